/** The four boxes on the shelf, and the games that come out of them. */

export interface Box {
  games: string[];
  symbols: string[];
}

export const BOXES: Box[] = [
  {
    games: ['strike'],
    symbols: ['strike-2', 'strike-3', 'strike-4', 'strike-5', 'strike-6', 'strike-x'],
  },
  {
    games: ['impact', 'impact_power', 'impact_avatar'],
    symbols: [
      'impact-fire',
      'impact-water',
      'impact-stone',
      'impact-lightning',
      'impact-air',
      'impact-blank',
    ],
  },
  {
    games: ['hp_strike'],
    symbols: ['hp-immobulus', 'hp-relashio', 'hp-accio', 'hp-leviosa', 'hp-confundo', 'hp-x'],
  },
  {
    games: ['verasselt'],
    symbols: ['bug-yellow', 'bug-blue', 'bug-red', 'bug-green', 'bar-double'],
  },
];

export const GAMES = BOXES.flatMap((box) => box.games);
