import { execFileSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { createRenderer } from '@lienzo/renderer/app';

const PORTAL = path.resolve(import.meta.dirname, '../../portal/src/api/testing/print-api-description.ts');
const log = { info: () => undefined, warn: () => undefined, error: () => undefined };

/** Writes `/openapi.json` of both services as `portal.json` and `renderer.json`. Neither opens a database or a browser. */
export async function writeDescriptions(folder: string): Promise<void> {
  const portal = execFileSync(process.execPath, [PORTAL], { maxBuffer: 16 * 2 ** 20 });
  const renderer = await createRenderer({ log }).fetch(new Request('http://renderer/openapi.json'));
  mkdirSync(folder, { recursive: true });
  writeFileSync(path.join(folder, 'portal.json'), portal);
  writeFileSync(path.join(folder, 'renderer.json'), await renderer.text());
}
