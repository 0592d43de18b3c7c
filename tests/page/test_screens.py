"""Every screen: in every language without gaps, on every width without sticking out, for everybody by axe-core."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

import pytest

from tests.page.rooms import (
    arena_table,
    axe_everywhere,
    costliest,
    deleted,
    end,
    front,
    hint,
    learn,
    menu,
    new,
    odds_and_hint,
    practice,
    privacy,
    referee,
    referee_desk,
    replay,
    replay_of_a_mistake,
    resume,
    stored,
    verasselt_table,
    waiting_room,
)
from tests.page.visitor import Visitor

if TYPE_CHECKING:
    from tests.page.conftest import Visit

pytestmark = pytest.mark.deep

#: Words have the least room on the narrowest.
WIDTHS = ((1280, 720), (360, 640))


Screen = Callable[[Visitor], object]

#: Each is reached from the one before it, in the same window.
WAYS: tuple[tuple[Screen, ...], ...] = (
    (front, menu),
    (new,),
    (waiting_room,),
    (arena_table, hint),
    (verasselt_table, odds_and_hint),
    (end, replay),
    (costliest, replay_of_a_mistake),
    (referee, referee_desk),
    (practice,),
    (resume,),
    (learn,),
    (privacy, stored, deleted),
)
#: A dialog stands before the menu in which another language is chosen, and one sentence stays in its language.
DIALOGS = (menu, costliest, deleted)


def _named(way: tuple[Screen, ...]) -> str:
    return "-".join(screen.__name__ for screen in way)


def _in_every_language(visitor: Visitor, name: str) -> list[str]:
    """What has no words, and what sticks out of a window of any width. English comes last, and stays."""
    faults: list[str] = []
    missing: dict[str, list[str]] = {}
    widths = WIDTHS
    for language in visitor.in_languages():
        for word in visitor.missing_words():
            missing.setdefault(word, []).append(language)
        for width, height in widths:
            visitor.page.set_viewport_size({"width": width, "height": height})
            faults += [f"{language} at {width}: {what}" for what in visitor.sticking_out()]
            if language == "de":
                visitor.shot(f"{name}-{language}-{width}")
        widths = widths[::-1]  # the next language begins with the width that the window has
    visitor.page.set_viewport_size({"width": 1280, "height": 720})
    return faults + [f"{word} has no words in {', '.join(languages)}" for word, languages in missing.items()]


@pytest.mark.parametrize("way", WAYS, ids=_named)
def test_every_screen_is_accessible_and_fits_in_every_language(visit: Visit, way: tuple[Screen, ...]) -> None:
    """By axe-core; and every screen that is no dialog in every language."""
    visitor = visit()
    visitor.come_in()
    faults: list[str] = []
    for screen in way:
        name = screen.__name__
        screen(visitor)
        found = axe_everywhere(visitor, name)
        if screen not in DIALOGS:
            found += _in_every_language(visitor, name)
        faults += [f"{name}: {fault}" for fault in found]
    assert not faults, "\n".join(faults)


def test_the_screen_of_an_invited_person_is_accessible(visit: Visit) -> None:
    ada, ben = visit(), visit(name="Ben")
    ada.come_in()
    table = ada.open_table(game="strike", seats=[{"me": True}, {}])
    ben.go(f"t/{table['id']}")
    ben.page.get_by_label("Your name").wait_for()
    faults = axe_everywhere(ben, "come_in")
    assert not faults, "\n".join(faults)


def test_the_accessibility_checks_find_planted_faults(visit: Visit) -> None:
    """A message without words, a button that is too wide and one without a name are found."""
    ada = visit()
    ada.go()
    assert (ada.missing_words(), ada.sticking_out(), ada.axe()) == ([], [], [])
    ada.page.evaluate(
        """() => {
          const [wide, mute] = [document.createElement('button'), document.createElement('button')];
          wide.textContent = 'page-nowhere';
          wide.style.width = '2000px';
          document.querySelector('main').append(wide, mute);
        }"""
    )
    assert ada.missing_words() == ["page-nowhere"]
    assert ada.sticking_out()
    assert any("button-name" in fault for fault in ada.axe())
