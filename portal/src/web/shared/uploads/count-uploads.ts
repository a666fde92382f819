import { isOpen, type Upload, type UploadState } from './upload';

export type UploadCount = {
  total: number;
  done: number;
  failed: number;
  cancelled: number;
  skipped: number;
  /** Shares of all the work, 0 to 1. */
  share: { done: number; failed: number };
};

/** The share of an upload in the whole; an empty file or a folder is a little work too. */
const workOf = ({ file }: Upload): number => Math.max(1, file?.size ?? 0);

/** A count is what is done, not what was tried. */
export function countUploads(uploads: readonly Upload[]): UploadCount {
  const inState = (state: UploadState) => uploads.filter((upload) => upload.state === state);
  const work = uploads.reduce((sum, upload) => sum + workOf(upload), 0);
  const worked = uploads.reduce((sum, upload) => sum + doneOf(upload) * workOf(upload), 0);
  const lost = inState('failed').reduce((sum, upload) => sum + workOf(upload), 0);
  const shareOf = (part: number): number => (work === 0 ? 0 : part / work);
  return {
    total: uploads.length,
    done: inState('done').length,
    failed: inState('failed').length,
    cancelled: inState('cancelled').length,
    skipped: inState('skipped').length,
    share: { done: shareOf(worked), failed: shareOf(lost) },
  };
}

function doneOf(upload: Upload): number {
  if (upload.state === 'done') return 1;
  return isOpen(upload) ? upload.progress : 0;
}

const RANKS: Record<UploadState, number> = {
  sending: 0,
  conflict: 1,
  failed: 1,
  waiting: 2,
  cancelled: 3,
  skipped: 3,
  done: 4,
};

/** What is under way and what needs the person first, what is done last. */
export const byNeed = (uploads: readonly Upload[]): Upload[] =>
  uploads.toSorted((one, other) => RANKS[one.state] - RANKS[other.state]);
