import { download_ticket, download_with_ticket } from '@lienzo/schema/api/file-endpoints';
import { addressOf } from '../../../shared/api/address-of';
import { call } from '../../../shared/api/call';

/**
 * Downloads files and folders directly to disk, whatever their size: the browser opens the URL of a ticket that is
 * valid for a minute. A single file is sent as it is, anything else as a zip.
 * @throws ApiError, ConnectionError
 */
export async function startDownload(ids: string[], versionId?: string): Promise<void> {
  const { ticket } = await call(download_ticket, {
    body: { ids, ...(versionId === undefined ? {} : { version_id: versionId }) },
  });
  const link = document.createElement('a');
  link.href = addressOf(download_with_ticket, { ticket });
  // Makes an error response a failed download, instead of replacing this page.
  link.download = '';
  document.body.append(link);
  link.click();
  link.remove();
}
