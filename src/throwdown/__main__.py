"""``python -m throwdown``: the same as the command ``throwdown``."""

from throwdown.cli import main

if __name__ == "__main__":
    main(prog_name="throwdown")
