/** The engine in WebAssembly lands as the native one did: throws recorded by `tests/physics/recorded.py`. */

import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import start, { type MjData } from '@mujoco/mujoco';
import { beforeAll, describe, expect, test } from 'vitest';
import { arenaOf, described } from '../src/arena/physics/arenas';
import constants from '../src/arena/physics/constants.json';
import { Engine, State } from '../src/arena/physics/engine';
import { ThrowRefused } from '../src/arena/physics/errors';
import { rint } from '../src/arena/physics/numbers';
import { Random } from '../src/arena/physics/random';
import { firstDifference, matched, SAME, type Matched } from '../src/arena/physics/ties';
import { SHOWN_FRAMES, simulate, type Landing, type Thrown } from '../src/arena/physics/throw';
import { readMotion, type Motion } from '../src/arena/trajectory';
import { DEEP, diceIn, differsFrom, landedAs, ofEachKind, thrownIn, type Fixture, type Row } from './throws';
import locked from '../package.json';
import { refusing, withoutEval } from '../no-eval';

/** THROWS names another file of throws: `python -m benchmarks.engines` measures with it. */
const FILE = process.env['THROWS'] ?? new URL('./fixtures/throws.json', import.meta.url);
const { models, drawn, throws } = JSON.parse(readFileSync(FILE, 'utf8')) as Fixture;
const hash = (content: string | Uint8Array) => createHash('sha256').update(content).digest('hex');

let engine: Engine;
beforeAll(async () => {
  engine = await Engine.start();
}, 60_000);

describe.each([...new Set(throws.map(({ arena }) => arena))])('throws of arena %s', (arena) => {
  const all = throws.filter((row) => row.arena === arena);
  const rows = DEEP || process.env['THROWS'] ? all : ofEachKind(all);
  let found: (Matched & { row: Row })[];
  beforeAll(() => {
    const begun = process.cpuUsage().user;
    found = rows.map((row) => ({ row, ...matched(engine, thrownIn(row), differsFrom(row)) }));
    const ms = (process.cpuUsage().user - begun) / 1000 / rows.length;
    const again = found.filter(({ tries }) => tries > 1).length;
    const frames = found.filter(({ differs }) => differs === SAME).length;
    const motions = found.filter(({ row, landing }) => hash(landing.motion) === row.motion).length;
    const ties = found.reduce((sum, { landing }) => sum + landing.ties.length, 0);
    console.log(
      `${arena}: ${frames} of ${rows.length} the same in every frame (${again} thrown more than once), ` +
        `${motions} motions the same to the byte, ${ties} ties, ${ms.toFixed(1)} ms each`,
    );
  }, 3_600_000);

  test('are the same in every frame', () => {
    const others = found.filter(({ differs }) => differs !== SAME);
    expect(others.map(({ row, differs, tries }) => [rows.indexOf(row), differs, tries])).toEqual([]);
  });

  test('are read alike', () => {
    const others = found.filter(({ row, landing }) => !landedAs(row, landing));
    expect(others.map(({ row }) => rows.indexOf(row))).toEqual([]);
  });

  test('are found again where a tie went to the other side', () => {
    const tied = found.filter(({ landing }) => landing.ties.length).slice(0, 2);
    expect(tied.length).toBeGreaterThan(0);
    for (const { row, landing } of tied) {
      const { key } = landing.ties.at(-1)!;
      const elsewhere = simulate(engine, thrownIn(row), new Set([key])).frames;
      const differs = ({ frames }: Landing) =>
        frames.findIndex((frame, at) => frame.join() !== elsewhere[at]?.join());
      expect(matched(engine, thrownIn(row), differs).differs).toBe(SAME);
    }
  }, 60_000);

  test('are recorded alike, to the byte', () => {
    const others = found.filter(({ row, landing }) => hash(landing.motion) !== row.motion);
    expect(others.map(({ row }) => rows.indexOf(row))).toEqual([]);
  });
});

test.runIf(models)('the models are the very ones of the server', () => {
  for (const [arena, dice, wanted] of models)
    expect([arena, dice, hash(described(dice, arenaOf(arena)!))]).toEqual([arena, dice, wanted]);
});

test.runIf(drawn)('the generator draws what Python draws', () => {
  for (const [seed, wanted] of drawn) {
    const rng = new Random(BigInt(seed));
    const whole = Array.from({ length: 150 }, () => [1, 2, 1001, 20001, 20001]).flat();
    expect(whole.map((bound) => rng.randrange(bound))).toEqual(wanted);
  }
});

test('halves are rounded to even numbers', () => {
  expect([0.5, 1.5, 2.5, -0.5, -1.5, 2.4999999, -0.2].map(rint)).toEqual([0, 2, 2, 0, -2, 2, 0]);
});

test('the engine has the version of the server', () => {
  expect(locked.dependencies['@mujoco/mujoco']).toBe(constants.ENGINE);
});

