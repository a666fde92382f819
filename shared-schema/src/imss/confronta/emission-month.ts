/** What the sheets of an emission say about themselves: month and registro patronal. */
import { MONTHS } from '../../text/date-names.ts';
import { foldText } from '../../text/fold-text.ts';
import type { Cell } from '../readers/header-columns.ts';

/** Letters of a cell that are looked at. */
const MAX_LETTERS = 120;

/** `septiembre 2026`, `sep de 2026`. */
const IN_WORDS = /(?:^|[^a-z])([a-z]{3,10})\.?\s+(?:del?\s+)?(20\d{2})(?!\d)/g;

/** The month that a title names, `YYYY-MM`; null: none. */
export function monthOfTitle(text: string): string | null {
  for (const [, name = '', year = ''] of foldText(text.slice(0, MAX_LETTERS)).matchAll(IN_WORDS)) {
    const at = MONTHS.findIndex((month) => month === name || month.slice(0, 3) === name);
    if (at >= 0) return `${year}-${String(at + 1).padStart(2, '0')}`;
  }
  return null;
}

/** A registro patronal with its check digit, with or without hyphens and blanks. */
const REGISTER = /(?:^|[^A-Z0-9])([A-Z]\d{2}[- ]?\d{5}[- ]?\d{2}[- ]?\d)(?![A-Z0-9])/;

/** The registro patronal in a cell, eleven letters and digits; null: none. */
export function registerOfCell(cell: Cell): string | null {
  if (typeof cell !== 'string') return null;
  const match = REGISTER.exec(cell.slice(0, MAX_LETTERS).toUpperCase());
  return match?.[1]?.replace(/[- ]/g, '') ?? null;
}
