import { randomUUID } from 'node:crypto';
import { imssFinding } from '@lienzo/schema/imss/finding/imss-finding';
import {
  BATCH_PAGE,
  type BatchMovement,
  type generate_imss_batch,
  type ImssBatch,
  type imss_batch,
  type imss_batches,
  imssBatch,
  type send_imss_batch,
} from '@lienzo/schema/imss/movement-endpoints';
import { movementMessages } from '@lienzo/schema/imss/movement-messages';
import { explainRejection, type RejectionCode } from '@lienzo/schema/imss/readers/rejection-codes';
import { todayInMexico } from '@lienzo/schema/payroll/plain-date';
import { z } from 'zod';
import { inTenant } from '../../../platform/database/in-tenant.ts';
import { DomainError } from '../../../platform/domain-error.ts';
import { generateBatch } from '../batches/generate-batch.ts';
import { batchAbilities } from '../policy.ts';
import {
  type BatchMovementRow,
  type BatchRow,
  listBatches,
  listBatchMovements,
  lockBatch,
  markSent,
} from '../repositories/batches.ts';
import { listRejectionCodes } from '../repositories/responses.ts';
import type { Handler } from '../services.ts';
import { requireBatch, requireScopeOfBatch } from './require-scope.ts';

export const getBatches: Handler<typeof imss_batches> = ({ query, caller, services }) =>
  inTenant(services.db, caller, async (trx) => {
    const rows = await listBatches(trx, caller.organizationId, {
      ...{ paysheetId: query.nomina_id, register: query.register },
    });
    return rows.map(batchOf);
  });

export const getBatch: Handler<typeof imss_batch> = ({ query: { batch_id, page }, caller, services }) =>
  inTenant(services.db, caller, async (trx) => {
    const { organizationId } = caller;
    const batch = await requireBatch(trx, organizationId, batch_id);
    const codes = await listRejectionCodes(trx, organizationId);
    const rows = await listBatchMovements(trx, organizationId, batch_id, {
      ...{ offset: (page - 1) * BATCH_PAGE, limit: BATCH_PAGE },
    });
    const today = todayInMexico();
    return {
      batch: batchOf(batch),
      total: batch.movements,
      movements: rows.map((row) => movementOf(row, codes, { today, isSent: batch.sent_at !== null })),
      findings: z.array(imssFinding).parse(batch.findings),
    };
  });

/** @throws DomainError not_found; imss_refused: it was sent already. */
export const generate: Handler<typeof generate_imss_batch> = async ({
  body: { batch_id },
  caller,
  services,
}) => {
  const { batch, scope } = await inTenant(services.db, caller, (trx) =>
    requireScopeOfBatch(trx, caller.organizationId, batch_id),
  );
  if (!batchAbilities(batch).generate) throw refuse(movementMessages.alreadySent);
  if (scope.folder_id === null) throw refuse(movementMessages.noFolder);
  const made = await generateBatch(services, caller, scope, { batchId: batch_id, cause: randomUUID() });
  const { written, leftOut } = made;
  return {
    message: written === 0 ? movementMessages.nothingGenerated : movementMessages.generated(written, leftOut),
  };
};

/** @throws DomainError not_found; imss_refused: it has no files, or was sent already. */
export const send: Handler<typeof send_imss_batch> = ({ body: { batch_id, lote }, caller, services }) =>
  inTenant(services.db, caller, async (trx) => {
    const { organizationId, userId } = caller;
    const state = await lockBatch(trx, organizationId, batch_id);
    if (state === undefined) throw new DomainError({ code: 'not_found', field: 'batch_id' });
    if (state === 'borrador') throw refuse(movementMessages.notGenerated);
    if (state !== 'archivo_generado') throw refuse(movementMessages.alreadySent);
    await markSent(trx, organizationId, batch_id, { userId, lote });
    return { message: movementMessages.sent(batch_id) };
  });

const refuse = (message: string): DomainError => new DomainError({ code: 'imss_refused', message });

function batchOf(row: BatchRow): ImssBatch {
  return imssBatch.parse({
    ...row,
    ...{ nomina: `${row.id_humansite} ${row.paysheet}`, registro: row.register, can: batchAbilities(row) },
  });
}

function movementOf(
  { ssn, code, message, tipo_salario: _kind, ...row }: BatchMovementRow,
  codes: readonly RejectionCode[],
  { today, isSent }: { today: string; isSent: boolean },
): BatchMovement {
  const rejection = row.outcome === 'rechazado' ? explainRejection({ code, message }, codes) : null;
  return {
    ...row,
    nss: ssn,
    is_late: !isSent && row.due_on < today,
    rejection: rejection === null ? null : [rejection.explanation, rejection.fix].filter(Boolean).join(' '),
  };
}
