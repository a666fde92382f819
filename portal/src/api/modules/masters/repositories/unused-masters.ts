/** Deletes what was set up and never used, which foreign keys decide, and ends what is not used any more. */
import type { DeletableMaster } from '@lienzo/schema/masters/paysheet-endpoints';
import { sql } from 'kysely';
import type { TenantTransaction } from '../../../platform/database/in-tenant.ts';

type OfMaster = { organizationId: string; id: number };

const TABLES = {
  paysheet: { table: 'paysheets', name: sql`id_humansite || ' ' || paysheet` },
  company: { table: 'companies', name: sql`empresa` },
  register: { table: 'registers', name: sql`register` },
  cost_center: { table: 'cost_centers', name: sql`cost_center` },
} as const satisfies Record<DeletableMaster, { table: string; name: unknown }>;

/** What belongs to one alone, and goes with it. */
const OWN: Readonly<Record<DeletableMaster, readonly { table: string; column: string }[]>> = {
  paysheet: ['paysheet_concepts', 'paysheet_people', 'periods', 'cost_centers'].map((table) => ({
    ...{ table, column: 'paysheet_id' },
  })),
  company: [],
  register: ['register_premiums', 'confronta_tolerances'].map((table) => ({ table, column: 'register_id' })),
  cost_center: [],
};

export type LockedMaster = { client_id: string; name: string; ended_on: string | null };

/** Locked until the transaction ends: meanwhile nobody comes to it. */
export async function lockMaster(
  trx: TenantTransaction,
  entity: DeletableMaster,
  { organizationId, id }: OfMaster,
): Promise<LockedMaster | undefined> {
  const { table, name } = TABLES[entity];
  const { rows } = await sql<LockedMaster>`
    select client_id, ${name} as name, ended_on from ${sql.table(table)}
    where organization_id = ${organizationId} and id = ${id} for update
  `.execute(trx);
  return rows[0];
}

/** @throws a violation of a foreign key when something names it. */
export async function deleteMaster(
  trx: TenantTransaction,
  entity: DeletableMaster,
  { organizationId, id }: OfMaster,
): Promise<void> {
  for (const { table, column } of OWN[entity])
    await sql`
      delete from ${sql.table(table)} where organization_id = ${organizationId} and ${sql.ref(column)} = ${id}
    `.execute(trx);
  await sql`
    delete from ${sql.table(TABLES[entity].table)} where organization_id = ${organizationId} and id = ${id}
  `.execute(trx);
  // Checks that wait for the end of the transaction are told here.
  await sql`set constraints all immediate`.execute(trx);
}
