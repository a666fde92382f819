/** From which amounts on the comparisons of a registro list something. */
import { TOLERANCES, type Tolerances } from '@lienzo/schema/imss/confronta/compare-sides';
import { sql } from 'kysely';
import type { TenantTransaction } from '../../../platform/database/in-tenant.ts';

export async function findTolerances(
  trx: TenantTransaction,
  organizationId: string,
  registerId: number,
): Promise<Tolerances> {
  const row = await trx
    .selectFrom('confronta_tolerances')
    .select([
      sql<string>`trim_scale(total)::text`.as('total'),
      sql<string>`trim_scale(person)::text`.as('person'),
    ])
    .where('organization_id', '=', organizationId)
    .where('register_id', '=', registerId)
    .executeTakeFirst();
  return row ?? TOLERANCES;
}

export async function writeTolerances(
  trx: TenantTransaction,
  scope: { organizationId: string; clientId: string; registerId: number; userId: string },
  { total, person }: Tolerances,
): Promise<void> {
  const values = { total, person, changed_by: scope.userId, changed_at: new Date() };
  await trx
    .insertInto('confronta_tolerances')
    .values({
      ...{ organization_id: scope.organizationId, client_id: scope.clientId },
      ...{ register_id: scope.registerId, ...values },
    })
    .onConflict((conflict) => conflict.columns(['organization_id', 'register_id']).doUpdateSet(values))
    .execute();
}
