/** Checks a record in the browser, without asking the server: everything that needs neither rules nor physics. */

import { canonical, type Json, type JsonObject } from './canonical';
import { botKeyOf, Chance, commitmentOf, isSecret } from './chance';
import { redrawn, type Drawn, type Means } from './draw';
import { joined, keyHashOf, sha256Hex } from './hash';
import type { Chances } from './luck';
import type { Receipt } from './signing';
import { draftHash, headerHash, readRecord, RecordDamaged, RecordNewer, type GameRecord } from './record';
import { list, Malformed, object, text, whole, wholes } from './parse';

/** A throw has so many; a die that is moved has two. */
const NUMBERS = 9;
/** So many digits of a key are shown: people compare them. */
const SHOWN = 16;
const ENTRIES = ['acted', 'resolved', 'undone', 'ended'];

export type What =
  | 'chain'
  | 'commitment'
  | 'promise'
  | 'place'
  | 'own-key'
  | 'keys'
  | 'draft'
  | 'first'
  | 'unbound'
  | 'names'
  | 'missing'
  | 'void'
  | 'signature'
  | 'receipt'
  | 'physics'
  | 'lying'
  | 'landing'
  | 'flight'
  | 'rules'
  | Drawn;

/** `holds` and `differs` were checked; all others say why something cannot be. */
export type Verdict = 'holds' | 'differs' | 'elsewhere' | 'entered' | 'hidden' | 'uncommitted' | 'unseen';

export interface Check {
  readonly what: What;
  readonly verdict: Verdict;
  /** The entry that it is about; 0 for the whole game. */
  readonly entry: number;
  /** The seat it is about, if any. */
  readonly names?: readonly string[];
  /** How many voided games, or games that could be chosen from. */
  readonly amount?: number;
}

/** What this browser saw and did before the game, as it remembers it. */
export interface Witness {
  readonly commitment: string;
  /** Its own keys by seat of the game. */
  readonly keys: Readonly<Record<number, string>>;
  /** All that was promised when it gave its keys: the hash of each seat's key, and of the header without them. */
  readonly hashes?: readonly (string | null)[];
  readonly draft?: string;
  /** The public key with which it signs the end. */
  readonly signer?: string;
  /** What the server signed for its keys. */
  readonly receipts?: readonly Receipt[];
}

export interface Evidence {
  readonly witness: Witness | null;
  /** Faces of the dice by game, and tables of luck by the engine that a header names. */
  readonly faces: Readonly<Record<string, readonly string[]>>;
  readonly luck: Readonly<Record<string, Readonly<Record<string, Chances>>>>;
}

/** All checks, one after the other; the caller may pause in between. */
export async function* checks(source: string, evidence: Evidence): AsyncGenerator<Check> {
  let record: GameRecord;
  try {
    record = readRecord(source);
    if (!Object.keys(evidence.faces).some((game) => game === record.header['game'])) throw new RecordNewer();
  } catch (error) {
    if (error instanceof RecordNewer) yield { what: 'chain', verdict: 'elsewhere', entry: 0 };
    else if (error instanceof RecordDamaged)
      yield { what: 'chain', verdict: 'differs', entry: error.line - 1 };
    else throw error;
    return;
  }
  yield { what: 'chain', verdict: 'holds', entry: 0 };
  yield* guarded('chain', 0, () => headerChecks(record, evidence));
  let bound = false;
  for await (const check of guarded('signature', 0, () => signed(record, evidence))) {
    bound ||= binds(check);
    yield check;
  }
  const chance = chanceOf(record);
  if (chance) yield* outcomes(record, chance, evidence);
  yield* beyond(record, bound);
}

/** What is no record of any game does not hold. */
async function* guarded(
  what: What,
  entry: number,
  checking: () => Iterable<Check> | AsyncIterable<Check>,
): AsyncGenerator<Check> {
  try {
    yield* checking();
  } catch (error) {
    if (!(error instanceof Malformed || error instanceof RangeError)) throw error;
    yield { what, verdict: 'differs', entry };
  }
}

