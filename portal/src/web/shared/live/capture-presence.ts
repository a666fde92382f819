import { createStore } from 'zustand/vanilla';

/** Who has the capture of a period open, by period and user; `seen`: when they said so last, in milliseconds. */
type Present = ReadonlyMap<string, { periodId: number; userId: string; name: string; seen: number }>;

/** The live events write it, the screens of capture read it. */
export const capturePresence = createStore<{ present: Present }>(() => ({ present: new Map() }));

/** Whoever has not said it for so long has left: they say it every 20 s. */
export const PRESENCE_MS = 50_000;

type Person = { period_id: number; user_id: string; name: string };

export function observePresence(kind: 'present' | 'left', { period_id, user_id, name }: Person): void {
  const present = new Map(capturePresence.getState().present);
  const key = `${period_id} ${user_id}`;
  present.delete(key);
  if (kind === 'present') present.set(key, { periodId: period_id, userId: user_id, name, seen: Date.now() });
  capturePresence.setState({ present });
}

/** Whether somebody has one of the periods open who had none before. */
export const hasArrival = (present: Present, before: Present, periodIds: readonly number[]): boolean =>
  [...present].some(([key, { periodId, seen }]) => {
    const earlier = before.get(key);
    return periodIds.includes(periodId) && (earlier === undefined || seen - earlier.seen >= PRESENCE_MS);
  });

/** The names of those who have one of the periods open, each once. */
export const namesPresent = (present: Present, periodIds: readonly number[], now: number): string[] => [
  ...new Map(
    [...present.values()]
      .filter(({ periodId, seen }) => periodIds.includes(periodId) && now - seen < PRESENCE_MS)
      .map(({ userId, name }) => [userId, name]),
  ).values(),
];
