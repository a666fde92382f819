import { accessSync, constants } from 'node:fs';

/** Debian's Firefox ESR first. */
const POSITIONS = [
  '/usr/bin/firefox-esr',
  '/usr/bin/firefox',
  '/Applications/Firefox.app/Contents/MacOS/firefox',
];

/** @param configured a path that somebody chose. @returns undefined when there is no Firefox. */
export const findFirefox = (configured: string | undefined): string | undefined =>
  (configured === undefined ? POSITIONS : [configured]).find(isExecutable);

function isExecutable(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch (error) {
    if (error instanceof Error && 'code' in error) return false;
    throw error;
  }
}
