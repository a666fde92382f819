/** A period and its run as the calls answer them. */
import type { PayrollRun } from '@lienzo/schema/runs/run-endpoints';
import type { Caller } from '../../../platform/caller.ts';
import { nextObstacles, runAbilities } from '../policy.ts';
import { factsOf } from '../repositories/run-facts.ts';
import type { RunPeriod } from '../repositories/run-periods.ts';
import type { PreviousRun, RunRow } from '../repositories/runs.ts';

const ZERO = '0.00';
const signed = ({ by, at }: { by: string | null; at: string | null }) =>
  at === null ? null : { name: by ?? '', at };

const costsOf = (
  run: RunRow | undefined,
): Pick<
  PayrollRun,
  | 'employer_cost'
  | 'payroll_tax'
  | 'provision_aguinaldo'
  | 'provision_vacaciones'
  | 'provision_prima_vacacional'
> => ({
  employer_cost: run?.employer_cost ?? ZERO,
  payroll_tax: run?.payroll_tax ?? ZERO,
  provision_aguinaldo: run?.provision_aguinaldo ?? ZERO,
  provision_vacaciones: run?.provision_vacaciones ?? ZERO,
  provision_prima_vacacional: run?.provision_prima_vacacional ?? ZERO,
});

/** @param previous of the period before, in the same process. */
export function presentRun(
  caller: Caller,
  period: RunPeriod,
  run: RunRow | undefined,
  previous: PreviousRun | undefined,
): PayrollRun {
  const facts = factsOf(period, run);
  return {
    id: run?.id ?? null,
    ...{ paysheet_id: period.paysheet_id, period_id: period.id, process: period.process },
    ...{ nomina: `${period.id_humansite} ${period.paysheet}`, periodo: `${period.mes} ${period.calendar}` },
    ...{ initial_date: period.initial_date, end_date: period.end_date, payment_date: period.payment_date },
    ...{ state: facts.state, version: run?.version ?? 0, outdated: facts.outdated },
    imported_from: run?.imported_from ?? null,
    captured: facts.captured,
    people: run?.people ?? 0,
    total_perceptions: run?.total_perceptions ?? ZERO,
    total_deductions: run?.total_deductions ?? ZERO,
    net_pay: run?.net_pay ?? ZERO,
    ...costsOf(run),
    previous_net_pay: previous?.net_pay ?? null,
    previous_people: previous?.people ?? null,
    ...{ errors: facts.errors, warnings: run?.warnings ?? 0 },
    calculated: run === undefined ? null : signed(run.calculated),
    authorized: run === undefined ? null : signed(run.authorized),
    closed: run === undefined ? null : signed(run.closed),
    can: runAbilities(caller, facts),
    obstacles: nextObstacles(caller, facts),
  };
}
