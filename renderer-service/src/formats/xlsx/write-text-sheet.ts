import type { ReportItem } from '@lienzo/schema/report/item';
import { groupDriver, pageGroups } from '@lienzo/schema/report/page-group';
import { cleanText } from '../clean-text.ts';
import type { RenderJob } from '../render-job.ts';
import { richTextLines } from '../rich-text-lines.ts';
import { sheetFont } from './cell-styles.ts';
import { lineBelow } from './line-below.ts';
import type { SheetWriter } from './sheet-writer.ts';
import { wrappedLines } from './wrapped-lines.ts';

/** Of the only column, in Excel's characters. */
const WIDTH = 100;
/** The size of a text, and the height of its lines and the highest row that Excel shows, in points. */
const TEXT_SIZE = 11;
const LINE = 15;
const MAX_HEIGHT = 409;

/** A row is as high as its text wraps: nothing of it is cut when it is printed. */
function rowHeight(line: string, size: number): number {
  const scale = size / TEXT_SIZE;
  return Math.min(MAX_HEIGHT, Math.ceil(wrappedLines(line, WIDTH / scale) * LINE * scale));
}

const fixedItems = ({ report }: Pick<RenderJob, 'report'>): ReportItem[] =>
  pageGroups(report.layouts)
    .filter((group) => groupDriver(group) === undefined)
    .flatMap((group) => group.flatMap((section) => section.items));

/** Whether the sheet of texts would say anything. */
export const hasTextLines = (job: RenderJob): boolean =>
  fixedItems(job).some((item) => linesOf(item, job.today).some((line) => line !== ''));

/** Writes the texts of a report that belong to no row of its data, one line per row. */
export function writeTextSheet(sheet: SheetWriter, job: RenderJob): void {
  sheet.columns = [{ width: WIDTH, style: { numFmt: '@', alignment: { wrapText: true, vertical: 'top' } } }];
  const items = fixedItems(job);
  for (const [index, item] of items.entries()) {
    const lines = linesOf(item, job.today).filter((line) => line !== '');
    for (const [at, line] of lines.entries()) {
      const row = sheet.addRow([line]);
      const size = item.nombre === 'titulo' ? 16 - 2 * (item.nivel - 1) : TEXT_SIZE;
      const font = item.estilo_item.fuente;
      if (item.nombre === 'titulo') row.font = { ...sheetFont(font, size), bold: true };
      else if (font !== undefined) row.font = sheetFont(font);
      row.height = rowHeight(line, size);
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
    case 'tabla_fija':
    case 'desconocido':
      return [];
  }
}
