import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { root } from './root.mjs';
import { run } from './run.mjs';
import { SetupError } from './setup-error.mjs';

/** What the web is built from. */
const SOURCES = [
  'package-lock.json',
  'portal/index.html',
  'portal/vite.config.mts',
  'portal/src/web',
  'editor/src',
  'templates/src',
  'shared-schema/src',
];
const PAGE = join(root, 'portal/dist/web/index.html');
const NOTE = join(root, '.cache/web-build');

/**
 * @param {string} place
 * @returns {string[]} a line for each file below: path, size, time of change
 */
function fingerprint(place) {
  const { size, mtimeMs, isDirectory } = statOf(place);
  if (!isDirectory) return [`${place} ${size} ${mtimeMs}`];
  return readdirSync(join(root, place))
    .sort()
    .flatMap((name) => (/\.test\.tsx?$/.test(name) ? [] : fingerprint(`${place}/${name}`)));
}

/** @param {string} place */
function statOf(place) {
  const stat = statSync(join(root, place), { throwIfNoEntry: false });
  return { size: stat?.size, mtimeMs: stat?.mtimeMs, isDirectory: stat?.isDirectory() === true };
}

/** Builds the web when its sources are not those of the last build. */
export async function ensureWeb() {
  const sources = createHash('sha256').update(SOURCES.flatMap(fingerprint).join('\n')).digest('hex');
  const built = existsSync(PAGE) && existsSync(NOTE) ? readFileSync(NOTE, 'utf8') : '';
  if (built === sources) return;
  const { ok, output } = await run('Construyendo la página web', 'npm', ['run', 'build', '-w', 'portal'], {
    environment: { NODE_ENV: 'production' },
  });
  if (!ok) throw new SetupError(`${output}\n\nNo se pudo construir la página web.`);
  mkdirSync(dirname(NOTE), { recursive: true });
  writeFileSync(NOTE, sources);
}
