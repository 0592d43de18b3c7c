import { afterEach, expect, it } from 'vitest';
import Hand from '../../src/table/Hand.svelte';
import Players from '../../src/table/Players.svelte';
import { choices } from '../../src/table/decisions';
import { arenaView } from '../games';
import { mounting } from './mounted';
import { visiting } from './visits';

const DICE = [6, 3];
const SEATS = [
  { name: 'Ada', person: 'ada' },
  { name: 'Ben', person: 'ada' },
];
const nothing = () => undefined;

afterEach(() => localStorage.clear());

it.each([
  [0, 'Ada', 'Ben'],
  [1, 'Ben', 'Ada'],
])('shows two people at one device once each, with their dice: turn %i', (turn, acts, waits) => {
  const view = arenaView({ seat: turn, active: turn, to_act: [turn], supplies: DICE });
  const at = { kind: 'hot_seat', seats: SEATS } as const;
  const { visit } = visiting({ view, waiting_for: [turn] }, at, { seats: [0, 1] });
  const corners = mounting(Players, {
    visit,
    layout: 'corners',
    holding: (seat: number) => ({ text: String(DICE[seat]), label: `${DICE[seat]} dice` }),
  });
  const panel = mounting(Hand, {
    visit,
    view,
    may: choices(view),
    place: turn,
    edition: 'strike' as const,
    faces: new Map([[0, '5']]),
    canMove: false,
    moveRule: undefined,
    slow: false,
    picked: null,
    manner: 'toss' as const,
    force: 50,
    chosen: 0,
    moving: false,
    onthrow: nothing,
    onaim: nothing,
    onundo: nothing,
  });
  const names = (where: HTMLElement) => where.textContent.match(/Ada|Ben/g);
  expect([names(panel), names(corners)]).toEqual([[acts], [waits]]);
  const plates = [...document.querySelectorAll<HTMLElement>('[data-plate]')];
  expect(
    plates.map((plate) => [Number(plate.dataset['plate']), plate.querySelector('.num')?.textContent.trim()]),
  ).toEqual([
    [1 - turn, expect.stringContaining(String(DICE[1 - turn]))],
    [turn, String(DICE[turn])],
  ]);
});
