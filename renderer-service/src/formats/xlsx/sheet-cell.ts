import type { CellFormulaValue } from 'exceljs';
import type { TextDate } from '../cells/cell-value.ts';

/** A cell: a value, or a formula with its current value. */
export type SheetCell = string | number | boolean | Date | null | TextDate | CellFormulaValue;

/** Excel's day number of 1970-01-01; right from 1900-03-01 on, because Excel counts a 29 February 1900. */
const FIRST_DAY = 25_569;
const DAY = 86_400_000;

/** A cell as a sheet's XML. @param reference such as `B7`. @param style number of its style. */
export function cellXml(reference: string, style: number, cell: SheetCell): string {
  const open = `<c r="${reference}" s="${style}"`;
  if (cell === null) return `${open}/>`;
  if (typeof cell === 'string')
    return `${open} t="inlineStr"><is><t xml:space="preserve">${escapeXml(cell)}</t></is></c>`;
  if (typeof cell === 'number') return `${open}><v>${cell}</v></c>`;
  if (typeof cell === 'boolean') return `${open} t="b"><v>${cell ? 1 : 0}</v></c>`;
  if (cell instanceof Date) return `${open}><v>${dayNumber(cell)}</v></c>`;
  if (isTextDate(cell)) return cellXml(reference, style, cell.textDate);
  return `${open}${formulaXml(cell)}</c>`;
}

export const isTextDate = (cell: SheetCell): cell is TextDate =>
  typeof cell === 'object' && cell !== null && 'textDate' in cell;

function formulaXml({ formula, result }: CellFormulaValue): string {
  const written = `<f>${escapeXml(formula)}</f>`;
  if (typeof result === 'string') return ` t="str">${written}<v>${escapeXml(result)}</v>`;
  if (typeof result === 'boolean') return ` t="b">${written}<v>${result ? 1 : 0}</v>`;
  const value = result instanceof Date ? dayNumber(result) : result;
  return `>${written}${typeof value === 'number' ? `<v>${value}</v>` : ''}`;
}

const dayNumber = (date: Date): number => date.getTime() / DAY + FIRST_DAY;

const SPECIAL = /[&<>\r]/;
const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '\r': '&#13;' };

const escapeXml = (text: string): string =>
  SPECIAL.test(text) ? text.replace(/[&<>\r]/g, (sign) => ENTITIES[sign] ?? sign) : text;

/** Excel's letters of a column, from 0: A, B, … Z, AA. */
export function columnLetter(index: number): string {
  const letter = String.fromCharCode(65 + (index % 26));
  return index < 26 ? letter : columnLetter(Math.floor(index / 26) - 1) + letter;
}

/** A formula with its current value, for programs that do not calculate; a date that Excel cannot count stays text. */
export const formulaCell = (
  formula: string,
  result: NonNullable<CellFormulaValue['result']> | TextDate,
): CellFormulaValue | TextDate =>
  typeof result === 'object' && 'textDate' in result ? result : { formula, result, date1904: false };
