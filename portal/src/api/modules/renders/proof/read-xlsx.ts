import type { SelectedColumn } from '@lienzo/schema/data/column';
import { isDateType, isNumericType } from '@lienzo/schema/data/column';
import { ExactDecimal } from '@lienzo/schema/data/exact-decimal';
import { formatCell, formatOf, isPercentFormat } from '@lienzo/schema/data/format';
import { onBureauClock } from '@lienzo/schema/payroll/plain-date';
import exceljs from 'exceljs';
import { plainText } from './plain-text.ts';
import { type ReadPage, textOf } from './read-page.ts';

export type ReadSheet = exceljs.CellValue[][];
export type NamedSheet = { name: string; rows: ReadSheet };

/** The values of every sheet, row by row. @throws when the bytes are no workbook. */
export async function readXlsx(bytes: Uint8Array): Promise<NamedSheet[]> {
  const workbook = new exceljs.Workbook();
  const copy = new ArrayBuffer(bytes.byteLength);
  new Uint8Array(copy).set(bytes);
  await workbook.xlsx.load(copy);
  return workbook.worksheets.map((sheet) => {
    const rows: ReadSheet = [];
    sheet.eachRow({ includeEmpty: true }, (row) => {
      const cells: exceljs.CellValue[] = [];
      row.eachCell({ includeEmpty: true }, (cell) => cells.push(cell.value));
      rows.push(cells);
    });
    return { name: sheet.name, rows };
  });
}

/** A cell as the column's format shows it; numbers and dates are written by our own rules, as Excel's would differ. */
export function textOfCell(cell: exceljs.CellValue | undefined, column: SelectedColumn): string {
  const value = contentOf(cell);
  const format = formatOf(column);
  if (value === null) return '';
  if (value instanceof Date) return plainText(dateText(value, column));
  if (typeof value === 'number' && isNumericType(column.data_type)) {
    const exact = new ExactDecimal(value).times(isPercentFormat(format) ? 100 : 1);
    return plainText(formatCell(exact.toFixed(), column.data_type, format));
  }
  // Dates that Excel cannot count are text that is formatted already.
  if (typeof value !== 'string' || isDateType(column.data_type)) return plainText(String(value));
  return plainText(formatCell(value, column.data_type, format));
}

/** The words of a sheet that has texts alone, row by row. */
export const textOfSheet = (sheet: ReadSheet): ReadPage => ({
  height: 0,
  words: sheet.flatMap((cells) => cells.flatMap((cell) => textOf(String(contentOf(cell) ?? '')))),
});

export const isFormula = (cell: exceljs.CellValue | undefined): boolean =>
  typeof cell === 'object' && cell !== null && 'formula' in cell;

function contentOf(cell: exceljs.CellValue | undefined): string | number | boolean | Date | null {
  if (cell === null || cell === undefined) return null;
  if (typeof cell !== 'object' || cell instanceof Date) return cell;
  if ('result' in cell) return contentOf(cell.result);
  if ('richText' in cell) return cell.richText.map(({ text }) => text).join('');
  if ('error' in cell) return cell.error;
  return 'text' in cell ? cell.text : null;
}

/** Excel has no time zones: an instant stands there on the bureau's clock. */
function dateText(date: Date, column: SelectedColumn): string {
  if (column.data_type === 'date')
    return formatCell(date.toISOString().slice(0, 10), 'date', formatOf(column));
  const ahead = onBureauClock(date).getTime() - date.getTime();
  return formatCell(new Date(date.getTime() - ahead).toISOString(), 'timestamp', formatOf(column));
}
