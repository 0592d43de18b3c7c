import { expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import Arena from '../../src/arena/Arena.svelte';
import type { Lying } from '../../src/arena/geometry';
import type { ArenaHandle, ArenaInput } from '../../src/arena/handle';
import { t } from '../../src/words/words.svelte';
import { bytesOf } from '../../src/replay/track';
import motions from '../fixtures/motions.json';
import { complaining, pictures } from './complaints';
import { mountingInstance } from './mounted';
import { moving } from './moving';

const toss = motions.find(({ name }) => name === 'toss')!;
const before = toss.before as Lying;
const box = () => page.getByRole('application');

function arena(more: { lying?: Lying; hand?: number; view?: 'flat' } = {}) {
  const called = {
    onthrow: vi.fn<NonNullable<ArenaInput['onthrow']>>(),
    onpick: vi.fn(),
    onready: vi.fn(),
    onaim: vi.fn(),
  };
  const props = $state({
    edition: 'strike' as const,
    lying: before,
    hand: 1,
    canAim: true,
    say: t,
    ...more,
  });
  const instance: ArenaHandle & { topFaces(): Record<number, number> } = mountingInstance(
    Arena,
    Object.assign(props, called),
  );
  return { instance, props, ...called };
}

const ready = ({ onready }: ReturnType<typeof arena>) => vi.waitFor(() => expect(onready).toHaveBeenCalled());

it('aims at the die whose key is pressed, says so, and throws there', async () => {
  const here = arena();
  await ready(here);
  (box().element() as HTMLElement).focus();
  await userEvent.keyboard('3');
  expect(here.onpick).toHaveBeenCalledWith(2);
  await expect.element(page.getByText(/^Aim: 3:/)).toBeInTheDocument();
  await userEvent.keyboard('{Enter}');
  await vi.waitFor(() => expect(here.onthrow).toHaveBeenCalledOnce());
  const [intent, how] = here.onthrow.mock.lastCall!;
  expect(intent).toHaveLength(9);
  expect(how).toMatchObject({ target: 2, manner: 'toss' });
});

it('makes a throw that was asked for before the stage was there', async () => {
  const here = arena();
  expect(here.instance.throwNow()).toBe(true);
  expect(here.onthrow).not.toHaveBeenCalled();
  await vi.waitFor(() => expect(here.onthrow).toHaveBeenCalledOnce());
});

it('throws nothing with an empty hand', async () => {
  const here = arena({ hand: 0 });
  expect(here.instance.throwNow()).toBe(false);
  await ready(here);
  expect(here.instance.throwNow()).toBe(false);
  expect(here.onthrow).not.toHaveBeenCalled();
});

it('shows the result of a motion until new places come', async () => {
  const here = arena();
  await ready(here);
  const onrest = vi.fn();
  await here.instance.play(bytesOf(toss.motion), [{ act: 'gone', dice: [0] }], { onrest });
  expect(onrest).toHaveBeenCalledOnce();
  expect(Object.keys(here.instance.topFaces())).toEqual(['1', '2', '3', '4', '5']);
  here.props.lying = { 7: before[0]! };
  await vi.waitFor(() => expect(Object.keys(here.instance.topFaces())).toEqual(['7']));
  await expect.element(page.getByRole('listitem')).toHaveAttribute('data-die', '7');
});

it('can throw again after a motion that cannot be read', async () => {
  const here = arena();
  await ready(here);
  here.instance.throwNow();
  await vi.waitFor(() => expect(here.onthrow).toHaveBeenCalledOnce());
  await expect(here.instance.play(new Uint8Array([1, 2, 3]))).rejects.toThrow();
  expect(here.instance.throwNow()).toBe(true);
});

function flying() {
  moving();
  return arena({ view: 'flat' });
}

it('continues a motion that was begun before it was whole, and shows what follows once', async () => {
  const here = flying();
  await ready(here);
  const onrest = vi.fn();
  await here.instance.begin(bytesOf(toss.motion));
  await vi.waitFor(() => expect(box().element()).toHaveAttribute('data-playing'));
  await here.instance.play(bytesOf(toss.motion), [{ act: 'gone', dice: [0] }], { onrest });
  expect(onrest).toHaveBeenCalledOnce();
  expect(Object.keys(here.instance.topFaces())).toEqual(['1', '2', '3', '4', '5']);
  await vi.waitFor(() => expect(box().element()).not.toHaveAttribute('data-playing'));
});

it('lays the dice back when what was begun does not land', async () => {
  const here = flying();
  await ready(here);
  const faces = here.instance.topFaces();
  await here.instance.begin(bytesOf(toss.motion));
  await vi.waitFor(() => expect(here.instance.topFaces()).not.toEqual(faces));
  await here.instance.cancel();
  expect(here.instance.topFaces()).toEqual(faces);
  expect(box().element()).not.toHaveAttribute('data-playing');
  expect(here.instance.throwNow()).toBe(true);
});

it('follows its size without a complaint of the browser, whatever its aim changes on the page', async () => {
  const complaints = complaining();
  const here = arena({ view: 'flat' });
  await ready(here);
  const shell = box().element().parentElement!;
  Object.assign(shell.style, { width: '400px', height: '300px' });
  here.onaim.mockImplementation(() => (shell.style.height = '290px'));
  await pictures();
  shell.style.width = '500px';
  await pictures();
  expect(shell.clientHeight).toBe(290);
  expect(complaints).toEqual([]);
});
