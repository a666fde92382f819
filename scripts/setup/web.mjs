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
 * @param {string} position
 * @returns {string[]} a line for each file below: path, size, time of change
 */
function fingerprint(position) {
  const { size, mtimeMs, isDirectory } = statOf(position);
  if (!isDirectory) return [`${position} ${size} ${mtimeMs}`];
  return readdirSync(join(root, position))
    .sort()
    .flatMap((name) => (/\.test\.tsx?$/.test(name) ? [] : fingerprint(`${position}/${name}`)));
}

/** @param {string} target */
function statOf(target) {
  const stat = statSync(join(root, target), { throwIfNoEntry: false });
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
