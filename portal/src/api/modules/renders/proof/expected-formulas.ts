/** The results of a report's formulas over the rows that are compared: the totals by SQL. */
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
import type { FormulaTotal } from '@lienzo/schema/report/report-formula';
import { storedQuery } from '@lienzo/schema/report/rows-query';
import type { ItemRows } from '@lienzo/schema/reports/report-data-endpoints';
import { PROOF_ROWS } from '@lienzo/schema/reports/report-proof';
import type { TenantTransaction } from '../../../platform/database/in-tenant.ts';
import { buildRowsQuery } from '../../report-data/report-data.ts';
import { totalFigure } from './expected-totals.ts';
import { figuresByGroup } from './figures-by-group.ts';

/** @param rows that are compared, by the uuid of their item. */
export async function expectedFormulas(
  trx: TenantTransaction,
  report: ReportDocument,
  rows: Readonly<Record<string, ItemRows>>,
  { organizationId, today }: { organizationId: string; today: string },
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
    const stored = storedQuery(totalled, [], keys.get(item.uuid));
    const query = buildRowsQuery(stored, { organizationId, limit: PROOF_ROWS, reckoned: today });
    if (query === null) continue;
    const group = (rows[item.uuid]?.rows ?? []).map(() => 0);
    for (const { totals: round, question } of totalsQuestions(totalled, totals)) {
      const own = new Map(Object.entries(question.own));
      const asked = { figures: question.columns.map(totalFigure), own };
      const row = (await figuresByGroup(trx, query.rows, asked, group)).get(0);
      for (const [at, total] of round.entries()) figures[total.key] = figureOf(total, row?.[`f${at}`]);
    }
  }
  return formulaOutcomes(formulas, figures, today, sources.rows);
}

/** Of no rows SQL gives nothing, where a table counts and sums zero. */
export function figureOf({ column: { total } }: FormulaTotal, figure: unknown): Cell {
  if (figure !== null && figure !== undefined) return String(figure);
  return total === 'suma' || total === 'cuenta' ? '0' : null;
}
