/** Days on which the IMSS receives nothing. */

import { formatMediumDate } from '@lienzo/schema/data/format';
import {
  type delete_imss_non_working_day,
  type imss_non_working_days,
  MAX_NON_WORKING_DAYS,
  type save_imss_non_working_day,
} from '@lienzo/schema/imss/calendar-endpoints';
import { calendarMessages } from '@lienzo/schema/imss/calendar-messages';
import { IMSS_CALENDAR } from '@lienzo/schema/imss/working-days/imss-working-days';
import { weekdayOf } from '@lienzo/schema/payroll/plain-date';
import { inTenant } from '../../../platform/database/in-tenant.ts';
import { DomainError } from '../../../platform/domain-error.ts';
import { canEditNonWorkingDays } from '../policy.ts';
import {
  deleteNonWorkingDay,
  listNonWorkingDays,
  recalculateDueDates,
  saveNonWorkingDay,
} from '../repositories/non-working-days.ts';
import type { Handler } from '../services.ts';

const texts = calendarMessages.nonWorking;
const LEGAL = Object.values(IMSS_CALENDAR).flat();
const legalDays = new Set(LEGAL.map(({ day }) => day));

export const getNonWorkingDays: Handler<typeof imss_non_working_days> = ({ caller, services }) =>
  inTenant(services.db, caller, async (trx) => {
    const own = await listNonWorkingDays(trx, caller.organizationId);
    const days = [
      ...LEGAL.map((one) => ({ ...one, is_own: false })),
      ...own.map((one) => ({ ...one, is_own: true })),
    ];
    return {
      days: days.toSorted((one, other) => (one.day < other.day ? -1 : 1)),
      can: { edit: canEditNonWorkingDays(caller) },
    };
  });

/** @throws DomainError invalid_request at `day`: it is no working day anyway; imss_refused: the list is full. */
export const saveDay: Handler<typeof save_imss_non_working_day> = ({ body, caller, services }) =>
  inTenant(services.db, caller, async (trx) => {
    const { organizationId, userId } = caller;
    const problem = legalDays.has(body.day) ? texts.known : weekendProblem(body.day);
    if (problem !== undefined)
      throw new DomainError({ code: 'invalid_request', field: 'day', message: problem });
    await saveNonWorkingDay(trx, organizationId, userId, body);
    if ((await listNonWorkingDays(trx, organizationId)).length > MAX_NON_WORKING_DAYS)
      throw new DomainError({ code: 'imss_refused', message: texts.tooMany(MAX_NON_WORKING_DAYS) });
    await recalculateDueDates(trx, organizationId);
    return { message: texts.saved(formatMediumDate(body.day)) };
  });

const weekendProblem = (day: string): string | undefined =>
  weekdayOf(day) % 6 === 0 ? texts.weekend : undefined;

/** @throws DomainError not_found at `day`. */
export const deleteDay: Handler<typeof delete_imss_non_working_day> = ({ body, caller, services }) =>
  inTenant(services.db, caller, async (trx) => {
    const { organizationId } = caller;
    if (!(await deleteNonWorkingDay(trx, organizationId, body.day)))
      throw new DomainError({ code: 'not_found', field: 'day' });
    await recalculateDueDates(trx, organizationId);
    return { message: texts.deleted(formatMediumDate(body.day)) };
  });
