import { update_file, upload_file, upload_folder } from '@lienzo/schema/directory/file-endpoints';
import { ApiError } from '../api/api-error';
import { call } from '../api/call';
import { postFile } from './post-file';
import type { Upload } from './upload';

/** Sends one file, or makes an empty folder; `onProgress` gets 0 to 1. @throws what `call` and `postFile` throw. */
export async function sendUpload(
  { target, name, file, path, conflict }: Upload,
  signal: AbortSignal,
  onProgress: (share: number) => void,
): Promise<void> {
  if (file === null) {
    if (target.kind === 'update') throw new Error('only a file can be updated');
    const whole = path === '' ? name : `${path}/${name}`;
    await call(upload_folder, { body: { folder_id: target.folderId, path: whole }, signal, quiet: true });
    return;
  }
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

/** The name is taken in the folder, and the person decides; a folder that is there already takes what comes. */
export const isConflict = ({ file }: Upload, cause: unknown): boolean =>
  file !== null && cause instanceof ApiError && cause.status === 409 && cause.code === 'file_exists';
