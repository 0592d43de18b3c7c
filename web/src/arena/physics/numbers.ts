/** Small sums as the physics of the server does them, operation for operation: the last bit counts. */

export type Vector = readonly [number, number, number];
/** Three rows. */
export type Matrix = readonly [Vector, Vector, Vector];

/** The nearest whole number; halves go to the even one, as in Python. Never −0. */
export function rint(number: number): number {
  const nearest = Math.abs(number % 1) === 0.5 ? 2 * Math.round(number / 2) : Math.round(number);
  return nearest + 0;
}

export function dot(a: Vector, b: Vector): number {
  return a[0] * b[0] + a[1] * b[1] + a[2] * b[2];
}

export function cross(a: Vector, b: Vector): Vector {
  return [a[1] * b[2] - a[2] * b[1], a[2] * b[0] - a[0] * b[2], a[0] * b[1] - a[1] * b[0]];
}

export function minus(a: Vector, b: Vector): Vector {
  return [a[0] - b[0], a[1] - b[1], a[2] - b[2]];
}

export function plus(a: Vector, b: Vector): Vector {
  return [a[0] + b[0], a[1] + b[1], a[2] + b[2]];
}

export function transposed([a, b, c]: Matrix): Matrix {
  return [
    [a[0], b[0], c[0]],
    [a[1], b[1], c[1]],
    [a[2], b[2], c[2]],
  ];
}

export function applied(matrix: Matrix, vector: Vector): Vector {
  return [dot(matrix[0], vector), dot(matrix[1], vector), dot(matrix[2], vector)];
}
