/** The engine in WebAssembly, of the very version that the server has, and its state with dice in it. */

import start, { type MainModule, type MjData, type MjModel } from '@mujoco/mujoco';
import { described, type Arena } from './arenas';
import constants from './constants.json';

/** So many models are cached; a game has a few numbers of dice at a time, and phones have little memory. */
const CACHED = 6;
/**
 * Where the engine has its contacts in memory, in bytes. Its own objects for them take a thousand times as long to
 * read; `tests/engine.test.ts` holds these numbers against them.
 */
const CONTACT = { size: 584, dist: 0, margin: 104, geoms: 540, address: 576 } as const;

/** Two geoms that touch. */
export interface Touch {
  readonly geoms: readonly [number, number];
  /** Where its force is; negative if it has none. */
  readonly address: number;
  /** How deep they are in each other, in m. */
  readonly depth: number;
}

export class Engine {
  private readonly cached = new Map<string, State>();

  private constructor(private readonly mujoco: MainModule) {}

  /** `wasm`: the engine itself, or its address where it cannot be found beside its script. */
  static async start(wasm?: string | Uint8Array<ArrayBuffer>): Promise<Engine> {
    const silently = { print: silent, printErr: silent };
    if (typeof wasm !== 'object') {
      const found = wasm === undefined ? {} : { locateFile: () => wasm };
      return new Engine(await start({ ...silently, ...found }));
    }
    return new Promise((resolve, reject) => {
      const made = start({ ...silently, ...instantiated(wasm, reject) });
      void made.then((mujoco) => resolve(new Engine(mujoco)), reject);
    });
  }

  /** The arena with so many dice at no place in particular. */
  empty(dice: number, name: string, arena: Arena): State {
    const key = `${name} ${dice}`;
    const state = this.cached.get(key) ?? new State(this.mujoco, described(dice, arena));
    this.cached.delete(key);
    this.cached.set(key, state); // the last one that was asked for is the last one to go
    for (const [oldest, old] of this.cached) {
      if (this.cached.size <= CACHED) break;
      this.cached.delete(oldest);
      old.delete();
    }
    state.reset();
    return state;
  }
}

/** What its script does with an address, done with the bytes; it never learns that they are no engine. */
function instantiated(wasm: Uint8Array<ArrayBuffer>, failed: (error: unknown) => void): object {
  type Use = (instance: WebAssembly.Instance, module: WebAssembly.Module) => void;
  return {
    instantiateWasm(imports: WebAssembly.Imports, use: Use) {
      void WebAssembly.instantiate(wasm, imports)
        .then(({ instance, module }) => use(instance, module))
        .catch(failed);
    },
  };
}

function silent(): void {
  // warnings are counted with every throw
}

export class State {
  readonly dice: number;
  /** What each geom of the model is: furniture by its number, then dice in order. */
  readonly things: Int32Array;
  private readonly model: MjModel;
  private readonly data: MjData;
  private views: { places: Float64Array; speeds: Float64Array; memory: DataView };

  constructor(
    private readonly mujoco: MainModule,
    xml: string,
  ) {
    this.model = mujoco.MjModel.from_xml_string(xml);
    this.data = new mujoco.MjData(this.model);
    this.dice = this.model.nq / 7;
    this.things = (this.model.geom_bodyid as Int32Array).map((body, geom) =>
      body ? body + constants.FURNITURE.length - 1 : geom,
    );
    this.views = this.viewed();
  }

  /** x, y, z and a quaternion of every die, in the memory of the engine. Ask again after every step. */
  get places(): Float64Array {
    return this.current().places;
  }

  /** Velocity and spin of every die, likewise. */
  get speeds(): Float64Array {
    return this.current().speeds;
  }

  /** Dice that the engine has not frozen. */
  get awake(): number {
    return this.data.ntree_awake;
  }

  get forces(): Float64Array {
    return this.data.efc_force as Float64Array;
  }

  reset(): void {
    this.mujoco.mj_resetData(this.model, this.data);
  }

  step(): void {
    this.mujoco.mj_step(this.model, this.data);
  }

  /** Find out what touches, without moving anything. */
  look(): void {
    this.mujoco.mj_fwdPosition(this.model, this.data);
  }

  /** How many points of contact there are. */
  get touching(): number {
    return this.data.ncon;
  }

  touches(): Touch[] {
    const { memory } = this.current();
    return Array.from({ length: this.data.ncon }, (_, index) => {
      const at = index * CONTACT.size;
      return {
        geoms: [memory.getInt32(at + CONTACT.geoms, true), memory.getInt32(at + CONTACT.geoms + 4, true)],
        address: memory.getInt32(at + CONTACT.address, true),
        depth: memory.getFloat64(at + CONTACT.margin, true) - memory.getFloat64(at + CONTACT.dist, true),
      };
    });
  }

  /** How often the engine warned since the last reset. */
  warnings(): number {
    const all = this.data.warning; // a part of the data, which is freed with it; what it gives are copies
    let count = 0;
    for (let kind = 0; kind < all.size(); kind++) {
      const one = all.get(kind)!;
      count += one.number;
      one.delete();
    }
    return count;
  }

  delete(): void {
    this.data.delete();
    this.model.delete();
  }

  /** When the memory of WebAssembly grows, what looked into it before is empty. */
  private current(): typeof this.views {
    if (this.views.places.length === 0) this.views = this.viewed();
    return this.views;
  }

  private viewed(): typeof this.views {
    const { qpos, qvel, arena } = this.data as { qpos: Float64Array; qvel: Float64Array; arena: Uint8Array };
    return {
      places: qpos,
      speeds: qvel,
      memory: new DataView(arena.buffer, arena.byteOffset, arena.byteLength),
    };
  }
}
