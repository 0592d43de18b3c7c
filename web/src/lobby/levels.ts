/** The bots that a table may have, from the weakest to the strongest; the server says which a game has. */
export const LEVELS = ['novice', 'casual', 'regular', 'expert', 'master'];
