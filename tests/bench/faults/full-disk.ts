import { execFileSync } from 'node:child_process';
import { open, rm } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { endpoints } from '@lienzo/schema/endpoints';
import type { Figure } from '../figures.ts';
import { countLost, nothingYet, workUntil } from './acknowledged-work.ts';
import { startTwoOrganizations } from './two-organizations.ts';

const SIZE = '1500m';

/**
 * Fills the disk under the portal while it works, and makes room again. Needs a disk of its own, which only root of a
 * Linux can make of memory.
 * @param data an empty directory.
 */
export async function fullDisk(data: string): Promise<Figure[]> {
  if (process.platform !== 'linux' || process.getuid?.() !== 0) {
    console.log('The full disk is not measured: it takes root on Linux.');
    return [];
  }
  execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${SIZE},mode=755`, 'tmpfs', data]);
  try {
    return await measure(data);
  } finally {
    execFileSync('umount', ['--lazy', data]);
  }
}

async function measure(data: string): Promise<Figure[]> {
  const { portal, admin, neighbour } = await startTwoOrganizations(data);
  const done = nothingYet();
  let stopped = false;
  const writing = [
    workUntil(
      () => stopped,
      () => admin,
      done,
    ),
    workUntil(
      () => stopped,
      () => admin,
      done,
    ),
  ];
  await pause(2000);
  const before = done.files.length;
  const ballast = path.join(data, 'ballast');
  await fill(ballast);
  const refusedBefore = done.refused;
  await pause(8000);
  const refused = done.refused - refusedBefore;
  const reads = await neighbour.send(endpoints.browse, { query: { folder_id: neighbour.rootFolderId } });
  const statusWhileFull = reads.status;
  await rm(ballast);
  const freed = performance.now();
  const backAfter = await secondsUntilWritable(done, freed);
  stopped = true;
  await Promise.all(writing);
  const lost = await countLost(admin, done);
  const isDead = portal.output().includes('Error:') && !(await isAnswering(portal.url));
  await portal.stop();
  console.log(
    `disk full: ${before} files before, ${refused} calls refused meanwhile with a reason, a read answered ` +
      `${statusWhileFull}, ${done.broken} broken off in all`,
  );
  return [
    { name: 'Full disk: acknowledged and lost', value: lost, limit: 0, unit: 'items' },
    { name: 'the same: portals that ended by it', value: isDead ? 1 : 0, limit: 0, unit: 'items' },
    { name: 'the same: writing again after room was made', value: backAfter, limit: 20, unit: 's' },
  ];
}

const isAnswering = (url: string): Promise<boolean> =>
  fetch(`${url}/api/health`).then(
    ({ ok }) => ok,
    () => false,
  );

/** Writes until nothing fits any more. */
async function fill(file: string): Promise<void> {
  const handle = await open(file, 'w');
  try {
    for (let size = 1 << 20; size >= 1024; size >>= 1)
      for (;;)
        try {
          await handle.write(Buffer.alloc(size));
        } catch (error) {
          if (!(error instanceof Error && 'code' in error && error.code === 'ENOSPC')) throw error;
          break;
        }
  } finally {
    await handle.close();
  }
}

async function secondsUntilWritable(done: { folders: string[] }, since: number): Promise<number> {
  const before = done.folders.length;
  while (done.folders.length === before && performance.now() - since < 60_000) await pause(50);
  return (performance.now() - since) / 1000;
}
