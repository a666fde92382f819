import { readdirSync } from 'node:fs';
import { processFolder } from '../platform/spool/temporary-folder.ts';

/** Names of the temporary folders of a kind that this process has at the moment. */
export async function temporaryFolders(kind: 'render' | 'fonts'): Promise<string[]> {
  return readdirSync(await processFolder()).filter((name) => name.startsWith(`${kind}-`));
}
