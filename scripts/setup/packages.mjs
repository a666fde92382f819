import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './root.mjs';
import { run } from './run.mjs';
import { SetupError } from './setup-error.mjs';

/** @typedef {{ version?: string, integrity?: string, link?: boolean, optional?: boolean }} Entry */

/**
 * @param {string} file a lock file of npm
 * @returns {Record<string, Entry>}
 */
function readEntries(file) {
  return JSON.parse(readFileSync(file, 'utf8')).packages;
}

/**
 * Whether `node_modules` holds what the lock file says. npm writes down there what it installed, at the end of each
 * installation, so an installation that was cut short does not count.
 */
function isInstalled() {
  const installedFile = join(root, 'node_modules/.package-lock.json');
  if (!existsSync(installedFile)) return false;
  const installed = readEntries(installedFile);
  return Object.entries(readEntries(join(root, 'package-lock.json'))).every(([place, wanted]) => {
    if (!place.includes('node_modules/')) return true;
    const match = installed[place];
    if (!match) return wanted.optional === true;
    if (!existsSync(join(root, place))) return false;
    return (
      match.link === wanted.link && match.version === wanted.version && match.integrity === wanted.integrity
    );
  });
}

/**
 * Installs the packages of the lock file when they are not there. Not by `npm ci`: that refuses a lock file without an
 * entry for every optional package of every platform, and not every registry carries them all. `--no-save` keeps the
 * lock file as it is.
 */
export async function ensurePackages() {
  if (isInstalled()) return;
  const title = 'Instalando los paquetes de npm (la primera vez tarda uno o dos minutos)';
  // NODE_ENV=production must not leave out what builds the web and runs the servers.
  const { ok, output } = await run(title, 'npm', [
    'install',
    '--no-save',
    '--include=dev',
    '--include=optional',
  ]);
  if (ok && isInstalled()) return;
  throw new SetupError(
    `${output}\n\nNo se pudieron instalar los paquetes. Revisa la conexión con el registro de npm y el espacio en disco, ` +
      'borra la carpeta node_modules y vuelve a intentarlo.',
  );
}
