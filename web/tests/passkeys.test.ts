import { afterEach, describe, expect, it, vi } from 'vitest';
import { bytesOf, makePasskey, textOf, usePasskey, withBytes } from '../src/people/passkeys';

const buffer = (...bytes: number[]) => new Uint8Array(bytes).buffer;

afterEach(() => vi.unstubAllGlobals());

describe('passkeys between browser and server', () => {
  it('writes bytes as base64url without padding, and reads them back', () => {
    for (const bytes of [[], [0], [251, 255], [255, 254, 253], [62, 63, 62, 63]]) {
      expect([...bytesOf(textOf(buffer(...bytes)))]).toEqual(bytes);
    }
    expect(textOf(buffer(251, 255))).toBe('-_8');
  });

  it('gives the browser bytes where it wants bytes, and the rest as it is', () => {
    const asked = withBytes({
      challenge: 'AQI',
      rpId: 'dice.example',
      user: { id: 'Aw', name: 'Ada' },
      excludeCredentials: [{ id: 'BA', type: 'public-key' }],
    });
    expect(asked).toEqual({
      challenge: new Uint8Array([1, 2]),
      rpId: 'dice.example',
      user: { id: new Uint8Array([3]), name: 'Ada' },
      excludeCredentials: [{ id: new Uint8Array([4]), type: 'public-key' }],
    });
  });

  const credential = (response: object) => ({
    id: 'AQ',
    rawId: buffer(1),
    type: 'public-key',
    getClientExtensionResults: () => ({}),
    response: { clientDataJSON: buffer(2), ...response },
  });

  it('sends what the authenticator made or signed', async () => {
    const create = () => Promise.resolve(credential({ attestationObject: buffer(3) }));
    const get = () =>
      Promise.resolve(credential({ authenticatorData: buffer(4), signature: buffer(5), userHandle: null }));
    vi.stubGlobal('navigator', { credentials: { create, get } });
    const same = { id: 'AQ', rawId: 'AQ', type: 'public-key', clientExtensionResults: {} };
    expect(await makePasskey({ options: { challenge: 'AQ' } })).toEqual({
      ...same,
      response: { clientDataJSON: 'Ag', attestationObject: 'Aw' },
    });
    expect(await usePasskey({ options: { challenge: 'AQ' } })).toEqual({
      ...same,
      response: { clientDataJSON: 'Ag', authenticatorData: 'BA', signature: 'BQ' },
    });
  });

  it('is nothing where the person does not want to', async () => {
    const get = () => Promise.reject(new DOMException('no', 'NotAllowedError'));
    vi.stubGlobal('navigator', { credentials: { get } });
    expect(await usePasskey({ options: { challenge: 'AQ' } })).toBeNull();
  });
});
