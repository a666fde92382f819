import type { Upload, UploadHold } from './upload';

/** Progress comes often; the screen follows it this often, in milliseconds. */
const EMIT_INTERVAL_MS = 100;

export type Uploads = {
  uploads: readonly Upload[];
  /** Where they are shown: the progress stage of the form's dialog, or the panel in the corner. */
  view: 'dialog' | 'panel';
  /** Of the panel: only its head is seen. */
  isCollapsed: boolean;
  hold: UploadHold | null;
  /** Conflicts of the uploads under way that were decided by the person. */
  answered: number;
  /** Grows with each file that arrived: whoever shows folders reads them anew. */
  arrived: number;
};

let state: Uploads = {
  uploads: [],
  view: 'panel',
  isCollapsed: false,
  hold: null,
  answered: 0,
  arrived: 0,
};
let teller: ReturnType<typeof setTimeout> | null = null;
const listeners = new Set<() => void>();

function emitChange(): void {
  if (teller !== null) clearTimeout(teller);
  teller = null;
  for (const listener of listeners) listener();
}

export const uploadsState = (): Uploads => state;
export const uploads = (): readonly Upload[] => state.uploads;

export function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function setUploads(next: Partial<Uploads>): void {
  state = { ...state, ...next };
  emitChange();
}

const changed = (id: number, part: Partial<Upload>): readonly Upload[] =>
  state.uploads.map((upload) => (upload.id === id ? { ...upload, ...part } : upload));

export const changeUpload = (id: number, part: Partial<Upload>): void =>
  setUploads({ uploads: changed(id, part) });

/** @param share 0 to 1. */
export function setProgress(id: number, share: number): void {
  state = { ...state, uploads: changed(id, { progress: share }) };
  teller ??= setTimeout(emitChange, EMIT_INTERVAL_MS);
}
