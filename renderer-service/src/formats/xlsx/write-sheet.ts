import { rowCompleter } from '@lienzo/schema/data/additional-column';
import type { SelectedColumn } from '@lienzo/schema/data/column';
import { formatCell, formatOf } from '@lienzo/schema/data/format';
import type { RowList } from '@lienzo/schema/data/row-list';
import { columnTitle } from '@lienzo/templates/drawing/column-title';
import { textWidth } from '@lienzo/templates/drawing/text-width';
import type { RenderControl, RenderJob } from '../render-job.ts';
import { columnStyle } from './cell-styles.ts';
import { addColumnMarks } from './column-marks.ts';
import { addConditionalFormats, addStripes } from './conditional-formats.ts';
import { fitPage } from './fit-page.ts';
import { fixedColumns, type SheetPlan } from './sheet-plan.ts';
import type { SheetWriter } from './sheet-writer.ts';
import type { WorkbookCharts } from './workbook-charts.ts';
import { writeAbove } from './write-above.ts';
import { writeChartSheet } from './write-chart-sheet.ts';
import { writeGroupedRows } from './write-grouped-rows.ts';
import { writeHead, writeSharedHeadings } from './write-head.ts';
import { writePlainRows } from './write-plain-rows.ts';

const SAMPLED_ROWS = 300;
/** How much wider bold letters are. */
const BOLD_WIDTH = 1.15;
/** What an icon takes at the left of a cell. */
const ICON_CHARACTERS = 3;

/** Writes a sheet's header, rows and totals, with back-pressure. */
export async function writeSheet(
  sheet: SheetWriter,
  plan: SheetPlan,
  job: RenderJob,
  charts: WorkbookCharts,
  control: RenderControl,
): Promise<void> {
  const { columns, item } = plan;
  if (item.nombre === 'grafica') {
    await writeChartSheet(sheet, { ...plan, item }, job, charts.onSheet(sheet), control);
    return;
  }
  const rows: RowList = job.rows[item.uuid] ?? [];
  sheet.columns = columns.map((column) => ({
    width: widthOf(column, rows, plan, job.today),
    style: columnStyle(column, item.estilo_item.fuente),
  }));
  fitPage(sheet, job.report, fixedColumns(item));
  writeAbove(sheet, plan);
  writeSharedHeadings(sheet, plan);
  writeHead(sheet, columns, item);
  if (item.nombre === 'tabla' && item.group_by.length > 0)
    addColumnMarks(sheet, plan, await writeGroupedRows(sheet, { ...plan, item }, job, control));
  else {
    await writePlainRows(sheet, plan, job, control);
    const from = plan.headRow + 1;
    if (rows.length > 0) addColumnMarks(sheet, plan, [{ from, to: plan.headRow + rows.length }]);
  }
  if (item.nombre === 'tabla') addConditionalFormats(sheet, item, plan, rows.length);
  addStripes(sheet, plan, rows.length);
}

/** A width for the title and the values of the first rows, in Excel's characters. */
function widthOf(column: SelectedColumn, rows: RowList, plan: SheetPlan, today: string): number {
  const format = formatOf(column);
  const bold = column.estilo?.bold === true ? BOLD_WIDTH : 1;
  const font = plan.item.estilo_item.fuente;
  let em = textWidth(columnTitle(column), font) * 1.1;
  const complete = rowCompleter(plan.item, today);
  for (const bareRow of rows.slice(0, SAMPLED_ROWS)) {
    const row = complete(bareRow);
    em = Math.max(em, textWidth(formatCell(row[column.column], column.data_type, format), font) * bold);
  }
  // A sum has more digits than its rows, other figures their name before them.
  const growth = column.total === undefined ? 0 : column.total === 'suma' ? 3 : 9;
  const icon = column.marca?.tipo === 'iconos' ? ICON_CHARACTERS : 0;
  return Math.min(60, Math.max(8, Math.ceil(em / 0.6) + 3 + growth + icon));
}
