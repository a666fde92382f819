import { formatCell } from '@lienzo/schema/data/format';

/** Pesos of an exact decimal, as on paper: "$12,345.67". */
export const money = (amount: string): string => formatCell(amount, 'numeric', 'moneda');
