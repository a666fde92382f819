import { reportItems } from '@lienzo/schema/report/report';
import type { RenderJob } from '../render-job.ts';
import { richTextLines } from '../rich-text-lines.ts';
import type { SheetWriter } from './sheet-writer.ts';

/** The texts of a report without data, a line in each row. */
export function writeTextSheet(sheet: SheetWriter, job: RenderJob): void {
  sheet.columns = [{ width: 100, style: { numFmt: '@', alignment: { wrapText: true, vertical: 'top' } } }];
  for (const item of reportItems(job.report)) {
    const lines = 'valor' in item && item.nombre !== 'imagen' ? richTextLines(item.valor, job.today) : [];
    for (const line of item.nombre === 'imagen' ? [item.alt] : lines) {
      if (line === '') continue;
      const row = sheet.addRow([line]);
      if (item.nombre === 'titulo')
        row.font = { name: 'Calibri', family: 2, bold: true, size: 16 - 2 * (item.nivel - 1) };
      row.commit();
    }
  }
}
