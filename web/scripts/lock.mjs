// Takes every web address out of package-lock.json. Run it after each `npm install`: tests/lock.test.ts asks for it.
import { readFileSync, writeFileSync } from 'node:fs';

const file = new URL('../package-lock.json', import.meta.url);
const lock = JSON.parse(readFileSync(file, 'utf8'));
for (const locked of Object.values(lock.packages)) {
  delete locked.funding;
  delete locked.resolved;
}
writeFileSync(file, JSON.stringify(lock, null, 2) + '\n');
