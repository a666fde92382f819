import { spawnSync } from 'node:child_process';
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  realpathSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { homedir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { pinnedNode } from './pinned-node.mjs';
import { root } from './root.mjs';
import { run } from './run.mjs';
import { SetupError } from './setup-error.mjs';

/** Where a browser that is in no usual place is called from; first in the list of places that all programs share. */
const OWN = join(root, '.cache/browser/chrome-headless-shell');
const DOWNLOADS = join(root, '.cache/browser/downloads');
/** The last browser that answered, so that it is not asked again at every start. */
const NOTE = join(root, '.cache/browser/checked.json');
const DEBIAN_PACKAGE = 'chromium-headless-shell';

/** @returns {string[]} */
function usualPositions() {
  const positions = JSON.parse(
    readFileSync(join(root, 'renderer-service/src/browser/browser-locations.json'), 'utf8'),
  );
  return (positions[process.platform] ?? []).map((/** @type {string} */ position) => resolve(root, position));
}

/** @param {string} path */
const identity = (path) => `${realpathSync(path)} ${statSync(path).mtimeMs}`;

/**
 * Whether the browser runs: Ubuntu's `chromium-browser` may be a stub, a downloaded one may lack libraries.
 *
 * @param {string} path
 */
function works(path) {
  if (!existsSync(path)) return false;
  if (existsSync(NOTE) && readFileSync(NOTE, 'utf8') === identity(path)) return true;
  const answer = spawnSync(path, ['--version'], { encoding: 'utf8', timeout: 20_000 });
  if (answer.status !== 0 || !/\d+\.\d+/.test(answer.stdout)) return false;
  mkdirSync(dirname(NOTE), { recursive: true });
  writeFileSync(NOTE, identity(path));
  return true;
}

/**
 * @param {string} cache a folder laid out as puppeteer does: `chrome-headless-shell/<version>/<platform>/<binary>`
 * @returns {string[]} binaries, newest version first
 */
function inCache(cache) {
  return ['chrome-headless-shell', 'chrome'].flatMap((name) => {
    const home = join(cache, name);
    if (!existsSync(home)) return [];
    const versions = readdirSync(home).sort((a, b) => b.localeCompare(a, 'en', { numeric: true }));
    return versions.flatMap((version) =>
      readdirSync(join(home, version)).map((platform) => join(home, version, platform, name)),
    );
  });
}

/** @param {string} path makes it the first that every program finds */
function adopt(path) {
  mkdirSync(dirname(OWN), { recursive: true });
  writeFileSync(OWN, `#!/bin/sh\nexec "${path}" "$@"\n`, { mode: 0o755 });
}

/** A browser that works, in the order in which programs look, or else one that they can be pointed at. */
function findBrowser() {
  const [own, ...others] = usualPositions();
  if (own && existsSync(own) && !works(own)) rmSync(own);
  const targets = [...(own ? [own] : []), ...others].filter((target) => existsSync(target));
  const first = targets.find(works);
  if (first) {
    if (first !== targets[0]) adopt(first);
    return first;
  }
  const puppeteerCache = process.env.PUPPETEER_CACHE_DIR ?? join(homedir(), '.cache/puppeteer');
  const cached = [...inCache(DOWNLOADS), ...inCache(puppeteerCache)].find(works);
  if (cached) adopt(cached);
  return cached;
}

const hasApt = () => existsSync('/usr/bin/apt-get');

async function installDebianPackage() {
  const environment = { DEBIAN_FRONTEND: 'noninteractive' };
  await run('Actualizando la lista de paquetes de Debian', 'apt-get', ['update'], { environment });
  const parameters = ['install', '-y', '--no-install-recommends', DEBIAN_PACKAGE];
  return run(`Instalando el navegador (${DEBIAN_PACKAGE})`, 'apt-get', parameters, { environment });
}

function download() {
  const cli = join(root, 'node_modules/puppeteer/lib/puppeteer/node/cli.js');
  const parameters = [cli, 'browsers', 'install', 'chrome-headless-shell'];
  const environment = { PUPPETEER_CACHE_DIR: DOWNLOADS };
  return run('Descargando el navegador (chrome-headless-shell)', pinnedNode, parameters, { environment });
}

/** Makes sure that a Chromium is there to print reports with: finds one, or installs one. */
export async function ensureBrowser() {
  const chosen = process.env.LIENZO_CHROME;
  if (chosen) {
    if (works(chosen)) return;
    throw new SetupError(
      `LIENZO_CHROME apunta a "${chosen}", que no es un navegador que funcione. Corrige la ruta o quita la variable.`,
    );
  }
  if (findBrowser()) return;
  let last = { ok: false, output: '' };
  if (process.getuid?.() === 0 && hasApt()) last = await installDebianPackage();
  if (!findBrowser()) last = await download();
  if (findBrowser()) return;
  // Installers say much; their errors are what helps.
  const errors = last.output.split('\n').filter((line) => /^E:|error/i.test(line));
  const advice = hasApt()
    ? `Instálalo con "sudo apt-get install ${DEBIAN_PACKAGE}" (en Ubuntu, Google Chrome)`
    : 'Instala Google Chrome o Chromium';
  throw new SetupError(
    `${errors.slice(-3).join('\n')}\n\nLienzo imprime con un navegador Chromium y no encontró ninguno ni pudo instalarlo. ` +
      `${advice}, o indica dónde está con LIENZO_CHROME, y vuelve a intentarlo.`,
  );
}
