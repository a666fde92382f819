/** What the IMSS answered to movements, and what its codes mean. */
import type { RejectionCodeEntry } from '@lienzo/schema/imss/movement-endpoints';
import { normalizedCode } from '@lienzo/schema/imss/readers/rejection-codes';
import type { MovementResponse } from '@lienzo/schema/imss/readers/response-reader';
import type { MovementType } from '@lienzo/schema/imss/working-days/movement-deadline';
import { type SqlBool, sql } from 'kysely';
import type { TenantTransaction } from '../../../platform/database/in-tenant.ts';
import type { ImssScope } from './imss-scopes.ts';

type OfRegister = Pick<ImssScope, 'client_id' | 'register_id'>;

/** Employees of a client by NSS; of several with one NSS the one in the registro, or else the newest. */
export async function listEmployeesOfNss(
  trx: TenantTransaction,
  organizationId: string,
  { client_id, register_id }: OfRegister,
  numbers: readonly string[],
): Promise<Map<string, number>> {
  const rows = await trx
    .selectFrom('employees')
    .select(['id', 'ssn'])
    .where('organization_id', '=', organizationId)
    .where('client_id', '=', client_id)
    .where(sql<SqlBool>`ssn = any (${[...numbers]}::text[])`)
    .orderBy(sql`register_id = ${register_id}`)
    .orderBy('id')
    .execute();
  return new Map(rows.map(({ id, ssn }) => [ssn, id]));
}

/** Rows of one statement. */
const CHUNK = 1000;

/** @returns how many were new. */
export async function insertResponses(
  trx: TenantTransaction,
  organizationId: string,
  { client_id, register_id }: OfRegister,
  {
    userId,
    responses,
  }: {
    userId: string;
    responses: readonly (MovementResponse & { employee_id: number | null; batch_id: number | null })[];
  },
): Promise<number> {
  let added = 0;
  for (let from = 0; from < responses.length; from += CHUNK) {
    const rows = responses.slice(from, from + CHUNK).map((one) => ({
      ...{ organization_id: organizationId, client_id, register_id, employee_id: one.employee_id },
      ...{ nss: one.nss, type: one.type, date: one.date, sbc: one.sbc, name: one.name },
      ...{ imss_name: one.imss_name, umf: one.umf, is_late: one.is_late, outcome: one.outcome },
      ...{ code: one.code, message: one.message, lote: one.batch, batch_id: one.batch_id },
      loaded_by: userId,
    }));
    const inserted = await trx
      .insertInto('imss_responses')
      .values(rows)
      .onConflict((conflict) => conflict.doNothing())
      .returning('id')
      .execute();
    added += inserted.length;
  }
  return added;
}

export type StoredResponse = MovementResponse & { employee_id: number | null };

/**
 * Of a registro, with a day in the time or without any, in the order in which they were loaded. Those of people of other
 * payrolls are left out; those of nobody are not.
 */
export async function listResponses(
  trx: TenantTransaction,
  organizationId: string,
  { paysheet_id, register_id }: Pick<ImssScope, 'paysheet_id' | 'register_id'>,
  { first, last }: { first: string; last: string },
): Promise<StoredResponse[]> {
  const { rows } = await sql<Omit<StoredResponse, 'line' | 'is_other_name'>>`
    select response.employee_id, response.nss, response.type, response.date, trim_scale(response.sbc)::text as sbc,
      response.name, response.imss_name, response.umf, response.is_late, response.outcome, response.code,
      response.message, response.lote as batch
    from imss_responses response
    left join employees on employees.organization_id = response.organization_id and employees.id = response.employee_id
    where response.organization_id = ${organizationId}::uuid and response.register_id = ${register_id}
      and (response.date is null or response.date between ${first}::date and ${last}::date)
      and (response.employee_id is null or employees.paysheet_id = ${paysheet_id})
      -- What was refused and sent again waits for its new answer.
      and not (response.outcome = 'rejected' and exists (
        select from imss_batch_movements movement
        join imss_batches batch on batch.organization_id = movement.organization_id and batch.id = movement.batch_id
        where movement.organization_id = response.organization_id and movement.employee_id = response.employee_id
          and movement.type = response.type and movement.date = response.date and movement.written
          and movement.outcome = 'pendiente' and batch.sent_at is not null
      ))
    order by response.id
  `.execute(trx);
  return rows.map((row) => ({ ...row, line: 0, is_other_name: false }));
}

export type SentMovement = {
  batch_id: number;
  lote: string;
  employee_id: number;
  type: MovementType;
  date: string;
};

