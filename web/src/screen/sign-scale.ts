/** Signs grow with the screen of the room: they are read from three metres. */
export function signScale(): number {
  return Math.max(
    1,
    Math.max(Math.min(innerWidth, (innerHeight * 16) / 9), Math.min((innerWidth * 16) / 9, innerHeight)) /
      1100,
  );
}
