import { rm } from 'node:fs/promises';
import path from 'node:path';
import { installFonts } from '../assets/fonts/install-fonts.ts';
import { temporaryFolder } from '../platform/spool/temporary-folder.ts';

/** The files of one browser process: its fonts and its profile. */
export type BrowserFolder = {
  variables: { FONTCONFIG_FILE: string };
  profile: string;
  remove: () => Promise<void>;
};

/** @param system path of the fontconfig file that would be used otherwise. */
export async function browserFolder(system: string | undefined): Promise<BrowserFolder> {
  const folder = await temporaryFolder('fonts');
  return {
    variables: await installFonts(folder, system),
    profile: path.join(folder, 'profile'),
    // Child processes may still write while they exit.
    remove: () => rm(folder, { recursive: true, force: true, maxRetries: 5, retryDelay: 100 }),
  };
}
