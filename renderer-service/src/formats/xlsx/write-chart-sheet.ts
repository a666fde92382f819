import type { ChartData } from '@lienzo/schema/data/chart-data';
import type { Cell, SelectedColumn } from '@lienzo/schema/data/column';
import type { GraficaItem } from '@lienzo/schema/report/item';
import { groupDriver, pageGroups } from '@lienzo/schema/report/page-group';
import type { Layout } from '@lienzo/schema/report/report';
import { chartDataOf } from '@lienzo/templates/drawing/chart-data-of';
import { chartFormat } from '@lienzo/templates/drawing/chart-text';
import { columnTitle } from '@lienzo/templates/drawing/column-title';
import { groupRows } from '@lienzo/templates/drawing/group-rows';
import { rowsByUuid } from '@lienzo/templates/drawing/rows-by-uuid';
import { textWidth } from '@lienzo/templates/drawing/text-width';
import type { RenderControl, RenderJob } from '../render-job.ts';
import { columnStyle } from './cell-styles.ts';
import { cellValue } from './cell-value.ts';
import { detailKeyColumn } from './detail-key-column.ts';
import { columnLetter } from './sheet-cell.ts';
import type { SheetPlan } from './sheet-plan.ts';
import { SheetRows } from './sheet-rows.ts';
import type { SheetWriter } from './sheet-writer.ts';
import { writeAbove } from './write-above.ts';
import { writeHead } from './write-head.ts';

const CATEGORY = 'empty-0';

/**
 * The data of a chart, one category per row. A detail chart, which is drawn for each row of its page group, lists its
 * data for each of them, after the row's key.
 */
export async function writeChartSheet(
  sheet: SheetWriter,
  plan: SheetPlan & { item: GraficaItem },
  job: RenderJob,
  { signal }: RenderControl,
): Promise<void> {
  const { item, headRow } = plan;
  const context = {
    rowsOf: rowsByUuid(job.rows),
    today: job.today,
    ...(job.charts && { charts: job.charts }),
  };
  const all = chartDataOf(item, context);
  if (all === null) return;
  const followed = followedGroup(item, job);
  const key = followed === undefined ? undefined : detailKeyColumn(item);
  const columns = chartColumns(item, all, key);
  const labels = all.points.map(({ label }) => label);
  const widthOf = (texts: string[]): number => {
    const longest = Math.max(10, ...texts.map((text) => textWidth(text) / 0.6));
    return Math.min(60, Math.ceil(longest) + 4);
  };
  sheet.columns = columns.map((column) => ({
    width: column.column === CATEGORY ? widthOf([columnTitle(column), ...labels]) : 18,
    style: columnStyle(column),
  }));
  writeAbove(sheet, plan);
  writeHead(sheet, columns);
  const sheetRows = new SheetRows(sheet, { columns, headRow });
  const styles = sheetRows.styles(columns);
  const add = ({ points }: ChartData, before: Cell[]): void => {
    for (const { label, values } of points) {
      const cells = [...before, label, ...values];
      sheetRows.add(
        columns.map((column, index) => cellValue(cells[index], column)),
        styles,
      );
    }
  };
  if (followed === undefined || key === undefined) add(all, []);
  else {
    for (const current of groupRows(followed, context)) {
      const data = chartDataOf(item, { ...context, ...(current && { current }) });
      if (data !== null) add(data, [current?.row[key.column] ?? null]);
      await sheetRows.waitForDrain(signal);
    }
    sheet.autoFilter = {
      from: `A${headRow}`,
      to: `${columnLetter(columns.length - 1)}${sheetRows.next - 1}`,
    };
  }
  sheetRows.end();
}

/** The key if there is one, the category, and a column per series. */
function chartColumns(
  item: GraficaItem,
  { series }: ChartData,
  key: SelectedColumn | undefined,
): SelectedColumn[] {
  const category = item.selected_columns.find((column) => column.column === item.categoria);
  const name = category?.titulo || category?.readable_name || 'Categoría';
  return [
    ...(key === undefined ? [] : [key]),
    { column: CATEGORY, data_type: 'text', readable_name: name },
    ...series.map(
      (readable_name, index): SelectedColumn => ({
        column: `empty-${index + 1}`,
        data_type: 'numeric',
        readable_name,
        formato: chartFormat(item),
      }),
    ),
  ];
}

/** The page group whose rows the detail chart follows, if any. */
function followedGroup(item: GraficaItem, { report }: RenderJob): Layout[] | undefined {
  if (item.detail_column === undefined) return undefined;
  const group = pageGroups(report.layouts).find((sections) =>
    sections.some(({ items }) => items.some(({ uuid }) => uuid === item.uuid)),
  );
  return group !== undefined && groupDriver(group) !== undefined ? group : undefined;
}