function one(what: What, holds: boolean, entry = 0): Check {
  return { what, verdict: holds ? 'holds' : 'differs', entry };
}

// The header

function* headerChecks(record: GameRecord, evidence: Evidence): Generator<Check> {
  const { header, entries } = record;
  if (header['is'] !== 'header' || !entries.every((entry) => ENTRIES.includes(text(entry['is']))))
    throw new Malformed();
  const commitment = text(header['commitment'] ?? '');
  const secret = secretOf(record);
  if (!commitment) {
    const verdict = header['thrower'] === 'physics' || secret ? 'differs' : 'uncommitted';
    yield { what: 'commitment', verdict, entry: 0 };
    return;
  }
  if (secret === null) yield { what: 'commitment', verdict: 'hidden', entry: 0 };
  else yield one('commitment', isSecret(secret) && commitmentOf(text(header['id']), secret) === commitment);
  yield* witnessed(header, evidence.witness);
  yield* bound(header, secret);
  if (isOfTab(header)) yield { what: 'place', verdict: 'unseen', entry: 0 };
}

/** What this browser saw itself. */
function* witnessed(header: JsonObject, witness: Witness | null): Generator<Check> {
  if (!witness) {
    yield { what: 'promise', verdict: 'unseen', entry: 0 };
    return;
  }
  yield one('promise', witness.commitment === header['commitment']);
  const own = Object.entries(witness.keys);
  const keys = list(header['keys'] ?? []);
  if (own.length)
    yield one(
      'own-key',
      own.every(([seat, key]) => keys[Number(seat)] === key),
    );
  const { hashes, draft } = witness;
  if (hashes && draft) yield one('draft', keysMatch(header, keys, hashes) && draft === draftHash(header));
}

/** Who signed the end, and what the server signed; both need the curve, which is loaded only for them. */
async function* signed(record: GameRecord, { witness }: Evidence): AsyncGenerator<Check> {
  const { header, entries, signatures, final } = record;
  const dropped = witness?.receipts?.filter((receipt) => isMissing(header, receipt)) ?? [];
  if (!signatures.length && !dropped.length) return;
  const { isEndSigned, isReceipt } = await import('./signing');
  for (const receipt of dropped) if (isReceipt(receipt)) yield one('receipt', false);
  const seen = new Set<string>();
  for (const [at, signature] of signatures.entries()) {
    const key = text(signature['key']);
    const seats = list(header['signers'] ?? []).flatMap((signer, seat) => (signer === key ? [seat] : []));
    const stated = canonical(signature['seats'] ?? null);
    const right = seats.length > 0 && stated === canonical(seats) && !seen.has(key);
    seen.add(key);
    const holds = right && isEndSigned(key, final, text(signature['signature']));
    // With a key that nobody knows anybody can sign: it binds the end only if it is the own one.
    const known = key === witness?.signer;
    const names = seats.map((seat) => `${nameOf(header, seat)}${known ? '' : ` (${key.slice(0, SHOWN)})`}`);
    const verdict = holds && !known ? 'unseen' : holds ? 'holds' : 'differs';
    yield { what: 'signature', verdict, entry: entries.length + 1 + at, names };
  }
}

/** The server signed for a key of this game which the header calls missing, or whose promise it lacks. */
function isMissing(header: JsonObject, { given, game, commitment, hash, server }: Receipt): boolean {
  const about = given === 'key' && game === header['id'] && commitment === header['commitment'];
  if (!about || server !== header['server']) return false;
  const seat = list(header['promises'] ?? []).indexOf(hash);
  return seat < 0 || wholes(header['missing'] ?? []).includes(seat);
}

