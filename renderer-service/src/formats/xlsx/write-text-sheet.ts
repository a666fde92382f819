import { isTextItem, type ReportItem } from '@lienzo/schema/report/item';
import { reportItems } from '@lienzo/schema/report/report';
import { cleanText } from '../clean-text.ts';
import type { RenderJob } from '../render-job.ts';
import { richTextLines } from '../rich-text-lines.ts';
import type { SheetWriter } from './sheet-writer.ts';

/** Writes the texts of a report without data, one line per row. */
export function writeTextSheet(sheet: SheetWriter, job: RenderJob): void {
  sheet.columns = [{ width: 100, style: { numFmt: '@', alignment: { wrapText: true, vertical: 'top' } } }];
  for (const item of reportItems(job.report)) {
    for (const line of linesOf(item, job.today)) {
      if (line === '') continue;
      const row = sheet.addRow([line]);
      if (item.nombre === 'titulo')
        row.font = { name: 'Calibri', family: 2, bold: true, size: 16 - 2 * (item.nivel - 1) };
      row.commit();
    }
  }
}

function linesOf(item: ReportItem, today: string): string[] {
  if (isTextItem(item)) return richTextLines(item.valor, today);
  if (item.nombre === 'imagen') return [cleanText(item.alt)];
  return item.nombre === 'codigo' ? [cleanText(item.valor)] : [];
}
