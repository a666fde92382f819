import { mkdtemp, readdir, rm, stat } from 'node:fs/promises';
import { hostname, tmpdir } from 'node:os';
import path from 'node:path';

/** What a temporary folder holds: rows and prints of one job, or the files of one browser. */
type FolderKind = 'render' | 'fonts';

/** No job takes this long: an older folder was left by a killed process. */
const MAX_AGE_MS = 24 * 3_600_000;

/** Containers may share the temporary folder, but not process ids. */
const MACHINE = hostname()
  .replace(/[^a-z0-9]/gi, '')
  .slice(0, 40);
const FOLDER_NAME = new RegExp(`^lienzo-(?:render|fonts)-${MACHINE}-(\\d+)-`);

/** Folders of this process; others with its pid were made by an earlier process with the same pid. */
const ownFolders = new Set<string>();

/** Creates a folder named after this process; the caller deletes it. */
export async function temporaryFolder(kind: FolderKind = 'render'): Promise<string> {
  const folder = await mkdtemp(path.join(tmpdir(), `lienzo-${kind}-${MACHINE}-${process.pid}-`));
  ownFolders.add(path.basename(folder));
  return folder;
}

/** Deletes folders of killed processes; those of running instances stay. */
export async function removeStaleFolders(now = Date.now()): Promise<void> {
  for (const name of await readdir(tmpdir()))
    if (isOrphan(name) || (await isOldReport(name, now)))
      await rm(path.join(tmpdir(), name), { recursive: true, force: true });
}

/** Whether the folder's process has exited. */
function isOrphan(name: string): boolean {
  const pid = Number(FOLDER_NAME.exec(name)?.[1] ?? 0);
  if (pid === 0) return false;
  return pid === process.pid ? !ownFolders.has(name) : !isAlive(pid);
}

/** A job's folder of another machine is recognised by its age; a browser's may be as old as its service. */
async function isOldReport(name: string, now: number): Promise<boolean> {
  if (!name.startsWith('lienzo-render-')) return false;
  // Another instance may be deleting it, too.
  const found = await stat(path.join(tmpdir(), name)).catch(() => undefined);
  return found !== undefined && now - found.mtimeMs > MAX_AGE_MS;
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    // EPERM: the process exists but belongs to another user.
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}
