import { expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import Arena from '../../src/arena/Arena.svelte';
import type { ArenaHandle } from '../../src/arena/handle';
import type { OtherAim } from '../../src/arena/others';
import HandArena from '../../src/hand/HandArena.svelte';
import { isArena, type ArenaGame } from '../../src/protocol/games';
import { bytesOf } from '../../src/replay/track';
import { t } from '../../src/words/words.svelte';
import motions from '../fixtures/motions.json';
import { arenaView } from '../games';
import { mounting, mountingInstance } from './mounted';
import { moving } from './moving';
import { visiting } from './visits';

const aim: OtherAim = { seat: 1, manner: 'toss', force: 40, x: 0, y: 0, side: 1571, dice: 2 };
const drawn = () => document.querySelector('.overlay .other');
const hand = () =>
  [...document.querySelectorAll('.stage .hand .die')].map((die) => die.getAttribute('transform'));

async function arena(other: OtherAim | null) {
  const onready = vi.fn();
  const props = $state({
    edition: 'strike' as const,
    lying: {},
    view: 'flat' as const,
    say: t,
    other,
    onready,
  });
  const instance: ArenaHandle = mountingInstance(Arena, props);
  await vi.waitFor(() => expect(onready).toHaveBeenCalled());
  return { instance, props };
}

it('shows the hand of another over the rim, and moves at once where nothing is to move', async () => {
  const { props } = await arena(aim);
  await vi.waitFor(() => expect(hand()).toHaveLength(2));
  expect(drawn()?.getAttribute('style')).toContain('--mark-seat-2');
  expect(document.querySelector('.sr')).not.toHaveTextContent('40');
  const before = hand();
  props.other = { ...aim, side: 0 };
  await vi.waitFor(() => expect(hand()).not.toEqual(before));
  const then = hand();
  await new Promise(requestAnimationFrame);
  expect(hand()).toEqual(then);
  props.other = null;
  await vi.waitFor(() => expect([drawn(), hand()]).toEqual([null, []]));
});

it('throws from a hand that was not seen before', async () => {
  moving();
  const { instance } = await arena(null);
  const seen: [number, number][] = [];
  const count = () => void seen.push([hand().length, document.querySelectorAll('.dice .die').length]);
  const watch = new MutationObserver(count);
  watch.observe(document.querySelector('.stage > svg')!, { subtree: true, childList: true });
  await instance.play(bytesOf(motions.find(({ name }) => name === 'handful')!.motion));
  watch.disconnect();
  expect(seen[0]).toEqual([7, 0]);
  expect(seen.every(([held, fly]) => held === 0 || fly === 0)).toBe(true);
});

it('throws from the near side of the screen with a phone, wherever the own seat is', async () => {
  const seats = [
    { name: 'Ada', person: 'ada' },
    { name: 'Ben', person: 'ben' },
  ];
  const view = arenaView({ seat: 1, active: 1, to_act: [1] });
  const { visit, sent } = visiting({ view, waiting_for: [1] }, { seats }, { you: 'ben', seats: [1] });
  mounting(HandArena, {
    visit,
    get game() {
      const { game } = visit.state;
      if (!game || !isArena(game)) throw new Error('not a game of the arena');
      return game satisfies ArenaGame;
    },
  });
  await page.getByText('Toss').click();
  await page.getByRole('button', { name: /^Throw/ }).click();
  await vi.waitFor(() => expect(sent('act')).toHaveLength(1));
  const [, y] = sent('act')[0]!['intent'] as number[];
  expect(y).toBeLessThan(0);
  expect(sent('aim').at(-1)).toMatchObject({ seat: 1, aiming: { side: -1571, dice: 1 } });
});