/** What was sent of a registro of some people, the oldest first. */
export async function listSentMovements(
  trx: TenantTransaction,
  organizationId: string,
  registerId: number,
  employeeIds: readonly number[],
): Promise<SentMovement[]> {
  const { rows } = await sql<SentMovement>`
    select batch.id as batch_id, batch.lote, movement.employee_id, movement.type, movement.date
    from imss_batch_movements movement
    join imss_batches batch on batch.organization_id = movement.organization_id and batch.id = movement.batch_id
    where batch.organization_id = ${organizationId}::uuid and batch.register_id = ${registerId}
      and batch.sent_at is not null and movement.written
      and movement.employee_id = any (${[...employeeIds]}::integer[])
    order by batch.sent_at, batch.id
  `.execute(trx);
  return rows;
}

/** Tells the movements of sent batches what the IMSS answered to each, and the batches their state. */
export async function matchResponses(
  trx: TenantTransaction,
  organizationId: string,
  registerId: number,
): Promise<void> {
  await sql`
    with answers as (
      select distinct on (movement.id) movement.id, response.outcome, response.code, response.message
      from imss_batch_movements movement
      join imss_batches batch on batch.organization_id = movement.organization_id and batch.id = movement.batch_id
      join imss_responses response on response.organization_id = batch.organization_id
        and response.batch_id = batch.id and response.employee_id = movement.employee_id
        and response.type = movement.type and (response.date is null or response.date = movement.date)
      where movement.organization_id = ${organizationId}::uuid and batch.register_id = ${registerId}
        and movement.written
      -- An accepted one counts, else the last.
      order by movement.id, response.outcome, response.id desc
    )
    update imss_batch_movements movement
    set outcome = case answers.outcome when 'accepted' then 'aceptado' else 'rechazado' end,
      code = case answers.outcome when 'accepted' then null else answers.code end,
      message = case answers.outcome when 'accepted' then null else answers.message end
    from answers
    where movement.organization_id = ${organizationId}::uuid and movement.id = answers.id
  `.execute(trx);
  await sql`
    update imss_batches batch
    set state = case
      when sums.open > 0 then 'enviado'
      when sums.rejected = 0 then 'aceptado'
      when sums.accepted = 0 then 'rechazado'
      else 'parcialmente_rechazado'
    end
    from (
      select movement.batch_id, count(*) filter (where outcome = 'pendiente') as open,
        count(*) filter (where outcome = 'rechazado') as rejected,
        count(*) filter (where outcome = 'aceptado') as accepted
      from imss_batch_movements movement
      where movement.organization_id = ${organizationId}::uuid and movement.written
      group by movement.batch_id
    ) sums
    where batch.organization_id = ${organizationId}::uuid and batch.register_id = ${registerId}
      and batch.sent_at is not null and sums.batch_id = batch.id
  `.execute(trx);
}

export const listRejectionCodes = (
  trx: TenantTransaction,
  organizationId: string,
): Promise<RejectionCodeEntry[]> =>
  trx
    .selectFrom('imss_rejection_codes')
    .select(['code', 'explanation', 'fix'])
    .where('organization_id', '=', organizationId)
    .orderBy('code')
    .execute();

/** Codes of answers that the person sees and the table lacks, each with what the IMSS said last. */
export async function listUnexplainedCodes(
  trx: TenantTransaction,
  organizationId: string,
): Promise<{ code: string; message: string }[]> {
  const { rows } = await sql<{ code: string; message: string }>`
    select distinct on (response.code) response.code, coalesce(response.message, '') as message
    from imss_responses response
    where response.organization_id = ${organizationId}::uuid and response.outcome = 'rejected'
      and response.code is not null
      and not exists (
        select from imss_rejection_codes known
        where known.organization_id = response.organization_id
          and ltrim(upper(known.code), '0') = ltrim(upper(response.code), '0')
      )
    order by response.code, response.id desc
    limit 100
  `.execute(trx);
  return rows;
}

/** `007` and `7` are one code: what was there of it is replaced. */
export async function saveRejectionCode(
  trx: TenantTransaction,
  organizationId: string,
  userId: string,
  { code, explanation, fix }: RejectionCodeEntry,
): Promise<void> {
  const same = (await listRejectionCodes(trx, organizationId))
    .map((one) => one.code)
    .filter((one) => one !== code && normalizedCode(one) === normalizedCode(code));
  await trx
    .deleteFrom('imss_rejection_codes')
    .where('organization_id', '=', organizationId)
    .where(sql<SqlBool>`code = any (${same}::text[])`)
    .execute();
  await trx
    .insertInto('imss_rejection_codes')
    .values({ organization_id: organizationId, code, explanation, fix, updated_by: userId })
    .onConflict((conflict) =>
      conflict
        .columns(['organization_id', 'code'])
        .doUpdateSet({ explanation, fix, updated_by: userId, updated_at: new Date() }),
    )
    .execute();
}

/** @returns whether there was one. */
export async function deleteRejectionCode(
  trx: TenantTransaction,
  organizationId: string,
  code: string,
): Promise<boolean> {
  const { numDeletedRows } = await trx
    .deleteFrom('imss_rejection_codes')
    .where('organization_id', '=', organizationId)
    .where('code', '=', code)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}
