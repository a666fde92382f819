/** What entries of the history are about, by name: as it is called at the time of the change. */
import type { MasterEntity } from '@lienzo/schema/masters/employee-endpoints';
import { type RawBuilder, sql } from 'kysely';
import type { TenantTransaction } from '../../../platform/database/in-tenant.ts';

/** `paysheet`: the payroll that it belongs to; null for what is the client's. */
export type Subject = { name: string; paysheet: string | null };
type Named = Subject & { id: number };

const PAYROLL = sql`paysheets.id_humansite || ' ' || paysheets.paysheet`;
const ofPayroll = (table: string, name: string) => sql`
  select ${sql.ref(`${table}.id`)}, ${sql.ref(`${table}.${name}`)} as name, ${PAYROLL} as paysheet
  from ${sql.table(table)}
  join paysheets on paysheets.organization_id = ${sql.ref(`${table}.organization_id`)} and paysheets.id = paysheet_id`;
const ofClient = (table: string, name: string) => sql`
  select id, ${sql.ref(name)} as name, null as paysheet from ${sql.table(table)}`;
const payroll = sql`select id, ${PAYROLL} as name, ${PAYROLL} as paysheet from paysheets`;

const SELECTS: Record<MasterEntity, { table: string; rows: RawBuilder<unknown> }> = {
  paysheet: { table: 'paysheets', rows: payroll },
  calendar: { table: 'paysheets', rows: payroll },
  employee: { table: 'employees', rows: ofPayroll('employees', 'name') },
  company: { table: 'companies', rows: ofClient('companies', 'empresa') },
  register: { table: 'registers', rows: ofClient('registers', 'register') },
  cost_center: { table: 'cost_centers', rows: ofPayroll('cost_centers', 'cost_center') },
};

/** @returns by entity and id, with a space between. */
export async function subjectsOf(
  trx: TenantTransaction,
  organizationId: string,
  entries: readonly { entity: MasterEntity; entity_id: number }[],
): Promise<ReadonlyMap<string, Subject>> {
  const ids = new Map<MasterEntity, Set<number>>();
  for (const { entity, entity_id } of entries) ids.set(entity, (ids.get(entity) ?? new Set()).add(entity_id));
  const subjects = new Map<string, Subject>();
  for (const [entity, wanted] of ids) {
    const { table, rows } = SELECTS[entity];
    const matches = await sql<Named>`
      ${rows} where ${sql.ref(`${table}.organization_id`)} = ${organizationId}
        and ${sql.ref(`${table}.id`)} = any (${[...wanted]}::int[])
    `.execute(trx);
    for (const { id, name, paysheet } of matches.rows) subjects.set(`${entity} ${id}`, { name, paysheet });
  }
  return subjects;
}
