import { taken_names } from '@lienzo/schema/directory/file-endpoints';
import { call } from '../api/call';
import { nameKey } from './check-files';
import type { ExistingFile, Upload } from './upload';

/** Names that one call compares. */
const BATCH = 500;

/** Of files for one folder, by their id: those whose name a file has there. @throws what `call` throws. */
export async function findTaken(
  folderId: string,
  uploads: readonly Upload[],
): Promise<Map<number, ExistingFile>> {
  const matches = new Map<number, ExistingFile>();
  const files = uploads.filter(({ file }) => file !== null);
  for (let from = 0; from < files.length; from += BATCH) {
    const batch = files.slice(from, from + BATCH);
    const body = { folder_id: folderId, files: batch.map(({ path, name }) => ({ path, name })) };
    const { taken } = await call(taken_names, { body, quiet: true });
    const byName = new Map(taken.map((one) => [nameKey(one), one]));
    for (const upload of batch) {
      const existing = byName.get(nameKey(upload));
      if (existing !== undefined)
        matches.set(upload.id, { size: existing.size, modified_at: existing.modified_at });
    }
  }
  return matches;
}
