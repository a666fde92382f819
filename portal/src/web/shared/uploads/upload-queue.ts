import { uploadMessages } from '@lienzo/schema/directory/upload-messages';
import { ApiError } from '../api/api-error';
import { connection } from '../api/connection';
import { ConnectionError } from '../api/connection-error';
import { messageOf } from '../api/message-of';
import { session } from '../session/session';
import { unsavedWork } from '../unsaved/unsaved-work';
import { type ConflictScope, createConflictAnswers } from './conflict-answers';
import { findTaken } from './find-taken';
import { isReadable } from './is-readable';
import { newUpload } from './new-upload';
import { notifyResult } from './notify-result';
import { isConflict, sendUpload } from './send-upload';
import {
  type ConflictChoice,
  type ExistingFile,
  isOpen,
  type ToSend,
  type Upload,
  type UploadTarget,
} from './upload';
import { changeUpload, setProgress, uploadStore, uploads } from './upload-store';

/** Files that are sent at the same time. */
const AT_ONCE = 3;
/** A file that is cut off this often, though the server is reached, waits for the person. */
const MAX_CUTS = 5;

const controllers = new Map<number, AbortController>();
/** The person's answers for more than one conflict of the uploads under way. */
const answers = createConflictAnswers();

/** The browser asks before the page is left; it shows a text of its own. */
const warn = (event: BeforeUnloadEvent): void => event.preventDefault();

function guard(isRunning: boolean): void {
  unsavedWork.set('uploads', isRunning);
  if (isRunning) window.addEventListener('beforeunload', warn);
  else window.removeEventListener('beforeunload', warn);
}

/** Starts as many as may run at once; tells the result when none is left. */
function advance(): void {
  if (uploadStore.getState().hold !== null) return;
  const running = uploads().filter(({ state }) => state === 'sending').length;
  const ready = uploads().filter(({ state, isChecked }) => state === 'waiting' && isChecked);
  const next = ready.slice(0, AT_ONCE - running);
  for (const upload of next) void run(upload);
  if (next.length === 0 && !uploads().some(isOpen)) end();
}

function end(): void {
  answers.forget();
  guard(false);
  uploadStore.setState({ answered: 0 });
  if (uploads().length === 0) return;
  notifyResult(uploads());
  const isWhole = uploads().every(({ state }) => state === 'done' || state === 'skipped');
  if (isWhole || !uploads().some(({ canRetry, problem }) => canRetry || problem !== null))
    uploadStore.setState({ uploads: [] });
}

async function run(upload: Upload): Promise<void> {
  const { id } = upload;
  const controller = new AbortController();
  controllers.set(id, controller);
  changeUpload(id, { state: 'sending', progress: 0, problem: null });
  try {
    await sendUpload(upload, controller.signal, (share) => setProgress(id, share));
    changeUpload(id, { state: 'done', progress: 1 });
    uploadStore.setState({ arrived: uploadStore.getState().arrived + 1 });
  } catch (cause) {
    if (controller.signal.aborted) changeUpload(id, { state: 'cancelled', canRetry: true });
    else changeUpload(id, await outcomeOf(upload, cause));
  } finally {
    controllers.delete(id);
    advance();
  }
}

/** What becomes of a file that did not arrive. */
async function outcomeOf(upload: Upload, cause: unknown): Promise<Partial<Upload>> {
  if (isConflict(upload, cause) && upload.conflict === 'fail') return conflictOf(upload);
  if (cause instanceof ConnectionError) return cutOff(upload, cause);
  // It goes on once the person has signed in again.
  if (cause instanceof ApiError && cause.status === 401 && session.state().status !== 'active')
    return { state: 'waiting', progress: 0 };
  return { state: 'failed', problem: messageOf(cause), canRetry: true };
}

async function cutOff(upload: Upload, cause: ConnectionError): Promise<Partial<Upload>> {
  const cuts = upload.cuts + 1;
  if (!(await isReadable(upload.file)))
    return { state: 'failed', problem: uploadMessages.fileGone, canRetry: false };
  if (cuts === MAX_CUTS) return { state: 'failed', problem: messageOf(cause), canRetry: true };
  return { state: 'waiting', progress: 0, cuts };
}

/** The name was free before: a file of the same size that is there now is the one whose answer was lost. */
async function conflictOf(upload: Upload): Promise<Partial<Upload>> {
  const [existing = null] =
    upload.target.kind === 'folder' ? await existingOf(upload.target.folderId, [upload]) : [];
  if (upload.cuts > 0 && existing?.size === upload.file?.size) return { state: 'done', progress: 1 };
  return metConflict(upload, existing);
}

async function existingOf(folderId: string, asked: readonly Upload[]) {
  try {
    return [...(await findTaken(folderId, asked)).values()];
  } catch (cause) {
    // The question can be asked without it.
    if (cause instanceof ApiError || cause instanceof ConnectionError) return [];
    throw cause;
  }
}

