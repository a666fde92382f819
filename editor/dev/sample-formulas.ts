import { outcomesOfRows } from '@lienzo/schema/report/formula-results';
import { dataItems, type ReportDocument } from '@lienzo/schema/report/report';
import { rowsQueryOf } from '@lienzo/schema/report/rows-query';
import type { FormulaResults } from '@lienzo/schema/reports/report-formula-endpoints';
import { sampleRows } from './sample-rows.ts';

/** The results of a report's formulas over the sample rows, as the response of `formula_results`. */
export function sampleFormulas(
  report: ReportDocument,
  today: string,
  count: number | undefined,
): FormulaResults {
  const queries = new Map(dataItems(report).map((item) => [item.uuid, rowsQueryOf(item)]));
  const outcomes = outcomesOfRows(
    report,
    (uuid) => {
      const query = queries.get(uuid);
      return query === undefined || query === null ? [] : sampleRows(query, today, count);
    },
    today,
  );
  return { results: [...outcomes].map(([formula, outcome]) => ({ formula, ...outcome })) };
}
