/** Days on which the IMSS receives nothing, that a bureau adds to the product's list. */
import {
  calendarWith,
  type ImssCalendar,
  type NonWorkingDay,
} from '@lienzo/schema/imss/working-days/imss-working-days';
import { deadlineOf } from '@lienzo/schema/imss/working-days/movement-deadline';
import { sql } from 'kysely';
import type { TenantTransaction } from '../../../platform/database/in-tenant.ts';

/** By their day. */
export const listNonWorkingDays = (
  trx: TenantTransaction,
  organizationId: string,
): Promise<NonWorkingDay[]> =>
  trx
    .selectFrom('imss_non_working_days')
    .select(['day', 'reason'])
    .where('organization_id', '=', organizationId)
    .orderBy('day')
    .execute();

/** What deadlines of an organization count with. */
export const imssCalendarOf = async (trx: TenantTransaction, organizationId: string): Promise<ImssCalendar> =>
  calendarWith(await listNonWorkingDays(trx, organizationId));

/** Adds a day, or changes its reason. */
export async function saveNonWorkingDay(
  trx: TenantTransaction,
  organizationId: string,
  userId: string,
  { day, reason }: NonWorkingDay,
): Promise<void> {
  await trx
    .insertInto('imss_non_working_days')
    .values({ organization_id: organizationId, day, reason, added_by: userId })
    .onConflict((conflict) =>
      conflict
        .columns(['organization_id', 'day'])
        .doUpdateSet({ reason, added_by: userId, added_at: new Date() }),
    )
    .execute();
}

/** @returns whether there was such a day. */
export async function deleteNonWorkingDay(
  trx: TenantTransaction,
  organizationId: string,
  day: string,
): Promise<boolean> {
  const { numDeletedRows } = await trx
    .deleteFrom('imss_non_working_days')
    .where('organization_id', '=', organizationId)
    .where('day', '=', day)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

/** Due dates of movements that are not sent yet, by the list as it is now. @param trx sees the whole organization. */
export async function recalculateDueDates(trx: TenantTransaction, organizationId: string): Promise<void> {
  const calendar = await imssCalendarOf(trx, organizationId);
  const movements = await trx
    .selectFrom('imss_batch_movements as movement')
    .innerJoin('imss_batches as batch', (join) =>
      join
        .onRef('batch.organization_id', '=', 'movement.organization_id')
        .onRef('batch.id', '=', 'movement.batch_id'),
    )
    .select(['movement.type', 'movement.date', 'movement.reason', 'movement.due_on'])
    .distinct()
    .where('movement.organization_id', '=', organizationId)
    .where('batch.state', 'in', ['borrador', 'archivo_generado'])
    .execute();
  for (const { type, date, reason, due_on } of movements) {
    const { latest } = deadlineOf({ type, date, variable: reason === 'variabilidad' }, calendar);
    if (latest === due_on) continue;
    await sql`
      update imss_batch_movements movement set due_on = ${latest}::date
      from imss_batches batch
      where movement.organization_id = ${organizationId}::uuid and movement.type = ${type}
        and movement.date = ${date}::date and movement.reason = ${reason}
        and batch.organization_id = movement.organization_id and batch.id = movement.batch_id
        and batch.state in ('borrador', 'archivo_generado')
    `.execute(trx);
  }
}
