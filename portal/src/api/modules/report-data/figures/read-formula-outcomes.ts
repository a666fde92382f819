import type { Cell } from '@lienzo/schema/data/column';
import type { FormulaOutcomes } from '@lienzo/schema/report/formula-outcome';
import {
  formulaOutcomes,
  neededTotals,
  reportFormulas,
  totalsQuestions,
  withTotalled,
} from '@lienzo/schema/report/formula-results';
import { formulaRowKeys } from '@lienzo/schema/report/formula-row-keys';
import { formulaSources } from '@lienzo/schema/report/formula-tables';
import type { ReportDocument } from '@lienzo/schema/report/report';
import { storedQuery } from '@lienzo/schema/report/rows-query';
import type { TenantTransaction } from '../../../platform/database/in-tenant.ts';
import { catalogProblems } from '../queries/catalog-problems.ts';
import { computedRows } from '../queries/computed-rows.ts';
import { readAllTotals } from './read-totals.ts';

/**
 * The results of a report's formulas over all rows of its tables, computed by SQL. Formulas that cannot be computed, and
 * those over tables that `catalogProblems` refuses, have none.
 * @param report without parameters.
 * @param options.today the date of HOY, `YYYY-MM-DD`.
 */
export async function readFormulaOutcomes(
  trx: TenantTransaction,
  report: ReportDocument,
  options: { organizationId: string; today: string },
): Promise<FormulaOutcomes> {
  const sources = formulaSources(report);
  const formulas = reportFormulas(report, sources);
  const needed = neededTotals(formulas.values());
  const keys = formulaRowKeys(report);
  const figures: Record<string, Cell> = {};
  for (const { item } of sources.tables) {
    const totals = needed.get(item.uuid);
    if (totals === undefined) continue;
    const totalled = withTotalled(item, totals);
    const query = storedQuery(totalled, [], keys.get(item.uuid));
    if (catalogProblems(query, undefined).length > 0) continue;
    const rows = computedRows(query, options);
    if (rows === null) continue;
    const rounds = totalsQuestions(totalled, totals);
    const results = await readAllTotals(
      trx,
      rows,
      rounds.map(({ question }) => question),
    );
    for (const [at, round] of rounds.entries())
      for (const { key, column } of round.totals) figures[key] = results[at]?.[column.column] ?? null;
  }
  const known = [...formulas].filter(([, { totals }]) =>
    totals.every(({ key }) => Object.hasOwn(figures, key)),
  );
  return formulaOutcomes(new Map(known), figures, options.today, sources.rows);
}
