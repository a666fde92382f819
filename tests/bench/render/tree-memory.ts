import { readdir, readFile } from 'node:fs/promises';

/** Megabytes that a process uses by itself, shared pages counted by its share (PSS); 0 outside of Linux. */
async function ownMegabytes(pid: number): Promise<number> {
  const rollup = await readFile(`/proc/${pid}/smaps_rollup`, 'utf8').catch(() => '');
  return Number(/^Pss:\s+(\d+)/m.exec(rollup)?.[1] ?? 0) / 1024;
}

/** Megabytes that a server and its workers use, without its database and browser; 0 outside of Linux. */
export async function serverMegabytes(server: number): Promise<number> {
  let megabytes = 0;
  for (const { pid } of await processesBelow(server)) {
    const command = await readFile(`/proc/${pid}/cmdline`, 'utf8').catch(() => '');
    if (pid === server || command.includes('-worker.ts')) megabytes += await ownMegabytes(pid);
  }
  return megabytes;
}

/** Megabytes that a process and all below it use, shared pages counted once (PSS); 0 outside of Linux. */
export async function treeMegabytes(root: number): Promise<number> {
  let megabytes = 0;
  for (const { pid } of await processesBelow(root)) megabytes += await ownMegabytes(pid);
  return megabytes;
}

/** Ticks of the kernel's clock in a second, everywhere on Linux. */
const TICKS = 100;

/** Seconds of processor time that a process and all below it have used, with those that ended; 0 outside of Linux. */
export async function treeProcessorSeconds(root: number): Promise<number> {
  let ticks = 0;
  // utime, stime, and those of children that were waited for; fields 14 to 17 of proc(5), of which two are cut off.
  for (const { fields } of await processesBelow(root))
    for (const field of fields.slice(11, 15)) ticks += Number(field);
  return ticks / TICKS;
}

/** Waits until a process and all below it have had little to do for over a minute, so that no timer has work left. */
export async function untilIdle(root: number): Promise<void> {
  const deadline = performance.now() + 300_000;
  let quietSince = performance.now();
  let before = await treeProcessorSeconds(root);
  while (performance.now() < Math.min(deadline, quietSince + 65_000)) {
    await new Promise((resolve) => setTimeout(resolve, 2_000));
    const now = await treeProcessorSeconds(root);
    if (now - before > 0.6) quietSince = performance.now();
    before = now;
  }
}

/** A process and all below it, with the fields of its `stat` behind the name. */
async function processesBelow(root: number): Promise<{ pid: number; fields: string[] }[]> {
  const names = (await readdir('/proc').catch(() => [])).filter((name) => /^\d+$/.test(name));
  const stats = new Map<number, string[]>();
  for (const name of names) {
    const stat = await readFile(`/proc/${name}/stat`, 'utf8').catch(() => '');
    stats.set(Number(name), stat.slice(stat.lastIndexOf(')') + 2).split(' '));
  }
  const isBelow = (pid: number): boolean => {
    for (let at = pid; at > 1; at = Number(stats.get(at)?.[1] ?? 0)) if (at === root) return true;
    return false;
  };
  return [...stats].flatMap(([pid, fields]) => (isBelow(pid) ? [{ pid, fields }] : []));
}

/**
 * The most that a process used while a work was done, looked at five times a second.
 * @param measure of the process and all below it, or of a server and its workers.
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
