import { rmSync } from 'node:fs';
import { mkdtemp, readdir, rename, rm } from 'node:fs/promises';
import { connect, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';

/** What a temporary folder holds: rows and prints of one job, or the files of one browser. */
type FolderKind = 'render' | 'fonts';

const PREFIX = 'lienzo-process-';
/** A folder that is not locked yet; it is empty. */
const UNLOCKED_PREFIX = 'lienzo-unlocked-';
/**
 * A socket on which the owner of a folder listens. The system closes it with the process, so that whether the owner
 * lives is known across containers and for process ids that are used again.
 */
const LOCK = 'owner';
const HOUR = 3_600_000;

/** The folder of this process in each temporary directory of the system that it has used. */
const owned = new Map<string, Promise<string>>();

/** This process's own folder, with mode 0700; it disappears with the process, at the latest in another one's sweep. */
export async function processFolder(): Promise<string> {
  const parent = tmpdir();
  const folder = owned.get(parent) ?? claimFolder(parent);
  owned.set(parent, folder);
  try {
    return await folder;
  } catch (error) {
    owned.delete(parent);
    throw error;
  }
}

/**
 * Creates a folder inside of this process's own; the caller deletes it.
 *
 * @public only one of the packages that keep this file uses it
 */
export async function temporaryFolder(kind: FolderKind = 'render'): Promise<string> {
  try {
    return await mkdtemp(path.join(await processFolder(), `${kind}-`));
  } catch (error) {
    if (codeOf(error) !== 'ENOENT') throw error;
    // Somebody cleaned the system's temporary directory.
    owned.delete(tmpdir());
    return await mkdtemp(path.join(await processFolder(), `${kind}-`));
  }
}

async function claimFolder(parent: string): Promise<string> {
  const unlocked = await mkdtemp(path.join(parent, `${UNLOCKED_PREFIX}${process.pid}-`));
  const lock = createServer((socket) => socket.destroy()).unref();
  await new Promise<void>((resolve, reject) => {
    lock.once('error', reject).listen(path.join(unlocked, LOCK), resolve);
  });
  const folder = path.join(parent, path.basename(unlocked).replace(UNLOCKED_PREFIX, PREFIX));
  await rename(unlocked, folder);
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

/**
 * Deletes the folders of processes that are gone; those of running ones stay.
 *
 * @public for the test
 */
export async function removeStaleFolders(): Promise<void> {
  const parent = tmpdir();
  for (const name of await readdir(parent)) {
    const folder = path.join(parent, name);
    if (name.startsWith(PREFIX) && (await isAbandoned(folder)))
      await rm(folder, { recursive: true, force: true });
  }
}

/**
 * Deletes the folders of processes that are gone, now and every hour.
 *
 * @param report is told why a sweep failed
 * @returns ends it
 */
export function sweepStaleFolders(report: (cause: unknown) => void): () => void {
  const sweep = (): void => void removeStaleFolders().catch(report);
  sweep();
  const timer = setInterval(sweep, HOUR).unref();
  return () => clearInterval(timer);
}

/** Whether nobody listens on a folder's lock; another user's folder cannot be asked and is left. */
function isAbandoned(folder: string): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(path.join(folder, LOCK));
    socket.once('connect', () => {
      socket.destroy();
      resolve(false);
    });
    socket.once('error', (error) => resolve(['ECONNREFUSED', 'ENOENT'].includes(codeOf(error) ?? '')));
  });
}

const codeOf = (error: unknown): string | undefined =>
  error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : undefined;
