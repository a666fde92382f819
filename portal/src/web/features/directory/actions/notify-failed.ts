import type { ResponseOf } from '@lienzo/schema/api/endpoint';
import type { move_items } from '@lienzo/schema/directory/directory-endpoints';
import { directoryMessages } from '@lienzo/schema/directory/directory-messages';
import { notify } from '../../../shared/notices/notify';

/** Reports how many items of a batch could not be changed, and why the first could not. */
export function notifyFailed({ failed }: Pick<ResponseOf<typeof move_items>, 'failed'>): void {
  const [first] = failed;
  if (first !== undefined) notify.danger(directoryMessages.someFailed(failed.length, first.message));
}
