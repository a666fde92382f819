import { readdir, readFile } from 'node:fs/promises';

/** Megabytes that a process uses by itself, shared pages counted by its share (PSS); 0 outside of Linux. */
export async function ownMegabytes(pid: number): Promise<number> {
  const rollup = await readFile(`/proc/${pid}/smaps_rollup`, 'utf8').catch(() => '');
  return Number(/^Pss:\s+(\d+)/m.exec(rollup)?.[1] ?? 0) / 1024;
}

/** Megabytes that a process and all below it use, shared pages counted once (PSS); 0 outside of Linux. */
export async function treeMegabytes(root: number): Promise<number> {
  const names = (await readdir('/proc').catch(() => [])).filter((name) => /^\d+$/.test(name));
  const parents = new Map<number, number>();
  for (const name of names) {
    const stat = await readFile(`/proc/${name}/stat`, 'utf8').catch(() => '');
    parents.set(Number(name), Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[1] ?? 0));
  }
  const isBelow = (pid: number): boolean => {
    for (let at: number | undefined = pid; at !== undefined && at > 1; at = parents.get(at))
      if (at === root) return true;
    return false;
  };
  let megabytes = 0;
  for (const pid of parents.keys()) if (isBelow(pid)) megabytes += await ownMegabytes(pid);
  return megabytes;
}

/**
 * The most that a process used while a work was done, looked at five times a second.
 * @param measure of the process and all below it, or of it alone.
 */
export async function peakMegabytes<Result>(
  pid: number,
  work: () => Promise<Result>,
  measure = treeMegabytes,
): Promise<{ result: Result; peak: number }> {
  let peak = 0;
  let looking = true;
  const look = async (): Promise<void> => {
    while (looking) {
      peak = Math.max(peak, await measure(pid));
      await new Promise((resolve) => setTimeout(resolve, 200));
    }
  };
  const watch = look();
  try {
    const result = await work();
    peak = Math.max(peak, await measure(pid));
    return { result, peak };
  } finally {
    looking = false;
    await watch;
  }
}
