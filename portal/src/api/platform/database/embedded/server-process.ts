import type { ChildProcess } from 'node:child_process';
import { createInterface } from 'node:readline';
import { Writable } from 'node:stream';
import { setTimeout as pause } from 'node:timers/promises';
import { apiPostgresMessages } from '@lienzo/schema/messages/api-postgres-messages';
import { EmbeddedPostgresError } from './embedded-postgres-error.ts';
import { type ServerProgram, spawnServerProgram } from './server-program.ts';

/**
 * A watchdog that shortly outlives Node. It holds the other end of a pipe from Node: when Node dies for any reason, the
 * pipe closes, `read` fails and the watchdog shuts the server down and removes its socket's folder. The word "fin" ends
 * it without that. It is forked twice so that the server, which replaces the shell and keeps the process id known to
 * Node, has no unknown child process.
 */
const WATCHED_SERVER = `
exec </dev/null
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
  /** Resolves with the reason when the server has exited, requested or not. */
  ended: Promise<string>;
  /** Shuts the server down gracefully; resolves when its process has exited. */
  stop(): Promise<void>;
}

/** `postgres` and its arguments, and the folder that the watchdog removes. */
export interface ServerCommand extends ServerProgram {
  socketDirectory: string | null;
}

function spawnWatched(command: ServerCommand): ChildProcess {
  const { program, parameters, socketDirectory } = command;
  const shell = ['-c', WATCHED_SERVER, 'sh', socketDirectory ?? '', program, ...parameters];
  return spawnServerProgram({ ...command, program: '/bin/sh', parameters: shell, watched: true });
}

async function stopInOrder(child: ChildProcess, ended: Promise<string>): Promise<void> {
  child.kill('SIGINT');
  const hurry = setTimeout(() => child.kill('SIGQUIT'), STOP_LIMIT);
  await ended;
  clearTimeout(hurry);
}

/** Messages about clients connected during a graceful stop; not worth reporting. */
const EXPECTED = /terminating connection due to administrator command/;

function watchOutput(
  child: ChildProcess,
  lastLines: string[],
  log: (line: string) => void,
): Promise<'ready'> {
  return new Promise((resolve) => {
    if (!child.stderr) return;
    createInterface({ input: child.stderr }).on('line', (line) => {
      lastLines.push(line);
      if (lastLines.length > 20) lastLines.shift();
      if (line.includes('database system is ready to accept connections')) resolve('ready');
      else if (/^(WARNING|FATAL|PANIC)/.test(line) && !EXPECTED.test(line))
        log(apiPostgresMessages.serverSays(line));
    });
  });
}

async function startOnce(command: ServerCommand, log: (line: string) => void): Promise<ServerProcess> {
  const child = spawnWatched(command);
  const lastLines: string[] = [];
  const ended = new Promise<string>((resolve) => {
    child.once('error', (error) => resolve(error.message));
    child.once('close', (code, signal) =>
      resolve(signal ? apiPostgresMessages.signal(signal) : apiPostgresMessages.exitCode(code)),
    );
  });
  // Not its standard input: Node closes that by itself before it reports the exit, and the watchdog would take it for
  // Node's own end.
  const watchdog = child.stdio[3];
  // A closed pipe here only means that the watchdog has exited; `ended` reports the server.
  watchdog?.on('error', () => undefined);
  child.once('exit', () => watchdog instanceof Writable && watchdog.end('fin\n'));

  const ready = watchOutput(child, lastLines, log);
  const limit = Promise.withResolvers<'late'>();
  const timer = setTimeout(() => limit.resolve('late'), START_LIMIT);
  const outcome = await Promise.race([ready, ended, limit.promise]);
  clearTimeout(timer);
  if (outcome === 'ready') return { ended, stop: () => stopInOrder(child, ended) };
  if (outcome === 'late') await stopInOrder(child, ended);
  throw new EmbeddedPostgresError(
    apiPostgresMessages.notStarted(outcome === 'late' ? apiPostgresMessages.tooSlow : outcome, lastLines),
  );
}

/**
 * The server's message while children of a killed predecessor still hold its shared memory; they exit by themselves.
 */
const STILL_IN_USE = 'pre-existing shared memory block';

/**
 * Starts the server and waits until it accepts connections.
 *
 * @throws EmbeddedPostgresError with the server's last lines when it exits before that or takes over a minute
 */
export async function startServerProcess(
  command: ServerCommand,
  log: (line: string) => void,
): Promise<ServerProcess> {
  const giveUp = Date.now() + STOP_LIMIT;
  for (;;) {
    try {
      return await startOnce(command, log);
    } catch (error) {
      const wait = error instanceof Error && error.message.includes(STILL_IN_USE) && Date.now() < giveUp;
      if (!wait) throw error;
      await pause(100);
    }
  }
}
