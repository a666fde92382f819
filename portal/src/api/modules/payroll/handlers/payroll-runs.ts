import type { payroll_findings, payroll_runs } from '@lienzo/schema/runs/run-endpoints';
import { FINDINGS_PAGE } from '@lienzo/schema/runs/run-endpoints';
import { inTenant } from '../../../platform/database/in-tenant.ts';
import { DomainError } from '../../../platform/domain-error.ts';
import { markOutdated } from '../calculation/mark-outdated.ts';
import { presentRun } from '../overview/present-run.ts';
import { countFindings, hasRun, listFindings } from '../repositories/findings.ts';
import { findRunPeriod, listSamePeriods } from '../repositories/run-periods.ts';
import { findRuns, previousRuns } from '../repositories/runs.ts';
import type { Handler } from '../services.ts';

/** What was calculated from other inputs than those of now says so, whichever of them has changed. */
export const getPayrollRuns: Handler<typeof payroll_runs> = async ({ query, caller, services }) => {
  const { organizationId } = caller;
  const periods = await inTenant(services.db, caller, async (trx) => {
    const period = await findRunPeriod(trx, organizationId, query.period);
    if (period === undefined) throw new DomainError({ code: 'not_found', field: 'period' });
    return listSamePeriods(trx, organizationId, period, query.nomina_id);
  });
  for (const { id } of periods) await markOutdated(services, organizationId, id);
  return inTenant(services.db, caller, async (trx) => {
    const ids = periods.map(({ id }) => id);
    const [runs, previous] = [
      await findRuns(trx, organizationId, ids),
      await previousRuns(trx, organizationId, ids),
    ];
    return periods.map((one) => presentRun(caller, one, runs.get(one.id), previous.get(one.id)));
  });
};

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
