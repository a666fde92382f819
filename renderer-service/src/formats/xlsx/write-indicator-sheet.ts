import type { ColumnFormat, SelectedColumn } from '@lienzo/schema/data/column';
import { dataTypeOf } from '@lienzo/schema/data/computed-formulas';
import { rendererMessages } from '@lienzo/schema/messages/renderer-messages';
import type { FormulaOutcome } from '@lienzo/schema/report/formula-outcome';
import { formatOfOutcome } from '@lienzo/schema/report/formula-results';
import { indicatorComparison, indicatorFigure } from '@lienzo/schema/report/indicator-text';
import type { IndicadorItem } from '@lienzo/schema/report/item';
import { type ReportDocument, reportItems } from '@lienzo/schema/report/report';
import { cleanText } from '../clean-text.ts';
import { BOLD, columnStyle } from './cell-styles.ts';
import { cellValue } from './cell-value.ts';
import type { SheetWriter } from './sheet-writer.ts';

/** Widths of the columns, in characters. */
const WIDTHS = [34, 20, 34, 20, 20, 14];

export const indicatorsOf = (report: ReportDocument): IndicadorItem[] =>
  reportItems(report).filter((item) => item.nombre === 'indicador');

/** Writes the indicators of a report, each in a row: figures as numbers with their formats. */
export function writeIndicatorSheet(sheet: SheetWriter, indicators: readonly IndicadorItem[]): void {
  const titles = rendererMessages.indicatorSheet.columns;
  const compares = indicators.some(({ comparacion }) => comparacion !== undefined);
  const shown = compares ? titles : titles.slice(0, 2);
  sheet.columns = shown.map((_, index) => ({ width: WIDTHS[index] ?? 20 }));
  const head = sheet.addRow([...shown]);
  head.font = BOLD;
  head.commit();
  for (const item of indicators) {
    const row = sheet.addRow([cleanText(item.etiqueta)]);
    row.getCell(1).numFmt = '@';
    const figure = indicatorFigure(item);
    const compared = indicatorComparison(item);
    write(row.getCell(2), figure, item.formato);
    if (item.comparacion !== undefined && compared !== null) {
      row.getCell(3).value = cleanText(item.comparacion.etiqueta);
      row.getCell(3).numFmt = '@';
      write(row.getCell(4), compared.other, item.formato);
      if (figure !== undefined)
        write(row.getCell(5), { ...figure, value: compared.difference }, item.formato);
      write(row.getCell(6), { type: 'numero', value: compared.percent, loss: null }, 'porcentaje');
    }
    row.commit();
  }
}

type Target = ReturnType<ReturnType<SheetWriter['addRow']>['getCell']>;

function write(cell: Target, outcome: FormulaOutcome | undefined, format: ColumnFormat | undefined): void {
  if (outcome === undefined) return;
  const column: SelectedColumn = {
    ...{ column: '', readable_name: '', data_type: dataTypeOf(outcome.type) },
    formato: formatOfOutcome(outcome, format),
  };
  const value = cellValue(outcome.value, column);
  // A number of more digits than Excel counts with is text that is written as on paper.
  cell.value = typeof value === 'object' && value !== null && 'textDate' in value ? value.textDate : value;
  cell.style = typeof value === 'string' ? { numFmt: '@' } : columnStyle(column);
}
