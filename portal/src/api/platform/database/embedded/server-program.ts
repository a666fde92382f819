import { type ChildProcess, type StdioOptions, spawn } from 'node:child_process';
import type { ClusterPath } from './cluster-path.ts';
import type { ServerUser } from './server-user.ts';

export interface ServerProgram {
  program: string;
  parameters: string[];
  user: ServerUser;
  cluster: ClusterPath;
  /** Process number that a stale `postmaster.pid` names though it now belongs to somebody else. */
  strangerPid: number | null;
  /** Whether it gets, as its number 3, a pipe that Node holds open as long as it lives. */
  watched?: boolean;
}

/**
 * Spawns a program of PostgreSQL with an open standard input and standard error.
 *
 * Nothing of our environment leaks into it, above all no `PG*` variable of the person's own databases, and its
 * messages stay in the language that the launcher reads. It runs in a session of its own: Ctrl+C in the terminal is
 * for Node, which then stops the server in order.
 */
export function spawnServerProgram({
  program,
  parameters,
  user,
  cluster,
  strangerPid,
  watched = false,
}: ServerProgram): ChildProcess {
  const stdio: StdioOptions = ['pipe', 'ignore', 'pipe', watched ? 'pipe' : 'ignore', cluster.descriptor];
  // The server takes a lock file that names its grandparent for stale, and still checks the shared memory.
  const stranger = strangerPid === null ? {} : { PG_GRANDPARENT_PID: String(strangerPid) };
  return spawn(program, parameters, {
    cwd: '/',
    env: { PATH: '/usr/bin:/bin:/usr/sbin:/sbin', LC_ALL: 'C', TZ: 'UTC', ...stranger },
    detached: true,
    stdio,
    ...user,
  });
}
