/** The files that a report was divided into: listed with what became of them, and what is missing tried again. */

import { catalogColumn } from '@lienzo/schema/data/catalog';
import {
  type get_parts,
  PARTS_PAGE,
  type PartsManifest,
  type retry_parts,
} from '@lienzo/schema/reports/parts-endpoints';
import { partsMessages } from '@lienzo/schema/reports/parts-messages';
import type { Render } from '@lienzo/schema/reports/render-endpoints';
import type { Caller } from '../../../platform/caller.ts';
import { inTenant, type TenantTransaction } from '../../../platform/database/in-tenant.ts';
import { DomainError } from '../../../platform/domain-error.ts';
import { activePaths } from '../../directory/directory.ts';
import { differ } from '../parts/control-totals.ts';
import { deliveryKey } from '../parts/deliver-parts.ts';
import { recipientsOfNow } from '../parts/recipients-of-now.ts';
import { deleteFailedMails, listDeliveriesOf } from '../repositories/deliveries.ts';
import { linkKey, mailedLinksOf } from '../repositories/mailed-files.ts';
import { countParts, failedPartKeys, listPartsPage, reopenParts } from '../repositories/parts-list.ts';
import { type ComparedTotals, findComparison } from '../repositories/render-parts.ts';
import type { PartsRequest } from '../repositories/render-request.ts';
import { countPending, findRender, findRequest } from '../repositories/renders.ts';
import { divisibleReport } from '../requests/request-parts.ts';
import { refuseTooMany } from '../requests/request-render.ts';
import { queueRender } from '../requests/run-render.ts';
import type { Handler } from '../services.ts';

export const getParts: Handler<typeof get_parts> = ({ query, caller, services }) =>
  inTenant(services.db, caller, async (trx) => {
    const { id, page, search, only } = query;
    const { render, request } = await loadDivision(trx, caller, id);
    const key = { organizationId: caller.organizationId, id };
    const { totals, checked } = await findComparison(trx, key);
    const counts = await countParts(trx, key);
    const filter = { page, size: PARTS_PAGE, onlyFailed: only === 'failed', search };
    const { parts, total } = await listPartsPage(trx, key, filter);
    const keys = parts.map((part) => deliveryKey(key, part.key));
    const placed = await placedFiles(trx, key.organizationId, keys);
    const links = await mailedLinksOf(trx, key.organizationId, keys);
    return {
      result: {
        render,
        column: catalogColumn(request.column)?.readable_name ?? request.column,
        target: request.target.kind,
        folder: await folderOf(trx, caller, request),
        counts,
        totals: totals === null ? [] : shownTotals(totals),
        can: { retry: refusalOf(render, request, { failed: counts.failed, checked }) === null },
        parts: parts.map(({ totals: _totals, ...part }) => ({
          ...part,
          placed: placed.get(deliveryKey(key, part.key)) ?? null,
          link:
            links.get(linkKey(deliveryKey(key, part.key), (part.recipient ?? '').trim().toLowerCase())) ??
            null,
        })),
        total,
      },
    };
  });

export const retryParts: Handler<typeof retry_parts> = async ({ body, caller, services, context }) => {
  const { id } = body;
  const key = { organizationId: caller.organizationId, id };
  const request = await inTenant(services.db, caller, async (trx) => {
    const division = await loadDivision(trx, caller, id);
    await refuseRetry(trx, key, division);
    return division.request;
  });
  // What would end the request is said before its list is touched.
  const { report } = await divisibleReport(services, caller, request);
  const { signal } = context.req.raw;
  const recipients = await recipientsOfNow(services, { caller, signal, report, request });
  const result = await inTenant(services.db, caller, async (trx) => {
    refuseTooMany(await countPending(trx, caller));
    await refuseRetry(trx, key, await loadDivision(trx, caller, id));
    const failed = await failedPartKeys(trx, key);
    const ofFailed = new Map(failed.flatMap((part) => pairOf(part, recipients.get(part))));
    await deleteFailedMails(
      trx,
      key.organizationId,
      failed.map((part) => deliveryKey(key, part)),
    );
    await reopenParts(trx, key, ofFailed);
    return (await loadDivision(trx, caller, id)).render;
  });
  await queueRender(services, key, { seconds: 0 });
  return { result };
};

const pairOf = (key: string, value: string | undefined): [string, string][] =>
  value === undefined ? [] : [[key, value]];

type Division = { render: Render; request: PartsRequest };
type DivisionKey = { organizationId: string; id: string };

/** @throws DomainError render_not_found, also for somebody else's and for one that is no division. */
async function loadDivision(trx: TenantTransaction, caller: Caller, id: string): Promise<Division> {
  const request = await findRequest(trx, caller, id);
  const render = await findRender(trx, caller, id);
  if (request?.kind !== 'parts' || render === undefined) throw new DomainError('render_not_found');
  return { render, request };
}

/** @throws DomainError invalid_request when there is nothing to try again, or it cannot be. */
async function refuseRetry(
  trx: TenantTransaction,
  key: DivisionKey,
  { render, request }: Division,
): Promise<void> {
  const { checked } = await findComparison(trx, key);
  const { failed } = await countParts(trx, key);
  const message = refusalOf(render, request, { failed, checked });
  if (message !== null) throw new DomainError({ code: 'invalid_request', message });
}

/** Why nothing can be tried again; null when it can. */
function refusalOf(
  { state }: Render,
  request: PartsRequest,
  { failed, checked }: { failed: number; checked: boolean },
): string | null {
  if (state === 'done' && failed > 0) return null;
  if (state !== 'failed') return partsMessages.nothingToRetry;
  // The password went with the request; what is made has it already.
  return request.protected && !checked ? partsMessages.passwordGone : null;
}

function shownTotals({ rows, columns }: ComparedTotals): PartsManifest['totals'] {
  return [{ ...rows, heading: partsMessages.rows }, ...columns].map((total) => ({
    ...total,
    differs: differ(total),
  }));
}

async function folderOf(
  trx: TenantTransaction,
  { organizationId }: Caller,
  { target }: PartsRequest,
): Promise<PartsManifest['folder']> {
  if (target.kind !== 'folder') return null;
  const name = (await activePaths(trx, organizationId, [target.folder_id]))
    .get(target.folder_id)
    ?.at(-1)?.name;
  return name === undefined ? null : { id: target.folder_id, name };
}

/** The files of a folder by the keys of their deliveries. */
async function placedFiles(
  trx: TenantTransaction,
  organizationId: string,
  keys: readonly string[],
): Promise<Map<string, { file_id: string; name: string }>> {
  const deliveries = await listDeliveriesOf(trx, organizationId, keys);
  return new Map(
    deliveries.flatMap(({ key: delivery, file_id, name }) =>
      file_id === null ? [] : [[delivery, { file_id, name: name ?? '' }] as const],
    ),
  );
}
