/** Movements that are presented together: one open batch of a payroll and registro, and those that were sent. */
import type { BatchState } from '@lienzo/schema/imss/conciliation/conciliate';
import type { MovementReason } from '@lienzo/schema/imss/movement-endpoints';
import type { MovementType } from '@lienzo/schema/imss/working-days/movement-deadline';
import { type SqlBool, sql } from 'kysely';
import type { TenantTransaction } from '../../../platform/database/in-tenant.ts';
import type { StoredFile } from './imss-requests.ts';
import type { ImssScope } from './imss-scopes.ts';

type OfScope = Pick<ImssScope, 'client_id' | 'paysheet_id' | 'register_id'>;

/** The batch that is not sent yet, made when there is none; locked until the transaction ends. */
export async function openBatch(
  trx: TenantTransaction,
  organizationId: string,
  { client_id, paysheet_id, register_id }: OfScope,
  userId: string,
): Promise<number> {
  await trx
    .insertInto('imss_batches')
    .values({
      ...{ organization_id: organizationId, client_id, paysheet_id, register_id, created_by: userId },
    })
    .onConflict((conflict) =>
      conflict
        .columns(['organization_id', 'paysheet_id', 'register_id'])
        // Literals: with parameters a prepared statement's general plan no longer finds the partial index.
        .where(sql<SqlBool>`state in ('borrador', 'archivo_generado')`)
        .doNothing(),
    )
    .execute();
  const { id } = await trx
    .selectFrom('imss_batches')
    .select('id')
    .where('organization_id', '=', organizationId)
    .where('paysheet_id', '=', paysheet_id)
    .where('register_id', '=', register_id)
    .where('state', 'in', ['borrador', 'archivo_generado'])
    .forUpdate()
    .executeTakeFirstOrThrow();
  return id;
}

export type NewMovement = {
  employee_id: number;
  type: MovementType;
  date: string;
  sbc: string | null;
  tipo_salario: number | null;
  reason: MovementReason;
  due_on: string;
};

/**
 * Replaces what a conciliation put into an open batch; what variability added stays, also where both have the same
 * movement.
 */
export async function replaceConciliated(
  trx: TenantTransaction,
  organizationId: string,
  { id, client_id }: { id: number; client_id: string },
  movements: readonly NewMovement[],
): Promise<void> {
  await trx
    .deleteFrom('imss_batch_movements')
    .where('organization_id', '=', organizationId)
    .where('batch_id', '=', id)
    .where('reason', '<>', 'variabilidad')
    .execute();
  await addMovements(trx, organizationId, { id, client_id }, movements);
}

/** Rows of one statement. */
const CHUNK = 1000;

/** Adds movements; a variability replaces the same one of before, another one does not. */
export async function addMovements(
  trx: TenantTransaction,
  organizationId: string,
  { id, client_id }: { id: number; client_id: string },
  movements: readonly NewMovement[],
): Promise<void> {
  for (let from = 0; from < movements.length; from += CHUNK) {
    const rows = movements
      .slice(from, from + CHUNK)
      .map((one) => ({ organization_id: organizationId, client_id, batch_id: id, ...one }));
    await trx
      .insertInto('imss_batch_movements')
      .values(rows)
      .onConflict((conflict) =>
        conflict
          .columns(['organization_id', 'batch_id', 'employee_id', 'type', 'date'])
          .doUpdateSet((eb) => ({
            sbc: eb.ref('excluded.sbc'),
            tipo_salario: eb.ref('excluded.tipo_salario'),
            reason: eb.ref('excluded.reason'),
            due_on: eb.ref('excluded.due_on'),
            written: false,
          }))
          .where('excluded.reason', '=', 'variabilidad'),
      )
      .execute();
  }
}

export type BatchRow = {
  id: number;
  client_id: string;
  paysheet_id: number;
  register_id: number;
  id_humansite: string;
  paysheet: string;
  register: string;
  state: BatchState;
  lote: string;
  files: object;
  findings: object;
  created_at: string;
  sent_at: string | null;
  movements: number;
  written: number;
  accepted: number;
  rejected: number;
  due_on: string | null;
};

/** How many a list holds. */
const LISTED = 100;

/** The newest first. */
export async function listBatches(
  trx: TenantTransaction,
  organizationId: string,
  filters: { id?: number; paysheetId?: number | undefined; register?: string | undefined },
): Promise<BatchRow[]> {
  const { id = null, paysheetId = null, register = null } = filters;
  const { rows } = await sql<BatchRow>`
    select batch.id, batch.client_id, batch.paysheet_id, batch.register_id, paysheets.id_humansite,
      paysheets.paysheet, registers.register, batch.state, batch.lote, batch.files, batch.findings,
      batch.created_at, batch.sent_at, sums.*
    from imss_batches batch
    join paysheets on paysheets.organization_id = batch.organization_id and paysheets.id = batch.paysheet_id
    join registers on registers.organization_id = batch.organization_id and registers.id = batch.register_id
    cross join lateral (
      select count(*)::integer as movements, count(*) filter (where written)::integer as written,
        count(*) filter (where outcome = 'aceptado')::integer as accepted,
        count(*) filter (where outcome = 'rechazado')::integer as rejected,
        min(due_on) filter (where batch.sent_at is null) as due_on
      from imss_batch_movements movement
      where movement.organization_id = batch.organization_id and movement.batch_id = batch.id
    ) sums
    where batch.organization_id = ${organizationId}::uuid
      and (${id}::integer is null or batch.id = ${id})
      and (${paysheetId}::integer is null or batch.paysheet_id = ${paysheetId})
      and (${register}::text is null or registers.register = ${register})
    order by batch.id desc
    limit ${LISTED}
  `.execute(trx);
  return rows;
}

