/** The totals of a table and the subtotals of its groups, as SQL computes them over the rows that are compared. */

import type { Row, SelectedColumn } from '@lienzo/schema/data/column';
import { totalsFor } from '@lienzo/schema/data/totals';
import type { TablaItem } from '@lienzo/schema/report/item';
import { ownRows } from '@lienzo/schema/report/own-rows';
import { storedQuery } from '@lienzo/schema/report/rows-query';
import { summaryQuestionOf } from '@lienzo/schema/report/summary-question';
import { PROOF_ROWS } from '@lienzo/schema/reports/report-proof';
import { groupColumn, groupName } from '@lienzo/templates/drawing/table-lines';
import type { TenantTransaction } from '../../../platform/database/in-tenant.ts';
import { buildRowsQuery } from '../../report-data/report-data.ts';
import { expectedSummaryTotals } from './expected-summary.ts';
import { type Figure, figuresByGroup, quoted } from './figures-by-group.ts';
import { type ExpectedTotal, totalText } from './total-text.ts';

/** The figures of the rows of one group, under the name that the files give it. */
export type ExpectedSubtotal = { name: string; figures: ExpectedTotal[] };

type Expected = { totals: ExpectedTotal[]; subtotals: ExpectedSubtotal[] };

const FUNCTIONS = { suma: 'sum', promedio: 'avg', cuenta: 'count', minimo: 'min', maximo: 'max' } as const;

/** @param rows with the additional columns. */
export async function expectedTotals(
  trx: TenantTransaction,
  item: TablaItem,
  rows: readonly Row[],
  { organizationId, today }: { organizationId: string; today: string },
): Promise<Expected> {
  const question = summaryQuestionOf(item);
  if (question !== null)
    return {
      totals: await expectedSummaryTotals(trx, item, question, { organizationId, today }),
      subtotals: [],
    };
  const query = buildRowsQuery(storedQuery(item), { organizationId, limit: PROOF_ROWS, reckoned: today });
  const columns = item.selected_columns.filter(
    ({ total, data_type }) => total !== undefined && totalsFor(data_type).includes(total),
  );
  if (query === null || columns.length === 0) return { totals: [], subtotals: [] };
  const asked = { figures: columns.map(totalFigure), own: ownRows(item) };
  const textsOf = (row: Record<string, unknown> | undefined): ExpectedTotal[] =>
    columns.map((column, at) => ({ column, text: totalText(column, row?.[`f${at}`]) }));

  const whole = await figuresByGroup(
    trx,
    query.rows,
    asked,
    rows.map(() => 0),
  );
  const subtotals: ExpectedSubtotal[] = [];
  for (const { paths, groupOfRow } of levelsOf(item, rows)) {
    const byGroup = await figuresByGroup(trx, query.rows, asked, groupOfRow);
    for (const [at, path] of paths.entries())
      subtotals.push({ name: path.at(-1) ?? '', figures: textsOf(byGroup.get(at)) });
  }
  return { totals: textsOf(whole.get(0)), subtotals };
}

/** A column's total as SQL aggregates it. */
export function totalFigure({ column, total = 'cuenta' }: SelectedColumn): Figure {
  const value = total === 'cuenta' ? `nullif(${quoted(column)}::text, '')` : quoted(column);
  return { column, name: FUNCTIONS[total], value };
}

/** The groups of each level: their paths, and of each row the group that it belongs to. */
export function levelsOf(
  item: TablaItem,
  rows: readonly Row[],
): { paths: string[][]; groupOfRow: number[] }[] {
  const columns = item.group_by.map((key) => groupColumn(item, key));
  return columns.map((_column, level) => {
    const paths: string[][] = [];
    const known = new Map<string, number>();
    const groupOfRow = rows.map((row) => {
      const path = columns.slice(0, level + 1).map((one) => groupName(row, one));
      const key = JSON.stringify(path);
      const at = known.get(key) ?? paths.push(path) - 1;
      known.set(key, at);
      return at;
    });
    return { paths, groupOfRow };
  });
}
