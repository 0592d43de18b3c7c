/** An event for every sign that there is, by the name of the sign: the game, and what happened. */
import type { GameEvent } from '../src/protocol/messages';

export const EVENTS: Readonly<Record<string, readonly [string, readonly GameEvent[]]>> = {
  storm: ['impact_power', [{ is: 'reaction_started', effect: 'storm', seats: [0, 2, 3] }]],
  fire: ['impact_power', [{ is: 'race_started', seats: [0, 1, 2, 3] }]],
  first: ['impact_power', [{ is: 'race_finished', winner: 3, times: [] }]],
  boulders: ['impact_power', [{ is: 'pile_built', seat: 1, dice: [1, 2] }]],
  apart: ['impact_power', [{ is: 'piles_dissolved', seats: [1, 2] }]],
  hurricane: [
    'impact_power',
    [
      {
        is: 'hurricane_passed',
        passed: [
          [0, 1, 5, []],
          [1, 2, 8, []],
          [2, 3, 3, []],
          [3, 0, 6, []],
        ],
      },
    ],
  ],
  swamp: ['impact_power', [{ is: 'dice_held', symbol: 'WATER', dice: [1, 2] }]],
  immobulus: ['hp_strike', [{ is: 'immobulus_held', dice: [1, 2] }]],
  relashio: ['hp_strike', [{ is: 'reaction_started', effect: 'relashio', seats: [0, 1, 2, 3] }]],
  accio: ['hp_strike', [{ is: 'accio_taken', seat: 1, die: 3, symbol: 'ACCIO' }]],
  leviosa: ['hp_strike', [{ is: 'tower_built', seat: 1, dice: [1, 2], symbols: ['ACCIO', 'X'] }]],
  confundo: ['hp_strike', [{ is: 'direction_reversed', direction: -1 }]],
  big: ['strike', [{ is: 'big_throw_required', seat: 0, count: 5 }]],
  bang: ['impact', [{ is: 'big_throw_required', seat: 1, count: 8 }]],
  expelliarmus: ['hp_strike', [{ is: 'big_throw_required', seat: 2, count: 3 }]],
  out: ['strike', [{ is: 'player_eliminated', seats: [2], remaining: 3, points: [] }]],
  taken: ['strike', [{ is: 'dice_collected', seat: 3, symbols: ['3'], dice: [1, 2, 4] }]],
  bust: ['verasselt', [{ is: 'busted', seat: 1, offending: [['B', 2, 1]] }]],
  boost: ['verasselt', [{ is: 'boosted', seat: 1, cards: [0, 0, 0, 2], group: 'hub' }]],
  plunder: ['verasselt', [{ is: 'group_chosen', seat: 1, group: 'catch', forced: false }]],
  safe: [
    'verasselt',
    [
      { is: 'payout_due', owner: 1, cards: [2, 1, 0, 0], reason: 'secured' },
      { is: 'payout_split', owner: 1, to_yard: [1, 0, 0, 0], to_heap: [1, 1, 0, 0] },
    ],
  ],
  left: ['verasselt', [{ is: 'player_left', seat: 3 }]],
  win: ['strike', [{ is: 'game_over', winners: [1], reason: 'last_with_dice' }]],
  'win-shared': ['strike', [{ is: 'game_over', winners: [0, 2], reason: 'all_out' }]],
  'win-cards': [
    'verasselt',
    [{ is: 'scored', heaps: [12, 9, 23, 4], yards: [0, 0, 0, 0], winners: [2], tie_break: null }],
  ],
};
