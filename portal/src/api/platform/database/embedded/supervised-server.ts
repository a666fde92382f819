import { setTimeout as pause } from 'node:timers/promises';
import { apiPostgresMessages } from '@lienzo/schema/messages/api-postgres-messages';
import type { ServerProcess } from './server-process.ts';

/** Milliseconds before the next start after a failed one, or after an exit shortly after a start. */
const MIN_WAIT_MS = 500;
const MAX_WAIT_MS = 15_000;
/**
 * A server with this uptime had started successfully: its end has another cause, and is followed by an immediate
 * restart.
 */
const STEADY_MS = 10_000;

type Supervision = {
  /** Starts the server on the same cluster; it recovers acknowledged commits by itself. */
  start(): Promise<ServerProcess>;
  log(line: string): void;
};

/**
 * Restarts a server that was killed or has crashed, at the same address, so that its URL stays valid. It never gives
 * up, because the cause may be temporary, like a full disk; until then calls are answered with 503.
 * @param first the running server.
 * @returns a function that stops it permanently.
 */
export function superviseServer(
  first: ServerProcess,
  { start, log }: Supervision,
): { stop(): Promise<void> } {
  const stopping = new AbortController();
  const { signal } = stopping;
  let server = first;
  let wait = 0;
  let startedAt = Date.now();

  const isRunning = async (): Promise<boolean> => {
    try {
      await pause(wait, undefined, { signal });
      server = await start();
      startedAt = Date.now();
      return true;
    } catch (error) {
      if (!signal.aborted) log(error instanceof Error ? error.message : String(error));
      return false;
    }
  };
  const watch = async (): Promise<void> => {
    while (!signal.aborted) {
      const reason = await server.ended;
      if (signal.aborted) return;
      log(apiPostgresMessages.ended(reason));
      if (Date.now() - startedAt > STEADY_MS) wait = 0;
      while (!(await isRunning()) && !signal.aborted) wait = nextWait(wait);
      if (signal.aborted) return;
      log(apiPostgresMessages.startedAgain);
      wait = nextWait(wait);
    }
  };
  const watching = watch();
  return {
    async stop() {
      stopping.abort();
      await server.stop();
      await watching;
      // A start that was in progress has finished meanwhile.
      await server.stop();
    },
  };
}

const nextWait = (wait: number): number => Math.min(Math.max(MIN_WAIT_MS, wait * 2), MAX_WAIT_MS);
