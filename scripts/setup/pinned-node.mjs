import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './root.mjs';
import { run } from './run.mjs';
import { SetupError } from './setup-error.mjs';

/** The Node that everything but this set-up runs on. */
export const pinnedNode = join(root, 'node_modules/.bin/node');

/** @param {string} requested such as `v24.21.0` */
function isReady(requested) {
  if (!existsSync(pinnedNode)) return false;
  // Usually it is the very one that runs this script.
  if (process.version === requested) return true;
  return spawnSync(pinnedNode, ['--version'], { encoding: 'utf8' }).stdout?.trim() === requested;
}

/** The package `node` fetches its binary in an install script; where npm blocks those, it is run here. */
export async function ensurePinnedNode() {
  const home = join(root, 'node_modules/node');
  const { version } = JSON.parse(readFileSync(join(home, 'package.json'), 'utf8'));
  if (isReady(`v${version}`)) return;
  const { output } = await run(
    `Preparando Node ${version}`,
    process.execPath,
    ['installArchSpecificPackage.js'],
    {
      cwd: home,
    },
  );
  if (!existsSync(pinnedNode) && existsSync(join(home, 'bin/node')))
    symlinkSync('../node/bin/node', pinnedNode);
  if (isReady(`v${version}`)) return;
  throw new SetupError(
    `${output}\n\nNo se pudo preparar Node ${version} para esta máquina (${process.platform}-${process.arch}). ` +
      'Revisa la conexión con el registro de npm y vuelve a intentarlo.',
  );
}
