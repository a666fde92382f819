/** Finds the processes of a running portal, by the lists that Linux keeps. */
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';

type Process = { pid: number; parent: number; command: string };

async function processes(): Promise<Process[]> {
  const pids = (await readdir('/proc')).filter((name) => /^\d+$/.test(name));
  const read = async (pid: string): Promise<Process[]> => {
    const stat = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => '');
    const command = await readFile(`/proc/${pid}/cmdline`, 'utf8').catch(() => '');
    const parent = Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[1]);
    return stat === '' ? [] : [{ pid: Number(pid), parent, command: command.replaceAll('\0', ' ') }];
  };
  return (await Promise.all(pids.map(read))).flat();
}

/** The server of the embedded database. */
export async function databasePid(data: string): Promise<number> {
  const lock = await readFile(path.join(data, 'postgres/cluster/postmaster.pid'), 'utf8');
  return Number.parseInt(lock, 10);
}

/** Its processes that serve a connection of the portal. */
export async function backendPids(data: string): Promise<number[]> {
  const server = await databasePid(data);
  return (await processes())
    .filter(({ parent, command }) => parent === server && command.includes('lienzo_app'))
    .map(({ pid }) => pid);
}

/** The browser that the portal prints with, where it runs. */
export async function browserPid(portal: number): Promise<number | undefined> {
  const all = await processes();
  const isBelow = (pid: number): boolean => {
    const match = all.find((one) => one.pid === pid);
    return match !== undefined && (match.parent === portal || isBelow(match.parent));
  };
  return all.find(({ pid, command }) => /chrom/.test(command) && !command.includes('--type=') && isBelow(pid))
    ?.pid;
}

/** @returns whether there was something to kill. */
export function killHard(pid: number | undefined): boolean {
  if (pid === undefined) return false;
  try {
    return process.kill(pid, 'SIGKILL');
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ESRCH') return false;
    throw error;
  }
}