/** Keeps whatever changes a batch apart until the transaction ends. @returns its state; undefined: it is unknown. */
export async function lockBatch(
  trx: TenantTransaction,
  organizationId: string,
  id: number,
): Promise<BatchState | undefined> {
  const row = await trx
    .selectFrom('imss_batches')
    .select('state')
    .where('organization_id', '=', organizationId)
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
  return row?.state;
}

export type BatchMovementRow = NewMovement & {
  id: number;
  human_id: string | null;
  name: string;
  ssn: string;
  written: boolean;
  outcome: 'pendiente' | 'aceptado' | 'rechazado';
  code: string | null;
  message: string | null;
};

/** By their day and name. */
export function listBatchMovements(
  trx: TenantTransaction,
  organizationId: string,
  batchId: number,
  { offset = 0, limit }: { offset?: number; limit?: number } = {},
): Promise<BatchMovementRow[]> {
  const query = trx
    .selectFrom('imss_batch_movements as movement')
    .innerJoin('employees', (join) =>
      join
        .onRef('employees.organization_id', '=', 'movement.organization_id')
        .onRef('employees.id', '=', 'movement.employee_id'),
    )
    .select([
      ...(['movement.id', 'movement.employee_id', 'movement.type', 'movement.date', 'movement.sbc'] as const),
      ...(['movement.tipo_salario', 'movement.reason', 'movement.due_on', 'movement.written'] as const),
      ...(['movement.outcome', 'movement.code', 'movement.message'] as const),
      ...(['employees.human_id', 'employees.name', 'employees.ssn'] as const),
    ])
    .where('movement.organization_id', '=', organizationId)
    .where('movement.batch_id', '=', batchId)
    .orderBy('movement.date')
    .orderBy('employees.name')
    .orderBy('movement.id')
    .offset(offset);
  return (limit === undefined ? query : query.limit(limit)).execute();
}

/** What a generation wrote, and what it could not. */
export async function saveGenerated(
  trx: TenantTransaction,
  organizationId: string,
  batchId: number,
  made: { writtenIds: readonly number[]; files: readonly StoredFile[]; findings: readonly object[] },
): Promise<void> {
  await trx
    .updateTable('imss_batch_movements')
    .set({ written: sql<boolean>`id = any (${[...made.writtenIds]}::integer[])` })
    .where('organization_id', '=', organizationId)
    .where('batch_id', '=', batchId)
    .execute();
  await trx
    .updateTable('imss_batches')
    .set({
      state: made.writtenIds.length === 0 ? 'borrador' : 'archivo_generado',
      files: JSON.stringify(made.files),
      findings: JSON.stringify(made.findings),
      generated_at: new Date(),
    })
    .where('organization_id', '=', organizationId)
    .where('id', '=', batchId)
    .execute();
}

/** Of a batch whose files were written. */
export async function markSent(
  trx: TenantTransaction,
  organizationId: string,
  batchId: number,
  { userId, lote }: { userId: string; lote: string },
): Promise<void> {
  await trx
    .updateTable('imss_batches')
    .set({ state: 'enviado', lote, sent_at: new Date(), sent_by: userId })
    .where('organization_id', '=', organizationId)
    .where('id', '=', batchId)
    .execute();
}

/** An open batch without movements serves nobody. */
export async function dropEmptyBatch(
  trx: TenantTransaction,
  organizationId: string,
  batchId: number,
): Promise<boolean> {
  const { numDeletedRows } = await trx
    .deleteFrom('imss_batches')
    .where('organization_id', '=', organizationId)
    .where('id', '=', batchId)
    .where('sent_at', 'is', null)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('imss_batch_movements')
            .select('imss_batch_movements.id')
            .whereRef('imss_batch_movements.organization_id', '=', 'imss_batches.organization_id')
            .whereRef('imss_batch_movements.batch_id', '=', 'imss_batches.id'),
        ),
      ),
    )
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

export type PresentedMovement = NewMovement & { is_sent: boolean };

/** What batches of a payroll and registro hold: written and sent, or, of variability, whatever the batch's state. */
export async function listPresented(
  trx: TenantTransaction,
  organizationId: string,
  { paysheet_id, register_id }: Pick<ImssScope, 'paysheet_id' | 'register_id'>,
  { first, last }: { first: string; last: string },
): Promise<PresentedMovement[]> {
  const { rows } = await sql<PresentedMovement>`
    select movement.employee_id, movement.type, movement.date, movement.sbc, movement.tipo_salario, movement.reason,
      movement.due_on, batch.sent_at is not null and movement.written as is_sent
    from imss_batch_movements movement
    join imss_batches batch on batch.organization_id = movement.organization_id and batch.id = movement.batch_id
    where batch.organization_id = ${organizationId}::uuid and batch.paysheet_id = ${paysheet_id}
      and batch.register_id = ${register_id} and movement.date between ${first}::date and ${last}::date
      and (movement.reason = 'variabilidad' or (batch.sent_at is not null and movement.written))
    order by movement.date, movement.id
  `.execute(trx);
  return rows;
}
