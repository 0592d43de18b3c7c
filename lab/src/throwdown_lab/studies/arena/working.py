"""Doing what a study has not done yet."""

from __future__ import annotations

from typing import TYPE_CHECKING

from .jobs import Job, Sizes
from .notebook import Notebook
from .scheming import best_of
from .study import PARTS, WEIGHTS

if TYPE_CHECKING:
    from collections.abc import Callable

    from throwdown_lab.work import Pool


def run(notebook: Notebook, sizes: Sizes, pool: Pool, *, progress: Callable[[int], None] = lambda throws: None) -> None:
    """Do what is not in the notebook yet; ``progress`` is called with the throws of each job."""
    jobs = [Job(part, number) for part in PARTS if part != "fresh" for number in range(getattr(sizes, part))]
    _work(notebook, jobs, pool, progress)
    if sizes.fresh:
        best = best_of(notebook.part("search", sizes.search))
        fresh = [Job("fresh", number, best) for number in range(sizes.fresh)]
        _work(notebook, fresh, pool, progress)


def _work(notebook: Notebook, jobs: list[Job], workers: Pool, progress: Callable[[int], None]) -> None:
    """The long ones first, so that no worker is left alone with one at the end."""
    open_jobs = [job for job in jobs if (job.part, job.number) not in notebook.found]
    progress(sum(WEIGHTS[job.part] for job in jobs) - sum(WEIGHTS[job.part] for job in open_jobs))
    open_jobs.sort(key=lambda job: -WEIGHTS[job.part])
    for number, found in workers.each(notebook.study.work, open_jobs):
        job = open_jobs[number]
        notebook.add(job, found)
        progress(WEIGHTS[job.part])
