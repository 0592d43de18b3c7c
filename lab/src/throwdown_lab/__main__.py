"""``python -m throwdown_lab``: the same as ``throwdown lab``, where that is not installed."""

from throwdown_lab.cli import lab

if __name__ == "__main__":
    lab(prog_name="throwdown lab")
