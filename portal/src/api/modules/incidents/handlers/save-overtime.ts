/** Saving overtime: of one person, of the grid, of a file (specification 3 §7). */
import type { BodyOf } from '@lienzo/schema/api/endpoint';
import type { SentOvertimeDay } from '@lienzo/schema/capture/check-overtime-days';
import type {
  create_extra_hours,
  horas_create,
  horas_create_newMasiva,
} from '@lienzo/schema/capture/incident-endpoints';
import { addDays } from '@lienzo/schema/payroll/plain-date';
import { captureRuleMessages } from '@lienzo/schema/rule-messages/capture-rule-messages';
import type { Caller } from '../../../platform/caller.ts';
import { inTenant, type TenantTransaction } from '../../../platform/database/in-tenant.ts';
import { DomainError } from '../../../platform/domain-error.ts';
import { type CapturePeriodRow, findPeriod } from '../repositories/periods.ts';
import { loadPeriod } from '../saving/open-period.ts';
import { type SentSummary, saveOvertime } from '../saving/save-overtime.ts';
import type { Handler } from '../services.ts';

export const createExtraHours: Handler<typeof create_extra_hours> = ({ body, caller, services }) =>
  inTenant(services.db, caller, async (trx) => {
    const period = await loadPeriod(trx, caller, { paysheetId: body.paysheet_id, periodId: body.period });
    await refuseOthers(trx, caller, period, body);
    const { employee, dias, resumen, version } = body;
    if (dias === undefined && resumen === undefined)
      throw new DomainError({ code: 'required_parameter', field: 'dias' });
    return {
      result: await saveOvertime(trx, caller, {
        period,
        days: dias?.map((day, at) => ({ ...day, employee_id: employee.id, field: `dias.${at}.horas` })),
        summaries:
          resumen === undefined ? [] : [{ employee_id: employee.id, lines: resumen, field: 'resumen' }],
        only: [{ employee_id: employee.id, version }],
        action: 'save',
        confirmed: body.confirmado,
      }),
    };
  });

/** The process and the period before are known of the period: others are refused. */
async function refuseOthers(
  trx: TenantTransaction,
  { organizationId }: Caller,
  { paysheet_id: paysheetId, process_id: processId, initial_date }: CapturePeriodRow,
  { concept, previous_period: previousId }: BodyOf<typeof create_extra_hours>,
): Promise<void> {
  const wrong = (field: string, message: string) =>
    new DomainError({ code: 'invalid_capture', field, message });
  if (concept && concept.id !== processId) throw wrong('concept.id', captureRuleMessages.otherProcess);
  if (!previousId) return;
  const previous = await findPeriod(trx, organizationId, { paysheetId, periodId: previousId });
  const precedes = previous?.process_id === processId && addDays(previous.end_date, 1) === initial_date;
  if (!precedes) throw wrong('previous_period', captureRuleMessages.notPrevious);
}

export const horasCreate: Handler<typeof horas_create> = ({ body, caller, services }) =>
  inTenant(services.db, caller, async (trx) => {
    const period = await loadPeriod(trx, caller, { paysheetId: body.paysheet_id, periodId: body.period_id });
    const days = Object.entries(body.dias).map(([key, horas]): SentOvertimeDay => {
      const cut = key.indexOf('-');
      return {
        employee_id: Number(key.slice(0, cut)),
        fecha: dayOf(key.slice(cut + 1)),
        horas,
        field: `dias.${key}`,
      };
    });
    const { only, confirmado: confirmed } = body;
    const save = { period, days, summaries: [], only, action: 'save' as const, confirmed };
    return { result: await saveOvertime(trx, caller, save) };
  });

/** A day, or its milliseconds since 1970. */
const dayOf = (text: string): string => {
  if (!/^\d+$/.test(text)) return text;
  const time = new Date(Number(text));
  return Number.isNaN(time.getTime()) ? text : time.toISOString().slice(0, 10);
};

export const horasCreateMasiva: Handler<typeof horas_create_newMasiva> = ({ body, caller, services }) =>
  inTenant(services.db, caller, async (trx) => {
    const period = await loadPeriod(trx, caller, { paysheetId: body.paysheet_id, periodId: body.period_id });
    const days = body.empleados.flatMap(({ id, dias }, scope) =>
      dias.map(
        (day, at): SentOvertimeDay => ({
          ...day,
          employee_id: id,
          field: `empleados.${scope}.dias.${at}.horas`,
        }),
      ),
    );
    const lines = Map.groupBy(body.resumen ?? [], ({ employee_id }) => employee_id);
    const summaries =
      body.resumen === undefined
        ? []
        : body.empleados.map(
            ({ id }): SentSummary => ({ employee_id: id, lines: lines.get(id) ?? [], field: 'resumen' }),
          );
    const { only, confirmado: confirmed } = body;
    const save = { period, days, summaries, only, action: 'save' as const, confirmed };
    return { result: await saveOvertime(trx, caller, save) };
  });
