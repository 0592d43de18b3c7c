import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import Card from '../../src/people/Card.svelte';
import type { CredentialInfo, Keeping } from '../../src/protocol/messages';
import { mounting } from './mounted';

const CODE: CredentialInfo = {
  id: 'b',
  kind: 'code',
  label: '',
  created: 1_700_000_000,
  used: 1_700_000_000,
};

function mount(credentials: CredentialInfo[]): void {
  const keeping: Keeping = {
    credentials,
    devices: [],
    ways: { signup: 'open', passkeys: false },
    may_invite: false,
  };
  const done = () => Promise.resolve(true);
  mounting(Card, { keeping, attempt: done, refresh: () => Promise.resolve(), remove: done });
}

it('says until when the card of before takes a new one back', async () => {
  mount([{ ...CODE, id: 'a', kind: 'old_code' }, CODE]);
  await expect.element(page.getByText('The card before is good until')).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Make a new card' })).toBeVisible();
});

it('offers a new card to a person who has lost or removed theirs', async () => {
  mount([{ ...CODE, kind: 'old_code' }]);
  await expect.element(page.getByRole('button', { name: 'Make a card' })).toBeVisible();
});
