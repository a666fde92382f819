import { type ChildProcess, spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { EmbeddedPostgresError } from './embedded-postgres-error.ts';
import { serverEnvironment } from './server-environment.ts';
import type { ServerUser } from './server-user.ts';

/**
 * A watchman that outlives Node by a moment. It holds the far end of a pipe from Node: when Node dies, however it
 * dies, the pipe closes, `read` fails and the watchman shuts the server down and removes its socket's folder. The
 * word "fin" sends it home instead. It is forked twice so that the server, which takes the shell's place and so has
 * the process number that Node knows, does not find a stranger among its children.
 */
const WATCHED_SERVER = `
exec 3<&0 </dev/null
socket=$1 program=$2; shift 2
( (
  read -r word <&3 && [ "$word" = fin ] && exit 0
  kill -INT $$ 2>/dev/null
  waited=0
  while kill -0 $$ 2>/dev/null; do
    sleep 0.1 2>/dev/null || sleep 1
    waited=$((waited + 1))
    [ $waited -eq 200 ] && kill -QUIT $$ 2>/dev/null
  done
  [ -n "$socket" ] && rm -rf "$socket"
) >/dev/null 2>&1 & )
exec "$program" "$@" 3<&-
`;

const START_LIMIT = 60_000;
const STOP_LIMIT = 20_000;

export interface ServerProcess {
  /** Resolves with the reason when the server has ended, asked to or not. */
  ended: Promise<string>;
  /** Shuts the server down in order; resolves when its process is gone. */
  stop(): Promise<void>;
}

export interface ServerCommand {
  program: string;
  parameters: string[];
  user: ServerUser;
  /** Process number that a stale `postmaster.pid` names though it now belongs to somebody else. */
  strangerPid: number | null;
  socketDirectory: string | null;
}

function spawnWatched({
  program,
  parameters,
  user,
  strangerPid,
  socketDirectory,
}: ServerCommand): ChildProcess {
  return spawn('/bin/sh', ['-c', WATCHED_SERVER, 'sh', socketDirectory ?? '', program, ...parameters], {
    cwd: '/',
    // Its own session: Ctrl+C in the terminal is for Node, which then stops the server in order.
    detached: true,
    stdio: ['pipe', 'ignore', 'pipe'],
    // The server takes a lock file that names its grandparent for stale, and still checks the shared memory.
    env: {
      ...serverEnvironment(),
      ...(strangerPid === null ? {} : { PG_GRANDPARENT_PID: String(strangerPid) }),
    },
    ...user,
  });
}

async function stopInOrder(child: ChildProcess, ended: Promise<string>): Promise<void> {
  child.kill('SIGINT');
  const hurry = setTimeout(() => child.kill('SIGQUIT'), STOP_LIMIT);
  await ended;
  clearTimeout(hurry);
}

/**
 * Starts the server and waits until it accepts connections.
 *
 * @throws EmbeddedPostgresError with the server's last lines when it ends before that or takes over a minute
 */
export async function startServerProcess(
  command: ServerCommand,
  log: (line: string) => void,
): Promise<ServerProcess> {
  const child = spawnWatched(command);
  const lastLines: string[] = [];
  const ended = new Promise<string>((resolve) => {
    child.once('error', (error) => resolve(error.message));
    child.once('exit', (code, signal) => resolve(signal ? `señal ${signal}` : `código ${code}`));
  });
  // A closed pipe here only says that the watchman has gone; `ended` tells the rest.
  child.stdin?.on('error', () => undefined);
  void ended.then(() => child.stdin?.end('fin\n'));

  const ready = new Promise<'ready'>((resolve) => {
    if (!child.stderr) return;
    createInterface({ input: child.stderr }).on('line', (line) => {
      lastLines.push(line);
      if (lastLines.length > 20) lastLines.shift();
      if (line.includes('database system is ready to accept connections')) resolve('ready');
      else if (/^(WARNING|FATAL|PANIC|HINT|DETAIL)/.test(line)) log(line);
    });
  });
  const limit = Promise.withResolvers<'late'>();
  const timer = setTimeout(() => limit.resolve('late'), START_LIMIT);
  const outcome = await Promise.race([ready, ended, limit.promise]);
  clearTimeout(timer);
  if (outcome === 'ready') return { ended, stop: () => stopInOrder(child, ended) };
  if (outcome === 'late') await stopInOrder(child, ended);
  throw new EmbeddedPostgresError(
    `PostgreSQL no arrancó (${outcome === 'late' ? 'tardó más de un minuto' : outcome}):\n${lastLines.join('\n')}`,
  );
}
