import { beforeEach, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { finished } from '../../src/net/finished';
import type { Replay, Review } from '../../src/protocol/messages';
import ReplayPage from '../../src/replay/Replay.svelte';
import { ReplayController } from '../../src/replay/replay-controller.svelte';
import { arenaView, replayStep } from '../games';
import { mounting, unmountAll } from './mounted';

const offline = { code: 'page/offline', message: 'No connection.' };
const replay = (id: string, more: Partial<Replay> = {}): Replay => ({
  id,
  game: 'strike',
  players: ['Ada', 'Ben'],
  bots: [null, null],
  options: {},
  thrower: 'luck',
  engine: '',
  commitment: '',
  secret: '',
  started: 0,
  ended: 1,
  place: '',
  result: null,
  steps: [
    { n: 0, told: [`${id} begins.`] },
    { n: 1, events: [{ is: 'throw_committed', seat: 0, kind: 'single', dice: [3] } as const] },
    {
      n: 2,
      told: ['A five.'],
      events: [{ is: 'dice_settled', thrown: [[3, '5']], changed: [], stacks: [] } as const],
    },
    { n: 3, told: ['Ben is on turn.'] },
  ].map((step) => replayStep({ view: arenaView(), ...step })),
  ...more,
});
const review: Review = {
  id: 'one',
  game: 'strike',
  model: '',
  players: [
    {
      seat: 0,
      name: 'Ada',
      bot: null,
      slips: [
        {
          n: 2,
          seat: 0,
          done: { action: { is: 'throw' }, manner: 'smash', hand: null },
          best: { action: { is: 'stop' }, manner: null, hand: null },
          cost: 0.046,
          unit: 'win',
        },
      ],
    },
  ],
};

function open(id: string, query = '') {
  const props = $state({ id, query: new URLSearchParams(query) });
  mounting(ReplayPage, props);
  return props;
}
const panel = () => page.getByRole('region', { name: 'Replay controls' });
const shows = (text: string) => expect.element(panel()).toHaveTextContent(text);

beforeEach(() => {
  vi.restoreAllMocks();
  vi.spyOn(finished, 'replay').mockImplementation((id) => Promise.resolve(replay(id)));
  vi.spyOn(finished, 'review').mockRejectedValue(offline);
});

it('opens at the step of the address and moves by keys', async () => {
  open('one', 'step=3');
  await shows('Ben is on turn.');
  await userEvent.keyboard('p');
  await shows('A five.');
  await userEvent.keyboard('{ArrowLeft}{ArrowLeft}');
  await shows('one begins.');
  await userEvent.keyboard('n');
  await shows('A five.');
});

it('stays at the step that was chosen while another one is shown', async () => {
  let controller!: ReplayController;
  const stop = $effect.root(() => {
    controller = new ReplayController({ id: 'one', query: new URLSearchParams() });
  });
  await expect.poll(() => controller.replay).not.toBeNull();
  let skipped: () => void = () => undefined;
  const shown = new Promise<void>((done) => (skipped = done));
  const unmark = vi.fn();
  controller.stage = { show: () => shown, skip: skipped, unmark, turn: () => undefined };
  const played = controller.play();
  expect(controller.moving).toBe(true);
  controller.seek(2);
  await played;
  expect([controller.at, controller.moving, controller.playing]).toEqual([2, false, false]);
  expect(unmark, 'rings of the other step: taken away, and again when its dice lie').toHaveBeenCalledTimes(2);
  stop();
});

it('plays the throw that the address links to', async () => {
  open('one', 'throw=1');
  await shows('A five.');
});

it('names the better choice at a costly decision', async () => {
  vi.spyOn(finished, 'review').mockResolvedValue(review);
  open('one');
  await page.getByRole('button', { name: 'The costliest decisions' }).click();
  await page.getByRole('dialog').getByRole('button', { name: /chose/ }).click();
  await shows('Best would have been: Stop.');
});

it('shows the game of the address when an earlier one is loaded late', async () => {
  let answer: (late: Replay) => void = () => undefined;
  const late = new Promise<Replay>((resolve) => (answer = resolve));
  vi.spyOn(finished, 'replay').mockImplementation((id) =>
    id === 'one' ? late : Promise.resolve(replay(id)),
  );
  const props = open('one');
  props.id = 'two';
  await shows('two begins.');
  answer(replay('one'));
  await late;
  await shows('two begins.');
});

it('says why a game cannot be shown', async () => {
  vi.spyOn(finished, 'replay').mockRejectedValue(offline);
  open('none');
  await expect.element(page.getByRole('alert')).toHaveTextContent('No connection.');
});

it('saves a copy that is shown without a connection, and removes it', async () => {
  open('one');
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('button', { name: 'Save for offline' }).click();
  await expect.element(page.getByRole('button', { name: 'Saved for offline' })).toBeVisible();
  await unmountAll();
  vi.spyOn(finished, 'replay').mockRejectedValue(offline);
  open('one');
  await shows('one begins.');
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('button', { name: 'Saved for offline' }).click();
  await expect.element(page.getByRole('button', { name: 'Save for offline' })).toBeVisible();
});
