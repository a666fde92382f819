/** What a person chose for a report's parameters the last time; row level security hides everybody else's as well. */
import { type ParameterValues, parameterValues } from '@lienzo/schema/data/parameter-values';
import { sql } from 'kysely';
import type { Actor } from '../../../platform/caller.ts';
import type { TenantTransaction } from '../../../platform/database/in-tenant.ts';

type Person = Pick<Actor, 'organizationId' | 'userId'>;

export async function findParameterValues(
  trx: TenantTransaction,
  { organizationId, userId }: Person,
  reportId: number,
): Promise<ParameterValues> {
  const row = await trx
    .selectFrom('report_parameter_values')
    .select('valores')
    .where('organization_id', '=', organizationId)
    .where('user_id', '=', userId)
    .where('report_id', '=', reportId)
    .executeTakeFirst();
  // Kept by a version that knew other moments: as if nothing had been chosen.
  return parameterValues.safeParse(row?.valores).data ?? {};
}

/** @param valores replace the ones before; empty: there are none. */
export async function writeParameterValues(
  trx: TenantTransaction,
  { organizationId, userId }: Person,
  reportId: number,
  valores: ParameterValues,
): Promise<void> {
  if (Object.keys(valores).length === 0) {
    await trx
      .deleteFrom('report_parameter_values')
      .where('organization_id', '=', organizationId)
      .where('user_id', '=', userId)
      .where('report_id', '=', reportId)
      .execute();
    return;
  }
  const content = { valores: JSON.stringify(valores) };
  await trx
    .insertInto('report_parameter_values')
    .values({ organization_id: organizationId, user_id: userId, report_id: reportId, ...content })
    .onConflict((conflict) =>
      conflict
        .columns(['organization_id', 'user_id', 'report_id'])
        .doUpdateSet({ ...content, updated_at: sql`now()` }),
    )
    .execute();
}

/** Removes everybody's of a report; the transaction must act for the whole organization. */
export async function deleteParameterValuesOfReport(
  trx: TenantTransaction,
  organizationId: string,
  reportId: number,
): Promise<void> {
  await trx
    .deleteFrom('report_parameter_values')
    .where('organization_id', '=', organizationId)
    .where('report_id', '=', reportId)
    .execute();
}
