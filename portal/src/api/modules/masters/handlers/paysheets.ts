/** Payrolls as they are set up, and their calendars. */

import { CREATED } from '@lienzo/schema/masters/master-change-text';
import type {
  get_calendar,
  get_paysheet,
  save_calendar,
  save_paysheet,
  save_period,
} from '@lienzo/schema/masters/paysheet-endpoints';
import { payrollCalendar } from '@lienzo/schema/payroll/payroll-calendar';
import { masterRuleMessages } from '@lienzo/schema/rule-messages/master-rule-messages';
import { inTenant } from '../../../platform/database/in-tenant.ts';
import { DomainError } from '../../../platform/domain-error.ts';
import { canEditMasters } from '../policy.ts';
import {
  isProcessOfPeriods,
  keepCalendarPlan,
  listCalendar,
  lockPeriod,
  overlapsOtherYear,
  overlapsPeriod,
  replaceCalendar,
  updatePeriod,
} from '../repositories/calendars.ts';
import { assignUsualConcepts } from '../repositories/concepts.ts';
import { recordChanges } from '../repositories/history.ts';
import {
  countPeople,
  findPaysheetContent,
  insertPaysheet,
  lockPaysheet,
  updatePaysheet,
} from '../repositories/paysheet-content.ts';
import type { Handler } from '../services.ts';
import { refuseTaken } from './refuse-taken.ts';
import { known, requireClient, requireEditor, requirePaysheet } from './require.ts';

export const getPaysheet: Handler<typeof get_paysheet> = ({ query, caller, services }) => {
  const scope = { organizationId: caller.organizationId, paysheetId: query.nomina_id };
  return inTenant(services.db, caller, async (trx) => ({
    ...known(await findPaysheetContent(trx, scope), 'nomina_id'),
    ...(await countPeople(trx, scope)),
    can: { edit: canEditMasters(caller) },
  }));
};

const TAKEN = { paysheets_organization_id_id_humansite_key: 'id_humansite' };

export const savePaysheet: Handler<typeof save_paysheet> = ({ body, caller, services }) => {
  const { user_id: clientId, id, ...content } = body;
  const { organizationId } = caller;
  return refuseTaken(TAKEN, () =>
    inTenant(services.db, caller, async (trx) => {
      await requireClient(trx, { organizationId, clientId });
      requireEditor(caller);
      if (id === undefined) {
        const paysheetId = await insertPaysheet(trx, { organizationId, clientId }, content);
        await assignUsualConcepts(trx, organizationId, paysheetId);
        const made = { author: caller, clientId, entity: 'paysheet' as const, entityId: paysheetId };
        await recordChanges(trx, made, {}, { [CREATED]: `${content.id_humansite} ${content.paysheet}` });
        return { id: paysheetId, ...content, ended_on: null };
      }
      const key = { organizationId, paysheetId: id };
      await requirePaysheet(trx, { ...key, clientId });
      await lockPaysheet(trx, key);
      const before = known(await findPaysheetContent(trx, key), 'id');
      await updatePaysheet(trx, key, content);
      const changed = { author: caller, clientId, entity: 'paysheet' as const, entityId: id };
      await recordChanges(trx, changed, before, content);
      return { id, ...content, ended_on: before.ended_on };
    }),
  );
};

export const getCalendar: Handler<typeof get_calendar> = ({ query, caller, services }) => {
  const owner = { organizationId: caller.organizationId, paysheetId: query.nomina_id };
  return inTenant(services.db, caller, async (trx) => {
    await requirePaysheet(trx, owner);
    return listCalendar(trx, { ...owner, processId: query.proceso_id, year: query.anio_id });
  });
};

export const saveCalendar: Handler<typeof save_calendar> = ({ body, caller, services }) => {
  const { nomina_id: paysheetId, proceso_id: processId, anio_id: year, ...plan } = body;
  const { organizationId } = caller;
  return inTenant(services.db, caller, async (trx) => {
    const paysheet = await requirePaysheet(trx, { organizationId, paysheetId });
    requireEditor(caller);
    if (!(await isProcessOfPeriods(trx, { organizationId, processId })))
      throw new DomainError({ code: 'not_found', field: 'proceso_id' });
    await lockPaysheet(trx, { organizationId, paysheetId });
    const subject = { organizationId, paysheetId, processId, year };
    const before = await listCalendar(trx, subject);
    if (before.some(({ captured }) => captured)) throw new DomainError('calendar_in_use');
    const periods = payrollCalendar({ ...plan, year, periodicity: paysheet.periodicity });
    // A weekend alone moves a closing to the period's end; figures that close before it are meant or mistaken.
    if (plan.close_days > plan.payment_days && !plan.early_close)
      throw new DomainError({
        code: 'invalid_request',
        field: 'close_days',
        message: masterRuleMessages.closeBeforeEnd,
      });
    if (periods.length === 0) throw new DomainError({ code: 'invalid_request', field: 'first_day' });
    const span = { from: periods[0]?.initial_date ?? '', to: periods.at(-1)?.end_date ?? '' };
    if (await overlapsOtherYear(trx, subject, span))
      throw new DomainError({ code: 'periods_overlap', field: 'first_day' });
    const target = { ...subject, clientId: paysheet.client_id };
    await replaceCalendar(trx, target, periods);
    await keepCalendarPlan(trx, target, plan);
    await recordChanges(
      trx,
      { author: caller, clientId: paysheet.client_id, entity: 'calendar', entityId: paysheetId },
      { [`calendario ${year}`]: spanOf(before) },
      { [`calendario ${year}`]: spanOf(periods) },
    );
    return { periods: periods.length };
  });
};

const spanOf = (periods: readonly { initial_date: string; end_date: string }[]): string => {
  const [first] = periods;
  return first === undefined
    ? ''
    : `${periods.length}: ${first.initial_date} – ${periods.at(-1)?.end_date ?? ''}`;
};

export const savePeriod: Handler<typeof save_period> = async ({ body, caller, services }) => {
  const { id, early_close: _early, ...fields } = body;
  const context = { organizationId: caller.organizationId, periodId: id };
  await inTenant(services.db, caller, async (trx) => {
    const before = known(await lockPeriod(trx, context), 'id');
    requireEditor(caller);
    const daysChange = before.initial_date !== fields.initial_date || before.end_date !== fields.end_date;
    if (daysChange && before.captured)
      throw new DomainError({ code: 'period_in_use', field: 'initial_date' });
    if (daysChange && (await overlapsPeriod(trx, context.organizationId, { ...before, ...fields })))
      throw new DomainError({ code: 'periods_overlap', field: 'initial_date' });
    await updatePeriod(trx, context, fields);
    const named = (values: object) =>
      Object.fromEntries(Object.entries(values).map(([field, value]) => [`${before.mes}: ${field}`, value]));
    const { id: _id, client_id, paysheet_id, process_id: _process, captured: _captured, ...old } = before;
    const changed = { author: caller, clientId: client_id, entity: 'calendar' as const };
    await recordChanges(trx, { ...changed, entityId: paysheet_id }, named(old), named(fields));
  });
  return {};
};
