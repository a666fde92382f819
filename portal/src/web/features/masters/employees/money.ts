import { formatCell } from '@lienzo/schema/data/format';

/** An amount as people write it: `$1,234.50`. */
export const money = (amount: string): string => formatCell(amount, 'numeric', 'moneda');
