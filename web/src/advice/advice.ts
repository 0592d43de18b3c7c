/** Advice in words and numbers. `name` is the name of a choice at this table. */

import type { Action, Advised, ChoiceInfo, Unit, WeighedInfo } from '../protocol/messages';
import { MANNERS } from '../arena/intent';
import { listed, t } from '../words/words.svelte';

/** An action and how it is thrown; what a hand did is only known of throws that were made. */
export type Chosen = Pick<ChoiceInfo, 'action' | 'manner'> & Partial<Pick<ChoiceInfo, 'hand'>>;
export type Naming = (choice: Chosen) => string;

/** So many of the other choices are shown. */
const MOST_OTHERS = 4;
/** What costs less is as good as the best: in chances to win, and in cards. */
const MENTIONED_FROM: Record<Unit, number> = { win: 0.001, cards: 0.05 };
/** The longest bar represents at least so much. */
const LONGEST: Record<Unit, number> = { win: 0.05, cards: 1 };

export function percent(chance: number): number {
  return Math.round(chance * 1000) / 10;
}

/** Chances to win in percent, cards as they are: rounded as they are shown. */
export function rounded(cost: number, unit: Unit): number {
  return unit === 'win' ? percent(cost) : Math.round(cost * 10) / 10;
}

/** The fields of an action in one order; what is nothing need not be there. */
function sorted(action: Action): [string, unknown][] {
  const fields = Object.entries(action).filter(([, value]) => value !== null);
  return fields.sort(([a], [b]) => a.localeCompare(b));
}

export function same(one: Action, other: Action): boolean {
  return JSON.stringify(sorted(one)) === JSON.stringify(sorted(other));
}

/**
 * The best choice of advice; there is none where nothing is to be chosen. Of ways to throw that are as good it is the
 * gentlest, and none of them if all are.
 */
export function bestOf(advice: Advised | null): WeighedInfo | null {
  const best = advice && advice.options.length > 1 ? bestWays(advice)[0] : null;
  return best && advice && isEven(advice) ? { ...best, manner: null } : (best ?? null);
}

/** The best choice with every way to throw it that is as good, the gentlest first. */
function bestWays({ options, unit }: Advised): WeighedInfo[] {
  const [first] = options;
  if (!first) return [];
  const asGood = (each: WeighedInfo) => same(each.action, first.action) && !isWorse(each, unit);
  const ways = options.filter((each) => each === first || asGood(each));
  return ways.sort((a, b) => hardness(a) - hardness(b));
}

/** Whether it does not matter how the best choice is thrown. */
export function isEven(advice: Advised): boolean {
  const [best, ...ways] = bestWays(advice);
  const all = advice.options.filter(({ action }) => best && same(action, best.action));
  return ways.length > 0 && ways.length + 1 === all.length;
}

/** Of two choices that cost the same the gentler one comes first. */
const hardness = ({ manner }: WeighedInfo): number => (manner ? MANNERS.indexOf(manner) : 0);

/**
 * Some of the rest, cheapest first: to stop, the cheapest way of every other action, then whatever is left. Ways that are
 * all as good are not listed.
 */
export function othersOf(advice: Advised): WeighedInfo[] {
  const [best] = bestWays(advice);
  const even = isEven(advice);
  const rest = advice.options.filter(
    (each) => each !== best && !(even && best && same(each.action, best.action)),
  );
  const known = advice.options.slice(0, 1);
  const cheapest = rest.filter((each) => {
    const another = known.every(({ action }) => !same(action, each.action));
    if (another) known.push(each);
    return another;
  });
  cheapest.sort((a, b) => Number(b.action.is === 'stop') - Number(a.action.is === 'stop'));
  const others = [...new Set([...cheapest, ...rest])].slice(0, MOST_OTHERS);
  const shown = (each: WeighedInfo) => (isWorse(each, advice.unit) ? costOf(each) : 0);
  return others.sort((a, b) => shown(a) - shown(b) || hardness(a) - hardness(b));
}

export function costOf({ cost }: WeighedInfo): number {
  return cost;
}

/** Whether it is worse than the best by more than doubt and rounding. */
export function isWorse(option: WeighedInfo, unit: Unit): boolean {
  return option.matters && costOf(option) >= MENTIONED_FROM[unit];
}

/** How much of the bar each of these costs fills, 0 to 1. */
export function shares(options: readonly WeighedInfo[], unit: Unit): number[] {
  const longest = Math.max(LONGEST[unit], ...options.map(costOf));
  return options.map((option) => (isWorse(option, unit) ? costOf(option) / longest : 0));
}

/** All of it in a sentence or two, to be read out. */
export function sentence(advice: Advised, name: Naming): string {
  const best = bestOf(advice);
  if (!best) return t('learn-only');
  const worse = othersOf(advice).filter((each) => isWorse(each, advice.unit));
  const costs = worse.map((each) =>
    t(`learn-cost-${advice.unit}`, { choice: name(each), cost: rounded(costOf(each), advice.unit) }),
  );
  const even = isEven(advice);
  return [
    praise(best, advice.unit, name(best)),
    ...(even ? [t('learn-ways-even')] : []),
    ...(costs.length ? [t('learn-worse', { choices: listed(costs) })] : even ? [] : [t('learn-as-good')]),
  ].join(' ');
}

function praise({ value, odds }: WeighedInfo, unit: Unit, choice: string): string {
  if (odds && odds.bust !== null)
    return t('learn-best-roll', {
      choice,
      bust: percent(odds.bust),
      catch: rounded(odds.catch ?? 0, 'cards'),
    });
  if (unit === 'cards') return t('learn-best', { choice });
  const win = percent(value);
  return odds && odds.match !== null
    ? t('learn-best-throw', { choice, match: percent(odds.match), win })
    : t('learn-best-win', { choice, win });
}
