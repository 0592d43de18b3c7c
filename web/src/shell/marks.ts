/** Shape before colour: circle, square, triangle, diamond, hexagon; 18 by 18. */
export const SHAPES = [
  'M9 1.5a7.5 7.5 0 1 0 0 15 7.5 7.5 0 0 0 0-15Z',
  'M3.7 2.2h10.6a1.5 1.5 0 0 1 1.5 1.5v10.6a1.5 1.5 0 0 1-1.5 1.5H3.7a1.5 1.5 0 0 1-1.5-1.5V3.7a1.5 1.5 0 0 1 1.5-1.5Z',
  'M9 1.6 17.3 16.2H.7Z',
  'M9 .8 17.2 9 9 17.2.8 9Z',
  'M4.6 1.6h8.8L17.4 9l-4 7.4H4.6L.6 9Z',
] as const;
