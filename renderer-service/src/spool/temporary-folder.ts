import { mkdtemp, readdir, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';

const PREFIX = 'lienzo-render-';
/** No report takes so long, in milliseconds: what is older was left by a process that was killed. */
const OLDEST = 24 * 3_600_000;

/** A new folder for one report's rows or prints; who asks for it deletes it. */
export const temporaryFolder = (): Promise<string> => mkdtemp(path.join(tmpdir(), PREFIX));

/** Deletes folders that killed processes left behind. Those of other instances that are at work are younger. */
export async function sweepTemporaryFolders(now = Date.now()): Promise<void> {
  const names = (await readdir(tmpdir())).filter((name) => name.startsWith(PREFIX));
  for (const name of names) {
    const place = path.join(tmpdir(), name);
    // Another instance may be sweeping, too.
    const found = await stat(place).catch(() => undefined);
    if (found !== undefined && now - found.mtimeMs > OLDEST)
      await rm(place, { recursive: true, force: true });
  }
}
