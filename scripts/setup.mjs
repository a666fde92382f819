/**
 * Makes a fresh clone ready: packages, the pinned Node, a browser, the web's build. Runs as npm's `pre` hook before
 * `start`, `test` and `validate`, on whatever Node the machine has (20 or newer), so it depends on nothing but Node.
 *
 * `node scripts/setup.mjs [start | test | browser | check]`: `browser` needs no web, `check` no browser either.
 */
import { ensureBrowser } from './setup/browser.mjs';
import { ensurePackages } from './setup/packages.mjs';
import { ensurePinnedNode } from './setup/pinned-node.mjs';
import { SetupError } from './setup/setup-error.mjs';
import { ensureWeb } from './setup/web.mjs';

const OLDEST_NODE = 20;

/** @param {string} goal */
async function setUp(goal) {
  const [major = '0'] = process.versions.node.split('.');
  if (Number(major) < OLDEST_NODE) {
    throw new SetupError(
      `Lienzo necesita Node ${OLDEST_NODE} o posterior; esta máquina tiene ${process.version}.`,
    );
  }
  if (process.platform === 'win32') {
    throw new SetupError('Lienzo corre en Linux y macOS. En Windows, inícialo dentro de WSL.');
  }
  await ensurePackages();
  await ensurePinnedNode();
  if (goal === 'check') return;
  await ensureBrowser();
  if (goal === 'browser') return;
  await ensureWeb();
}

try {
  await setUp(process.argv[2] ?? 'start');
} catch (error) {
  if (!(error instanceof SetupError)) throw error;
  console.error(`\n${error.message}\n`);
  process.exitCode = 1;
}
