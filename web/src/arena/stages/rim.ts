/** How far the drawn rim reaches out, in m: a little more than the board of the physics, so that a die can lie against it. */
export const RIM_OUT = 0.117;
