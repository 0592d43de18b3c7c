import { afterEach, describe, expect, it, vi } from 'vitest';
import { check, type Device } from '../../src/tab/check';
import { openDatabase, type Database } from '../../src/tab/database';

const opened: Database[] = [];

async function open(): Promise<Database> {
  const database = await openDatabase();
  opened.push(database);
  return database;
}

afterEach(async () => {
  for (const database of opened.splice(0)) database.close();
  await new Promise((resolve) => (indexedDB.deleteDatabase('throwdown-tab').onsuccess = resolve));
});

describe('the database of the tab', () => {
  it('has what was written after it is opened again, in the order of the keys', async () => {
    const before = await open();
    await before.write([
      ['events', 'a\u001f2', '"two"'],
      ['events', 'a\u001f1', '"one"'],
      ['events', 'ab\u001f1', '"other"'],
      ['tables', 'a', '"grüezi 🎲"'],
    ]);
    await before.write([['tables', 'a', null]]);
    before.close();
    const after = await open();
    expect(await after.load('events', 'a\u001f')).toEqual([
      ['a\u001f1', '"one"'],
      ['a\u001f2', '"two"'],
    ]);
    expect(await after.load('tables')).toEqual([]);
  });

  it('writes all of a batch or nothing', async () => {
    const database = await open();
    const broken = [
      ['tables', 'a', '1'],
      ['nowhere', 'a', '1'],
    ] as const;
    await expect(database.write(broken)).rejects.toThrow();
    expect(await database.load('tables')).toEqual([]);
  });

  it('refuses what a host writes after another one took over', async () => {
    const [old, next] = [await open(), await open()];
    await old.own('old');
    await old.write([['tables', 'a', '1']]);
    await next.own('next');
    await expect(old.write([['tables', 'b', '1']])).rejects.toMatchObject({ code: 'tab/busy' });
    await next.write([['tables', 'c', '1']]);
    expect((await next.load('tables')).map(([key]) => key)).toEqual(['a', 'c']);
  });

  it('writes all that it knows again when the browser has deleted the database', async () => {
    const earlier = await open();
    await earlier.write([['events', 'a/1', 'old']]);
    const database = await open();
    await database.own('host');
    await database.load('events');
    await database.write([['tables', 'a', '1']]);
    earlier.close();
    await new Promise((deleted) => (indexedDB.deleteDatabase('throwdown-tab').onsuccess = deleted));
    await database.write([['tables', 'b', '2']]);
    const after = await open();
    expect(await after.load('tables')).toEqual([
      ['a', '1'],
      ['b', '2'],
    ]);
    expect(await after.load('events')).toEqual([['a/1', 'old']]);
    await after.own('another');
    await expect(database.write([['tables', 'c', '3']])).rejects.toMatchObject({ code: 'tab/busy' });
  });

  it('does not write again what the host has forgotten', async () => {
    const database = await open();
    await database.write([
      ['events', 'a/1', 'over'],
      ['events', 'b/1', 'playing'],
      ['tables', 'a/1', 'a table'],
    ]);
    database.forget('events', 'a/');
    database.forget('moves', 'a/');
    database.close();
    await new Promise((deleted) => (indexedDB.deleteDatabase('throwdown-tab').onsuccess = deleted));
    await database.write([['events', 'b/2', 'more']]);
    const after = await open();
    expect((await after.load('events')).map(([key]) => key)).toEqual(['b/1', 'b/2']);
    expect((await after.load('tables')).map(([key]) => key)).toEqual(['a/1']);
  });

  it('says when the device is full and when the browser denies it', async () => {
    const full = await open();
    const transaction = vi.spyOn(IDBDatabase.prototype, 'transaction').mockImplementation(() => {
      throw new DOMException('', 'QuotaExceededError');
    });
    await expect(full.write([['tables', 'a', '1']])).rejects.toMatchObject({ code: 'tab/storage_full' });
    transaction.mockImplementation(() => {
      throw new DOMException('', 'UnknownError');
    });
    await expect(full.write([['tables', 'a', '1']])).rejects.toMatchObject({ code: 'tab/storage_full' });
    transaction.mockRestore();
    const denies = {
      open() {
        throw new DOMException('', 'SecurityError');
      },
    } as unknown as IDBFactory;
    await expect(openDatabase(denies)).rejects.toMatchObject({ code: 'tab/storage_denied' });
    await expect(openDatabase(null)).rejects.toMatchObject({ code: 'tab/storage_denied' });
  });
});

describe('the early check', () => {
  it('finds nothing missing in this browser', async () => {
    expect(await check()).toEqual([]);
  });

  it('names what is missing', async () => {
    const old: Device = {
      navigator: {
        deviceMemory: 0.5,
        storage: { estimate: () => Promise.resolve({ quota: 30e6, usage: 1e6 }) },
      },
    };
    expect(await check(old)).toEqual([
      'tab-lacks-wasm',
      'tab-lacks-memory',
      'tab-lacks-storage',
      'tab-lacks-room',
      'tab-lacks-unpacking',
    ]);
  });
});
