import type { download_ticket } from '@lienzo/schema/api/file-endpoints';
import { inTenant } from '../../../../platform/database/in-tenant.ts';
import { openDownloads } from '../../downloads/answer-download.ts';
import { signTicket, TICKET_SECONDS } from '../../downloads/ticket-token.ts';
import { insertTicket } from '../../repositories/downloads.ts';
import type { Handler } from '../../services.ts';

/** What cannot be downloaded is said here, where the screen can show it. */
export const getDownloadTicket: Handler<typeof download_ticket> = async ({ body, caller, services }) => {
  const { organizationId, sessionId, userId } = caller;
  const versionId = body.version_id ?? null;
  const ticketId = await inTenant(services.db, caller, async (trx) => {
    const downloads = await openDownloads(trx, caller, { ids: body.ids, versionId, kind: 'any' });
    const itemIds = downloads.map(({ item }) => item.id);
    return insertTicket(trx, organizationId, {
      sessionId,
      userId,
      itemIds,
      versionId,
      seconds: TICKET_SECONDS,
    });
  });
  return { ticket: await signTicket(services.sessionSecret, { organizationId, ticketId }) };
};
