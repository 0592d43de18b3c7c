/** What a player owns, in one short word or number; `more` in brackets behind it, `label` for screen readers. */
export interface Holding {
  text: string;
  more?: string;
  label: string;
  kind?: 'die' | 'card';
}
