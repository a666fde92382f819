import type { ChartData } from '@lienzo/schema/data/chart-data';
import type { Cell, SelectedColumn } from '@lienzo/schema/data/column';
import type { GraficaItem } from '@lienzo/schema/report/item';
import { groupDriver, pageGroups } from '@lienzo/schema/report/page-group';
import type { Layout } from '@lienzo/schema/report/report';
import { chartDataOf } from '@lienzo/templates/drawing/chart-data-of';
import { chartFormat } from '@lienzo/templates/drawing/chart-words';
import { groupRows } from '@lienzo/templates/drawing/group-rows';
import { rowsByUuid } from '@lienzo/templates/drawing/rows-by-uuid';
import { textWidth } from '@lienzo/templates/drawing/text-width';
import type { RenderControl, RenderJob } from '../render-job.ts';
import { cellValue } from './cell-value.ts';
import { columnLetter } from './column-letter.ts';
import { columnStyle } from './column-style.ts';
import { keyColumn } from './key-column.ts';
import { SheetRows } from './sheet-rows.ts';
import type { SheetWriter } from './sheet-writer.ts';
import { writeHead } from './write-head.ts';

const CATEGORY = 'empty-0';

/**
 * What a chart shows, a category in each row: the figures behind the picture. One that is drawn anew for each row of
 * its page group shows them for each, with the key of the row before them.
 */
export async function writeChartSheet(
  sheet: SheetWriter,
  item: GraficaItem,
  job: RenderJob,
  { signal }: RenderControl,
): Promise<void> {
  const context = {
    rowsOf: rowsByUuid(job.rows),
    today: job.today,
    ...(job.charts && { charts: job.charts }),
  };
  const all = chartDataOf(item, context);
  if (all === null) return;
  const followed = groupThatItFollows(item, job);
  const key = followed === undefined ? undefined : keyColumn(item);
  const columns = chartColumns(item, all, key);
  const longest = Math.max(10, ...all.points.map(({ label }) => textWidth(label) / 0.6));
  sheet.columns = columns.map((column) => ({
    width: column.column === CATEGORY ? Math.min(60, Math.ceil(longest) + 4) : 18,
    style: columnStyle(column),
  }));
  writeHead(sheet, columns);
  const written = new SheetRows(sheet, columns);
  const styles = written.styles(columns);
  const add = ({ points }: ChartData, before: Cell[]): void => {
    for (const { label, values } of points) {
      const cells = [...before, label, ...values];
      written.add(
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
      await written.room(signal);
    }
    sheet.autoFilter = { from: 'A1', to: `${columnLetter(columns.length - 1)}${written.next - 1}` };
  }
  written.end();
}

/** The category and a column for each series, behind the key if there is one. */
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

/** The page group that is printed for each row of its dynamic text, if the chart shows that row's figures alone. */
function groupThatItFollows(item: GraficaItem, { report }: RenderJob): Layout[] | undefined {
  if (item.detail_column === undefined) return undefined;
  const group = pageGroups(report.layouts).find((sections) =>
    sections.some(({ items }) => items.some(({ uuid }) => uuid === item.uuid)),
  );
  return group !== undefined && groupDriver(group) !== undefined ? group : undefined;
}
