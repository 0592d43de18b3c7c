/** Draws our symbols onto a canvas. They are simple on purpose: paths that are filled or stroked. */
import { drawn } from '../../symbols';

interface Stroke {
  readonly path: Path2D;
  readonly fill: CanvasFillRule | null;
  readonly width: number;
  readonly cap: CanvasLineCap;
  readonly join: CanvasLineJoin;
}

const VIEW = 32;
const known = new Map<string, Stroke[]>();

function strokes(name: string): Stroke[] {
  let found = known.get(name);
  if (!found) {
    const paths = drawn(name).querySelectorAll('path');
    found = [...paths].map((path) => ({
      path: new Path2D(path.getAttribute('d') ?? ''),
      fill:
        path.getAttribute('fill') === 'none'
          ? null
          : ((path.getAttribute('fill-rule') ?? 'nonzero') as CanvasFillRule),
      width: path.hasAttribute('stroke') ? Number(path.getAttribute('stroke-width') ?? 1) : 0,
      cap: (path.getAttribute('stroke-linecap') ?? 'butt') as CanvasLineCap,
      join: (path.getAttribute('stroke-linejoin') ?? 'miter') as CanvasLineJoin,
    }));
    known.set(name, found);
  }
  return found;
}

/** A symbol in a square of this size around (x, y). */
export function drawSymbol(
  to: CanvasRenderingContext2D,
  name: string,
  x: number,
  y: number,
  size: number,
  colour: string,
): void {
  to.save();
  to.translate(x - size / 2, y - size / 2);
  to.scale(size / VIEW, size / VIEW);
  to.fillStyle = to.strokeStyle = colour;
  for (const { path, fill, width, cap, join } of strokes(name)) {
    to.lineWidth = width;
    to.lineCap = cap;
    to.lineJoin = join;
    if (fill) to.fill(path, fill);
    if (width) to.stroke(path);
  }
  to.restore();
}
