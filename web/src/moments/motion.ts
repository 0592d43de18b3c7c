/** How things move: keyframes for the browser's own animations, which run beside the page's work. */
import type { Spot } from './elements';
import type { Gesture } from './signs';

export const LAND = 'cubic-bezier(0.3, 1.4, 0.5, 1)';
export const OUT = 'cubic-bezier(0.2, 0.8, 0.3, 1)';

/** How the symbol of a sign moves on its tile; each ends where it belongs. */
export const GESTURES: Readonly<Record<Gesture, Keyframe[]>> = {
  flash: [
    { opacity: 0, transform: 'scale(1.5)' },
    { opacity: 1, transform: 'scale(1.25)', offset: 0.12 },
    { opacity: 0.25, transform: 'scale(1.15)', offset: 0.26 },
    { opacity: 1, transform: 'scale(1.1)', offset: 0.4 },
    { opacity: 1, transform: 'none' },
  ],
  rise: [
    { transform: 'translateY(40%) scaleY(0.2)' },
    { transform: 'translateY(-6%) scaleY(1.25)', offset: 0.55 },
    { transform: 'none' },
  ],
  drop: [
    { opacity: 0, transform: 'translateY(-130%) rotate(-24deg)' },
    { opacity: 1, transform: 'translateY(8%) rotate(6deg)', offset: 0.5 },
    { transform: 'translateY(-8%)', offset: 0.68 },
    { transform: 'none' },
  ],
  spin: [{ transform: 'rotate(-400deg) scale(0.5)' }, { transform: 'none' }],
  wave: [
    { transform: 'translateX(-34%) skewX(16deg)' },
    { transform: 'translateX(24%) skewX(-12deg)', offset: 0.4 },
    { transform: 'translateX(-10%) skewX(6deg)', offset: 0.72 },
    { transform: 'none' },
  ],
  freeze: [
    { opacity: 0, transform: 'rotate(60deg) scale(1.8)' },
    { opacity: 1, transform: 'none', offset: 0.35 },
    { transform: 'none' },
  ],
  burst: [
    { opacity: 0, transform: 'scale(0.2)' },
    { opacity: 1, transform: 'scale(1.3)', offset: 0.5 },
    { transform: 'none' },
  ],
  pull: [
    { opacity: 0, transform: 'translateX(120%) scale(0.6)' },
    { opacity: 1, transform: 'translateX(-12%)', offset: 0.6 },
    { transform: 'none' },
  ],
  lift: [
    { transform: 'translateY(55%) rotate(-8deg)' },
    { transform: 'translateY(-16%) rotate(5deg)', offset: 0.6 },
    { transform: 'none' },
  ],
  turn: [
    { transform: 'rotate(0deg)' },
    { transform: 'rotate(200deg)', offset: 0.4 },
    { transform: 'rotate(-20deg)', offset: 0.8 },
    { transform: 'none' },
  ],
  fall: [
    { transform: 'translateY(-30%)' },
    { transform: 'translateY(16%) rotate(14deg)', offset: 0.6 },
    { transform: 'translateY(10%) rotate(10deg)' },
  ],
};

const STEPS = 14;

/**
 * From one point of the window to another over an arc; `from` and `to` are the sizes in px there, and the thing itself
 * is `size` px large.
 */
export function arc(from: Spot, to: Spot, sizes: { from: number; to: number; size: number }): Keyframe[] {
  const away = Math.hypot(to.x - from.x, to.y - from.y);
  const peak = {
    x: (from.x + to.x) / 2,
    y: Math.max(Math.min(from.y, to.y) - Math.min(30 + away * 0.22, 110), 16),
  };
  return Array.from({ length: STEPS + 1 }, (_, step) => {
    const t = ease(step / STEPS);
    const [a, b, c] = [(1 - t) ** 2, 2 * t * (1 - t), t ** 2];
    const x = a * from.x + b * peak.x + c * to.x;
    const y = a * from.y + b * peak.y + c * to.y;
    const scale = (sizes.from + (sizes.to - sizes.from) * t) / sizes.size;
    return {
      transform: `translate(${x.toFixed(1)}px, ${y.toFixed(1)}px) translate(-50%, -50%) rotate(${(t * 28).toFixed(1)}deg) scale(${scale.toFixed(3)})`,
    };
  });
}

const ease = (t: number) => (t < 0.5 ? 2 * t * t : 1 - (2 - 2 * t) ** 2 / 2);
