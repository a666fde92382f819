/** `npm run glyphs`: writes font-coverage.json anew. */
import { writeFile } from 'node:fs/promises';
import { COVERAGE_FILE, fontCoverage } from './font-coverage.ts';

await writeFile(COVERAGE_FILE, fontCoverage());
