import { readdir, readFile } from 'node:fs/promises';

/**
 * Memory in bytes that a process and those of its group use, what they share counted once (PSS). Null where the
 * system does not tell (outside of Linux).
 */
export async function processGroupMemory(group: number): Promise<number | null> {
  const names = await readdir('/proc').catch(() => []);
  const sizes = await Promise.all(
    names.filter((name) => /^\d+$/.test(name)).map((name) => memoryOf(name, group)),
  );
  const known = sizes.filter((size) => size !== null);
  return known.length === 0 ? null : known.reduce((sum, size) => sum + size, 0);
}

/** A member's share; null for a process of another group, or one that ended meanwhile. */
async function memoryOf(pid: string, group: number): Promise<number | null> {
  try {
    // "pid (name, maybe with blanks) state parent group …"
    const stat = await readFile(`/proc/${pid}/stat`, 'utf8');
    if (Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[2]) !== group) return null;
    const rollup = await readFile(`/proc/${pid}/smaps_rollup`, 'utf8');
    return Number(/^Pss:\s+(\d+) kB/m.exec(rollup)?.[1] ?? 0) * 1024;
  } catch (error) {
    if (error instanceof Error && 'code' in error) return null;
    throw error;
  }
}

/** A process that holds a page, and the bytes that it has to itself. */
export type PageProcess = { pid: number; bytes: number };

/** What the system counts memory in. */
const MEMORY_PAGE_BYTES = 4_096;

/**
 * The processes of a browser's group that hold pages; a page has one as soon as it is being opened. Cheap enough to
 * be asked each second. Only Linux tells: elsewhere there are none.
 */
export async function pageProcesses(group: number): Promise<PageProcess[]> {
  const names = (await readdir('/proc').catch(() => [])).filter((name) => /^\d+$/.test(name));
  const found = await Promise.all(names.map((name) => pageProcess(name, group)));
  return found.filter((process) => process !== null);
}

/** Null for another process, or one that ended meanwhile. */
async function pageProcess(pid: string, group: number): Promise<PageProcess | null> {
  try {
    // "pid (name, maybe with blanks) state parent group …"
    const stat = await readFile(`/proc/${pid}/stat`, 'utf8');
    if (Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[2]) !== group) return null;
    if (!(await readFile(`/proc/${pid}/cmdline`, 'utf8')).includes('--type=renderer')) return null;
    // "size resident shared …"
    const [, resident = 0, shared = 0] = (await readFile(`/proc/${pid}/statm`, 'utf8'))
      .split(' ')
      .map(Number);
    return { pid: Number(pid), bytes: (resident - shared) * MEMORY_PAGE_BYTES };
  } catch (error) {
    if (error instanceof Error && 'code' in error) return null;
    throw error;
  }
}
