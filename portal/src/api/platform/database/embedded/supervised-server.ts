import { setTimeout as pause } from 'node:timers/promises';
import { apiPostgresMessages } from '@lienzo/schema/messages/api-postgres-messages';
import type { ServerProcess } from './server-process.ts';

/** Milliseconds before a start that failed, or an end right after a start, is followed by another start. */
const MIN_WAIT_MS = 500;
const MAX_WAIT_MS = 15_000;
/** A server that ran so long had started well: what ended it then is something else, and need not be waited for. */
const STEADY_MS = 10_000;

type Supervision = {
  /** Starts the server where it was; it recovers by itself what was acknowledged. */
  start(): Promise<ServerProcess>;
  log(line: string): void;
};

/**
 * Keeps a server running that was killed or has crashed: it is started anew in the same place, so that its URL stays.
 * It never gives up, because what keeps it from starting may pass, as a full disk does; until then calls answer 503.
 * @param first the running server.
 * @returns what stops it for good.
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
      // A start that was under way has come to its end meanwhile.
      await server.stop();
    },
  };
}

const nextWait = (wait: number): number => Math.min(Math.max(MIN_WAIT_MS, wait * 2), MAX_WAIT_MS);
