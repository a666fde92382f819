import { createStore } from 'zustand/vanilla';
import type { Upload, UploadHold } from './upload';

/** Progress comes often; the screen follows it this often, in milliseconds. */
const PROGRESS_INTERVAL_MS = 100;

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

export const uploadStore = createStore<Uploads>(() => ({
  uploads: [],
  view: 'panel',
  isCollapsed: false,
  hold: null,
  answered: 0,
  arrived: 0,
}));

/** Progress that the screen does not know yet, by upload. */
const newProgress = new Map<number, number>();

export const uploads = (): readonly Upload[] => uploadStore.getState().uploads;

export function changeUpload(id: number, part: Partial<Upload>): void {
  newProgress.delete(id);
  const change = (upload: Upload): Upload => (upload.id === id ? { ...upload, ...part } : upload);
  uploadStore.setState({ uploads: uploads().map(change) });
}

/** @param share 0 to 1. */
export function setProgress(id: number, share: number): void {
  if (newProgress.size === 0) setTimeout(showProgress, PROGRESS_INTERVAL_MS);
  newProgress.set(id, share);
}

function showProgress(): void {
  const show = (upload: Upload): Upload => {
    const progress = newProgress.get(upload.id);
    return progress === undefined ? upload : { ...upload, progress };
  };
  uploadStore.setState({ uploads: uploads().map(show) });
  newProgress.clear();
}
