"""The box through a game: its canvas keeps its size, and is never seen empty."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tests.page.visitor import THROW

if TYPE_CHECKING:
    from tests.page.conftest import Visit
    from tests.page.visitor import Visitor

#: Throws of ours that are watched.
THROWS = 2
#: Watches the box from now on: every size that it has, and whether its canvas was empty while it was visible. A canvas
#: is empty after its size was changed. The box changes it in the frame after its own size; this observer is asked after
#: the box's own, so it looks in that frame, too, before the picture is shown.
WATCH = """(canvas) => {
  const seen = (window.seen = { sizes: [], empty: 0, drawn: canvas.width });
  const look = document.createElement('canvas').getContext('2d', { willReadFrequently: true });
  const box = canvas.closest('.arena');
  new ResizeObserver(() => {
    seen.sizes.push(`${box.clientWidth} × ${box.clientHeight}`);
    if (seen.sizes.length > 1) requestAnimationFrame(inspect); // at first the watch begins, nothing changed
  }).observe(box);

  function inspect() {
    look.canvas.width = look.canvas.height = 8;
    look.drawImage(canvas, 0, 0, 8, 8);
    if (!look.getImageData(0, 0, 8, 8).data.some((part) => part > 0)) seen.empty += 1;
    seen.drawn = canvas.width;
  }
}"""


def test_the_canvas_keeps_its_size_and_is_never_empty(visit: Visit) -> None:
    ada = visit(still=False, size=(1000, 700))
    ada.come_in()
    table = ada.open_table(game="strike", seats=[{"me": True}, {"bot": "novice"}], start=True)
    ada.go(f"t/{table['id']}")
    throw = ada.button(THROW).and_(ada.page.locator(":enabled"))
    throw.wait_for()
    canvas = ada.page.locator("[data-view='3d'] > canvas")
    canvas.evaluate(WATCH)
    first = canvas.element_handle()
    for _ in range(THROWS):
        version = ada.version
        throw.click()
        if not _may_throw_again(ada, version):
            break
    assert ada.page.evaluate("seen.sizes.length") == 1, ada.page.evaluate("seen.sizes")
    before = ada.page.evaluate("seen.drawn")
    ada.page.set_viewport_size({"width": 900, "height": 640})
    ada.wait_until(lambda: ada.page.evaluate("seen.drawn") != before, lambda: "the box does not follow")
    assert ada.page.evaluate("seen.empty") == 0, "drawn in the task that changes its size"
    assert first.evaluate("(old) => old.isConnected"), "it is the same canvas all the time"


def _may_throw_again(visitor: Visitor, version: int) -> bool:
    """Skip what moves until more has happened than this and it is our turn again, or the bot has lost all its dice."""
    throw, over = visitor.button(THROW).and_(visitor.page.locator(":enabled")), visitor.button("Play again")

    def ours() -> bool:
        if visitor.button("Skip").is_visible():
            visitor.page.keyboard.press("Escape")
        return visitor.version > version and (throw.is_visible() or over.is_visible())

    visitor.wait_until(ours, lambda: f"our turn does not come again: {visitor.game}")
    return not over.is_visible()
