import type { ChartData } from '@lienzo/schema/data/chart-data';
import type { Cell, SelectedColumn } from '@lienzo/schema/data/column';
import { formatCell, formatOf } from '@lienzo/schema/data/format';
import type { GraficaItem } from '@lienzo/schema/report/item';
import { groupDriver, pageGroups } from '@lienzo/schema/report/page-group';
import type { Layout } from '@lienzo/schema/report/report';
import { chartsBeyondMessage, leftOutMessages } from '@lienzo/schema/reports/render-note-messages';
import { bodyWidth } from '@lienzo/templates/drawing/body-width';
import { chartDataOf } from '@lienzo/templates/drawing/chart-data-of';
import { chartFigure, chartFormat, chartText } from '@lienzo/templates/drawing/chart-text';
import { columnTitle } from '@lienzo/templates/drawing/column-title';
import { chartSize } from '@lienzo/templates/drawing/draw-grafica';
import { emptyChartText } from '@lienzo/templates/drawing/empty-chart';
import { groupRows } from '@lienzo/templates/drawing/group-rows';
import { rowsByUuid } from '@lienzo/templates/drawing/rows-by-uuid';
import { cellValue } from '../cells/cell-value.ts';
import { chartCell, chartNumbers } from '../charts/chart-numbers.ts';
import { cleanText } from '../clean-text.ts';
import type { RenderControl, RenderJob } from '../render-job.ts';
import { columnStyle } from './cell-styles.ts';
import { detailKeyColumn } from './detail-key-column.ts';
import { columnsWidth, fitPageWithChart } from './fit-page.ts';
import { fittedWidth } from './fitted-width.ts';
import { columnLetter } from './sheet-cell.ts';
import type { SheetPlan } from './sheet-plan.ts';
import { SheetRows } from './sheet-rows.ts';
import { printUpTo, type SheetWriter } from './sheet-writer.ts';
import type { SheetCharts } from './workbook-charts.ts';
import { writeAbove } from './write-above.ts';
import { writeHead } from './write-head.ts';

const CATEGORY = 'empty-0';
/** The height of a title or head in points, at most. */
const HEAD_ROW = 30;

/** Charts of a sheet that Excel still opens quickly. */
const MAX_SHEET_CHARTS = 500;
/** A column and a row without a size of their own, in CSS pixels. */
const DEFAULT_COLUMN = 64;
const DEFAULT_ROW = 20;
/** Between a sheet's columns and its charts, and between these, in CSS pixels. */
const GAP = 16;
const PIXELS_PER_POINT = 96 / 72;
/** How much wider columns are in programs that lack Excel's font, at most. */
const WIDTH_RESERVE = 1.45;

/**
 * The data of a chart, one category per row, with a chart of Excel's own beside it. A detail chart, which is drawn for each
 * row of its page group, lists its data for each of them, after the row's key, and has a chart for each.
 */
export async function writeChartSheet(
  sheet: SheetWriter,
  plan: SheetPlan & { item: GraficaItem },
  job: RenderJob,
  charts: SheetCharts,
  { signal, notes }: RenderControl,
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
  sheet.columns = columns.map((column, index) => ({
    width: fittedWidth(
      [columnTitle(column), ...textsOf(item, all, index - (columns.length - all.series.length))],
      column.column === CATEGORY ? 14 : 18,
    ),
    style: columnStyle(column, item.estilo_item.fuente),
  }));
  const size = chartSize(item, bodyWidth(job.report));
  fitPageWithChart(sheet, job.report, size.width / PIXELS_PER_POINT);
  writeAbove(sheet, plan);
  writeHead(sheet, columns, item);
  const sheetRows = new SheetRows(sheet, { columns, headRow, item });
  const styles = sheetRows.styles(columns);
  const left = columnsWidth(sheet) * PIXELS_PER_POINT * WIDTH_RESERVE + GAP;
  const missing = new Set<string>();
  const add = (data: ChartData, before: Cell[], title: string): void => {
    const firstRow = sheetRows.next;
    for (const { label, values } of data.points) {
      const cells = [...before, label, ...values];
      sheetRows.add(
        columns.map((column, index) =>
          index > before.length
            ? chartCell(values[index - before.length - 1], column)
            : cellValue(cells[index], column),
        ),
        styles,
      );
    }
    if (emptyChartText(item, data) !== null) return;
    const numbers = chartNumbers(item, data);
    if (numbers === null) missing.add(leftOutMessages.chart_left_out);
    else if (charts.count === MAX_SHEET_CHARTS) missing.add(chartsBeyondMessage);
    else {
      const cells = {
        ...{ sheet: plan.name, headRow, firstRow, lastRow: sheetRows.next - 1 },
        categories: columnLetter(before.length),
        values: data.series.map((_name, index) => columnLetter(before.length + 1 + index)),
      };
      // Rows that a filter hides would move the charts of other rows over each other.
      const position =
        key === undefined
          ? { column: columns.length + 1, row: headRow }
          : { x: left, y: GAP + heightAbove(plan) + charts.count * (size.height + GAP) };
      const titled = { ...item, titulo: title };
      charts.add({ item: titled, data, numbers, cells, size }, cleanText(chartText(titled, data)), position);
    }
  };
  if (followed === undefined || key === undefined) add(all, [], item.titulo);
  else
    for (const current of groupRows(followed, context)) {
      const data = chartDataOf(item, { ...context, ...(current && { current }) });
      const value = current?.row[key.column] ?? null;
      const name = formatCell(value, key.data_type, formatOf(key));
      if (data !== null) add(data, [value], [item.titulo.trim(), name].filter(Boolean).join(': '));
      await sheetRows.waitForDrain(signal);
    }
  if (sheetRows.next > headRow + 1)
    sheet.autoFilter = {
      from: `A${headRow}`,
      to: `${columnLetter(columns.length - 1)}${sheetRows.next - 1}`,
    };
  notes?.addOfItems([...missing].map((message) => ({ code: 'chart_left_out', message, field: item.uuid })));
  charts.end();
  sheetRows.end();
  if (charts.count > 0) {
    const across = columns.length + 1 + Math.ceil(size.width / DEFAULT_COLUMN);
    const along = charts.count * Math.ceil((size.height + GAP) / DEFAULT_ROW) + headRow + 1;
    printUpTo(sheet, columnLetter(across), Math.max(sheetRows.next - 1, along));
  }
}

/** What a column shows of all data: the categories, or the figures of a series from 0. */
const textsOf = (item: GraficaItem, { points }: ChartData, series: number): string[] =>
  points.map(({ label, values }) => (series < 0 ? label : chartFigure(item, values[series] ?? null)));

/** The height of a sheet's head and of what is above it, in CSS pixels, about. */
const heightAbove = ({ headRow }: SheetPlan): number => headRow * HEAD_ROW * PIXELS_PER_POINT;

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
