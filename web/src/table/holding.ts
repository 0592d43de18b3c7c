/** What a player owns, in one short word or number: dice, or cards. */
export interface Holding {
  text: string;
  label: string;
  kind?: 'die' | 'card';
}
