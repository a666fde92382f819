/** Downloads of files and folders, by the caller or by a ticket that a browser opens as a URL. */

import type {
  download_folder,
  download_ticket,
  download_with_ticket,
  get_file,
} from '@lienzo/schema/directory/file-endpoints';
import { inTenant, systemContext } from '../../../../platform/database/in-tenant.ts';
import { DomainError } from '../../../../platform/domain-error.ts';
import { answerDownload, openDownloads } from '../../downloads/answer-download.ts';
import { answerRendered, openRendered } from '../../downloads/answer-rendered.ts';
import { signTicket, TICKET_SECONDS, verifyTicket } from '../../downloads/ticket-token.ts';
import { findTicket, insertTicket } from '../../repositories/downloads.ts';
import type { Handler, PublicHandler } from '../../services.ts';

export const getFile: Handler<typeof get_file> = ({ query, caller, services, context }) =>
  answerDownload(context, services, caller, {
    ids: [query.file_id],
    versionId: query.version_id ?? null,
    kind: 'FILE',
    shown: query.preview !== undefined,
  });

export const downloadFolder: Handler<typeof download_folder> = ({ query, caller, services, context }) =>
  answerDownload(context, services, caller, { ids: [query.directory_id], versionId: null, kind: 'DIR' });

/** Errors are reported here, where the screen can show them. */
export const getDownloadTicket: Handler<typeof download_ticket> = async ({ body, caller, services }) => {
  const { organizationId, sessionId, userId } = caller;
  const versionId = body.version_id ?? null;
  const renderId = body.render_id ?? null;
  const partKey = body.part_key ?? null;
  const ticketId = await inTenant(services.db, caller, async (trx) => {
    if (renderId !== null) await openRendered(services, trx, caller, { id: renderId, partKey });
    const { ids = [] } = body;
    const downloads = await openDownloads(trx, caller, { ids, versionId, kind: 'any' });
    const itemIds = downloads.map(({ item }) => item.id);
    return insertTicket(trx, organizationId, {
      sessionId,
      userId,
      itemIds,
      versionId,
      renderId,
      partKey,
      seconds: TICKET_SECONDS,
    });
  });
  return { ticket: await signTicket(services.sessionSecrets, { organizationId, ticketId }) };
};

/** The ticket is valid only while the session that requested it is. */
export const downloadWithTicket: PublicHandler<typeof download_with_ticket> = async ({
  query,
  services,
  context,
}) => {
  const id = await verifyTicket(services.sessionSecrets, query.ticket);
  if (id === null) throw new DomainError('invalid_ticket');
  const { organizationId } = id;
  const match = await inTenant(services.db, systemContext(organizationId), async (trx) => {
    const ticket = await findTicket(trx, organizationId, id.ticketId);
    const caller = ticket && (await services.findCaller(trx, { organizationId, ...ticket }));
    return ticket && caller && { ticket, caller };
  });
  if (match === undefined) throw new DomainError('invalid_ticket');
  const { itemIds, versionId, renderId, partKey } = match.ticket;
  if (renderId !== null) return answerRendered(context, services, match.caller, { id: renderId, partKey });
  return answerDownload(context, services, match.caller, { ids: itemIds, versionId, kind: 'any' });
};
