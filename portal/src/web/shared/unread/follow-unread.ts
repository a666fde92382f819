import { z } from 'zod';
import { streamUnread } from './stream-unread';

const count = z.int().nonnegative();

/**
 * Tells the count of unread notices of a person as it changes. Of all tabs one holds the stream and tells the
 * others; when it closes, the next takes over. Returns how to stop.
 */
export function followUnread(userId: string, onUnread: (unread: number) => void): () => void {
  const name = `lienzo-avisos-${userId}`;
  const stopper = new AbortController();
  const channel = new BroadcastChannel(name);
  channel.addEventListener('message', ({ data }) => {
    const news = count.safeParse(data);
    if (news.success) onUnread(news.data);
  });
  const lead = (): Promise<void> =>
    streamUnread(stopper.signal, (unread) => {
      onUnread(unread);
      channel.postMessage(unread);
    });
  void alone(name, stopper.signal, lead);
  return () => {
    stopper.abort();
    channel.close();
  };
}

/** Runs `work` when no other tab does; where the browser knows no locks, at once. */
async function alone(name: string, signal: AbortSignal, work: () => Promise<void>): Promise<void> {
  if (!('locks' in navigator)) return work();
  try {
    await navigator.locks.request(name, { signal }, work);
  } catch (cause) {
    // Waiting for the turn was given up.
    if (!signal.aborted) throw cause;
  }
}
