import type { Follower } from './open-notice-hub.ts';
import { together } from './together.ts';

/** Milliseconds between signs of life, at which the session is looked at as well. */
const HEARTBEAT = 20_000;

export type NoticeStreamSource = {
  /** @returns what stops following. */
  follow(follower: Follower): () => void;
  /** The count that is told, or undefined when the session is over. */
  readUnread(): Promise<number | undefined>;
  /** Told of failures, which end the stream; the page opens another one. */
  failed(error: unknown): void;
};

/**
 * Server-sent events: `unread` at once and whenever it may have changed, a comment as a sign of life in between.
 * @param signal ends it.
 */
export function noticeStream(source: NoticeStreamSource, signal: AbortSignal): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder();
  let stop: () => void = () => undefined;
  return new ReadableStream<Uint8Array>({
    start(controller) {
      let open = true;
      let told: number | undefined;
      const say = (text: string): void => {
        // A reader that has stopped reading is not written to.
        if (open && (controller.desiredSize ?? 0) > 0) controller.enqueue(encoder.encode(text));
      };
      const end = (): void => {
        if (!open) return;
        stop();
        controller.close();
      };
      const tell = async (): Promise<void> => {
        const unread = open ? await source.readUnread() : told;
        if (unread === undefined) end();
        else if (unread !== told) say(`event: unread\ndata: ${JSON.stringify({ unread })}\n\n`);
        told = unread;
      };
      const look = together(tell, (error) => {
        source.failed(error);
        end();
      });
      const beat = setInterval(() => {
        say(': \n\n');
        look();
      }, HEARTBEAT);
      const unfollow = source.follow({ changed: look, end });
      stop = () => {
        open = false;
        clearInterval(beat);
        unfollow();
        signal.removeEventListener('abort', end);
      };
      signal.addEventListener('abort', end);
      if (signal.aborted) end();
      else look();
    },
    cancel: () => stop(),
  });
}
