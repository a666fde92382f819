import { setTimeout as pause } from 'node:timers/promises';
import { apiPostgresMessages } from '@lienzo/schema/messages/api-postgres-messages';
import type { ServerProcess } from './server-process.ts';

/** Ends within this time, in milliseconds, count together. */
const WINDOW_MS = 60_000;
/** A server that ended so often within the window has a fault that another start does not mend. */
const MAX_ENDS = 5;
/** Milliseconds before a start is tried again that failed. */
const RETRY_MS = 500;

type Supervision = {
  /** Starts the server where it was; it recovers by itself what was acknowledged. */
  start(): Promise<ServerProcess>;
  log(line: string): void;
  /** Told once, when it ends again and again or does not start any more. */
  onGivenUp(reason: string): void;
};

/**
 * Keeps a server running that was killed or has crashed: it is started anew in the same place, so that its URL stays.
 * @param first the running server.
 * @returns what stops it for good.
 */
export function superviseServer(
  first: ServerProcess,
  { start, log, onGivenUp }: Supervision,
): { stop(): Promise<void> } {
  const stopping = new AbortController();
  const ends: number[] = [];
  let server = first;

  /** @throws when it ended too often, or does not start. */
  const restart = async (reason: string): Promise<ServerProcess> => {
    const now = Date.now();
    ends.push(now);
    if (ends.filter((end) => now - end < WINDOW_MS).length >= MAX_ENDS) throw new Error(reason);
    for (let attempt = 1; ; attempt += 1) {
      try {
        return await start();
      } catch (error) {
        if (stopping.signal.aborted || attempt === MAX_ENDS) throw error;
        await pause(RETRY_MS);
      }
    }
  };
  const watch = async (): Promise<void> => {
    for (;;) {
      const reason = await server.ended;
      if (stopping.signal.aborted) return;
      log(apiPostgresMessages.ended(reason));
      server = await restart(reason);
      if (stopping.signal.aborted) await server.stop();
      else log(apiPostgresMessages.startedAgain);
    }
  };
  const watching = watch().catch((error: unknown) =>
    onGivenUp(error instanceof Error ? error.message : String(error)),
  );
  return {
    async stop() {
      stopping.abort();
      await server.stop();
      await watching;
    },
  };
}
