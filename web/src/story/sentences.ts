/** What a story says. */

import type {
  AimedThrow,
  Analysis,
  Count,
  FaceCount,
  Remark,
  SeatTotal,
  ThrownAgain,
} from '../protocol/messages';
import { faceName, t } from '../words/words.svelte';
import { hundredths } from './chances';
import { anyOf, oneIn, standingOf, type Counted } from './figures';

/** The subject: "you", or a name. */
export interface Person {
  you: boolean;
  name: string;
}

/** The face that costs a die is called differently in every game. */
export function whatName(what: Counted, face: string): string {
  return t(`story-what-${what}`, { face });
}

export function labelOf(what: Counted, face: string): string {
  return what === 'lost' ? face : t(`story-label-${what}`);
}

export function remarkSentence(remark: Remark, person: Person, face: string): string {
  return t('story-remark', {
    who: person.you ? 'you' : 'player',
    player: person.name,
    by: Math.round(remark.by * 10) / 10,
    way: t(remark.more ? 'story-more' : 'story-less'),
    what: whatName(remark.what, face),
    count: remark.one_in,
  });
}

/** "about average", "1 game in 12". */
export function standingWords(count: Count): string {
  return t(`story-${standingOf(count)}`, { count: oneIn(count.chance) });
}

export function rowWords({ mean, low, high }: Count): string {
  return t('story-row', { mean: Math.round(mean * 10) / 10, low, high });
}

export function faceSentence({ face, count }: FaceCount, faces: number, name = faceName(face)): string {
  return t('story-face-rare', {
    seen: count.seen,
    face: name,
    mean: Math.round(count.mean * 10) / 10,
    count: oneIn(count.chance),
    any: anyOf(count.chance, faces),
  });
}

/** "Throw 7: turned a die, matched". */
export function aimSentence(aim: AimedThrow): string {
  const parts = [
    aim.turned ? 'story-aim-turned' : aim.struck ? 'story-aim-struck' : 'story-aim-nothing',
    ...(aim.matched ? ['story-aim-matched'] : []),
    ...(aim.out ? ['story-aim-out'] : []),
  ];
  return t('story-aim-one', { number: aim.throw, result: parts.map((id) => t(id)).join(', ') });
}

// Luck and skill

/** "The dice took 8 % from you, your throws and choices cost 42 %." */
export function totalSentence({ luck, skill, was_luck }: SeatTotal, { you, name }: Person): string {
  const id = `${was_luck ? 'analysis-hands' : 'analysis'}-${luck >= 0 ? 'gave' : 'took'}`;
  return t(id, {
    who: you ? 'you' : 'player',
    player: name,
    luck: hundredths(Math.abs(luck)),
    skill: hundredths(Math.abs(skill)),
    way: skill > 0 ? 'gain' : 'cost',
  }).replaceAll(' %', '\u00a0%');
}

/** Was it luck? What throwing every hand again says. */
export function wasLuck({ was_luck }: SeatTotal): string {
  return t(!was_luck || was_luck === 'few' ? 'story-luck-few' : `analysis-was-${was_luck}`);
}

/** What of it is exact. */
export function exactSentence({ exact, positions_exact, points }: Analysis): string {
  const draws = points.flatMap(({ judgement }) => judgement?.again?.draws ?? []);
  if (!draws.length) return t(exact ? 'analysis-exact' : 'analysis-estimated');
  return t(positions_exact ? 'analysis-hands-exact' : 'analysis-hands-estimated', {
    draws: Math.min(...draws),
  });
}

/** What the same hand does on average. */
export function againSentence({ draws, matched, turned, out }: ThrownAgain): string {
  return t('analysis-hand-again', {
    draws,
    matched: Math.round(100 * matched),
    turned: Math.round(100 * turned),
    out: Math.round(10 * out) / 10,
  }).replaceAll(' %', '\u00a0%');
}
