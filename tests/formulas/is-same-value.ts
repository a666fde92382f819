import type { CellValue } from 'exceljs';

/** Excel counts with 15 digits. */
const RELATIVE = 1e-11;

/** Whether a cell that was calculated again has the value that was written; an empty text is no value. */
export function isSameValue(written: CellValue | undefined, calculated: CellValue | undefined): boolean {
  const [one, other] = [plain(written), plain(calculated)];
  if (typeof one !== 'number' || typeof other !== 'number') return one === other;
  return Math.abs(one - other) <= RELATIVE * Math.max(1, Math.abs(one));
}

const FIRST_YEAR = 1900;
const LAST_YEAR = 9999;
const DAY = 86_400_000;
/** Excel's day number of 1970-01-01. */
const FIRST_DAY = 25_569;

function plain(value: CellValue | undefined): number | string | boolean {
  if (value === null || value === undefined) return '';
  // LibreOffice counts on where Excel and we have no days.
  if (value instanceof Date && (value.getUTCFullYear() < FIRST_YEAR || value.getUTCFullYear() > LAST_YEAR))
    return '';
  if (value instanceof Date) return value.getTime() / DAY + FIRST_DAY;
  return typeof value === 'object' ? JSON.stringify(value) : value;
}
