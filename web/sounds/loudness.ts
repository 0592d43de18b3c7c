/** How loud a sound is: its peak, and the loudest 400 ms of it weighted as an ear does (ITU-R BS.1770, momentary). */

/** Below this nothing is heard, in dB under full scale. */
export const SILENCE = -60;
const BLOCK = 0.4;

export interface Measured {
  /** The highest sample, in dB of full scale. */
  readonly peak: number;
  /** Momentary loudness at its highest, in LUFS. */
  readonly loudness: number;
  /** From the first sample that is heard to the last, in s. */
  readonly length: number;
}

const decibels = (ratio: number) => 20 * Math.log10(Math.max(ratio, 1e-9));

export function measure(channels: readonly Float32Array[], rate: number): Measured {
  const highest = Math.max(
    ...channels.map((samples) => samples.reduce((most, each) => Math.max(most, Math.abs(each)), 0)),
  );
  return { peak: decibels(highest), loudness: momentary(channels, rate), length: heardFor(channels, rate) };
}

function heardFor(channels: readonly Float32Array[], rate: number): number {
  const heard = 10 ** (SILENCE / 20);
  const first = Math.min(
    ...channels.map((samples) => samples.findIndex((each) => Math.abs(each) > heard)).filter((at) => at >= 0),
  );
  const last = Math.max(
    ...channels.map((samples) => samples.findLastIndex((each) => Math.abs(each) > heard)),
  );
  return last < 0 ? 0 : (last - first) / rate;
}

function momentary(channels: readonly Float32Array[], rate: number): number {
  const weighted = channels.map((samples) => highPassed(shelved(samples, rate), rate));
  const [block, length] = [BLOCK * rate, channels[0]!.length];
  let [sum, loudest] = [0, 0];
  for (let at = 0; at < length; at++)
    for (const samples of weighted) {
      sum += samples[at]! ** 2 - (at >= block ? samples[at - block]! ** 2 : 0);
      loudest = Math.max(loudest, sum / block);
    }
  return -0.691 + 10 * Math.log10(Math.max(loudest, 1e-12));
}

// The two filters of K-weighting, worked out for any rate

function shelved(samples: Float32Array, rate: number): Float32Array {
  const [f0, gain, q] = [1681.974450955533, 3.999843853973347, 0.7071752369554196];
  const k = Math.tan((Math.PI * f0) / rate);
  const high = 10 ** (gain / 20);
  const band = high ** 0.4996667741545416;
  const a0 = 1 + k / q + k * k;
  return filtered(
    samples,
    [(high + (band * k) / q + k * k) / a0, (2 * (k * k - high)) / a0, (high - (band * k) / q + k * k) / a0],
    [(2 * (k * k - 1)) / a0, (1 - k / q + k * k) / a0],
  );
}

function highPassed(samples: Float32Array, rate: number): Float32Array {
  const [f0, q] = [38.13547087602444, 0.5003270373238773];
  const k = Math.tan((Math.PI * f0) / rate);
  const a0 = 1 + k / q + k * k;
  return filtered(samples, [1, -2, 1], [(2 * (k * k - 1)) / a0, (1 - k / q + k * k) / a0]);
}

type Three = readonly [number, number, number];

function filtered(
  samples: Float32Array,
  [b0, b1, b2]: Three,
  [a1, a2]: readonly [number, number],
): Float32Array {
  const found = new Float32Array(samples.length);
  let [x1, x2, y1, y2] = [0, 0, 0, 0];
  samples.forEach((x, at) => {
    const y = b0 * x + b1 * x1 + b2 * x2 - a1 * y1 - a2 * y2;
    [x2, x1, y2, y1] = [x1, x, y1, y];
    found[at] = y;
  });
  return found;
}
