/**
 * What passes over the table: things that fly, plates that glow, the plaque of a sign. It is decoration on top of the
 * page, catches no finger, and any tap or key that ends a motion ends it in one picture.
 */
import './moments.css';
import { createElement, type Spot } from './elements';
import { arc, LAND, OUT } from './motion';

/** Something under way; `end` completes all of it immediately. */
export interface Underway {
  readonly ms: number;
  end(): void;
}

/** How something flies, in px and ms; `appears`: it is not seen before. */
export interface Way {
  readonly from: Spot;
  readonly to: Spot;
  readonly sizes: { from: number; to: number; size: number };
  readonly ms: number;
  readonly wait: number;
  readonly appears?: boolean;
}

interface Passing {
  readonly element: Element;
  readonly animations: readonly Animation[];
  readonly arrived: () => void;
}

/** `hung`: its upper edge is there, not its middle. `still`: it is there and gone, and nothing moves. */
export interface Standing {
  readonly hung?: boolean;
  readonly still?: boolean;
}

/** Plates of more px than this are lit at their edge only. */
const LARGE = 40_000;

export class Overlay {
  private readonly root = createElement('moments');
  private readonly passing = new Set<Passing>();
  /** What follows from the end of one thing is not shown any more, either. */
  private ending = false;
  private width = innerWidth;

  /** `signScale`: how much larger plaques are than at arm's length. */
  constructor(private readonly signScale: () => number) {
    this.root.setAttribute('aria-hidden', 'true');
    document.body.append(this.root);
    window.addEventListener('resize', this.turned);
  }

  /** Another width, as of a phone that is turned: what hangs over the table would hang beside it. */
  private readonly turned = (): void => {
    if (innerWidth !== this.width) this.end();
    this.width = innerWidth;
  };

  dispose(): void {
    window.removeEventListener('resize', this.turned);
    this.end();
    this.root.remove();
  }

  /** Everything that is under way has happened now. */
  end(): void {
    this.ending = true;
    for (const each of [...this.passing]) this.finish(each);
    this.ending = false;
  }

  /** The plate of a seat of the table, as it is seen now. */
  plate(seat: number): Element | null {
    const plates = [...document.querySelectorAll(`[data-plate="${seat}"]`)];
    return plates.find((plate) => plate.getClientRects().length > 0) ?? null;
  }

  middle(element: Element): Spot {
    const { left, top, width, height } = element.getBoundingClientRect();
    return { x: left + width / 2, y: top + height / 2 };
  }

  /** Shows something until its animations are over; `arrived` is called once, however that comes about. */
  pass(
    element: HTMLElement | SVGElement,
    animate: (element: HTMLElement | SVGElement) => Animation[],
    arrived: () => void = () => undefined,
  ): Underway {
    if (this.ending) {
      arrived();
      return { ms: 0, end: () => undefined };
    }
    this.root.append(element);
    const animations = animate(element);
    const passing: Passing = { element, animations, arrived };
    this.passing.add(passing);
    const last = Math.max(...animations.map((each) => Number(each.effect?.getComputedTiming().endTime ?? 0)));
    const end = () => this.finish(passing);
    // an animation that is never drawn (a page in the background) ends by the clock all the same
    const late = setTimeout(end, last + 400);
    void Promise.allSettled(animations.map((each) => each.finished)).then(() => {
      clearTimeout(late);
      end();
    });
    return { ms: last, end };
  }

  private finish(passing: Passing): void {
    if (!this.passing.delete(passing)) return;
    for (const each of passing.animations) each.cancel();
    passing.element.remove();
    passing.arrived();
  }

  /** Something flies from one place of the window to another. */
  fly(thing: HTMLElement, way: Way, arrived?: () => void): Underway {
    const { from, to, sizes, ms, wait, appears = false } = way;
    return this.pass(
      thing,
      (element) => [
        element.animate(arc(from, to, sizes), { duration: ms, delay: wait, fill: 'both' }),
        element.animate(
          [
            { opacity: appears ? 0 : 1 },
            { opacity: 1, offset: 0.1 },
            { opacity: 1, offset: 0.8 },
            { opacity: 0 },
          ],
          { duration: ms, delay: wait, fill: 'both' },
        ),
      ],
      arrived,
    );
  }

  /** A plate lights up in the colour of its seat, and its number is raised for an instant. */
  glow(plate: Element, seat: number, ms = 620): void {
    const { left, top, width, height } = plate.getBoundingClientRect();
    const light = createElement(`glow s${(seat % 5) + 1}${width * height > LARGE ? ' large' : ''}`);
    Object.assign(light.style, {
      left: `${left}px`,
      top: `${top}px`,
      width: `${width}px`,
      height: `${height}px`,
    });
    this.pass(light, (element) => [
      element.animate([{ opacity: 0 }, { opacity: 1, offset: 0.2 }, { opacity: 0 }], ms),
    ]);
    plate
      .querySelector('.cnt')
      ?.animate([{ transform: 'scale(1.3)' }, { transform: 'none' }], { duration: 240, easing: LAND });
  }

  /** Puts something on this spot: it lands, stays and goes, `ms` in all. */
  stand(thing: HTMLElement, at: Spot, ms: number, { hung = false, still = false }: Standing = {}): Underway {
    const up = hung ? '0' : '-50%';
    thing.style.transformOrigin = hung ? '50% 0' : '';
    const place = `translate(${at.x.toFixed(1)}px, ${at.y.toFixed(1)}px) translate(-50%, ${up}) scale(${this.signScale()})`;
    return this.pass(thing, (element) =>
      still
        ? [element.animate([{ transform: place }, { transform: place }], { duration: ms, fill: 'both' })]
        : landing(element, place, ms),
    );
  }

  /** A part of something that is shown moves on its own. */
  stir(part: Element, frames: Keyframe[], ms: number, wait = 0): void {
    part.animate(frames, { duration: ms, delay: wait, easing: OUT, fill: 'both' });
  }
}

function landing(element: Element, place: string, ms: number): Animation[] {
  const comes = [{ transform: `${place} translateY(-16px) scale(0.94)` }, { transform: place }];
  const fades = [
    { opacity: 0 },
    { opacity: 1, offset: Math.min(110 / ms, 0.2) },
    { opacity: 1, offset: 1 - Math.min(180 / ms, 0.3) },
    { opacity: 0 },
  ];
  return [
    element.animate(comes, { duration: 220, easing: LAND, fill: 'both' }),
    element.animate(fades, { duration: ms, easing: 'linear', fill: 'both' }),
  ];
}
