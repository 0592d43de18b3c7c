/** What axe-core finds wrong on the page, for people with other senses and hands. */

import axe from 'axe-core';

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

export async function faults(): Promise<string[]> {
  const { violations } = await axe.run('main', { runOnly: TAGS });
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`);
}
