import { dataTypeOf } from '@lienzo/schema/data/computed-formulas';
import { decimalsOf, isPercentFormat } from '@lienzo/schema/data/format';
import { isProblem } from '@lienzo/schema/formula/compile-formula';
import { formulaExcel } from '@lienzo/schema/formula/formula-backends';
import { isNumber } from '@lienzo/schema/formula/formula-type';
import { formatOfOutcome } from '@lienzo/schema/report/formula-results';
import { formulaSources } from '@lienzo/schema/report/formula-tables';
import type { TotalesItem } from '@lienzo/schema/report/item';
import { type ReportDocument, reportItems } from '@lienzo/schema/report/report';
import { compiledRow } from '@lienzo/schema/report/report-formula';
import { type TotalsLine, totalsLines } from '@lienzo/schema/report/totals-block';
import { cleanText } from '../clean-text.ts';
import { boldFont, sheetFont } from './cell-styles.ts';
import { fittedWidth } from './fitted-width.ts';
import { writeOutcome } from './outcome-cell.ts';
import { printUpTo, type SheetWriter } from './sheet-writer.ts';

export const totalsOf = (report: ReportDocument): TotalesItem[] =>
  reportItems(report).filter((item) => item.nombre === 'totales');

/**
 * Writes blocks of totals, one below the other. What is computed from rows above it alone is a formula of Excel, so that
 * it follows them; totals of tables are values.
 */
export function writeTotalsSheet(sheet: SheetWriter, report: ReportDocument): void {
  const names = totalsOf(report).flatMap(({ filas }) => filas.map(({ etiqueta }) => etiqueta));
  sheet.columns = [{ width: fittedWidth(names, 34) }, { width: 24 }];
  let last = 1;
  const formulas = excelFormulas(report);
  for (const [index, item] of totalsOf(report).entries()) {
    if (index > 0) sheet.addRow([]).commit();
    for (const line of totalsLines(item)) {
      const row = sheet.addRow([cleanText(line.row.etiqueta)]);
      last = row.number;
      row.getCell(1).numFmt = '@';
      const cell = row.getCell(2);
      writeOutcome(cell, line.outcome, line.row.formato);
      const stored = `${item.uuid}.${line.row.id}`;
      const formula = formulas.written(stored, line);
      if (formula !== null && typeof cell.value === 'number') cell.value = { formula, result: cell.value };
      formulas.place(stored, `B${row.number}`);
      const { fuente } = item.estilo_item;
      for (const one of [row.getCell(1), cell])
        if (line.row.destacada) one.font = boldFont(fuente);
        else if (fuente !== undefined) one.font = sheetFont(fuente);
      row.commit();
    }
  }
  printUpTo(sheet, 'B', last);
}

/** The formulas of Excel of rows that use other rows; null where Excel has nothing like it or would use a table. */
function excelFormulas(report: ReportDocument) {
  const sources = formulaSources(report);
  const cells = new Map<string, string>();
  return {
    place: (stored: string, cell: string): void => void cells.set(stored, cell),
    written(stored: string, { row, outcome }: TotalsLine): string | null {
      const one = sources.rows.find((known) => known.stored === stored);
      const compiled = one === undefined ? null : compiledRow(one, sources);
      if (compiled === null || isProblem(compiled) || outcome === undefined) return null;
      if (compiled.totals.length > 0 || compiled.columns.length === 0 || !isNumber(outcome.type)) return null;
      const formula = formulaExcel(compiled.node, (key) => {
        const cell = cells.get(key);
        return cell === undefined ? null : { formula: `IF(${cell}="",NA(),${cell})`, cell };
      });
      const format = { data_type: dataTypeOf(outcome.type), formato: formatOfOutcome(outcome, row.formato) };
      const decimals = decimalsOf(format);
      if (formula === null || decimals === null || isPercentFormat(format.formato)) return null;
      return `IFERROR(ROUND(${formula},${decimals}),"")`;
    },
  };
}
