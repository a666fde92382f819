/** Single periods: of Aguinaldo, PTU, a finiquito or a complementary payroll; and what a year was made from. */
import type {
  create_period,
  delete_period,
  get_calendar_plan,
} from '@lienzo/schema/masters/paysheet-endpoints';
import { addDays, daysBetween, monthOf } from '@lienzo/schema/payroll/plain-date';
import { inTenant } from '../../../platform/database/in-tenant.ts';
import { DomainError } from '../../../platform/domain-error.ts';
import {
  deletePeriod,
  findCalendarPlan,
  insertPeriod,
  isProcessOfPeriods,
  lockPeriod,
  overlapsPeriod,
} from '../repositories/calendars.ts';
import { recordChanges } from '../repositories/history.ts';
import { lockPaysheet } from '../repositories/paysheet-content.ts';
import type { Handler } from '../services.ts';
import { known, requireEditor, requirePaysheet } from './require.ts';

export const getCalendarPlan: Handler<typeof get_calendar_plan> = ({ query, caller, services }) => {
  const scope = { organizationId: caller.organizationId, paysheetId: query.nomina_id };
  return inTenant(services.db, caller, async (trx) => {
    await requirePaysheet(trx, scope);
    return findCalendarPlan(trx, { ...scope, processId: query.proceso_id, year: query.anio_id });
  });
};

/** No period has the id 0: the new one is compared with all. */
const NEW = 0;

export const createPeriod: Handler<typeof create_period> = ({ body, caller, services }) => {
  const {
    nomina_id: paysheetId,
    proceso_id: processId,
    anio_id: year,
    early_close: _early,
    ...fields
  } = body;
  const { organizationId } = caller;
  return inTenant(services.db, caller, async (trx) => {
    const { client_id: clientId } = await requirePaysheet(trx, { organizationId, paysheetId });
    requireEditor(caller);
    if (!(await isProcessOfPeriods(trx, { organizationId, processId })))
      throw new DomainError({ code: 'not_found', field: 'proceso_id' });
    await lockPaysheet(trx, { organizationId, paysheetId });
    const { initial_date, end_date } = fields;
    const target = { id: NEW, paysheet_id: paysheetId, process_id: processId };
    if (await overlapsPeriod(trx, organizationId, { ...target, initial_date, end_date }))
      throw new DomainError({ code: 'periods_overlap', field: 'initial_date' });
    const middle = addDays(initial_date, Math.floor(daysBetween(initial_date, end_date) / 2));
    const key = { organizationId, clientId, paysheetId, processId, year };
    const id = await insertPeriod(trx, key, { ...fields, month: monthOf(middle) });
    await recordChanges(
      trx,
      { author: caller, clientId, entity: 'calendar', entityId: paysheetId },
      {},
      { [`calendario ${year}`]: `+ ${spanOf(fields)}` },
    );
    return { id };
  });
};

export const deletePeriodOf: Handler<typeof delete_period> = async ({ query, caller, services }) => {
  const context = { organizationId: caller.organizationId, periodId: query.id };
  await inTenant(services.db, caller, async (trx) => {
    const period = known(await lockPeriod(trx, context), 'id');
    requireEditor(caller);
    if (period.captured) throw new DomainError({ code: 'period_in_use', field: 'id' });
    await deletePeriod(trx, context);
    await recordChanges(
      trx,
      { author: caller, clientId: period.client_id, entity: 'calendar', entityId: period.paysheet_id },
      { [`calendario ${period.initial_date.slice(0, 4)}`]: spanOf(period) },
      { [`calendario ${period.initial_date.slice(0, 4)}`]: null },
    );
  });
  return {};
};

const spanOf = ({ mes, initial_date, end_date }: { mes: string; initial_date: string; end_date: string }) =>
  `${mes}: ${initial_date} – ${end_date}`;
