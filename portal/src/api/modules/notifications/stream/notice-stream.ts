import type { FolderChange } from '../../directory/directory.ts';
import type { CaptureSignal, VisibleCapture } from '../repositories/capture-signals.ts';
import { coalesce } from './coalesce.ts';
import type { Follower } from './open-notice-hub.ts';
import { throttle } from './throttle.ts';

/** Milliseconds between heartbeats, which also check the session. */
const HEARTBEAT_MS = 20_000;
/** Milliseconds between two checks of changed folders: a folder is reported at most once per interval. */
const FOLDER_GAP_MS = 1000;
/** Milliseconds between two checks of signals of captures. */
const CAPTURE_GAP_MS = 500;
/** Milliseconds between two signals of files in preparation. */
const RENDER_GAP_MS = 400;
/** High-water mark: events that may wait for a slow reader. */
const MAX_PENDING = 16;

export type NoticeStreamSource = {
  /** @returns a function that unsubscribes. */
  follow(follower: Follower): () => void;
  /** The unread count, or undefined when the session has ended. */
  readUnread(): Promise<number | undefined>;
  /** The changed folders that the user may know of, or undefined when the session has ended. */
  readFolders(changes: FolderChange[]): Promise<string[] | undefined>;
  /** The signals that the user may know of, or undefined when the session has ended. */
  readCaptures(signals: CaptureSignal[]): Promise<VisibleCapture[] | undefined>;
  /** Receives failures, which end the stream; the page reconnects. */
  failed(error: unknown): void;
};

/**
 * Server-sent events: `unread` immediately and whenever it may have changed, `folder_changed` for each changed folder,
 * `renders_changed` when files that the user asked for did, `capture_changed`, `capture_present` and `capture_left` for
 * periods that the user sees, and comments as heartbeats.
 * @param signal ends it.
 */
export function noticeStream(source: NoticeStreamSource, signal: AbortSignal): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder();
  let stop: () => void = () => undefined;
  return new ReadableStream<Uint8Array>(
    {
      start(controller) {
        let open = true;
        let notified: number | undefined;
        const changes = new Map<string, FolderChange>();
        const signals = new Map<string, CaptureSignal>();
        /** @returns false for a reader that does not keep up; it is sent the latest state later. */
        const send = (text: string): boolean => {
          if (!open || (controller.desiredSize ?? 0) <= 0) return false;
          controller.enqueue(encoder.encode(text));
          return true;
        };
        const end = (): void => {
          if (!open) return;
          stop();
          controller.close();
        };
        const failed = (error: unknown): void => {
          source.failed(error);
          end();
        };
        const sendUnread = async (): Promise<void> => {
          if (!open) return;
          const unread = await source.readUnread();
          if (unread === undefined) end();
          else if (unread !== notified && send(eventOf('unread', { unread }))) notified = unread;
        };
        const sendFolders = async (): Promise<void> => {
          const asked = [...changes];
          if (!open || asked.length === 0) return;
          changes.clear();
          const ids = await source.readFolders(asked.map(([, change]) => change));
          if (ids === undefined) return end();
          const events = ids.map((folder_id) => eventOf('folder_changed', { folder_id }));
          if (events.length > 0 && !send(events.join('')))
            for (const [key, change] of asked) changes.set(key, change);
        };
        const sendCaptures = async (): Promise<void> => {
          const asked = [...signals.values()];
          if (!open || asked.length === 0) return;
          signals.clear();
          const shown = await source.readCaptures(asked);
          if (shown === undefined) return end();
          const events = shown.map(({ kind, paysheetId: paysheet_id, periodId: period_id, userId, name }) =>
            kind === 'changed'
              ? eventOf('capture_changed', { paysheet_id, period_id })
              : eventOf(`capture_${kind}`, { paysheet_id, period_id, user_id: userId, name }),
          );
          if (events.length > 0 && !send(events.join('')))
            for (const one of asked) signals.set(`${one.kind} ${one.periodId} ${one.userId}`, one);
        };
        const checkUnread = coalesce(sendUnread, failed);
        const folders = throttle(coalesce(sendFolders, failed), FOLDER_GAP_MS);
        const captures = throttle(coalesce(sendCaptures, failed), CAPTURE_GAP_MS);
        const renders = throttle(() => send(eventOf('renders_changed', {})), RENDER_GAP_MS);
        const heartbeat = setInterval(() => {
          send(': \n\n');
          checkUnread();
          folders.ask();
          captures.ask();
        }, HEARTBEAT_MS);
        const unsubscribe = source.follow({
          changed: checkUnread,
          folderChanged(change) {
            changes.set(`${change.folderId} ${change.clientId}`, change);
            folders.ask();
          },
          captureSignalled(signal) {
            signals.set(`${signal.kind} ${signal.periodId} ${signal.userId}`, signal);
            captures.ask();
          },
          rendersChanged: renders.ask,
          end,
        });
        stop = () => {
          open = false;
          clearInterval(heartbeat);
          folders.stop();
          captures.stop();
          renders.stop();
          unsubscribe();
          signal.removeEventListener('abort', end);
        };
        signal.addEventListener('abort', end);
        if (signal.aborted) end();
        else checkUnread();
      },
      cancel: () => stop(),
    },
    { highWaterMark: MAX_PENDING },
  );
}

const eventOf = (name: string, data: object): string => `event: ${name}\ndata: ${JSON.stringify(data)}\n\n`;
