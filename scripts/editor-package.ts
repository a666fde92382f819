/**
 * `npm run build -w editor` builds `@lienzo/editor` as other applications install it, in `editor/dist/package`: ES modules
 * with what it needs of `@lienzo/schema` and `@lienzo/templates`, declarations, one style sheet, fonts and a manifest. It
 * fails when the public API is not the one in `editor/public-api.md`; `-- --update-api` writes it.
 */
import { spawnSync } from 'node:child_process';
import { copyFileSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { writeDeclarations } from './editor-package/declarations.ts';
import { publicApi } from './editor-package/public-api.ts';
import { publishedManifest } from './editor-package/published-manifest.ts';

const EDITOR = path.join(import.meta.dirname, '../editor');
const PACKAGE = path.join(EDITOR, 'dist/package');
const API_FILE = path.join(EDITOR, 'public-api.md');

const { status } = spawnSync('npm', ['run', '--silent', 'build:code'], { cwd: EDITOR, stdio: 'inherit' });
if (status !== 0) throw new Error('the code of the editor could not be built');
writeDeclarations(EDITOR, PACKAGE);
writeFileSync(
  path.join(PACKAGE, 'package.json'),
  `${JSON.stringify(publishedManifest(EDITOR, PACKAGE), null, 2)}\n`,
);
copyFileSync(path.join(EDITOR, 'README.md'), path.join(PACKAGE, 'README.md'));
const api = publicApi(PACKAGE);
if (process.argv.includes('--update-api')) writeFileSync(API_FILE, api);
else if (readFileSync(API_FILE, 'utf8') !== api) {
  console.error(
    'The public API of the editor changed. If that is on purpose: npm run build -w editor -- --update-api',
  );
  process.exitCode = 1;
}
