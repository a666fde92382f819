import { update_file, upload_file } from '@lienzo/schema/api/file-endpoints';
import { ApiError } from '../api/api-error';
import { postFile } from './post-file';
import type { Upload } from './upload';

/** Sends one file; `onProgress` gets 0 to 1. @throws what `postFile` throws. */
export function sendUpload(
  { target, file, path, conflict }: Upload,
  signal: AbortSignal,
  onProgress: (share: number) => void,
): Promise<void> {
  const order = {
    file,
    signal,
    onProgress: (sent: number, total: number) => onProgress(total === 0 ? 1 : sent / total),
  };
  if (target.kind === 'update') return postFile(update_file, { ...order, query: { file_id: target.fileId } });
  return postFile(upload_file, {
    ...order,
    query: { folder_id: target.folderId, conflict, ...(path === '' ? {} : { path }) },
  });
}

/** The name is taken in the folder, and the person decides. */
export const isConflict = (cause: unknown): boolean =>
  cause instanceof ApiError && cause.status === 409 && cause.code === 'file_exists';
