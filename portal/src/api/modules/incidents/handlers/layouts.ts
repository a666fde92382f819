/** Workbooks of a payroll and period: layouts to be filled in, and what is captured (specification 3 §7, §9). */

import { contentDisposition } from '@lienzo/schema/api/file-name';
import { MEDIA_TYPES } from '@lienzo/schema/api/render-contract';
import type {
  genera_xls_incapacidad,
  get_xls_incident,
  LayoutRequest,
} from '@lienzo/schema/bulk/bulk-endpoints';
import { type BulkKind, CAPTURED_NAMES, LAYOUT_NAMES } from '@lienzo/schema/bulk/bulk-line';
import { personNumber } from '@lienzo/schema/bulk/find-person';
import { employmentsWithin } from '@lienzo/schema/payroll/employment';
import { captureRuleMessages } from '@lienzo/schema/rule-messages/capture-rule-messages';
import { captureLayout } from '@lienzo/templates/layouts/capture-layout';
import type { LayoutBook } from '@lienzo/templates/layouts/layout-book';
import type { Caller } from '../../../platform/caller.ts';
import { inSnapshot, inTenant } from '../../../platform/database/in-tenant.ts';
import { DomainError } from '../../../platform/domain-error.ts';
import { placeFile } from '../../directory/directory.ts';
import { writeWorkbook } from '../../workbooks/workbooks.ts';
import { capturedBook } from '../exports/captured-book.ts';
import { closingPath } from '../exports/closing-path.ts';
import { loadLayout, loadScope } from '../exports/load-layout.ts';
import { canStoreFiles } from '../policy.ts';
import { findClosingFacts } from '../repositories/closing-facts.ts';
import type { Handler, IncidentServices } from '../services.ts';

/** The layout of a kind to be filled in, or what is captured of it. */
export const layoutHandler =
  (kind: BulkKind): Handler<typeof get_xls_incident> =>
  async ({ body, caller, services }) =>
    answerBook(kind, body, await bytesOf(services, caller, kind, body));

/** With `download=false` the file goes to the client's folder (specification 3 §7). */
export const disabilityLayout: Handler<typeof genera_xls_incapacidad> = async ({
  query,
  body,
  caller,
  services,
  context,
}) => {
  if (query.download === 'true') return answerBook('IN', body, await bytesOf(services, caller, 'IN', body));
  if (!canStoreFiles(caller)) throw new DomainError('forbidden');
  const facts = await inTenant(services.db, caller, async (trx) => {
    await loadScope(trx, caller, body);
    return findClosingFacts(trx, caller.organizationId, body.period_id);
  });
  const folderId = facts?.folder_id ?? null;
  if (facts === undefined || folderId === null)
    throw new DomainError({ code: 'folder_not_found', message: captureRuleMessages.noClientFolder });
  const { sha256, size } = await services.files.put(Buffer.from(await bytesOf(services, caller, 'IN', body)));
  const file = { sha256, size, name: nameOf('IN', body), media_type: MEDIA_TYPES.xlsx };
  const scope = { folderId, path: closingPath(facts), conflict: 'keep_both' } as const;
  const item = await inTenant(services.db, caller, (trx) => placeFile(trx, services, caller, scope, file));
  return context.json({
    result: { id: item.id, name: item.name, message: captureRuleMessages.cloudStored },
  });
};

const nameOf = (kind: BulkKind, { contenido }: LayoutRequest): string =>
  (contenido === 'capturado' ? CAPTURED_NAMES : LAYOUT_NAMES)[kind];

const answerBook = (kind: BulkKind, body: LayoutRequest, bytes: Uint8Array<ArrayBuffer>): Response =>
  new Response(bytes, {
    headers: {
      'Content-Type': MEDIA_TYPES.xlsx,
      'Content-Disposition': contentDisposition('attachment', nameOf(kind, body)),
      'Cache-Control': 'no-store',
    },
  });

const bytesOf = async (
  services: IncidentServices,
  caller: Caller,
  kind: BulkKind,
  body: LayoutRequest,
): Promise<Uint8Array<ArrayBuffer>> => writeWorkbook(await bookOf(services, caller, kind, body), caller);

const bookOf = (
  { db }: Pick<IncidentServices, 'db'>,
  caller: Caller,
  kind: BulkKind,
  body: LayoutRequest,
): Promise<LayoutBook> =>
  inSnapshot(db, caller, async (trx) => {
    const facts = await loadLayout(trx, caller, body);
    if (body.contenido === 'capturado') return capturedBook(trx, caller.organizationId, kind, facts);
    const { period, people } = facts;
    return captureLayout(kind, {
      ...facts,
      people: people
        .filter(
          ({ employments }) =>
            employmentsWithin(employments, { first: period.initial_date, last: period.end_date }).length > 0,
        )
        .map((person) => ({ number: personNumber(person), name: person.name })),
    });
  });
