/** The finish of a race is shown once more, in the arena. */
import { towersAt, type Tower } from './finish';

/** So long the towers grow, and so long the last picture is seen, in ms. */
const GROWING = 1200;
const SEEN = 700;
export const FILM_MS = GROWING + SEEN;
/** People who raced still press: these presses do not end it. */
const PRESSED = 500;

export class RaceFilm {
  /** What is shown of it now; null when none is shown. */
  towers = $state.raw<readonly Tower[] | null>(null);
  private frame = 0;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private begun = -PRESSED;

  /** `still`: only its last picture. */
  play(towers: readonly Tower[], still: boolean): void {
    this.stop();
    this.begun = performance.now();
    if (still) this.show(towers, 1);
    else this.grow(towers, performance.now());
    // a page in the background draws nothing: the clock ends it
    this.timer = setTimeout(() => this.stop(), FILM_MS);
  }

  /** Somebody pressed something. */
  end(): void {
    if (performance.now() - this.begun >= PRESSED) this.stop();
  }

  stop(): void {
    cancelAnimationFrame(this.frame);
    clearTimeout(this.timer);
    this.towers = null;
  }

  private grow(towers: readonly Tower[], begin: number): void {
    const share = (performance.now() - begin) / GROWING;
    this.show(towers, share);
    if (share < 1) this.frame = requestAnimationFrame(() => this.grow(towers, begin));
  }

  private show(towers: readonly Tower[], share: number): void {
    this.towers = towersAt(towers, share);
  }
}
