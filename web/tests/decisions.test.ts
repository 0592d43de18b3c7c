import { describe, expect, it } from 'vitest';
import type { Action, ArenaView, GameEvent } from '../src/protocol/messages';
import { paths } from '../src/shell/drawing';
import { causeOf, choices, handful, question } from '../src/table/decisions';
import { placeWithoutPhysics } from '../src/table/placement';
import { commands, landed } from '../src/table/tally';
import { placedOf, standsOn, topOf } from '../src/arena/geometry';
import { FACES } from '../src/symbols';
import { arenaView } from './games';

const view = (actions: Action[], more: Partial<ArenaView> = {}): ArenaView =>
  arenaView({ actions, supplies: [5, 4], piles: [[3, 2], []], ...more });
const asked = (...actions: Action[]) => question(choices(view(actions)), view(actions), 0)?.[0];

describe('what may be done', () => {
  it('is asked in the words of the catalogue', () => {
    expect(asked({ is: 'throw' })).toBe('ask-turn');
    expect(asked({ is: 'throw' }, { is: 'stop' })).toBe('ask-choice');
    expect(asked({ is: 'throw_all' })).toBe('ask-throw-all');
    expect(asked({ is: 'react', pile: null })).toBe('told-ask-reaction');
    expect(asked({ is: 'place_start', symbol: 'FIRE' })).toBe('ask-place');
    expect(asked({ is: 'collect', take: true }, { is: 'collect', take: false })).toBe('ask-collect');
    expect(asked({ is: 'keep_piles', keep: true })).toBe('told-ask-piles');
    expect(asked({ is: 'take_extra', die: 3 }, { is: 'take_extra', die: null })).toBe('told-ask-extra');
    expect(asked({ is: 'take_extra', die: 3 })).toBe('told-ask-extra-must');
    expect(asked({ is: 'build_tower', dice: [1, 2] })).toBe('told-ask-tower');
    expect(asked()).toBeUndefined();
  });

  it('names the spell or power that asks', () => {
    const cause = (phase: string, ...effects: string[]) => causeOf({ phase, effects });
    expect(cause('accio', 'ACCIO')).toBe('effect-accio');
    expect(cause('tower', 'CONFUNDO', 'LEVIOSA')).toBe('effect-leviosa');
    expect(cause('reaction', 'storm')).toBe('effect-storm');
    expect(cause('reaction', 'RELASHIO')).toBe('effect-relashio');
    expect(cause('piles', 'storm', 'fire')).toBe('effect-fire');
    expect(cause('turn')).toBeNull();
    const taking = view([{ is: 'take_extra', die: 3 }]);
    expect(question(choices(taking), taking, 0, 'Accio')?.[1]).toEqual({ effect: 'Accio' });
  });

  it('has too many towers to write out: the dice are listed', () => {
    const towers = view([], { actions: { is: 'tower_orders', dice: [3, 1, 2] } });
    expect(choices(towers).tower).toEqual([3, 1, 2]);
  });

  it('has the loose die first, then piles', () => {
    const { throws } = choices(
      view([{ is: 'throw_pile', pile: 0 }, { is: 'throw_from_pile', pile: 1 }, { is: 'throw' }]),
    );
    expect(throws.map(({ is }) => is)).toEqual(['throw', 'throw_pile', 'throw_from_pile']);
    expect(throws.map((each) => handful(each, view([]), 0))).toEqual([1, 3, 1]);
    expect(handful({ is: 'throw_all' }, view([]), 0)).toBe(5);
  });
});

describe('what follows from a throw', () => {
  it('is shown in the order of the events', () => {
    const events: GameEvent[] = [
      { is: 'dice_left_arena', dice: [[4, 'bounced']] },
      { is: 'dice_settled', thrown: [], changed: [[2, '5']], stacks: [] },
      { is: 'x_removed', dice: [7] },
      { is: 'dice_collected', seat: 1, symbols: ['5'], dice: [1, 2] },
    ];
    const names = ['gone', 'ring', 'sink', 'take'];
    const each = names.flatMap((act) => ['shows', act]);
    expect(commands({ events, lying: null }, 2).map(({ act }) => act)).toEqual(each);
    expect(landed(events)).toBe(2);
  });
});

describe('dice without physics', () => {
  it('show the scored face and stand where a tower is', () => {
    const arena = FACES.strike.map((face, die) => [die, face] as [number, string]);
    const lying = placeWithoutPhysics('strike', arena, [[0, 1]]);
    for (const [die, face] of arena) expect(FACES.strike[topOf(placedOf(lying[die]!).turned)]).toBe(face);
    expect(standsOn(lying)[1]).toBe(0);
  });
});

describe('symbols', () => {
  it('are drawn by their paths', () => {
    expect(paths('strike-5')).toHaveLength(1);
    expect(paths('strike-5')[0]).toMatchObject({ fill: 'none', stroke: 'currentColor' });
  });
});
