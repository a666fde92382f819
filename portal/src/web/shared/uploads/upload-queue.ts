import { messageOf } from '../api/message-of';
import { unsavedWork } from '../unsaved/unsaved-work';
import { problemOf } from './check-files';
import { isConflict, sendUpload } from './send-upload';
import { tellResult } from './tell-result';
import { type ConflictChoice, isOpen, type ToSend, type Upload, type UploadTarget } from './upload';

/** Files that are sent at the same time. */
const AT_ONCE = 3;
/** Progress comes often; the screen follows it this often, in milliseconds. */
const TELL_EVERY_MS = 100;

type Uploads = {
  uploads: readonly Upload[];
  /** Whether the dialog shows them; else they go on in the top bar. */
  isShown: boolean;
  /** Grows with each file that arrived: whoever shows folders reads them anew. */
  arrived: number;
};

let state: Uploads = { uploads: [], isShown: false, arrived: 0 };
let lastId = 0;
/** The answer for all further conflicts of the uploads under way. */
let forAll: ConflictChoice | null = null;
let teller: ReturnType<typeof setTimeout> | null = null;
const listeners = new Set<() => void>();
const controllers = new Map<number, AbortController>();

function tell(): void {
  if (teller !== null) clearTimeout(teller);
  teller = null;
  for (const listener of listeners) listener();
}

function set(next: Partial<Uploads>): void {
  state = { ...state, ...next };
  tell();
}

const changed = (id: number, part: Partial<Upload>): readonly Upload[] =>
  state.uploads.map((upload) => (upload.id === id ? { ...upload, ...part } : upload));

const change = (id: number, part: Partial<Upload>): void => set({ uploads: changed(id, part) });

function progress(id: number, share: number): void {
  state = { ...state, uploads: changed(id, { progress: share }) };
  teller ??= setTimeout(tell, TELL_EVERY_MS);
}

/** The browser asks before the page is left; it shows a text of its own. */
const warn = (event: BeforeUnloadEvent): void => event.preventDefault();

function guard(isRunning: boolean): void {
  unsavedWork.set('uploads', isRunning);
  if (isRunning) window.addEventListener('beforeunload', warn);
  else window.removeEventListener('beforeunload', warn);
}

/** Starts as many as may run at once; tells the result when none is left. */
function advance(): void {
  const running = state.uploads.filter(({ state: now }) => now === 'sending').length;
  const next = state.uploads.filter(({ state: now }) => now === 'waiting').slice(0, AT_ONCE - running);
  for (const upload of next) void run(upload);
  if (next.length > 0 || state.uploads.some(isOpen)) return;
  forAll = null;
  guard(false);
  if (state.uploads.length === 0) return;
  tellResult(state.uploads);
  const isWhole = state.uploads.every(({ state: end }) => end === 'done' || end === 'skipped');
  if (isWhole || !state.uploads.some(({ canRetry, problem }) => canRetry || problem !== null))
    set({ uploads: [], isShown: false });
}

async function run(upload: Upload): Promise<void> {
  const controller = new AbortController();
  controllers.set(upload.id, controller);
  change(upload.id, { state: 'sending', progress: 0, problem: null });
  try {
    await sendUpload(upload, controller.signal, (share) => progress(upload.id, share));
    set({ uploads: changed(upload.id, { state: 'done', progress: 1 }), arrived: state.arrived + 1 });
  } catch (cause) {
    if (controller.signal.aborted) change(upload.id, { state: 'cancelled', canRetry: true });
    else if (isConflict(upload, cause) && upload.conflict === 'fail') meetConflict(upload.id);
    else change(upload.id, { state: 'failed', problem: messageOf(cause), canRetry: true });
  } finally {
    controllers.delete(upload.id);
    advance();
  }
}

function meetConflict(id: number): void {
  if (forAll === null) change(id, { state: 'conflict' });
  else change(id, decided(forAll));
}

const decided = (choice: ConflictChoice): Partial<Upload> =>
  choice === 'skip' ? { state: 'skipped' } : { state: 'waiting', conflict: choice };

function newUpload(thing: ToSend, target: UploadTarget): Upload {
  lastId += 1;
  const problem = problemOf(thing);
  return {
    ...thing,
    id: lastId,
    target,
    state: problem === null ? 'waiting' : 'failed',
    progress: 0,
    problem,
    canRetry: false,
    conflict: 'fail',
  };
}

/** Files on their way to the directory: they belong to the page, not to a screen, so they go on when the person moves on. */
export const uploadQueue = {
  state: (): Uploads => state,
  subscribe(listener: () => void): () => void {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
  /** Begins to send files, and to make empty folders, and shows them; what earlier ones left behind is forgotten. */
  add(things: readonly ToSend[], target: UploadTarget): void {
    const open = state.uploads.some(isOpen) ? state.uploads : [];
    set({ uploads: [...open, ...things.map((thing) => newUpload(thing, target))], isShown: true });
    guard(true);
    advance();
  },
  cancel(id: number): void {
    const controller = controllers.get(id);
    if (controller !== undefined) {
      controller.abort();
      return;
    }
    change(id, { state: 'cancelled', canRetry: true });
    advance();
  },
  retry(id: number): void {
    change(id, { state: 'waiting', problem: null });
    guard(true);
    advance();
  },
  retryAll(): void {
    const uploads = state.uploads.map((upload) =>
      upload.canRetry && !isOpen(upload) && upload.state !== 'done'
        ? { ...upload, state: 'waiting' as const, problem: null }
        : upload,
    );
    set({ uploads });
    guard(true);
    advance();
  },
  cancelAll(): void {
    const uploads = state.uploads.map((upload) =>
      upload.state === 'waiting' || upload.state === 'conflict'
        ? { ...upload, state: 'cancelled' as const, canRetry: true }
        : upload,
    );
    set({ uploads });
    for (const controller of controllers.values()) controller.abort();
    advance();
  },
  /** The person's answer to a name that is taken; `toAll`: and to all that follow. */
  answer(id: number, choice: ConflictChoice, toAll: boolean): void {
    if (toAll) forAll = choice;
    const uploads = state.uploads.map((upload) =>
      upload.state === 'conflict' && (toAll || upload.id === id) ? { ...upload, ...decided(choice) } : upload,
    );
    set({ uploads });
    advance();
  },
  show: (): void => set({ isShown: true }),
  /** Closes the dialog; what is under way goes on, and what has ended is forgotten. */
  hide: (): void => set({ isShown: false, uploads: state.uploads.some(isOpen) ? state.uploads : [] }),
  /** For the end of a session: nothing of one person is sent for the next. */
  forget(): void {
    uploadQueue.cancelAll();
    set({ uploads: [], isShown: false });
    guard(false);
  },
};