describe('a throw', () => {
  const still: Thrown = {
    arena: 'A1',
    lying: [],
    throws: [
      {
        die: 1,
        at: [0, 0, 9000],
        velocity: [0, 0, 0],
        spin: [0, 0, 0],
        orientation: [1, 0, 0, 0],
        turn: 0,
      },
    ],
    towers: false,
    seed: 1n,
  };
  const other = { ...still.throws[0]!, die: 2 };

  test('of an unknown arena is refused', () => {
    expect(() => simulate(engine, { ...still, arena: 'G0' })).toThrow(ThrowRefused);
  });

  test('of no dice, of one twice, of too many, or inside another is refused', () => {
    const many = Array.from({ length: 27 }, (_, die) => ({ ...other, die }));
    for (const throws of [[], [other, other], many, [still.throws[0]!, other]])
      expect(() => simulate(engine, { ...still, throws })).toThrow(ThrowRefused);
  });

  test('that was let go otherwise differs, whatever is tried', () => {
    const row = throws.find(({ lying }) => lying.length === 3)!;
    const plan = thrownIn(row);
    const [first, ...others] = plan.throws;
    const [x, y, z] = first!.velocity;
    const forged = { ...plan, throws: [{ ...first!, velocity: [x + 1, y, z] as const }, ...others] };
    expect(matched(engine, forged, differsFrom(row)).differs).toBe(1);
    expect(matched(engine, forged, differsFrom(row)).tries).toBeLessThan(5);
    const [mine, theirs] = [simulate(engine, plan).motion, simulate(engine, forged).motion];
    expect(firstDifference(mine, mine)).toBe(SAME);
    expect(firstDifference(mine, theirs)).toBeGreaterThan(0);
  });

  test.each([true, false])(
    'is shown from its beginning as it is recorded, nudged: %s',
    (nudged) => {
      const row = throws.find(
        (each) =>
          nudged === each.nudges.length > 0 && each.steps > 1800 && diceIn(each) >= 3 && diceIn(each) <= 12,
      )!;
      const shown: Uint8Array[] = [];
      const { motion } = simulate(engine, thrownIn(row), new Set(), (soFar) => shown.push(soFar()));
      expect(hash(motion)).toBe(row.motion);
      const whole = readMotion(motion);
      const beginnings = shown.map(readMotion);
      const frames = beginnings.map((each) => each.frames);
      expect(frames).toEqual(frames.map((_, index) => SHOWN_FRAMES * (index + 1)));
      expect(frames.length).toBeGreaterThan(nudged ? 0 : 1);
      for (const beginning of beginnings) {
        const poses = (motion: Motion) =>
          beginning.dice.flatMap((die) =>
            Array.from({ length: beginning.frames }, (_, frame) => motion.frame(frame, die)),
          );
        expect(JSON.stringify(poses(beginning))).toBe(JSON.stringify(poses(whole)));
        expect(whole.contacts).toEqual(expect.arrayContaining([...beginning.contacts]));
      }
      expect(beginnings.at(-1)!.contacts.length).toBeGreaterThan(0);
    },
    60_000,
  );

  test('is read by the page as it was computed', () => {
    const { motion, frames, faces } = simulate(engine, still);
    expect([readMotion(motion).dice, readMotion(motion).frames]).toEqual([[1], frames.length]);
    expect([...faces]).toEqual([[1, 4]]);
  });
});

test('contacts lie in memory where they are looked for', async () => {
  const mujoco = await start();
  const state = new State(mujoco, described(3, arenaOf('A1')!));
  const data = Reflect.get(state, 'data') as MjData;
  state.places.set([-0.03, 0, 0.008, 1, 0, 0, 0, 0.03, 0, 0.008, 1, 0, 0, 0, 0.03, 0, 0.024, 1, 0, 0, 0]);
  state.step();
  const own = data.contact;
  const theirs = Array.from({ length: data.ncon }, (_, index) => {
    const { geom1, geom2, efc_address: address, includemargin, dist } = own.get(index)!;
    return { geoms: [geom1, geom2], address, depth: includemargin - dist };
  });
  expect(theirs.length).toBeGreaterThan(8);
  expect(state.touches()).toEqual(theirs);
}, 60_000);

test('warnings of the engine are seen, and gone after a reset', async () => {
  const state = new State(await start({ printErr: () => undefined }), described(1, arenaOf('A1')!));
  state.step();
  expect(state.warnings()).toBe(0);
  state.speeds[0] = NaN;
  state.step();
  expect(state.warnings()).toBeGreaterThan(0);
  state.reset();
  expect(state.warnings()).toBe(0);
  state.delete();
}, 60_000);

describe('the script of the engine', () => {
  const script = readFileSync(new URL('../node_modules/@mujoco/mujoco/mujoco.js', import.meta.url), 'utf8');

  test('makes no functions of text in the page', () => {
    expect(script).toMatch(/new Function\(/);
    expect(withoutEval(script)).not.toMatch(/new Function\(|\beval\(/);
  });

  test('is refused when it has changed', () => {
    expect(() => withoutEval(script.replace('closureArgs);', 'others);'))).toThrow('has changed');
    expect(() => withoutEval(`${script} new Function('')`)).toThrow('has changed');
  });
});

test('the script of Python runs no text in the page, and asks for no file beside it', () => {
  const script = readFileSync(new URL('../node_modules/pyodide/pyodide.asm.mjs', import.meta.url), 'utf8');
  expect(script).toMatch(/\beval\(/);
  expect(refusing(script)).not.toMatch(/\beval\(|new Function\(|"pyodide\.asm\.wasm",import/);
  expect(() => refusing('other')).toThrow('has changed');
});