const metConflict = (upload: Upload, existing: Upload['existing']): Partial<Upload> => {
  const answer = answers.of(upload);
  return answer === null ? { state: 'conflict', existing } : { existing, ...decided(answer) };
};

const decided = (choice: ConflictChoice): Partial<Upload> =>
  choice === 'skip' ? { state: 'skipped' } : { state: 'waiting', conflict: choice };

/** Compares the names with what the folder holds, so that all conflicts are asked about at once. */
async function checkNames(folderId: string, added: readonly Upload[]): Promise<void> {
  try {
    checked(added, await findTaken(folderId, added));
  } catch (cause) {
    // What is not known now is said when the file is sent.
    checked(added, new Map());
    if (!(cause instanceof ApiError) && !(cause instanceof ConnectionError)) throw cause;
  } finally {
    advance();
  }
}

function checked(added: readonly Upload[], taken: ReadonlyMap<number, ExistingFile>): void {
  const ids = new Set(added.map(({ id }) => id));
  const check = (upload: Upload): Upload => {
    const existing = upload.state === 'waiting' ? taken.get(upload.id) : undefined;
    return { ...upload, isChecked: true, ...(existing === undefined ? {} : metConflict(upload, existing)) };
  };
  uploadStore.setState({ uploads: uploads().map((upload) => (ids.has(upload.id) ? check(upload) : upload)) });
}

/** What keeps files from being sent; they go on by themselves when it is over. */
function observeHold(): void {
  const { status } = session.state();
  const hold = status === 'expired' ? 'signed_out' : connection.isLost() ? 'offline' : null;
  if (hold === uploadStore.getState().hold) return;
  uploadStore.setState({ hold });
  if (uploads().some(isOpen)) advance();
}
connection.subscribe(observeHold);
session.store.subscribe(observeHold);

function changeAll(change: (upload: Upload) => Upload): void {
  uploadStore.setState({ uploads: uploads().map(change) });
  if (uploads().some(isOpen)) guard(true);
  advance();
}

const again = (upload: Upload): Upload => ({ ...upload, state: 'waiting', problem: null, cuts: 0 });
const mayRetry = (upload: Upload): boolean => upload.canRetry && !isOpen(upload) && upload.state !== 'done';

/** Files on their way to the directory: they belong to the page, not to a screen, so they go on when the person moves on. */
export const uploadQueue = {
  store: uploadStore,
  /**
   * Begins to send files, and to make empty folders, and shows them; what earlier ones left behind is forgotten.
   * @param view after a drop a panel in the corner, after the form its progress stage.
   */
  add(items: readonly ToSend[], target: UploadTarget, view: 'dialog' | 'panel' = 'dialog'): void {
    const open = uploads().some(isOpen) ? uploads() : [];
    const added = items.map((item) => newUpload(item, target));
    uploadStore.setState({ uploads: [...open, ...added], view, isCollapsed: false });
    guard(true);
    if (target.kind === 'folder') void checkNames(target.folderId, added);
    advance();
  },
  cancel(id: number): void {
    const controller = controllers.get(id);
    if (controller !== undefined) controller.abort();
    else {
      changeUpload(id, { state: 'cancelled', canRetry: true });
      advance();
    }
  },
  retry: (id: number): void => changeAll((upload) => (upload.id === id ? again(upload) : upload)),
  retryAll: (): void => changeAll((upload) => (mayRetry(upload) ? again(upload) : upload)),
  cancelAll(): void {
    changeAll((upload) =>
      upload.state === 'waiting' || upload.state === 'conflict'
        ? { ...upload, state: 'cancelled', canRetry: true }
        : upload,
    );
    for (const controller of controllers.values()) controller.abort();
  },
  /** The person's answer to a name that is taken, for as many conflicts as `scope` says. */
  answer(asked: Upload, choice: ConflictChoice, scope: ConflictScope): void {
    answers.remember(asked, choice, scope);
    const isMeant = (upload: Upload): boolean =>
      upload.state === 'conflict' && (upload.id === asked.id || answers.of(upload) !== null);
    uploadStore.setState({ answered: uploadStore.getState().answered + uploads().filter(isMeant).length });
    changeAll((upload) => (isMeant(upload) ? { ...upload, ...decided(choice) } : upload));
  },
  /** The panel in the corner, open. */
  show: (): void => uploadStore.setState({ view: 'panel', isCollapsed: false }),
  collapse: (isCollapsed: boolean): void => uploadStore.setState({ isCollapsed }),
  /** Closes the dialog: what is under way goes on in the panel, and what has ended is forgotten. */
  hide: (): void =>
    uploadStore.setState({
      view: 'panel',
      isCollapsed: true,
      uploads: uploads().some(isOpen) ? uploads() : [],
    }),
  /** For the end of a session: nothing of one person is sent for the next. */
  forget(): void {
    uploadQueue.cancelAll();
    uploadStore.setState({ uploads: [], answered: 0 });
    guard(false);
  },
};
