/** What signs look like: elements, made for one table. Nothing here moves. */
import { faceLook } from '../symbols';
import { createElement, glyph, paint, seatMark, type Ink } from './elements';
import type { Place } from './place';
import { LOOKS, type Sign } from './signs';

/** So many dice or cards are drawn; the rest is a number. */
export const MOST = 12;

export function inkOf({ name, face }: Sign): Ink {
  return face ? faceLook('verasselt', face) : LOOKS[name];
}

/** Whether there is a symbol or a number on it, not only the mark of a seat. */
export function hasFace({ name, face, number }: Sign): boolean {
  return LOOKS[name].glyph !== null || face !== undefined || number !== undefined;
}

export function insideOf({ name, by, to, face, number }: Sign, place: Place): Element {
  const look = LOOKS[name];
  if (look.glyph) return glyph(look.glyph);
  if (face) return glyph(faceLook('verasselt', face).name);
  if (number !== undefined) return createElement('', String(number));
  return seatMark(place.seatOf(by ?? to[0] ?? 0));
}

/** What, and whose. */
export function plaqueOf(sign: Sign, place: Place): { whole: HTMLElement; inside: Element } {
  const ink = inkOf(sign);
  const inside = insideOf(sign, place);
  const people = sign.by === null ? sign.to : [sign.by];
  const whose = people.map((each) => createElement('one', seatMark(place.seatOf(each)), place.called(each)));
  const { words: name, does } = LOOKS[sign.name];
  const words = createElement(
    '',
    createElement('what', place.say(name)),
    ...(does ? [createElement('does', place.say(does))] : []),
    createElement('whose', ...whose),
  );
  const whole = createElement(`plaque ${place.over}`, paint(createElement('tile', inside), ink), words);
  whole.dataset['sign'] = sign.name;
  whole.style.setProperty('--sign', `var(${ink.ground === '--die' ? ink.ink : ink.ground})`);
  return { whole, inside };
}

/** The symbol of a sign, so many px large. */
export function ghostOf(sign: Sign, place: Place, size: number): { whole: HTMLElement; inside: Element } {
  const ink = inkOf(sign);
  const inside = insideOf(sign, place);
  const whole = createElement('ghost', inside);
  const style = { width: `${size}px`, height: `${size}px`, fontSize: `${size * 0.8}px` };
  Object.assign(whole.style, style, { color: `var(${ink.ground})` });
  whole.style.setProperty('--sign', `var(${ink.ink})`);
  return { whole, inside };
}

export interface Winner {
  readonly whole: HTMLElement;
  readonly marks: readonly Element[];
  readonly line: Element;
  readonly heap: readonly Element[];
}

/** Mark, name and what they have; `count`: how much that is, where it is known. */
export function winnerOf(places: readonly number[], count: number | undefined, place: Place): Winner {
  const seats = places.map((each) => place.seatOf(each));
  const marks = seats.map(seatMark);
  const line = createElement(`line s${((seats[0] ?? 0) % 5) + 1}`);
  const heap = heapOf(places, count, place);
  const title = createElement('title', ...marks, createElement('name', winning(places, place)));
  // a lone winner has the title that the edition prints, if it prints one
  const honour = places.length === 1 ? place.say('title-winner') : '';
  const back = places.some((each) => place.comebacks?.has(each));
  const parts = [
    title,
    ...(honour ? [createElement('honour', honour)] : []),
    line,
    ...(back ? [createElement('back', place.say('moment-comeback'))] : []),
  ];
  const whole = createElement('winner', ...parts, ...(heap.length ? [createElement('heap', ...heap)] : []));
  whole.dataset['sign'] = 'win';
  return { whole, marks, line, heap };
}

function winning(places: readonly number[], place: Place): string {
  const called = places.map((each) => place.called(each));
  const you = called.length === 1 && called[0] === place.say('page-you') ? 'yes' : 'no';
  return place.say('moment-win', { players: place.listed(called), count: places.length, you });
}

/** What a lone winner has, as far as it can be drawn. */
function heapOf([first, ...more]: readonly number[], given: number | undefined, place: Place): HTMLElement[] {
  if (first === undefined || more.length) return [];
  const count = given ?? place.count(first) ?? 0;
  const kind = place.scene().game === 'verasselt' ? 'card' : 'die';
  const drawn = Array.from({ length: Math.min(count, MOST) }, () => createElement(kind));
  return count > MOST ? [...drawn, createElement('rest', `+${count - MOST}`)] : drawn;
}
