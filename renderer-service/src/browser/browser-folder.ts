import { rm } from 'node:fs/promises';
import path from 'node:path';
import { installFonts } from '../fonts/install-fonts.ts';
import { temporaryFolder } from '../spool/temporary-folder.ts';

/** What one browser has on the disk: its fonts, and what it writes itself. */
export type BrowserFolder = {
  variables: { FONTCONFIG_FILE: string };
  profile: string;
  remove: () => Promise<void>;
};

/** @param system the configuration of fonts that would be used otherwise. */
export async function browserFolder(system: string | undefined): Promise<BrowserFolder> {
  const folder = await temporaryFolder('fonts');
  return {
    variables: await installFonts(folder, system),
    profile: path.join(folder, 'profile'),
    // The browser's helpers may still write while they end.
    remove: () => rm(folder, { recursive: true, force: true, maxRetries: 5, retryDelay: 100 }),
  };
}
