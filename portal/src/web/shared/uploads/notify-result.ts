import { uploadMessages } from '@lienzo/schema/directory/upload-messages';
import { notify } from '../notices/notify';
import { countItems, type ItemCount } from './count-items';
import type { Upload } from './upload';

/** The message that ends an upload (specification 1 §2 and §5): what arrived, what did not and why. */
export function notifyResult(uploads: readonly Upload[]): void {
  const done = countItems(uploads.filter(({ state }) => state === 'done'));
  const failed = uploads.filter(({ state }) => state === 'failed').length;
  const hasDone = done.files + done.folders > 0;
  const isUpdate = uploads.every(({ target }) => target.kind === 'update');
  if (failed > 0) notify.danger(failureText(uploads, done, failed, isUpdate), 'upload');
  else if (hasDone)
    notify.success(isUpdate ? uploadMessages.updateResult : uploadMessages.result(done), 'upload');
}

function failureText(uploads: readonly Upload[], done: ItemCount, failed: number, isUpdate: boolean): string {
  const tooLarge = uploads.filter(({ problem }) => problem === uploadMessages.tooLarge).length;
  const reason = tooLarge > 0 ? ` ${uploadMessages.resultTooLarge(tooLarge)}` : '';
  if (done.files + done.folders > 0) return `${uploadMessages.resultSome(done, failed)}${reason}`;
  return `${isUpdate ? uploadMessages.resultUpdateFailed : uploadMessages.resultFailed}${reason}`;
}
