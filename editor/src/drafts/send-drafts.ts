import type { ReportDraft, ReportDraftStore } from '../host/report-editor-host.ts';

/** How long after a failure the same draft is sent again, in milliseconds. */
const RETRY_MS = 20_000;

type SentDraft = Omit<ReportDraft, 'at'>;

export type DraftSender = {
  /** Sends a draft, after what is under way; of those that wait only the last is sent. */
  send(draft: SentDraft, leaving: boolean): Promise<void>;
  /** Removes the draft, after what is under way. */
  remove(): Promise<void>;
  /** Gives up what failed. */
  end(): void;
};

/**
 * Sends drafts to the host, one at a time, so that an older one never replaces a newer one.
 * @param kept called when the host has one, with its time.
 */
export function sendDrafts(drafts: ReportDraftStore, kept: (at: number) => void): DraftSender {
  let queue: Promise<void> = Promise.resolve();
  let waiting: SentDraft | null = null;
  let retry: ReturnType<typeof setTimeout> | undefined;

  const sendWaiting = async (leaving: boolean): Promise<void> => {
    const draft = waiting;
    waiting = null;
    if (draft === null) return;
    try {
      const { at } = await drafts.write(draft, leaving);
      kept(at);
    } catch {
      // Out of reach: this browser still has it.
      retry = setTimeout(() => void send(waiting ?? draft, false), RETRY_MS);
    }
  };
  const send = (draft: SentDraft, leaving: boolean): Promise<void> => {
    clearTimeout(retry);
    waiting = draft;
    queue = queue.then(() => sendWaiting(leaving));
    return queue;
  };
  return {
    send,
    remove() {
      clearTimeout(retry);
      waiting = null;
      queue = queue
        .then(() => drafts.remove())
        .then(
          () => clearTimeout(retry),
          // It is offered again at the next opening, where it can be discarded.
          () => clearTimeout(retry),
        );
      return queue;
    },
    end: () => clearTimeout(retry),
  };
}
