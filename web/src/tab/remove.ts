import { openDatabase, STORES, type Change } from './database';

/** Remove every game that was played on this device, and the person who played them. */
export async function removeAll(): Promise<void> {
  const database = await openDatabase();
  try {
    for (const store of STORES) {
      const rows = await database.load(store);
      await database.write(rows.map(([key]): Change => [store, key, null]));
    }
  } finally {
    database.close();
  }
}
