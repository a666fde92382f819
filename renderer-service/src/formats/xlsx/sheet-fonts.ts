/** The font of heads and totals. */
export const BOLD = { name: 'Calibri', family: 2, size: 11, bold: true };
