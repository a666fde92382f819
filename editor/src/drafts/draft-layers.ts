import type { ReportDraftStore } from '../host/report-editor-host.ts';
import { toReport } from '../model/to-report.ts';
import type { EditorStore } from '../store/editor-store.ts';
import { markDraftKept } from '../store/slices/save-slice.ts';
import { clearDraft, writeDraft } from './draft-storage.ts';
import { sendDrafts } from './send-drafts.ts';

/** Minimum time between two writes of a draft in this browser, in milliseconds. */
const WRITE_INTERVAL_MS = 1000;
/** The same with the host. */
const SEND_INTERVAL_MS = 3000;

/** The two places of a draft. The host is the one that counts; this browser keeps what the host does not have yet. */
export type DraftLayers = {
  /** Keeps the current report soon. */
  schedule(): void;
  /** Keeps at once what is scheduled. */
  flush(): void;
  /** Forgets what is scheduled. */
  cancel(): void;
  /** Keeps the current report now. Fulfils when it is kept everywhere, or was refused. */
  keep(): Promise<void>;
  /** Deletes the draft everywhere. */
  remove(): Promise<void>;
  /** Nothing is sent again after this. */
  end(): void;
};

/**
 * @param key of the draft in this browser.
 * @param drafts the host's place; undefined: this browser only.
 * @param isDraft whether the current report, once kept, is a draft still.
 */
export function draftLayers(
  store: EditorStore,
  { key, drafts, isDraft }: { key: string; drafts: ReportDraftStore | undefined; isDraft: () => boolean },
): DraftLayers {
  const timers: { write?: ReturnType<typeof setTimeout>; send?: ReturnType<typeof setTimeout> } = {};
  let sent = store.getState().edit.document;
  const sender = drafts && sendDrafts(drafts, (at) => kept(at));

  /** The host has the last that was sent: this browser needs it no more, unless the report has changed since. */
  const kept = (at: number): void => {
    if (store.getState().edit.document !== sent || !isDraft()) return;
    clearTimeout(timers.write);
    delete timers.write;
    markDraftKept(store, new Date(at));
    void ignoreFailure(clearDraft(key));
  };
  const current = () => ({
    report: toReport(store.getState().edit.document),
    basedOn: drafts?.version() ?? null,
  });
  const cancel = (): void => {
    clearTimeout(timers.write);
    clearTimeout(timers.send);
    delete timers.write;
    delete timers.send;
  };
  const write = (): Promise<void> => {
    delete timers.write;
    return ignoreFailure(writeDraft(key, { at: Date.now(), ...current() }));
  };
  const send = (leaving: boolean): Promise<void> => {
    delete timers.send;
    sent = store.getState().edit.document;
    return sender?.send(current(), leaving) ?? Promise.resolve();
  };
  return {
    schedule() {
      timers.write ??= setTimeout(() => void write(), WRITE_INTERVAL_MS);
      // The host's draft is not replaced while it is offered.
      if (sender !== undefined && store.getState().draft === null)
        timers.send ??= setTimeout(() => void send(false), SEND_INTERVAL_MS);
    },
    flush() {
      const { write: isWriting, send: isSending } = timers;
      cancel();
      if (isWriting !== undefined) void write();
      if (isSending !== undefined) void send(true);
    },
    cancel,
    async keep() {
      cancel();
      await write();
      await send(true);
    },
    async remove() {
      cancel();
      markDraftKept(store, null);
      await Promise.all([ignoreFailure(clearDraft(key)), sender?.remove()]);
    },
    end: () => sender?.end(),
  };
}

/** Without browser storage (a private window, a full disk) the editor works without drafts. */
const ignoreFailure = (promise: Promise<unknown>): Promise<void> =>
  promise.then(
    () => undefined,
    () => undefined,
  );
