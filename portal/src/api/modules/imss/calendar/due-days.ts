/** What is due at the IMSS, as the person of the transaction may see it. */
import { FEED_AHEAD_DAYS, FEED_PAST_DAYS } from '@lienzo/schema/imss/calendar-endpoints';
import { calendarMessages } from '@lienzo/schema/imss/calendar-messages';
import { obligationsOf } from '@lienzo/schema/imss/working-days/obligations';
import type { DueDay } from '@lienzo/schema/imss/working-days/obligations-calendar';
import { addDays, yearOf } from '@lienzo/schema/payroll/plain-date';
import type { TenantTransaction } from '../../../platform/database/in-tenant.ts';
import { listDueBatches, listRegisterNumbers } from '../repositories/imss-due.ts';
import { imssCalendarOf } from '../repositories/non-working-days.ts';

/** Batches that a calendar holds. */
const MAX_BATCHES = 500;

/** Obligations of every registro patronal and batches that are not sent, by their day. */
export async function dueDays(
  trx: TenantTransaction,
  organizationId: string,
  today: string,
): Promise<DueDay[]> {
  const span = { first: addDays(today, -FEED_PAST_DAYS), last: addDays(today, FEED_AHEAD_DAYS) };
  const calendar = await imssCalendarOf(trx, organizationId);
  const registers = await listRegisterNumbers(trx, organizationId, today);
  const batches = await listDueBatches(trx, organizationId, MAX_BATCHES);
  const years = Array.from(
    { length: yearOf(span.last) - yearOf(span.first) + 1 },
    (_, at) => yearOf(span.first) + at,
  );
  const obligations = registers.flatMap((register) =>
    years.flatMap((year) =>
      obligationsOf(register, year, calendar).filter(({ due }) => due >= span.first && due <= span.last),
    ),
  );
  const movements = batches.map(({ id, register, due_on: due, ...batch }): DueDay => {
    const title = calendarMessages.movementsTitle(batch.movements, register, batch.paysheet);
    const note = calendarMessages.movementsNote(batch.client);
    return { ...{ kind: 'movimientos', register, period: `${id}`, due, title, note } };
  });
  return [...obligations, ...movements].toSorted((one, other) =>
    one.due < other.due ? -1 : one.due > other.due ? 1 : 0,
  );
}
