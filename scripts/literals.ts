/** `npm run literals`: no object literal with a spread has a key that the type it is for does not know. */
import path from 'node:path';
import { findUnknownKeys } from './literals/find-unknown-keys.ts';
import { PROJECTS } from './projects.ts';

/** Less means that the compiler told no types. */
const MIN_LITERALS = 500;

const { literals, found } = findUnknownKeys(path.dirname(import.meta.dirname), PROJECTS);
for (const { file, line, key } of found) console.error(`${file}:${line} nobody reads “${key}”`);
console.log(`${literals} literals with a spread read, ${found.length} keys that nobody reads`);
if (literals < MIN_LITERALS) console.error(`at least ${MIN_LITERALS} literals were expected`);
process.exitCode = found.length > 0 || literals < MIN_LITERALS ? 1 : 0;
