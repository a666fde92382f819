import type { RenderFormat } from '@lienzo/schema/api/render-contract';
import type { Row } from '@lienzo/schema/data/column';
import { formatCell, formatOf } from '@lienzo/schema/data/format';
import { crossTable } from '@lienzo/schema/report/cross-table';
import { crossesEachPage, withCrossed } from '@lienzo/schema/report/crossed-report';
import { withCompiledGroupTexts } from '@lienzo/schema/report/group-texts';
import { type DataItem, isDataItem, type ReportItem, type TablaItem } from '@lienzo/schema/report/item';
import { dataItems, type ReportDocument } from '@lienzo/schema/report/report';
import { groupColumn } from '@lienzo/templates/drawing/table-lines';
import type { DrawnSource } from './drawn-pages.ts';
import type { Expected } from './expected-items.ts';

/**
 * What the drawing of a report is made of, with the additional columns as SQL computes them: the drawing finds them among
 * the others and computes none itself. Cross tables are the tables that are drawn of them; those that have columns of their
 * own on each page are crossed page by page, in a workbook all at once.
 */
export function drawnSource(
  report: ReportDocument,
  { items }: Expected,
  today: string,
  format: RenderFormat,
): DrawnSource {
  const queried = new Map(items.map((item) => [item.uuid, item.rows]));
  const isOfPages = crossesEachPage(report);
  const crossed = new Map(
    dataItems(report).flatMap((item) =>
      item.nombre === 'tabla_cruzada' && (format === 'xlsx' || !isOfPages(item))
        ? [[item.uuid, crossTable(item, queried.get(item.uuid) ?? [])]]
        : [],
    ),
  );
  return {
    report: withCrossed(
      {
        ...report,
        layouts: report.layouts.map((layout) => ({ ...layout, items: layout.items.map(computed) })),
      },
      crossed,
    ),
    rows: Object.fromEntries(
      dataItems(report).map((item) => [
        item.uuid,
        crossed.get(item.uuid)?.rows ?? withGroupNames(item, queried.get(item.uuid) ?? []),
      ]),
    ),
    today,
  };
}

/** The item without computed columns. A group by one that the table does not show goes by its name, its only title. */
function computed(item: ReportItem): ReportItem {
  if (!isDataItem(item)) return item;
  if (item.nombre !== 'tabla') return { ...item, additional_columns: [] };
  const hidden = hiddenGroups(item);
  const group_by = item.group_by.map((key) => hidden.find(({ column }) => column === key)?.title ?? key);
  return { ...withCompiledGroupTexts(item), group_by, additional_columns: [] };
}

/** The computed columns that a table is grouped by and does not show. */
const hiddenGroups = (item: TablaItem) =>
  item.group_by
    .filter(
      (key) =>
        item.additional_columns.some(({ id }) => id === key) &&
        !item.selected_columns.some(({ column }) => column === key),
    )
    .map((key) => groupColumn(item, key));

/** Such groups are named by what only their column tells: its format. */
function withGroupNames(item: DataItem, rows: readonly Row[]): readonly Row[] {
  const columns = item.nombre === 'tabla' ? hiddenGroups(item) : [];
  if (columns.length === 0) return rows;
  return rows.map((row) => ({
    ...row,
    ...Object.fromEntries(
      columns.map((column) => [
        column.title,
        formatCell(row[column.column], column.data_type, formatOf(column)),
      ]),
    ),
  }));
}
