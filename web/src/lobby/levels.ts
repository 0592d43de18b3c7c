/** The bots that a table may have, from the weakest to the strongest; the server says which a game has. */
export const LEVELS = ['novice', 'casual', 'regular', 'expert', 'master'];
/** Those of them that stand in for people who are gone: the server takes no weaker ones. */
export const STAND_INS = ['expert', 'master'];
