import { openWorkbook, recalculateWorkbook } from '@lienzo/tests/files/recalculate-workbook';
import type ExcelJS from 'exceljs';
import type { CellValue } from 'exceljs';

/** A cell with a formula: the value that we wrote and the one that LibreOffice calculated. */
export type CalculatedCell = {
  /** The heading of its column. */
  name: string;
  formula: string;
  written: CellValue | undefined;
  calculated: CellValue | undefined;
};

/**
 * The cells with formulas of a workbook. LibreOffice gets the workbook without values, so that it has to calculate them.
 * @param wait milliseconds that LibreOffice may take.
 * @throws NotCalculated when LibreOffice takes longer; another error when it is not installed.
 */
export async function calculatedAgain(file: Buffer, wait: number): Promise<CalculatedCell[]> {
  const book = await openWorkbook(file);
  const written = formulasOf(book);
  for (const { cell, formula } of written.values()) cell.value = { formula, date1904: false };
  const calculated = await recalculateWorkbook(book, wait);
  return [...written].map(([place, { name, formula, result }]) => {
    const [sheet = '', address = ''] = place.split('!');
    const value = calculated.getWorksheet(sheet)?.getCell(address).value;
    const isFormula = typeof value === 'object' && value !== null && 'formula' in value;
    return { name, formula, written: result, calculated: isFormula ? value.result : value };
  });
}

type FormulaCell = { cell: ExcelJS.Cell; name: string; formula: string; result: CellValue | undefined };

/** By sheet and address. */
function formulasOf(book: ExcelJS.Workbook): Map<string, FormulaCell> {
  const matches = new Map<string, FormulaCell>();
  for (const sheet of book.worksheets) {
    const names = new Map<number, string>();
    sheet.eachRow((row) =>
      row.eachCell((cell, column) => {
        const { value } = cell;
        if (typeof value === 'string' && /^F\d+$/.test(value)) names.set(column, value);
        if (typeof value !== 'object' || value === null || !('formula' in value)) return;
        const { formula, result } = value;
        const name = names.get(column) ?? '';
        matches.set(`${sheet.name}!${cell.address}`, { cell, name, formula, result });
      }),
    );
  }
  return matches;
}
