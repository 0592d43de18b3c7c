// One module with everything that it needs, as a script that runs in any page: node web/scripts/bundle.mjs FILE
import { rolldown } from 'rolldown';

const bundle = await rolldown({ input: process.argv[2], logLevel: 'silent' });
const { output } = await bundle.generate({ format: 'iife', name: 'bundled' });
process.stdout.write(output[0].code);
await bundle.close();
