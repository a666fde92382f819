/** The ids that the rows of tables need so that formulas count a value once that a join repeats. */
import type { ColumnKey } from '../data/column.ts';
import { neededTotals, ownKeys, reportFormulas, withTotalled } from './formula-results.ts';
import { formulaSources } from './formula-tables.ts';
import { groupTextsOf } from './group-texts.ts';
import type { DataItem, TablaItem } from './item.ts';
import type { ReportDocument } from './report.ts';
import { type RowsQuery, rowsQueryOf } from './rows-query.ts';

/** By a table's uuid: the keys that its rows need besides those of its own totals. */
export function formulaRowKeys(
  report: Pick<ReportDocument, 'page' | 'layouts' | 'parametros'>,
): Map<string, ColumnKey[]> {
  const sources = formulaSources(report);
  const needed = neededTotals(reportFormulas(report, sources).values());
  return new Map(
    sources.tables.map(({ item }) => {
      const totals = needed.get(item.uuid) ?? [];
      const totalled = withTotalled(item, totals);
      const keys = totals.flatMap((total) => ownKeys(totalled, total) ?? []);
      return [item.uuid, [...new Set([...keys, ...groupTextKeys(item)])]];
    }),
  );
}

const groupTextKeys = (item: TablaItem): ColumnKey[] => groupTextsOf(item)?.keys ?? [];

/** The query of the rows that a screen draws of an item, or null while it has no table or column. */
export function drawnRowsQuery(item: DataItem): RowsQuery | null {
  const query = rowsQueryOf(item);
  const keys = item.nombre === 'tabla' ? groupTextKeys(item) : [];
  if (query === null || keys.length === 0) return query;
  return { ...query, key_columns: [...new Set([...query.key_columns, ...keys])] };
}
