import { mkdtemp, readdir, rm, stat } from 'node:fs/promises';
import { hostname, tmpdir } from 'node:os';
import path from 'node:path';

/** Rows and prints of one report, or what belongs to one browser. */
type FolderKind = 'render' | 'fonts';

/** No report takes so long, in milliseconds: what is older was left by a process that was killed. */
const MAX_AGE_MS = 24 * 3_600_000;

/** Machines that share a folder for temporary files (containers do) do not know each other's processes. */
const MACHINE = hostname()
  .replace(/[^a-z0-9]/gi, '')
  .slice(0, 40);
const FOLDER_NAME = new RegExp(`^lienzo-(?:render|fonts)-${MACHINE}-(\\d+)-`);

/** Folders of this very process; one of its number that is not among them was made by a former process of it. */
const ownFolders = new Set<string>();

/** A new folder, named after this process; who asks for it deletes it. */
export async function temporaryFolder(kind: FolderKind = 'render'): Promise<string> {
  const folder = await mkdtemp(path.join(tmpdir(), `lienzo-${kind}-${MACHINE}-${process.pid}-`));
  ownFolders.add(path.basename(folder));
  return folder;
}

/** Deletes folders that killed processes left behind. Those of instances that are at work stay. */
export async function removeStaleFolders(now = Date.now()): Promise<void> {
  for (const name of await readdir(tmpdir()))
    if (isOrphan(name) || (await isOldReport(name, now)))
      await rm(path.join(tmpdir(), name), { recursive: true, force: true });
}

/** Whether a folder's process is gone. */
function isOrphan(name: string): boolean {
  const pid = Number(FOLDER_NAME.exec(name)?.[1] ?? 0);
  if (pid === 0) return false;
  return pid === process.pid ? !ownFolders.has(name) : !isAlive(pid);
}

/** A browser lives as long as its service, a report's folder does not: one of another machine is known by its age. */
async function isOldReport(name: string, now: number): Promise<boolean> {
  if (!name.startsWith('lienzo-render-')) return false;
  // Another instance may be sweeping, too.
  const found = await stat(path.join(tmpdir(), name)).catch(() => undefined);
  return found !== undefined && now - found.mtimeMs > MAX_AGE_MS;
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    // Somebody else's process is there, too.
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}
