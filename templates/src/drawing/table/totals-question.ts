import type { Row } from '@lienzo/schema/data/column';
import { columnsToRange } from '@lienzo/schema/data/column-bar';
import type { TotalsQuestion } from '@lienzo/schema/data/table-totals';
import { isTotalled } from '@lienzo/schema/data/totals';
import type { TablaItem } from '@lienzo/schema/report/item';
import { ownRows } from '@lienzo/schema/report/own-rows';
import { groupColumn, groupName } from './table-lines.ts';

/**
 * What a table's totals over all rows, and the scales of its bars, are asked by; null without either.
 * @param last the last of the rows at hand, additional columns included.
 */
export function totalsQuestion(item: TablaItem, last: Row): TotalsQuestion | null {
  const isSummary = item.resumen !== undefined;
  const columns = isSummary ? [] : item.selected_columns.filter(isTotalled);
  const ranges = columnsToRange(item.selected_columns);
  if (columns.length === 0 && ranges.length === 0) return null;
  const ranged = ranges.length > 0 && { ranges };
  if (columns.length === 0) return { columns, own: {}, groups: [], open: [], ...ranged };
  const groups = item.group_by.map((key) => {
    const { title: _title, ...column } = groupColumn(item, key);
    return column;
  });
  return {
    columns,
    own: Object.fromEntries([...ownRows(item)].map(([column, keys]) => [column, [...keys]])),
    groups,
    open: groups.map((column) => groupName(last, column)),
    ...ranged,
  };
}
