import type { payroll_findings, payroll_runs } from '@lienzo/schema/runs/run-endpoints';
import { FINDINGS_PAGE, type PayrollRun } from '@lienzo/schema/runs/run-endpoints';
import type { Caller } from '../../../platform/caller.ts';
import { inTenant } from '../../../platform/database/in-tenant.ts';
import { DomainError } from '../../../platform/domain-error.ts';
import { nextObstacles, runAbilities } from '../policy.ts';
import { countFindings, hasRun, listFindings } from '../repositories/findings.ts';
import { factsOf } from '../repositories/run-facts.ts';
import { findRunPeriod, listSamePeriods, type RunPeriod } from '../repositories/run-periods.ts';
import { findRuns, previousNet, type RunRow } from '../repositories/runs.ts';
import type { Handler } from '../services.ts';

export const getPayrollRuns: Handler<typeof payroll_runs> = ({ query, caller, services }) =>
  inTenant(services.db, caller, async (trx) => {
    const { organizationId } = caller;
    const period = await findRunPeriod(trx, organizationId, query.period);
    if (period === undefined) throw new DomainError({ code: 'not_found', field: 'period' });
    const periods = await listSamePeriods(trx, organizationId, period, query.nomina_id);
    const ids = periods.map(({ id }) => id);
    const [runs, previous] = [
      await findRuns(trx, organizationId, ids),
      await previousNet(trx, organizationId, ids),
    ];
    return periods.map((one) => asRun(caller, one, runs.get(one.id), previous.get(one.id)));
  });

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

function asRun(
  caller: Caller,
  period: RunPeriod,
  run: RunRow | undefined,
  previous: string | undefined,
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
    previous_net_pay: previous ?? null,
    ...{ errors: facts.errors, warnings: run?.warnings ?? 0 },
    calculated: run === undefined ? null : signed(run.calculated),
    authorized: run === undefined ? null : signed(run.authorized),
    closed: run === undefined ? null : signed(run.closed),
    can: runAbilities(caller, facts),
    obstacles: nextObstacles(caller, facts),
  };
}

export const getFindings: Handler<typeof payroll_findings> = ({ query, caller, services }) =>
  inTenant(services.db, caller, async (trx) => {
    const scope = {
      organizationId: caller.organizationId,
      runId: query.run_id,
      severity: query.severity,
    };
    if (!(await hasRun(trx, scope))) throw new DomainError({ code: 'not_found', field: 'run_id' });
    return {
      total: await countFindings(trx, scope),
      findings: await listFindings(trx, scope, {
        limit: FINDINGS_PAGE,
        offset: (query.page - 1) * FINDINGS_PAGE,
      }),
    };
  });
