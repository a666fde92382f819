import type { ColumnDataType, SelectedColumn } from '@lienzo/schema/data/column';
import type { GraficaItem } from '@lienzo/schema/report/item';
import { chartDataOf } from '@lienzo/templates/drawing/chart-data-of';
import { chartFormat } from '@lienzo/templates/drawing/chart-words';
import { rowsByUuid } from '@lienzo/templates/drawing/rows-by-uuid';
import { textWidth } from '@lienzo/templates/drawing/text-width';
import { cleanText } from '../clean-text.ts';
import type { RenderJob } from '../render-job.ts';
import { cellValue } from './cell-value.ts';
import { numberFormat } from './number-format.ts';
import type { SheetWriter } from './sheet-writer.ts';
import { writeHead } from './write-head.ts';

/** What a chart shows, a category in each row: the figures behind the picture. */
export function writeChartSheet(sheet: SheetWriter, item: GraficaItem, job: RenderJob): void {
  const data = chartDataOf(item, {
    rowsOf: rowsByUuid(job.rows),
    today: job.today,
    ...(job.charts && { charts: job.charts }),
  });
  if (data === null) return;
  const category = item.selected_columns.find((column) => column.column === item.categoria);
  const name = columnOf('empty-0', category?.titulo || category?.readable_name || 'Categoría', 'text');
  const figures = data.series.map((series, index) => ({
    ...columnOf(`empty-${index + 1}`, series, 'numeric'),
    formato: chartFormat(item),
  }));
  const columns = [name, ...figures];
  const longest = Math.max(10, ...data.points.map(({ label }) => textWidth(label) / 0.6));
  sheet.columns = columns.map((column, index) => ({
    width: index === 0 ? Math.min(60, longest + 3) : 18,
    style: { numFmt: numberFormat(column), alignment: { horizontal: index === 0 ? 'left' : 'right' } },
  }));
  writeHead(sheet, columns);
  for (const { label, values } of data.points)
    sheet
      .addRow([cleanText(label), ...values.map((value, index) => cellValue(value, figures[index] ?? name))])
      .commit();
}

const columnOf = (column: string, readable_name: string, data_type: ColumnDataType): SelectedColumn => ({
  column,
  data_type,
  readable_name,
});
