import { LEAVING_CAUSES } from '@lienzo/schema/masters/employee-endpoints';
import { exactYears, isSeniorityDue } from '@lienzo/schema/payroll/engine/rules/settlement';
import type {
  Leaver,
  payroll_settlements,
  save_payroll_settlement,
} from '@lienzo/schema/runs/settlement-endpoints';
import { settlementMessages } from '@lienzo/schema/runs/settlement-messages';
import type { Caller } from '../../../platform/caller.ts';
import { inTenant, type TenantTransaction } from '../../../platform/database/in-tenant.ts';
import { DomainError } from '../../../platform/domain-error.ts';
import { calculationObstacle } from '../policy.ts';
import { SETTLEMENT_PROCESS } from '../repositories/period-people.ts';
import { factsOf, findRun } from '../repositories/run-facts.ts';
import { findRunPeriod, lockRunPeriod, type RunPeriod } from '../repositories/run-periods.ts';
import { setOutdated } from '../repositories/runs.ts';
import { type LeaverRow, listLeavers, saveSettlement as save } from '../repositories/settlements.ts';
import type { Handler } from '../services.ts';

/** Cause 2 of the IMSS: 'Separación voluntaria'. */
const RESIGNS = '2';

/** @throws DomainError not_found: the period is unknown. */
export const getSettlements: Handler<typeof payroll_settlements> = ({ query, caller, services }) =>
  inTenant(services.db, caller, async (trx) => {
    const period = await periodOf(trx, caller, query);
    const isSettlement = period.process === SETTLEMENT_PROCESS;
    const run = await findRun(trx, caller.organizationId, period.id);
    return {
      people: isSettlement ? (await listLeavers(trx, period)).map(leaverOf) : [],
      can: { edit: isSettlement && calculationObstacle(factsOf(period, run)) === null },
    };
  });

/** @throws DomainError not_found; run_refused: no finiquito, nobody who leaves, or a closed run. */
export const saveSettlement: Handler<typeof save_payroll_settlement> = ({ body, caller, services }) =>
  inTenant(services.db, caller, async (trx) => {
    const { nomina_id, period: periodId, employee_id: employeeId, ...facts } = body;
    const period = await periodOf(trx, caller, { nomina_id, period: periodId });
    await lockRunPeriod(trx, caller.organizationId, period.id);
    const refuse = (message: string): never => {
      throw new DomainError({ code: 'run_refused', message });
    };
    if (period.process !== SETTLEMENT_PROCESS) return refuse(settlementMessages.notSettlement);
    const run = await findRun(trx, caller.organizationId, period.id);
    const obstacle = calculationObstacle(factsOf(period, run));
    if (obstacle !== null) return refuse(obstacle);
    const [leaver] = await listLeavers(trx, period, employeeId);
    if (leaver === undefined) return refuse(settlementMessages.notLeaving);
    await save(trx, period, { ...facts, employeeId, userId: caller.userId });
    if (run !== undefined) await setOutdated(trx, caller.organizationId, run.id);
    return { message: settlementMessages.saved(leaver.name) };
  });

async function periodOf(
  trx: TenantTransaction,
  { organizationId }: Caller,
  { nomina_id, period: id }: { nomina_id: number; period: number },
): Promise<RunPeriod> {
  const period = await findRunPeriod(trx, organizationId, id);
  if (period === undefined || period.paysheet_id !== nomina_id)
    throw new DomainError({ code: 'not_found', field: 'period' });
  return period;
}

/** An indemnity is never suggested: whether it is due depends on why the person was separated. */
function leaverOf({ causa_baja, ...row }: LeaverRow): Leaver {
  const years = exactYears(row.hire_date, row.termination_date);
  return {
    ...row,
    causa_baja: LEAVING_CAUSES.find((cause) => cause === causa_baja) ?? null,
    suggested: {
      ...{ pending_vacation_days: '', pays_salary: true, pays_indemnity: false, pays_twenty_days: false },
      pays_seniority: isSeniorityDue({ resigns: causa_baja === RESIGNS, years }),
    },
  };
}
