/** The last days of masters, and what goes on after them. */
import type { DeletableMaster } from '@lienzo/schema/masters/paysheet-endpoints';
import { type RawBuilder, sql } from 'kysely';
import type { TenantTransaction } from '../../../platform/database/in-tenant.ts';

type OfMaster = { organizationId: string; id: number };

const TABLES = {
  paysheet: 'paysheets',
  company: 'companies',
  register: 'registers',
  cost_center: 'cost_centers',
} as const satisfies Record<DeletableMaster, string>;

/** Orders lists: what has ended comes last. */
export const endedLast = (table: string): RawBuilder<boolean> => sql<boolean>`coalesce(
  ${sql.ref(`${table}.ended_on`)} <= (now() at time zone 'America/Mexico_City')::date, false)`;

export async function setLastDay(
  trx: TenantTransaction,
  entity: DeletableMaster,
  { organizationId, id }: OfMaster,
  day: string | null,
): Promise<void> {
  await trx
    .updateTable(TABLES[entity])
    .set({ ended_on: day })
    .where('organization_id', '=', organizationId)
    .where('id', '=', id)
    .execute();
}

/** Who works in it on some later day, as far as the person sees them. */
export async function countPeopleAfter(
  trx: TenantTransaction,
  column: 'paysheet_id' | 'register_id' | 'cost_center_id',
  { organizationId, id }: OfMaster,
  day: string,
): Promise<number> {
  const { people } = await trx
    .selectFrom('employments')
    .select(sql<number>`count(distinct employee_id)::int`.as('people'))
    .where('organization_id', '=', organizationId)
    .where(column, '=', id)
    .where((eb) => eb.or([eb('termination_date', 'is', null), eb('termination_date', '>', day)]))
    .executeTakeFirstOrThrow();
  return people;
}

/** The registers of a company that go on after a day. */
export async function listRegistersAfter(
  trx: TenantTransaction,
  { organizationId, id }: OfMaster,
  day: string,
): Promise<string[]> {
  const rows = await trx
    .selectFrom('registers')
    .select('register')
    .where('organization_id', '=', organizationId)
    .where('company_id', '=', id)
    .where((eb) => eb.or([eb('ended_on', 'is', null), eb('ended_on', '>', day)]))
    .orderBy('register')
    .execute();
  return rows.map(({ register }) => register);
}

/** The company of a register, which does not end meanwhile. */
export function lockCompanyOf(
  trx: TenantTransaction,
  { organizationId, id }: OfMaster,
): Promise<{ empresa: string; ended_on: string | null } | undefined> {
  return trx
    .selectFrom('companies')
    .select(['empresa', 'ended_on'])
    .where('organization_id', '=', organizationId)
    .where((eb) =>
      eb(
        'id',
        '=',
        eb
          .selectFrom('registers')
          .select('company_id')
          .where('organization_id', '=', organizationId)
          .where('id', '=', id),
      ),
    )
    .forKeyShare()
    .executeTakeFirst();
}
