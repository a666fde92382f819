import type { ReportItem } from '@lienzo/schema/report/item';
import { groupDriver, pageGroups } from '@lienzo/schema/report/page-group';
import { cleanText } from '../clean-text.ts';
import type { RenderJob } from '../render-job.ts';
import { richTextLines } from '../rich-text-lines.ts';
import { lineBelow } from './line-below.ts';
import type { SheetWriter } from './sheet-writer.ts';

/** Writes the texts of a report that belong to no row of its data, one line per row. */
export function writeTextSheet(sheet: SheetWriter, job: RenderJob): void {
  sheet.columns = [{ width: 100, style: { numFmt: '@', alignment: { wrapText: true, vertical: 'top' } } }];
  const fixed = pageGroups(job.report.layouts).filter((group) => groupDriver(group) === undefined);
  const items = fixed.flat().flatMap((section) => section.items);
  for (const [index, item] of items.entries()) {
    const lines = linesOf(item, job.today).filter((line) => line !== '');
    for (const [at, line] of lines.entries()) {
      const row = sheet.addRow([line]);
      if (item.nombre === 'titulo')
        row.font = { name: 'Calibri', family: 2, bold: true, size: 16 - 2 * (item.nivel - 1) };
      const border = at === lines.length - 1 ? lineBelow(items[index + 1]) : undefined;
      if (border !== undefined) row.getCell(1).border = border;
      row.commit();
    }
  }
}

/** The return type makes the compiler ask for every kind. */
function linesOf(item: ReportItem, today: string): string[] {
  switch (item.nombre) {
    case 'texto':
    case 'titulo':
    case 'texto_dinamico':
      return richTextLines(item.valor, today);
    case 'imagen':
      return [cleanText(item.alt)];
    case 'codigo':
      return [cleanText(item.valor)];
    case 'indicador':
    case 'totales':
    case 'tabla':
    case 'tabla_cruzada':
    case 'grafica':
    case 'linea':
    case 'firma':
    case 'desconocido':
      return [];
  }
}
