import { type ChildProcess, type StdioOptions, spawn } from 'node:child_process';
import type { ClusterPath } from './cluster-path.ts';
import type { ServerUser } from './server-user.ts';

export interface ServerProgram {
  program: string;
  parameters: string[];
  user: ServerUser;
  cluster: ClusterPath;
  /** The process id in a stale `postmaster.pid` that now belongs to an unrelated process. */
  strangerPid: number | null;
  /** Whether it inherits, as file descriptor 3, a pipe that Node keeps open during its lifetime. */
  watched?: boolean;
}

/**
 * Spawns a program of PostgreSQL with open standard input and standard error.
 *
 * It inherits no environment variables, above all no `PG*` variable for other databases, and its messages stay in the
 * language that the launcher parses. It runs in a separate session: Ctrl+C in the terminal is handled by Node, which
 * then stops the server gracefully.
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
  // The server treats a lock file with its grandparent's process id as stale, and still checks the shared memory.
  const stranger = strangerPid === null ? {} : { PG_GRANDPARENT_PID: String(strangerPid) };
  return spawn(program, parameters, {
    cwd: '/',
    env: { PATH: '/usr/bin:/bin:/usr/sbin:/sbin', LC_ALL: 'C', TZ: 'UTC', ...stranger },
    detached: true,
    stdio,
    ...user,
  });
}
