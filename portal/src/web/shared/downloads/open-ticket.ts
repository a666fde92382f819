import type { BodyOf } from '@lienzo/schema/api/endpoint';
import { download_ticket, download_with_ticket } from '@lienzo/schema/directory/file-endpoints';
import { addressOf } from '../api/address-of';
import { call } from '../api/call';

/**
 * Downloads straight to disk, whatever the size: the browser opens the URL of a ticket that is valid for a minute.
 * @param what files and folders, of which several or a folder come as a zip, or the file that was made of a report.
 * @throws ApiError, ConnectionError
 */
export async function openTicket(what: BodyOf<typeof download_ticket>): Promise<void> {
  const { ticket } = await call(download_ticket, { body: what });
  const link = document.createElement('a');
  link.href = addressOf(download_with_ticket, { ticket });
  // Makes an error response a failed download, instead of replacing this page.
  link.download = '';
  document.body.append(link);
  link.click();
  link.remove();
}
