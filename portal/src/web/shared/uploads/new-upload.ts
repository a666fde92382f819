import { problemOf } from './check-files';
import type { ToSend, Upload, UploadTarget } from './upload';

let lastId = 0;

/** A file or an empty folder as it begins; what cannot be sent at all has failed from the start. */
export function newUpload(item: ToSend, target: UploadTarget): Upload {
  lastId += 1;
  const problem = problemOf(item);
  return {
    ...item,
    id: lastId,
    target,
    state: problem === null ? 'waiting' : 'failed',
    isChecked: target.kind === 'update',
    progress: 0,
    problem,
    canRetry: false,
    cuts: 0,
    conflict: 'fail',
    existing: null,
  };
}
