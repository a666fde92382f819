/** A column that the worksheet calculates: `[name]` stands for the cell of that column in the same row. */
export type FormulaColumn = { name: string; formula: string };

/** In cents, half up; the inner rounding takes away what binary fractions add. */
export const cents = (formula: string): string => `ROUND(ROUND(${formula},8),2)`;
