/** Numbers as they are typed into cells, and as Excel copies them. */
import { typedNumber } from '@lienzo/schema/data/typed-number';

/** The plain number that a text means; '' for nothing and zero; a text that is no single number as it is. */
export function readQuantity(text: string, decimals: number): string {
  const number = typedNumber(text, decimals);
  return /^0(\.0*)?$/.test(number) ? '' : number;
}

/** The same of a day that is marked: an x, or the F of a falta, stands for 1. */
export const readMark = (text: string): string =>
  /^[xf✓✔]$/i.test(text.trim()) ? '1' : readQuantity(text, 0);