/** Whether the keys of people are those whose hashes were shown; those of bots follow from the secret. */
function keysMatch(header: JsonObject, keys: readonly Json[], hashes: readonly (string | null)[]): boolean {
  const bots = list(header['bots'] ?? []);
  const missing = wholes(header['missing'] ?? []);
  return keys.every(
    (key, seat) =>
      (bots[seat] ?? null) !== null || missing.includes(seat) || hashOf(key) === (hashes[seat] ?? null),
  );
}

function hashOf(key: Json): string | null {
  return key === null ? null : keyHashOf(text(key));
}

/** What the seats have added, and who begins. */
function* bound(header: JsonObject, secret: string | null): Generator<Check> {
  const keys = list(header['keys']);
  const bots = list(header['bots'] ?? []);
  const missing = wholes(header['missing'] ?? []);
  const people = keys.map((key, seat) => ({ key, seat })).filter(({ seat }) => (bots[seat] ?? null) === null);
  const own = people.map(({ key, seat }) => ({ key: missing.includes(seat) ? null : key, seat }));
  const without = own.filter(({ key }) => key === null).map(({ seat }) => nameOf(header, seat));
  const verdict =
    without.length === 0 ? 'holds' : without.length === people.length ? 'uncommitted' : 'unseen';
  // On one device alone keys keep nobody from choosing the dice: what `place` says is all there is to say.
  if (people.length && !isOfTab(header)) yield { what: 'keys', verdict, entry: 0, names: without };
  yield* chosenFrom(header, missing);
  yield* promised(header, keys, missing);
  if (secret === null || !isSecret(secret)) return;
  const id = text(header['id']);
  const strange = keys.some(
    (key, seat) =>
      ((bots[seat] ?? null) !== null || missing.includes(seat)) &&
      key !== null &&
      key !== botKeyOf(id, secret, seat),
  );
  if (strange) yield { what: 'keys', verdict: 'differs', entry: 0 };
  if (header['first_by'] === 'lot') {
    const chance = new Chance(id, secret, headerHash(header));
    yield one('first', chance.first().below(whole(header['seats'], 10)) === (header['first'] ?? 0));
  }
}

/** From how many games the table could choose: it is said, and is no proof that it did. */
function* chosenFrom(header: JsonObject, missing: readonly number[]): Generator<Check> {
  const voided = list(header['void'] ?? []).length;
  if (voided) yield { what: 'void', verdict: 'unseen', entry: 0, amount: voided };
  const names = missing.map((seat) => nameOf(header, seat));
  if (missing.length)
    yield { what: 'missing', verdict: 'unseen', entry: 0, names, amount: 2 ** missing.length };
}

/** Keys are those that were promised, and names those of which the header has hashes; one may be withdrawn. */
function* promised(header: JsonObject, keys: readonly Json[], missing: readonly number[]): Generator<Check> {
  const seats = whole(header['seats'], 10);
  const promises = list(header['promises']);
  const hashes = list(header['names']);
  if ([keys, promises, hashes, list(header['signers'])].some(({ length }) => length !== seats))
    throw new Malformed();
  const kept = keys.every((key, seat) => missing.includes(seat) || hashOf(key) === promises[seat]);
  if (!kept) yield one('keys', false);
  const salts = list(header['salts'] ?? hashes.map(() => ''));
  const right = hashes.every((hash, seat) => {
    const [name, salt] = [nameOf(header, seat), text(salts[seat])];
    return (
      (name === '' && salt === '') ||
      (SALT.test(salt) && sha256Hex(joined('throwdown name', salt, name)) === hash)
    );
  });
  yield one('names', right && salts.length === seats);
}

const SALT = /^[0-9a-f]{32}$/;

function nameOf(header: JsonObject, seat: number): string {
  return text(list(header['players'] ?? [])[seat] ?? '');
}

/** Whether it was played without a server: the device committed the dice itself. */
export function isOfTab(header: JsonObject): boolean {
  return header['place'] === 'tab';
}

// Outcomes

