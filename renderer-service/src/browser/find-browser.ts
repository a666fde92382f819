import { accessSync, constants, readdirSync } from 'node:fs';
import { homedir } from 'node:os';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { rendererMessages } from '@lienzo/schema/messages/renderer-messages';
import { z } from 'zod';
import places from './browser-locations.json' with { type: 'json' };

const knownPaths = z.record(z.string(), z.array(z.string())).parse(places);
const workspace = fileURLToPath(new URL('../../..', import.meta.url));

/** No browser was found; the message says what to do. */
class NoBrowserError extends Error {
  constructor() {
    super(rendererMessages.terminal.noBrowser);
  }
}

/**
 * Finds the browser: the configured path, the system's usual paths, puppeteer's cache. Relative paths are relative to
 * the workspace. `chromium-headless-shell` comes first: it starts and prints in half the time.
 * @throws NoBrowserError
 */
export function findBrowser(configured: string | undefined): string {
  if (configured !== undefined && configured !== '') {
    if (isExecutable(configured)) return configured;
    throw new NoBrowserError();
  }
  const candidates = (knownPaths[process.platform] ?? []).map((position) => resolve(workspace, position));
  const match = candidates.find(isExecutable) ?? findInCache(join(homedir(), '.cache', 'puppeteer'));
  if (match === undefined) throw new NoBrowserError();
  return match;
}

function isExecutable(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch (error) {
    if (error instanceof Error && 'code' in error) return false;
    throw error;
  }
}

/** `<cache>/<browser>/<platform-version>/<folder>/<binary>`, the newest version first. */
function findInCache(cache: string): string | undefined {
  for (const browser of ['chrome-headless-shell', 'chrome'])
    for (const version of subfolders(join(cache, browser)).toReversed())
      for (const folder of subfolders(join(cache, browser, version))) {
        const binary = join(cache, browser, version, folder, browser);
        if (isExecutable(binary)) return binary;
      }
  return undefined;
}

function subfolders(path: string): string[] {
  try {
    return readdirSync(path, { withFileTypes: true })
      .filter((entry) => entry.isDirectory())
      .map((entry) => entry.name)
      .toSorted();
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return [];
    throw error;
  }
}
