import type { ParameterValues } from '@lienzo/schema/data/parameter-values';
import { todayInMexico } from '@lienzo/schema/payroll/plain-date';
import type { FormulaOutcome } from '@lienzo/schema/report/formula-outcome';
import { withMoreFormulas } from '@lienzo/schema/report/formula-results';
import { placedFormulas } from '@lienzo/schema/report/placed-formulas';
import type { ReportDocument } from '@lienzo/schema/report/report';
import { formulaExcess } from '@lienzo/schema/report/validate-report';
import type { Actor } from '../../../platform/caller.ts';
import type { TenantTransaction } from '../../../platform/database/in-tenant.ts';
import { DomainError } from '../../../platform/domain-error.ts';
import { readFormulaOutcomes } from '../../report-data/report-data.ts';
import { resolveParameters } from './resolve-parameters.ts';

/**
 * The results of a report's formulas, with the values of its parameters; those that cannot be computed are not there.
 * @param asked.formulas others, which are computed as if they stood in it.
 * @throws as `resolveParameters`, and invalid_report for more formulas than a report may have.
 */
export async function formulasInReport(
  trx: TenantTransaction,
  person: Pick<Actor, 'organizationId'>,
  asked: { report: ReportDocument; formulas: readonly string[]; values: ParameterValues | undefined },
): Promise<(FormulaOutcome & { formula: string })[]> {
  const report = withMoreFormulas(asked.report, asked.formulas);
  const excess = formulaExcess(report);
  if (excess !== null) throw new DomainError({ code: 'invalid_report', message: excess });
  const resolved = await resolveParameters(trx, person, report, asked.values);
  const { organizationId } = person;
  const outcomes = await readFormulaOutcomes(trx, resolved, { organizationId, today: todayInMexico() });
  // Values of parameters have changed the formulas, not their order.
  const computed = placedFormulas(resolved);
  const results = placedFormulas(report).flatMap(({ formula }, index): [string, FormulaOutcome][] => {
    const outcome = outcomes.get(computed[index]?.formula ?? '');
    return outcome === undefined ? [] : [[formula, outcome]];
  });
  return [...new Map(results)].map(([formula, outcome]) => ({ formula, ...outcome }));
}
