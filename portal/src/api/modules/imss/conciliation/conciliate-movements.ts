import { MEDIA_TYPES } from '@lienzo/schema/api/render-contract';
import { movementMessages } from '@lienzo/schema/imss/movement-messages';
import { todayInMexico } from '@lienzo/schema/payroll/plain-date';
import { inSnapshot, inTenant, systemContext } from '../../../platform/database/in-tenant.ts';
import { writeWorkbook } from '../../workbooks/workbooks.ts';
import { type GeneratedBatch, generateBatch } from '../batches/generate-batch.ts';
import { dropEmptyBatch, openBatch, replaceConciliated } from '../repositories/batches.ts';
import { setProgress } from '../repositories/imss-requests.ts';
import { findScope } from '../repositories/imss-scopes.ts';
import { type ImssWork, rejected } from '../requests/imss-work.ts';
import { storeFile } from '../requests/store-file.ts';
import { conciliateScope, movementToPresent } from './conciliate-scope.ts';
import { countStates, lineOf } from './conciliation-lines.ts';
import { findingsBook } from './findings-book.ts';

const NOTHING: GeneratedBatch = { files: [], written: 0, leftOut: 0, findings: [] };

/**
 * 'Conciliar': what is to be presented goes into the open batch of payroll and registro, with its IDSE files; the workbook has
 * everything that was compared and what was found.
 */
export const conciliateMovements: ImssWork = async (services, { request, actor }) => {
  const { organizationId, userId } = actor;
  const scope = await inTenant(services.db, actor, (trx) =>
    findScope(trx, organizationId, { paysheetId: request.paysheet_id, registerId: request.register_id }),
  );
  if (scope === undefined || scope.folder_id === null) return rejected(movementMessages.noFolder);
  const range = { first: request.date_start, last: request.date_end };
  const today = todayInMexico();
  const system = systemContext(organizationId);
  const rows = await inSnapshot(services.db, system, (trx) =>
    conciliateScope(trx, organizationId, scope, { range, today }),
  );
  const present = rows.map((row) => movementToPresent(row)).filter((one) => one !== null);
  const batchId = await inTenant(services.db, system, async (trx) => {
    await setProgress(trx, organizationId, request.id, { done: 0, total: present.length });
    const id = await openBatch(trx, organizationId, scope, userId);
    await replaceConciliated(trx, organizationId, { id, client_id: scope.client_id }, present);
    return (await dropEmptyBatch(trx, organizationId, id)) ? null : id;
  });
  const made =
    batchId === null
      ? NOTHING
      : await generateBatch(services, actor, scope, { batchId, cause: `request ${request.id}` });
  const book = findingsBook(scope, range, { lines: rows.map((row) => lineOf(row)), findings: made.findings });
  const bookFile = await storeFile(
    services,
    actor,
    { scope, key: `request/${request.id}`, month: today.slice(0, 7) },
    {
      name: movementMessages.bookName(scope.register, range.first, range.last),
      media_type: MEDIA_TYPES.xlsx,
      bytes: await writeWorkbook(book, actor),
      source: book,
    },
  );
  const states = countStates(rows);
  const late = rows.filter(({ is_late }) => is_late).length;
  return {
    state: 'lista',
    message: movementMessages.done({
      ...{ present: present.length, leftOut: made.leftOut, late, rejected: states.rechazado ?? 0 },
      ...{ different: states.distinto ?? 0, unknown: states.desconocido ?? 0 },
    }),
    counts: { ...states, late, written: made.written, left_out: made.leftOut },
    files: [...made.files, bookFile],
  };
};
