import type { download_with_ticket } from '@lienzo/schema/api/file-endpoints';
import { inTenant, systemContext } from '../../../../platform/database/in-tenant.ts';
import { DomainError } from '../../../../platform/domain-error.ts';
import { answerDownload } from '../../downloads/answer-download.ts';
import { verifyTicket } from '../../downloads/ticket-token.ts';
import { findTicket } from '../../repositories/downloads.ts';
import type { PublicHandler } from '../../services.ts';

/** The ticket is worth as much as the session that asked for it, at this moment. */
export const downloadWithTicket: PublicHandler<typeof download_with_ticket> = async ({
  query,
  services,
  context,
}) => {
  const id = await verifyTicket(services.sessionSecret, query.ticket);
  if (id === null) throw new DomainError('invalid_ticket');
  const { organizationId } = id;
  const found = await inTenant(services.db, systemContext(organizationId), async (trx) => {
    const ticket = await findTicket(trx, organizationId, id.ticketId);
    const caller = ticket && (await services.findCaller(trx, { organizationId, ...ticket }));
    return ticket && caller && { ticket, caller };
  });
  if (found === undefined) throw new DomainError('invalid_ticket');
  const { itemIds, versionId } = found.ticket;
  return answerDownload(context, services, found.caller, { ids: itemIds, versionId, kind: 'any' });
};
