/** The values that people give to the filters of static reports; each person sees their own only. */
import type { StaticFilterChoice, StaticValues } from '@lienzo/schema/data/static-filter';
import { sql } from 'kysely';
import type { TenantTransaction } from '../../../platform/database/in-tenant.ts';

type Person = { organizationId: string; userId: string };

export async function findStaticValues(
  trx: TenantTransaction,
  { organizationId, userId }: Person,
  reportId: number,
): Promise<StaticValues> {
  const rows = await trx
    .selectFrom('static_filter_values')
    .select(['filter_id', 'valor'])
    .where('organization_id', '=', organizationId)
    .where('user_id', '=', userId)
    .where('report_id', '=', reportId)
    .execute();
  return Object.fromEntries(rows.map(({ filter_id, valor }) => [filter_id, valor]));
}

/** Filters that are not named keep their values. */
export async function writeStaticValues(
  trx: TenantTransaction,
  { organizationId, userId }: Person,
  reportId: number,
  choices: readonly StaticFilterChoice[],
): Promise<void> {
  await trx
    .insertInto('static_filter_values')
    .values(
      choices.map(({ id, valor }) => ({
        organization_id: organizationId,
        user_id: userId,
        report_id: reportId,
        filter_id: id,
        valor,
      })),
    )
    .onConflict((conflict) =>
      conflict
        .columns(['organization_id', 'user_id', 'report_id', 'filter_id'])
        .doUpdateSet({ valor: sql`excluded.valor`, updated_at: sql`now()` }),
    )
    .execute();
}
