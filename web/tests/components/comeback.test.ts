import { describe, expect, it } from 'vitest';
import type { VerasseltGame } from '../../src/protocol/games';
import type { Visit } from '../../src/state/visit.svelte';
import { placeOf } from '../../src/verasselt/place';

describe('a comeback', () => {
  it('is seen at a table of voll verasselt, by its heaps', () => {
    const game = { id: 'g', places: [0, 1], view: { heaps: [0, 9] } } as unknown as VerasseltGame;
    const place = placeOf(
      () => ({}) as Visit,
      () => game,
    );
    const see = () => place.comebacks?.see('g', 'verasselt', place.counts?.() ?? []);
    expect(see()).toEqual([]);
    Object.assign(game.view, { heaps: [12, 9] });
    expect(see()).toEqual([0]);
  });
});
