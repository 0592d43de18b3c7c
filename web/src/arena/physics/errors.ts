/** A throw that cannot be computed, with the code that the server has for it. */

export class ThrowRefused extends Error {
  constructor(
    message: string,
    readonly code: 'throw/dice' | 'throw/scene' | 'throw/arena',
  ) {
    super(message);
  }
}

/** The engine warned: its numbers are not to be trusted. */
export class ThrowFailed extends Error {
  readonly code = 'throw/engine';
}
