import { endpoints } from '@lienzo/schema/endpoints';
import type { Figure } from '../figures.ts';
import { percentile } from '../portal/percentile.ts';
import type { Administrator } from './two-organizations.ts';

/** Milliseconds between two calls, and the most that one is waited for. */
const EVERY_MS = 50;
const MAX_MS = 60_000;

export type Watched = {
  /** Milliseconds of every call that was answered, well or not. */
  answered: number[];
  /** Answers of each status. */
  statuses: Map<number, number>;
  /** Calls without an answer, while the portal was meant to run. */
  unanswered: number;
};

/**
 * Opens a folder of another organization again and again while `work` does harm.
 * @param isAway whether the portal is down on purpose: what is not answered then does not count.
 */
export async function watchNeighbour(
  neighbour: () => Administrator,
  work: () => Promise<void>,
  isAway: () => boolean = () => false,
): Promise<Watched> {
  const watched: Watched = { answered: [], statuses: new Map(), unanswered: 0 };
  const calls = new Set<Promise<void>>();
  const call = async (): Promise<void> => {
    const begun = performance.now();
    const client = neighbour();
    let wasAway = isAway();
    try {
      const { status, ok } = await client.send(endpoints.browse, {
        query: { folder_id: client.rootFolderId },
        signal: AbortSignal.timeout(MAX_MS),
      });
      watched.statuses.set(status, (watched.statuses.get(status) ?? 0) + 1);
      if (ok || status === 503) watched.answered.push(performance.now() - begun);
    } catch (error) {
      wasAway ||= isAway();
      if (wasAway) return;
      watched.unanswered += 1;
      console.log(`unanswered: ${error instanceof Error ? (error.cause ?? error) : error}`);
    }
  };
  const timer = setInterval(() => {
    if (isAway()) return;
    const running = call().finally(() => calls.delete(running));
    calls.add(running);
  }, EVERY_MS);
  try {
    await work();
  } finally {
    clearInterval(timer);
    await Promise.all(calls);
  }
  return watched;
}

/** What the neighbour felt, with the limits of a fault run. */
export function neighbourFigures({ answered, unanswered }: Watched): Figure[] {
  return [
    { name: "the same: another organization's calls unanswered", value: unanswered, limit: 0, unit: 'items' },
    {
      name: "the same: another organization's p95",
      value: percentile(answered, 95),
      limit: 1000,
      unit: 'ms',
    },
    { name: 'the same: its longest hold-up', value: Math.max(...answered), limit: Infinity, unit: 'ms' },
  ];
}