function secretOf({ entries }: GameRecord): string | null {
  const last = entries.at(-1);
  if (last?.['is'] !== 'ended') return null;
  return text(last['secret'] ?? '');
}

export function chanceOf(record: GameRecord): Chance | null {
  const { header } = record;
  const secret = secretOf(record);
  if (!secret || !isSecret(secret) || typeof header['id'] !== 'string') return null;
  return new Chance(header['id'], secret, headerHash(header));
}

async function* outcomes(
  { header, entries }: GameRecord,
  chance: Chance,
  { faces, luck }: Evidence,
): AsyncGenerator<Check> {
  const means: Means = {
    chance,
    faces: faces[text(header['game'])]!,
    luck: luck[text(header['engine'] ?? '')] ?? null,
    live: object(header['options'])['fire_mode'] === 'live',
    bots: list(header['bots'] ?? []).flatMap((bot, seat) => (bot === null ? [] : [seat])),
  };
  let number = 0;
  for (const [at, entry] of entries.entries()) {
    if (entry['is'] !== 'resolved') continue;
    number += 1;
    const expected = number;
    yield* guarded('throw', at + 1, async function* () {
      checkNumber(entry, expected);
      const locked = lockedBefore(entries, at);
      for (const [what, verdict] of await redrawn(entry, means, locked))
        yield { what, verdict, entry: at + 1 };
    });
  }
}

/** Each outcome has a chance of its own: none is drawn twice, and none is left out. */
function checkNumber(entry: JsonObject, expected: number): void {
  if (object(entry['draw'])['number'] !== expected) throw new Malformed();
}

/** The numbers of each seat's throw since the last outcome: what was taken back does not count. */
function lockedBefore(entries: readonly JsonObject[], at: number): Map<number, number[]> {
  const locked = new Map<number, number[]>();
  for (let before = at; before > 0;) {
    const entry = entries[before - 1]!;
    if (entry['is'] === 'resolved') break;
    if (entry['is'] === 'acted' && entry['intent'] !== undefined) {
      const [seat, numbers] = [whole(entry['seat']), wholes(entry['intent'])];
      if (numbers.length === NUMBERS && !locked.has(seat)) locked.set(seat, numbers);
    }
    before = entry['is'] === 'undone' ? Math.min(before - 1, whole(entry['to'])) : before - 1;
  }
  return locked;
}

/** Whether it shows that it was this game. */
const binds = ({ what, verdict }: Check) => what === 'signature' && verdict === 'holds';

/** What others have to show. */
function* beyond({ header }: GameRecord, bound: boolean): Generator<Check> {
  if (!bound) yield { what: 'unbound', verdict: 'unseen', entry: 0 };
  if (header['thrower'] === 'physics') yield { what: 'physics', verdict: 'elsewhere', entry: 0 };
  yield { what: 'rules', verdict: 'elsewhere', entry: 0 };
}

export type Overall =
  'holds' | 'differs' | 'hidden' | 'uncommitted' | 'elsewhere' | 'newer' | 'unbound' | 'own';

/** What chance decided; where that cannot be drawn again, the dice are not said to hold. */
const CHANCE: readonly What[] = ['lot', 'roll', 'throw', 'race'];

/** For the whole game: the worst that was found. */
export function verdictOf(found: readonly Check[]): Overall {
  if (found.some(({ verdict }) => verdict === 'differs')) return 'differs';
  const commitment = found.find(({ what }) => what === 'commitment')?.verdict;
  if (commitment === undefined) return 'newer';
  if (commitment === 'hidden' || commitment === 'uncommitted') return commitment;
  const undrawn = found.some(({ what, verdict }) => CHANCE.includes(what) && verdict === 'elsewhere');
  if (undrawn) return 'elsewhere';
  if (found.some(({ what }) => what === 'place')) return 'own';
  // These dice give such a game; that it was this one is shown by a known key that signed.
  return found.some(binds) ? 'holds' : 'unbound';
}
