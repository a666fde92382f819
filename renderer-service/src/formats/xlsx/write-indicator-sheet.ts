import { rendererMessages } from '@lienzo/schema/messages/renderer-messages';
import { indicatorComparison, indicatorFigure } from '@lienzo/schema/report/indicator-text';
import type { IndicadorItem } from '@lienzo/schema/report/item';
import { type ReportDocument, reportItems } from '@lienzo/schema/report/report';
import { cleanText } from '../clean-text.ts';
import { boldFont, commonFont, sheetFont } from './cell-styles.ts';
import { fittedWidth } from './fitted-width.ts';
import { writeOutcome } from './outcome-cell.ts';
import { columnLetter } from './sheet-cell.ts';
import { printUpTo, type SheetWriter } from './sheet-writer.ts';

/** Widths of the columns, in characters. */
const WIDTHS = [34, 20, 34, 20, 20, 14];

/** The columns of texts, from 0. */
const TEXTS = new Set([0, 2]);
const LEFT = { horizontal: 'left', indent: 1 } as const;

export const indicatorsOf = (report: ReportDocument): IndicadorItem[] =>
  reportItems(report).filter((item) => item.nombre === 'indicador');

/** Writes the indicators of a report, each in a row: figures as numbers with their formats. */
export function writeIndicatorSheet(sheet: SheetWriter, indicators: readonly IndicadorItem[]): void {
  const titles = rendererMessages.indicatorSheet.columns;
  const compares = indicators.some(({ comparacion }) => comparacion !== undefined);
  const shown = compares ? titles : titles.slice(0, 2);
  sheet.columns = shown.map((title, index) => ({
    width: fittedWidth([title, ...indicators.map((item) => labelOf(item, index))], WIDTHS[index] ?? 20),
  }));
  const head = sheet.addRow([...shown]);
  head.font = boldFont(commonFont(indicators));
  for (const [index] of shown.entries())
    head.getCell(index + 1).alignment = TEXTS.has(index) ? LEFT : { horizontal: 'right' };
  head.commit();
  for (const item of indicators) {
    const row = sheet.addRow([cleanText(item.etiqueta)]);
    row.getCell(1).numFmt = '@';
    row.getCell(1).alignment = LEFT;
    const figure = indicatorFigure(item);
    const compared = indicatorComparison(item);
    writeOutcome(row.getCell(2), figure, item.formato);
    if (item.comparacion !== undefined && compared !== null) {
      row.getCell(3).value = cleanText(item.comparacion.etiqueta);
      row.getCell(3).numFmt = '@';
      row.getCell(3).alignment = LEFT;
      writeOutcome(row.getCell(4), compared.other, item.formato);
      if (figure !== undefined)
        writeOutcome(row.getCell(5), { ...figure, value: compared.difference }, item.formato);
      writeOutcome(row.getCell(6), { type: 'numero', value: compared.percent, loss: null }, 'porcentaje');
    }
    const { fuente } = item.estilo_item;
    if (fuente !== undefined)
      row.eachCell((cell) => {
        cell.font = sheetFont(fuente);
      });
    row.commit();
  }
  const last = columnLetter(shown.length - 1);
  sheet.autoFilter = { from: 'A1', to: `${last}${indicators.length + 1}` };
  printUpTo(sheet, last, indicators.length + 1);
}

/** What an indicator says in a column of texts. */
function labelOf({ etiqueta, comparacion }: IndicadorItem, column: number): string {
  if (column === 0) return etiqueta;
  return column === 2 ? (comparacion?.etiqueta ?? '') : '';
}
