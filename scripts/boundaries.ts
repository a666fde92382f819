/** `npm run boundaries`: holds the arrows between the parts of the project; see `boundaries/boundary-rules.ts`. */
import path from 'node:path';
import { cruiseParts } from './boundaries/cruise-parts.ts';

/** The reader has been seen to read nothing and report success; less than this means that it did. */
const MIN_MODULES = 400;
const MIN_IMPORTS = 1200;

const { modules, imports, violations } = await cruiseParts(path.dirname(import.meta.dirname));
for (const violation of violations) console.error(violation);
console.log(`${modules} modules and ${imports} imports read, ${violations.length} imports against the rules`);
const isWhole = modules >= MIN_MODULES && imports >= MIN_IMPORTS;
if (!isWhole) console.error(`at least ${MIN_MODULES} modules and ${MIN_IMPORTS} imports were expected`);
process.exitCode = violations.length > 0 || !isWhole ? 1 : 0;
