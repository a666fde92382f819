/** Masters by the thousand: rows written in few statements, each typed by its table's own columns. */
import { sql } from 'kysely';
import type { TenantTransaction } from '../../../platform/database/in-tenant.ts';
import { type OwnIds, ownId } from './own-id.ts';

type Row = Readonly<Record<string, string | number | boolean | null>>;
type OfClient = { organizationId: string; clientId: string };
type BatchTable =
  | 'employees'
  | 'employments'
  | 'employee_salaries'
  | 'employee_credits'
  | 'movements'
  | 'periods';

const BATCH = 2000;

const batches = <T>(rows: readonly T[]): T[][] =>
  Array.from({ length: Math.ceil(rows.length / BATCH) }, (_, at) => rows.slice(at * BATCH, (at + 1) * BATCH));

/** @param rows all with the same columns. */
export async function insertRows(
  trx: TenantTransaction,
  { organizationId, clientId, newId }: OfClient & OwnIds,
  table: BatchTable,
  given: readonly Row[],
): Promise<void> {
  // Employments of new people are made by the database, which numbers all of them.
  const rows =
    newId === undefined || table === 'employments'
      ? given
      : given.map((row) => ({ ...ownId({ newId }, table), ...row }));
  const columns = Object.keys(rows[0] ?? {}).map((name) => sql.ref(name));
  for (const batch of batches(rows))
    await sql`
      insert into ${sql.table(table)} (organization_id, client_id, ${sql.join(columns)})
      select ${organizationId}::uuid, ${clientId}::uuid, ${sql.join(columns)}
      from jsonb_populate_recordset(null::${sql.table(table)}, ${JSON.stringify(batch)}::jsonb)
    `.execute(trx);
}

/** @param rows all with the same columns; `id` says which. */
export async function updateRows(
  trx: TenantTransaction,
  { organizationId, clientId }: OfClient,
  table: BatchTable,
  rows: readonly (Row & { id: number })[],
): Promise<void> {
  const columns = Object.keys(rows[0] ?? {}).filter((name) => name !== 'id');
  const assignments = columns.map((name) => sql`${sql.ref(name)} = ${sql.ref(`changed.${name}`)}`);
  for (const batch of batches(rows))
    await sql`
      update ${sql.table(table)} set ${sql.join(assignments)}
      from jsonb_populate_recordset(null::${sql.table(table)}, ${JSON.stringify(batch)}::jsonb) as changed
      where ${sql.ref(`${table}.organization_id`)} = ${organizationId}
        and ${sql.ref(`${table}.client_id`)} = ${clientId} and ${sql.ref(`${table}.id`)} = changed.id
    `.execute(trx);
}
