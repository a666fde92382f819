/** What a credit takes off the pay, in words. */
import { formatCell } from '../data/format.ts';
import { masterMessages } from './master-messages.ts';

const { discount } = masterMessages;

/**
 * '20 %', 'Cuota fija de $1,200.00' or 'Factor 25.5'.
 * @param type 1 percentage, 2 amount, 3 factor, as the IMSS numbers them; anything else gives the value as it is.
 */
export function creditAmount(type: string | number | null, value: string): string {
  const plain = formatCell(value, 'numeric', 'general');
  switch (Number(type)) {
    case 1:
      return discount[1](plain);
    case 2:
      return discount[2](formatCell(value, 'numeric', 'moneda'));
    case 3:
      return discount[3](plain);
    default:
      return value;
  }
}
