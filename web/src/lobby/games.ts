/** The four boxes on the shelf, and the games that come out of them. */

export interface Box {
  games: string[];
  symbols: string[];
  look: 'wood' | 'petrol' | 'plum' | 'coral';
}

export const BOXES: Box[] = [
  {
    games: ['strike'],
    look: 'wood',
    symbols: ['strike-2', 'strike-3', 'strike-4', 'strike-5', 'strike-6', 'strike-x'],
  },
  {
    games: ['impact', 'impact_power', 'impact_avatar'],
    look: 'petrol',
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
    look: 'plum',
    symbols: ['hp-immobulus', 'hp-relashio', 'hp-accio', 'hp-leviosa', 'hp-confundo', 'hp-x'],
  },
  {
    games: ['verasselt'],
    look: 'coral',
    symbols: ['bug-yellow', 'bug-blue', 'bug-red', 'bug-green', 'bar-double'],
  },
];

export const GAMES = BOXES.flatMap((box) => box.games);
