import { Writable } from 'node:stream';
import { rendererMessages } from '@lienzo/schema/messages/renderer-messages';
import { headRowCount } from '@lienzo/schema/report/fixed-grid';
import { orderFontParts } from '@lienzo/schema/workbooks/order-font-parts';
import ExcelJS from 'exceljs';
import { abortable } from '../../platform/async/abortable.ts';
import type { ByteSink } from '../../platform/streams/byte-sink.ts';
import { cleanText } from '../clean-text.ts';
import type { RenderControl, RenderJob } from '../render-job.ts';
import { withCrossTables } from '../with-cross-tables.ts';
import { sheetName } from './sheet-name.ts';
import { sheetPage } from './sheet-page.ts';
import { fixedColumns, type SheetPlan, sharedHeadings, sheetPlans } from './sheet-plan.ts';
import { keepRegionSize, type SheetWriter } from './sheet-writer.ts';
import { textAbove } from './text-above.ts';
import { WorkbookCharts } from './workbook-charts.ts';
import { fixedTablesOf, writeFixedSheet } from './write-fixed-sheet.ts';
import { indicatorsOf, writeIndicatorSheet } from './write-indicator-sheet.ts';
import { writeSheet } from './write-sheet.ts';
import { signaturesOf, writeSignatureSheet } from './write-signature-sheet.ts';
import { hasTextLines, writeTextSheet } from './write-text-sheet.ts';
import { totalsOf, writeTotalsSheet } from './write-totals-sheet.ts';

/**
 * Renders a report's data as a workbook: one sheet per data item with typed cells, a frozen header with filters, and
 * totals as formulas, and the report's texts above them; texts that do not fit there, or a report without data, give a
 * sheet of texts.
 * @param sink receives the file while it is written, with back-pressure.
 * @throws the signal's reason when it aborts, or what the sink threw.
 */
export async function renderXlsx(given: RenderJob, control: RenderControl, sink: ByteSink): Promise<void> {
  // A sheet has the pages of a linked cross table below one another, hence the columns of all of them.
  const job = await withCrossTables(given, control.signal, () => true);
  const destination = new Writable({
    highWaterMark: 2 ** 16,
    write(chunk: Buffer, _encoding, done) {
      sink.write(new Uint8Array(chunk)).then(() => done(), done);
    },
  });
  const broken = new AbortController();
  destination.once('error', (cause) => broken.abort(cause));
  const signal = AbortSignal.any([control.signal, broken.signal]);
  const workbook = new ExcelJS.stream.xlsx.WorkbookWriter({
    stream: destination,
    useSharedStrings: false,
    useStyles: true,
  });
  workbook.title = cleanText(job.report.nombre);
  workbook.creator = job.author === '' ? 'Lienzo' : cleanText(job.author);
  workbook.lastModifiedBy = 'Lienzo';
  workbook.created = job.now;
  workbook.modified = job.now;
  orderFontParts(Reflect.get(workbook, 'styles'));
  const charts = new WorkbookCharts(workbook);
  const page = sheetPage(job.report, job.today);

  const labels = textAbove(job.report, job.today);
  const plans = sheetPlans(job.report, job.today, labels);
  const [first] = plans;
  if (first !== undefined && first.above.length > 0)
    workbook.description = first.above.map(({ text }) => text).join('\n');
  for (const plan of plans) {
    const sheet = workbook.addWorksheet(plan.name, {
      // Excel shows the outline buttons only if the outline depth is declared.
      properties: { outlineLevelRow: plan.item.nombre === 'tabla' ? plan.item.group_by.length : 0 },
      views: [frozenHead(plan)],
      ...page,
      pageSetup: { ...page.pageSetup, printTitlesRow: `${firstHeadRow(plan)}:${plan.headRow}` },
    });
    keepRegionSize(sheet);
    await writeSheet(sheet, plan, job, charts, { ...control, signal });
    sheet.commit();
  }
  if (plans.length === 0 ? hasTextLines(job) || !hasOwnSheets(job) : labels.more) {
    const taken = new Set(plans.map(({ name }) => name.toLowerCase()));
    const name = plans.length === 0 ? job.report.nombre : rendererMessages.textSheet;
    const sheet = workbook.addWorksheet(sheetName(name, taken), page);
    keepRegionSize(sheet);
    writeTextSheet(sheet, job);
    sheet.commit();
  }
  const taken = new Set(
    [...plans.map(({ name }) => name), rendererMessages.textSheet].map((name) => name.toLowerCase()),
  );
  const indicators = indicatorsOf(job.report);
  const figures = [
    {
      name: rendererMessages.totalsSheet,
      hasHead: false,
      isShown: totalsOf(job.report).length > 0,
      write: async (sheet: SheetWriter) => writeTotalsSheet(sheet, job.report),
    },
    {
      name: rendererMessages.indicatorSheet.name,
      hasHead: true,
      isShown: indicators.length > 0,
      write: async (sheet: SheetWriter) => writeIndicatorSheet(sheet, indicators),
    },
    ...fixedTablesOf(job.report).map((item) => ({
      name: rendererMessages.fixedTableSheet,
      hasHead: headRowCount(item) === 1,
      isShown: true,
      write: (sheet: SheetWriter) => writeFixedSheet(sheet, item, job, signal),
    })),
    {
      name: rendererMessages.signatureSheet,
      hasHead: false,
      isShown: signaturesOf(job.report).length > 0,
      write: (sheet: SheetWriter) => writeSignatureSheet(sheet, job, signal),
    },
  ];
  for (const { name, hasHead, isShown, write } of figures) {
    if (!isShown) continue;
    const sheet = workbook.addWorksheet(sheetName(name, taken), hasHead ? withHead(page) : page);
    keepRegionSize(sheet);
    await write(sheet);
    sheet.commit();
  }
  control.progress({ stage: 'union' });
  await abortable(workbook.commit(), signal);
}

/** Whether fixed tables or signatures are all that a report without data says. */
const hasOwnSheets = ({ report }: RenderJob): boolean =>
  [...fixedTablesOf(report), ...signaturesOf(report)].length > 0 &&
  totalsOf(report).length === 0 &&
  indicatorsOf(report).length === 0;

/** The options of a sheet whose first row is its head. */
const withHead = (page: ReturnType<typeof sheetPage>): Partial<ExcelJS.AddWorksheetOptions> => ({
  ...page,
  views: [{ state: 'frozen', ySplit: 1 }],
  pageSetup: { ...page.pageSetup, printTitlesRow: '1:1' },
});

/** The head of a sheet may have a row of headings that columns share. */
const firstHeadRow = ({ item, columns, headRow }: SheetPlan): number =>
  sharedHeadings(item, columns) === null ? headRow : headRow - 1;

/** The head of a sheet stays in view, and what names the rows of a cross table. */
function frozenHead({ item, headRow }: SheetPlan): Partial<ExcelJS.WorksheetView> {
  const xSplit = fixedColumns(item);
  return { state: 'frozen', ySplit: headRow, ...(xSplit !== undefined && { xSplit }) };
}
