import { Writable } from 'node:stream';
import { orderFontParts } from '@lienzo/schema/workbooks/order-font-parts';
import ExcelJS from 'exceljs';
import { abortable } from '../../async/abortable.ts';
import type { ByteSink } from '../../streams/byte-sink.ts';
import { cleanText } from '../clean-text.ts';
import type { RenderControl, RenderJob } from '../render-job.ts';
import { sheetName } from './sheet-name.ts';
import { sheetPage } from './sheet-page.ts';
import { sheetPlans } from './sheet-plan.ts';
import { keepRegionSize } from './sheet-writer.ts';
import { writeSheet } from './write-sheet.ts';
import { writeTextSheet } from './write-text-sheet.ts';

/**
 * Renders a report's data as a workbook: one sheet per data item with typed cells, a frozen header with filters, and
 * totals as formulas; a report without data gives one sheet with its texts.
 * @param sink receives the file while it is written, with back-pressure.
 * @throws the signal's reason when it aborts, or what the sink threw.
 */
export async function renderXlsx(job: RenderJob, control: RenderControl, sink: ByteSink): Promise<void> {
  const destination = new Writable({
    highWaterMark: 2 ** 16,
    write(piece: Buffer, _encoding, done) {
      sink.write(new Uint8Array(piece)).then(() => done(), done);
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
  const page = sheetPage(job.report, job.today);

  const plans = sheetPlans(job.report, job.today);
  for (const plan of plans) {
    const sheet = workbook.addWorksheet(plan.name, {
      // Excel shows the outline buttons only if the outline depth is declared.
      properties: { outlineLevelRow: plan.item.nombre === 'tabla' ? plan.item.group_by.length : 0 },
      views: [{ state: 'frozen', ySplit: plan.headRow }],
      ...page,
      pageSetup: { ...page.pageSetup, printTitlesRow: `${plan.headRow}:${plan.headRow}` },
    });
    keepRegionSize(sheet);
    await writeSheet(sheet, plan, job, { ...control, signal });
    sheet.commit();
  }
  if (plans.length === 0) {
    const sheet = workbook.addWorksheet(sheetName(job.report.nombre, new Set()), page);
    keepRegionSize(sheet);
    writeTextSheet(sheet, job);
    sheet.commit();
  }
  control.progress({ stage: 'union' });
  await abortable(workbook.commit(), signal);
}
