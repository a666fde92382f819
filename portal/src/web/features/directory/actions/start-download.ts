import { download_ticket, download_with_ticket } from '@lienzo/schema/api/file-endpoints';
import { addressOf } from '../../../shared/api/address-of';
import { call } from '../../../shared/api/call';

/**
 * Downloads files and folders straight to the disk, whatever their size: the browser opens the address of a
 * ticket that serves for a minute. One file comes as it is, anything else as a zip.
 * @throws ApiError, ConnectionError
 */
export async function startDownload(ids: string[], versionId?: string): Promise<void> {
  const { ticket } = await call(download_ticket, {
    body: { ids, ...(versionId === undefined ? {} : { version_id: versionId }) },
  });
  const link = document.createElement('a');
  link.href = addressOf(download_with_ticket, { ticket });
  // With it a refusal is a failed download, and never a page in place of this one.
  link.download = '';
  document.body.append(link);
  link.click();
  link.remove();
}
