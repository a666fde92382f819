import { readdir, readFile } from 'node:fs/promises';

/**
 * Memory of a process group in bytes, shared pages counted once (PSS). Null outside of Linux.
 */
export async function processGroupMemory(group: number): Promise<number | null> {
  const names = await readdir('/proc').catch(() => []);
  const sizes = await Promise.all(
    names.filter((name) => /^\d+$/.test(name)).map((name) => memoryOf(name, group)),
  );
  const known = sizes.filter((size) => size !== null);
  return known.length === 0 ? null : known.reduce((sum, size) => sum + size, 0);
}

/** The PSS of a group member; null for a process of another group or one that has exited. */
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

/** A browser process that hosts a page, and its private memory in bytes. */
export type PageProcess = { pid: number; bytes: number };

/** Linux reports memory in pages of this size. */
const MEMORY_PAGE_BYTES = 4_096;

/**
 * The renderer processes of a browser. Cheap enough to be read every second. Linux only; empty elsewhere.
 */
export async function pageProcesses(group: number): Promise<PageProcess[]> {
  const names = (await readdir('/proc').catch(() => [])).filter((name) => /^\d+$/.test(name));
  const matches = await Promise.all(names.map((name) => pageProcess(name, group)));
  return matches.filter((process) => process !== null);
}

/** Null for any other process or one that has exited. */
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
