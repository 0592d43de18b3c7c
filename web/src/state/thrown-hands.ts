/** The database of the browser with what came of hands that were thrown again. */
export const THROWN_HANDS = 'throwdown-hands';
