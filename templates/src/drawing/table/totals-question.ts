import type { Row } from '@lienzo/schema/data/column';
import type { TotalsQuestion } from '@lienzo/schema/data/table-totals';
import { isTotalled } from '@lienzo/schema/data/totals';
import type { TablaItem } from '@lienzo/schema/report/item';
import { ownRows } from '@lienzo/schema/report/own-rows';
import { groupColumn, groupName } from './table-lines.ts';

/**
 * What a table's totals over all rows are asked by, or null without a total.
 * @param last the last of the rows at hand, additional columns included.
 */
export function totalsQuestion(item: TablaItem, last: Row): TotalsQuestion | null {
  const columns = item.selected_columns.filter(isTotalled);
  if (columns.length === 0 || item.resumen !== undefined) return null;
  const groups = item.group_by.map((key) => {
    const { title: _title, ...column } = groupColumn(item, key);
    return column;
  });
  return {
    columns,
    own: Object.fromEntries([...ownRows(item)].map(([column, keys]) => [column, [...keys]])),
    groups,
    open: groups.map((column) => groupName(last, column)),
  };
}
