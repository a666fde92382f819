import { type LiveEvent, liveEvent } from './live-event';
import { streamEvents } from './stream-events';

/**
 * Tells what the server says live to a person. Of all tabs one holds the stream and tells the others; when it
 * closes, the next takes over. Returns how to stop.
 */
export function followEvents(userId: string, onEvent: (event: LiveEvent) => void): () => void {
  const name = `lienzo-avisos-${userId}`;
  const stopper = new AbortController();
  const channel = new BroadcastChannel(name);
  channel.addEventListener('message', ({ data }) => {
    const news = liveEvent.safeParse(data);
    if (news.success) onEvent(news.data);
  });
  const lead = (isLate: boolean): Promise<void> =>
    streamEvents(
      stopper.signal,
      (event) => {
        onEvent(event);
        channel.postMessage(event);
      },
      isLate,
    );
  void alone(name, stopper.signal, lead);
  return () => {
    stopper.abort();
    channel.close();
  };
}

/**
 * Runs `work` when no other tab does; where the browser knows no locks, at once.
 * @param work is told whether it had to wait for its turn.
 */
async function alone(
  name: string,
  signal: AbortSignal,
  work: (hasWaited: boolean) => Promise<void>,
): Promise<void> {
  if (!('locks' in navigator)) return work(false);
  const isTaken = await navigator.locks.request(name, { ifAvailable: true }, async (lock) => {
    if (lock === null) return true;
    await work(false);
    return false;
  });
  if (!isTaken || signal.aborted) return;
  try {
    await navigator.locks.request(name, { signal }, () => work(true));
  } catch (cause) {
    // Waiting for the turn was given up.
    if (!signal.aborted) throw cause;
  }
}
