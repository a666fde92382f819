/** Days of vacation: what people began with, and what they have taken. */
import { type SqlBool, sql } from 'kysely';
import type { TenantTransaction } from '../../../platform/database/in-tenant.ts';

/** The days that a person had left at the end of a day, when they were entered. */
export type OpeningBalance = { days: string; on: string };

export async function listOpeningBalances(
  trx: TenantTransaction,
  organizationId: string,
  people: readonly number[],
): Promise<Map<number, OpeningBalance>> {
  const rows = await trx
    .selectFrom('employees')
    .select(['id', 'saldo_vacaciones', 'saldo_vacaciones_al'])
    .where('organization_id', '=', organizationId)
    .where(sql<SqlBool>`id = any (${people}::integer[])`)
    .where('saldo_vacaciones', 'is not', null)
    .execute();
  return new Map(
    rows.flatMap(({ id, saldo_vacaciones: days, saldo_vacaciones_al: on }) =>
      days === null || on === null ? [] : [[id, { days, on }] as const],
    ),
  );
}

type Window = { id: number; since: string; until: string };

/** The days that people have taken within a time of their own, ends included. @param of.without a period. */
export async function countVacations(
  trx: TenantTransaction,
  organizationId: string,
  owner: { windows: readonly Window[]; keys: readonly string[]; without: number },
): Promise<Map<number, string>> {
  const { windows, keys, without } = owner;
  const { rows } = await sql<{ id: number; taken: string }>`
    select own.id, sum(i.amount)::numeric(10, 2) as taken
    from unnest(${windows.map(({ id }) => id)}::integer[], ${windows.map(({ since }) => since)}::date[],
      ${windows.map(({ until }) => until)}::date[]) as own (id, since, until)
    join incidents i on i.organization_id = ${organizationId}::uuid and i.employee_id = own.id
      and i.capture_date between own.since and own.until and i.period_id <> ${without}
    join concepts c on c.organization_id = i.organization_id and c.id = i.concept_id
      and c.key = any (${keys}::text[])
    group by own.id
  `.execute(trx);
  return new Map(rows.map(({ id, taken }) => [id, taken]));
}
