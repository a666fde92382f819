/** Brings the files of a report in parts to a folder or to the people that they are about, each once. */
import { MEDIA_TYPES } from '@lienzo/schema/api/render-contract';
import { catalogColumn } from '@lienzo/schema/data/catalog';
import { apiErrorMessages } from '@lienzo/schema/messages/api-error-messages';
import { partsMessages } from '@lienzo/schema/reports/parts-messages';
import { z } from 'zod';
import type { Actor } from '../../../platform/caller.ts';
import { inTenant, systemContext } from '../../../platform/database/in-tenant.ts';
import { DomainError } from '../../../platform/domain-error.ts';
import { toDomainError } from '../../../platform/to-domain-error.ts';
import { deliverByMail } from '../delivery/deliver-by-mail.ts';
import { deliverToFolder } from '../delivery/deliver-to-folder.ts';
import type { DeliveredFile } from '../delivery/delivered-file.ts';
import type { WorkWatch } from '../printing/watch-work.ts';
import { type ClaimedRender, lockClaim } from '../repositories/render-claims.ts';
import { type StoredPart, settlePart } from '../repositories/render-parts.ts';
import type { PartsRequest } from '../repositories/render-request.ts';
import type { RenderServices } from '../services.ts';
import { refuseChanged } from './refuse-changed.ts';

/** Seconds after which undecided mails are tried again. */
const LATER = 15;
const WAITING = Symbol('the mail server has not decided');
/** Refusals that every file of the folder would meet. */
const OF_THE_FOLDER: readonly string[] = ['folder_not_found', 'forbidden'];

type PartsDelivery = {
  claim: ClaimedRender;
  actor: Actor;
  request: PartsRequest;
  /** The name of the report. */
  title: string;
  watch: WorkWatch;
};

/**
 * Delivers what is not delivered yet. What became of each file is kept with it.
 * @throws DomainError what the folder refuses before anything was delivered to it; render_busy while the mail server has
 * not decided on some.
 */
export async function deliverParts(
  services: RenderServices,
  delivery: PartsDelivery,
  parts: readonly StoredPart[],
): Promise<void> {
  let settled = parts.filter(({ state }) => state !== 'made').length;
  let waiting = 0;
  const tell = (): void =>
    delivery.watch.report({ stage: 'union', unit: 'archivos', done: settled, total: parts.length });
  tell();
  for (const part of parts) {
    if (part.state !== 'made') continue;
    delivery.watch.signal.throwIfAborted();
    await refuseChanged(services, delivery, { isFirst: settled === 0 });
    const outcome = await outcomeOf(services, delivery, part, settled === 0);
    if (outcome === WAITING) {
      waiting += 1;
      continue;
    }
    await inTenant(services.db, systemContext(delivery.claim.organizationId), async (trx) => {
      await lockClaim(trx, delivery.claim);
      await settlePart(trx, delivery.claim, part.key, outcome);
    });
    settled += 1;
    tell();
  }
  if (waiting > 0) throw new DomainError('render_busy', { retryAfter: LATER });
}

/** Why a file did not arrive; null when it did. */
type Outcome = string | null | typeof WAITING;

function outcomeOf(
  services: RenderServices,
  delivery: PartsDelivery,
  part: StoredPart,
  isFirst: boolean,
): Promise<Outcome> {
  const { target } = delivery.request;
  switch (target.kind) {
    case 'zip':
      return Promise.resolve(null);
    case 'folder':
      return intoFolder(services, delivery, { part, folderId: target.folder_id, isFirst });
    case 'mail':
      return mailed(services, delivery, part);
  }
}

/** A file of a directory under the name of the delivery. */
export const deliveryKey = ({ id }: { id: string }, key: string): string => `parts ${id} ${key}`;

const fileOf = ({ name, sha256, size }: StoredPart, { format }: PartsRequest): DeliveredFile => ({
  name,
  sha256,
  size,
  media_type: MEDIA_TYPES[format],
});

async function intoFolder(
  services: RenderServices,
  { actor, claim, request }: PartsDelivery,
  { part, folderId, isFirst }: { part: StoredPart; folderId: string; isFirst: boolean },
): Promise<string | null> {
  try {
    const key = deliveryKey(claim, part.key);
    await deliverToFolder(services, actor, { key, folderId, file: fileOf(part, request) });
    return null;
  } catch (error) {
    const { entries } = toDomainError(error);
    const [{ code, message }] = entries;
    if (code === 'internal_error' || (isFirst && OF_THE_FOLDER.includes(code))) throw error;
    return message ?? apiErrorMessages[code];
  }
}

const address = z.email().max(254);

async function mailed(
  services: RenderServices,
  { actor, claim, request, title }: PartsDelivery,
  part: StoredPart,
): Promise<Outcome> {
  const recipient = part.recipient?.trim() ?? '';
  if (recipient === '') return partsMessages.noAddress;
  if (recipient.includes(', ')) return partsMessages.severalAddresses;
  if (!address.safeParse(recipient).success) return partsMessages.badAddress;
  const [outcome] = await deliverByMail(services, {
    organizationId: claim.organizationId,
    key: deliveryKey(claim, part.key),
    recipients: [recipient],
    title,
    from: actor.name,
    message: request.target.kind === 'mail' ? (request.target.message ?? null) : null,
    facts: [
      { label: catalogColumn(request.column)?.readable_name ?? '', value: part.value },
      ...(request.facts ?? []),
    ],
    files: [{ ...fileOf(part, request), renderId: claim.id, notes: part.notes }],
    link: `${services.publicUrl}/app`,
  });
  if (outcome?.state === 'failed') return outcome.problem ?? partsMessages.badAddress;
  return outcome?.state === 'sent' ? null : WAITING;
}
