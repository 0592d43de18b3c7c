/** A game under way, distinguished by its family: the view says which it is. */

import type { ArenaView, GameInfo, VerasseltView } from './messages';

export type ArenaGame = GameInfo & { view: ArenaView };
export type VerasseltGame = GameInfo & { view: VerasseltView };

export function isArena(game: GameInfo): game is ArenaGame {
  return game.view.is === 'arena_view';
}

export function isVerasselt(game: GameInfo): game is VerasseltGame {
  return game.view.is === 'verasselt_view';
}
