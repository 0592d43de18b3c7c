/** Passkeys between the browser and the server: both write them as WebAuthn does in JSON, with bytes in base64url. */

import type { PasskeyQuestion } from '../protocol/messages';

type Json = Record<string, unknown>;

/** Whether this browser can make and use passkeys: only over https, or on this very machine. */
export function canUsePasskeys(): boolean {
  return typeof PublicKeyCredential !== 'undefined';
}

export function bytesOf(text: string): Uint8Array<ArrayBuffer> {
  const plain = atob(text.replaceAll('-', '+').replaceAll('_', '/'));
  return Uint8Array.from(plain, (letter) => letter.charCodeAt(0));
}

export function textOf(bytes: ArrayBuffer): string {
  const letters = Array.from(new Uint8Array(bytes), (byte) => String.fromCharCode(byte));
  return btoa(letters.join('')).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}

/** What the server asks, with bytes where the browser wants bytes. */
export function withBytes(options: Json): Json {
  const known = (each: Json) => ({ ...each, id: bytesOf(each['id'] as string) });
  const user = options['user'] as Json | undefined;
  const excluded = options['excludeCredentials'] as Json[] | undefined;
  const allowed = options['allowCredentials'] as Json[] | undefined;
  return {
    ...options,
    challenge: bytesOf(options['challenge'] as string),
    ...(user && { user: known(user) }),
    ...(excluded && { excludeCredentials: excluded.map(known) }),
    ...(allowed && { allowCredentials: allowed.map(known) }),
  };
}

/** Make a passkey; null if the person does not want to, or the device has this one already. */
export async function makePasskey({ options }: PasskeyQuestion): Promise<Json | null> {
  const publicKey = withBytes(options) as unknown as PublicKeyCredentialCreationOptions;
  const made = await asked(() => navigator.credentials.create({ publicKey }));
  if (!made) return null;
  const { attestationObject } = made.response as AuthenticatorAttestationResponse;
  return answer(made, { attestationObject: textOf(attestationObject) });
}

/** Sign in with a passkey; null if the person does not want to, or has none here. */
export async function usePasskey({ options }: PasskeyQuestion): Promise<Json | null> {
  const publicKey = withBytes(options) as unknown as PublicKeyCredentialRequestOptions;
  const used = await asked(() => navigator.credentials.get({ publicKey }));
  if (!used) return null;
  const { authenticatorData, signature, userHandle } = used.response as AuthenticatorAssertionResponse;
  return answer(used, {
    authenticatorData: textOf(authenticatorData),
    signature: textOf(signature),
    ...(userHandle && { userHandle: textOf(userHandle) }),
  });
}

async function asked(ask: () => Promise<Credential | null>): Promise<PublicKeyCredential | null> {
  try {
    return (await ask()) as PublicKeyCredential | null;
  } catch (error) {
    if (error instanceof DOMException) return null; // cancelled, or this device cannot
    throw error;
  }
}

function answer(credential: PublicKeyCredential, response: Json): Json {
  return {
    id: credential.id,
    rawId: textOf(credential.rawId),
    type: credential.type,
    clientExtensionResults: credential.getClientExtensionResults(),
    response: { clientDataJSON: textOf(credential.response.clientDataJSON), ...response },
  };
}
