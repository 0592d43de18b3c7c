/** Names of parts that are special. */

/** What throws dice; entering throws of a real box needs none. */
export const ENGINE = 'mujoco.wasm';
