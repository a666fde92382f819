/** A cell as displayed. */
export type SheetCell = { text: string; isRight: boolean; isBold: boolean };

/** A sheet's first rows; `isCut` when it has more rows or columns than are shown. */
export type Sheet = { name: string; rows: SheetCell[][]; isCut: boolean };

/** Limits of a displayed sheet. */
export const SHEET_ROWS = 300;
export const SHEET_COLUMNS = 40;
export const MAX_SHEETS = 12;
