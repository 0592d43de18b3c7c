/** A hand of a record as the engine of this browser throws it again, with whatever chance. */

import { intentOf } from '../arena/intent';
import type { Point } from '../arena/geometry';
import physics from '../arena/physics/constants.json';
import { spread } from '../arena/physics/hands';
import type { Throw } from '../arena/physics/loading';
import { rint } from '../arena/physics/numbers';
import type { Rethrown, Thrown } from '../arena/physics/rethrow';
import type { Json } from './canonical';
import type { Lies } from './lying';
import { list, Malformed, object, text, whole, wholes } from './parse';
import type { GameRecord } from './record';
import { released, type Hand, type Released } from './release';
import type { Stream } from './stream';

/** What throws: `Rethrower`, or an engine in a test. */
export interface Engine {
  rethrow(thrown: Thrown, recorded: Uint8Array | null): Promise<Rethrown>;
}

const SEED_BITS = 63;
const HALF_SEED = 32;
const MICRO = 1_000_000;
const ENGINE = /^mujoco (\S+), arena (\w+)(, |$)/;
/** Nobody throws more dice. */
const MOST_DICE = 26;
const SOFTEST = 'drop';

export interface Game {
  readonly record: GameRecord;
  readonly arena: string;
  readonly towers: boolean;
  /** What is on the faces 0 to 5. */
  readonly faces: readonly string[];
}

/** What is needed to throw its hands again; null if this page does not have the engine of this game. */
export function gameOf(
  record: GameRecord,
  allFaces: Readonly<Record<string, readonly string[]>>,
): Game | null {
  const { header } = record;
  const { engine, game } = header;
  const [, version, arena] = (typeof engine === 'string' && ENGINE.exec(engine)) || [];
  const faces = typeof game === 'string' && allFaces[game];
  if (!faces || version !== physics.ENGINE || !Object.hasOwn(physics.ARENAS, arena!)) return null;
  const towers = object(header['options'])['accidental_stack'] === 'tower';
  return { record, arena: arena!, towers, faces };
}

/** A hand of the draw of a throw. */
export function handOf(hand: Json): Hand {
  const [seat, dice, intent, manner] = list(hand);
  const numbers = wholes(intent);
  const thrown = wholes(dice);
  if (thrown.length > MOST_DICE || numbers.length !== 9) throw new Malformed();
  const aimed = text(manner) === '' ? 'hand' : manner === SOFTEST ? 'free' : 'anywhere';
  return { seat: whole(seat), dice: thrown, intent: numbers, aimed };
}

/** What the engine is given if these hands throw with this chance. */
export function thrownWith(
  { arena, towers }: Pick<Game, 'arena' | 'towers'>,
  hands: readonly Hand[],
  lying: Lies,
  stream: Stream,
): Thrown {
  const throws = throwsBy(released(stream, hands), lying);
  const [high, low] = [stream.bits(SEED_BITS - HALF_SEED), stream.bits(HALF_SEED)];
  const seed = (BigInt(high) << BigInt(HALF_SEED)) | BigInt(low);
  return { arena, lying, throws, towers, seed };
}

function throwsBy({ order, dice }: Released, lying: Lies): Throw[] {
  const places = spread(
    order.map(({ intent, dice: held }) => ({ intent: intentOf(intent), dice: held })),
    new Map(lying),
  );
  return order.flatMap(({ intent, dice: held }) => {
    const { vx, vy, vz, wx, wy, wz } = intentOf(intent);
    return held.map((die): Throw => {
      const { turn, held: orientation, tremor } = dice.get(die)!;
      const at = plus(
        places.get(die)!.map((length) => rint(MICRO * length)) as unknown as Point,
        tremor.place,
      );
      return {
        die,
        at,
        velocity: plus([vx, vy, vz], tremor.velocity),
        spin: plus([wx, wy, wz], tremor.spin),
        orientation,
        turn,
      };
    });
  });
}

function plus(one: Point, other: Point): Point {
  return [one[0] + other[0], one[1] + other[1], one[2] + other[2]];
}
