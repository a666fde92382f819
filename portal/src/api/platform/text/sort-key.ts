import { foldName } from './fold-name.ts';

/**
 * The bytewise sort key of names: ignores accents and case and sorts numbers by their value, so that "Recibo 2" comes
 * before "Recibo 10". Each run of digits is written as its length in two digits and its digits without leading zeros.
 */
export const sortKey = (name: string): string =>
  foldName(name).replace(/[0-9]+/g, (run) => {
    const digits = run.replace(/^0+(?=.)/, '');
    return `${String(Math.min(digits.length, 99)).padStart(2, '0')}${digits}`;
  });
