import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { apiPostgresMessages } from '@lienzo/schema/messages/api-postgres-messages';
import { EmbeddedPostgresError } from './embedded-postgres-error.ts';

const TIMEOUT_MS = 20_000;
const STEP = 25;

function commandOf(pid: number): string {
  const ofKernel = `/proc/${pid}/cmdline`;
  if (existsSync(ofKernel)) return readFileSync(ofKernel, 'utf8').replaceAll('\0', ' ');
  return spawnSync('ps', ['-o', 'command=', '-p', String(pid)], { encoding: 'utf8' }).stdout ?? '';
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    // EPERM: the process exists and belongs to another user.
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}

async function waitForEnd(pid: number): Promise<void> {
  process.kill(pid, 'SIGINT');
  for (let waited = 0; isAlive(pid); waited += STEP) {
    if (waited === TIMEOUT_MS / 2) process.kill(pid, 'SIGQUIT');
    if (waited > TIMEOUT_MS) {
      throw new EmbeddedPostgresError(apiPostgresMessages.orphan(pid));
    }
    await pause(STEP);
  }
}

/**
 * Handles the server left behind by an earlier Node process. Must be called while holding the data directory's lock, so
 * that the process in `postmaster.pid` has no Node parent. If it is a server of this cluster, usually shutting down,
 * waits for its end.
 *
 * @returns the process id in a stale `postmaster.pid` if it now belongs to an unrelated process, else `null`
 * @throws EmbeddedPostgresError when the old server does not end
 */
export async function clearOrphanServer(
  clusterDirectory: string,
  clusterName: string,
): Promise<number | null> {
  const file = join(clusterDirectory, 'postmaster.pid');
  if (!existsSync(file)) return null;
  const pid = Number.parseInt(readFileSync(file, 'utf8'), 10);
  if (!(pid > 0) || !isAlive(pid)) return null;
  if (!commandOf(pid).includes(`cluster_name=${clusterName}`)) return pid;
  await waitForEnd(pid);
  return null;
}
