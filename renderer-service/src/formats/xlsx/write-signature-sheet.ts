import { rendererMessages } from '@lienzo/schema/messages/renderer-messages';
import type { FirmaItem } from '@lienzo/schema/report/item';
import { type ReportDocument, reportItems } from '@lienzo/schema/report/report';
import type { RichText } from '@lienzo/schema/report/rich-text';
import { MAX_SIGNATURES, SIGNATURE_FIELDS } from '@lienzo/schema/report/signature-item';
import { columnAtomText } from '@lienzo/templates/drawing/column-atom';
import type { CurrentRow } from '@lienzo/templates/drawing/draw-context';
import { rowsByUuid } from '@lienzo/templates/drawing/rows-by-uuid';
import { rowsOfItem } from '@lienzo/templates/drawing/rows-of-item';
import { FORMAT_LIMITS } from '../../platform/limits/format-limits.ts';
import type { RenderJob } from '../render-job.ts';
import { richTextLines } from '../rich-text-lines.ts';
import { boldFont, sheetFont } from './cell-styles.ts';
import { type SheetWriter, waitForSheetDrain } from './sheet-writer.ts';
import { wrappedLines } from './wrapped-lines.ts';

/** Characters of a signature's cell. */
const WIDTH = 34;
/** Rows of a signature: the line, who signs, as what, and one between. */
const ROWS = 4;
/** Height of a line in points. */
const LINE = 15;
const linesOf = (text: string): number =>
  text.split('\n').reduce((sum, line) => sum + wrappedLines(line, WIDTH), 0);
const CENTERED = { horizontal: 'center', vertical: 'top', wrapText: true } as const;

export const signaturesOf = (report: ReportDocument): FirmaItem[] =>
  reportItems(report).filter((item) => item.nombre === 'firma');

/** Writes signatures side by side below lines, those of a page that repeats once for each of its rows. */
export async function writeSignatureSheet(
  sheet: SheetWriter,
  job: RenderJob,
  signal: AbortSignal,
): Promise<void> {
  sheet.columns = Array.from({ length: MAX_SIGNATURES }, () => ({ width: WIDTH }));
  const context = { rowsOf: rowsByUuid(job.rows), today: job.today };
  let written = 0;
  for (const item of signaturesOf(job.report))
    for (const current of rowsOfItem(item, job.report.layouts, context)) {
      written += ROWS;
      if (written > FORMAT_LIMITS.sheetRows - ROWS) {
        sheet.addRow([rendererMessages.sheetFull]).commit();
        return;
      }
      writeSignatures(sheet, item, (text) => textOf(text, job.today, current));
      await waitForSheetDrain(sheet, signal);
    }
}

function writeSignatures(sheet: SheetWriter, item: FirmaItem, write: (text: RichText) => string): void {
  const line = sheet.addRow([]);
  line.height = item.espacio;
  for (const [at] of item.firmas.entries()) line.getCell(at + 1).border = { bottom: { style: 'thin' } };
  line.commit();
  for (const field of SIGNATURE_FIELDS) {
    const texts = item.firmas.map((one) => write(one[field]));
    const row = sheet.addRow(texts);
    row.height = LINE * Math.max(...texts.map(linesOf));
    for (const [at] of item.firmas.entries()) {
      const cell = row.getCell(at + 1);
      cell.numFmt = '@';
      cell.alignment = CENTERED;
      const { fuente } = item.estilo_item;
      if (field === 'quien') cell.font = boldFont(fuente);
      else if (fuente !== undefined) cell.font = sheetFont(fuente);
    }
    row.commit();
  }
  sheet.addRow([]).commit();
}

const textOf = (text: RichText, today: string, current: CurrentRow | undefined): string =>
  richTextLines(text, today, (attrs) =>
    current === undefined ? '' : columnAtomText(attrs, current.columns, current.row),
  ).join('\n');
