/** Amounts in words, as Mexican receipts and contracts write them. */
import type { Decimal } from 'decimal.js';

const SMALL = [
  '',
  'un',
  'dos',
  'tres',
  'cuatro',
  'cinco',
  'seis',
  'siete',
  'ocho',
  'nueve',
  'diez',
  'once',
  'doce',
  'trece',
  'catorce',
  'quince',
  'dieciséis',
  'diecisiete',
  'dieciocho',
  'diecinueve',
  'veinte',
  'veintiún',
  'veintidós',
  'veintitrés',
  'veinticuatro',
  'veinticinco',
  'veintiséis',
  'veintisiete',
  'veintiocho',
  'veintinueve',
];
const TENS = ['', '', '', 'treinta', 'cuarenta', 'cincuenta', 'sesenta', 'setenta', 'ochenta', 'noventa'];
const HUNDREDS = [
  '',
  'ciento',
  'doscientos',
  'trescientos',
  'cuatrocientos',
  'quinientos',
  'seiscientos',
  'setecientos',
  'ochocientos',
  'novecientos',
];

/** The words of 0 to 999 before “pesos” and “mil”: “veintiún”, “treinta y un”. 0 is ''. */
export const GROUP_TEXTS: readonly string[] = Array.from({ length: 1000 }, (_none, number) => {
  if (number === 100) return 'cien';
  const rest = number % 100;
  const texts = [HUNDREDS[Math.floor(number / 100)] ?? ''];
  if (rest < 30) texts.push(SMALL[rest] ?? '');
  else texts.push([TENS[Math.floor(rest / 10)], SMALL[rest % 10]].filter(Boolean).join(' y '));
  return texts.filter((word) => word !== '').join(' ');
});

/** Amounts from this one on are not written. */
export const AMOUNT_LIMIT = 1_000_000_000_000;

const groupOf = (pesos: number, position: number): number => Math.floor(pesos / position) % 1000;
const textOf = (group: number): string => GROUP_TEXTS[group] ?? '';
/** “mil”, not “un mil”. */
const thousands = (group: number): string =>
  group === 0 ? '' : group === 1 ? 'mil' : `${textOf(group)} mil`;

/**
 * 1234.5: "mil doscientos treinta y cuatro pesos 50/100 M.N."
 * @returns null from a billion (10^12) on. Rounded to cents.
 */
export function amountInWords(amount: Decimal): string | null {
  const cents = amount.abs().times(100).round();
  const whole = cents.dividedBy(100).trunc();
  if (whole.greaterThanOrEqualTo(AMOUNT_LIMIT)) return null;
  const pesos = whole.toNumber();
  const millions = Math.floor(pesos / 1_000_000);
  const text = [
    millions === 0
      ? ''
      : millions === 1
        ? 'un millón'
        : `${thousands(groupOf(pesos, 1_000_000_000))} ${textOf(groupOf(pesos, 1_000_000))} millones`,
    thousands(groupOf(pesos, 1000)),
    textOf(groupOf(pesos, 1)),
  ].join(' ');
  const number = text.replace(/ +/g, ' ').trim() || 'cero';
  const sign = amount.isNegative() && !cents.isZero() ? 'menos ' : '';
  const source = pesos >= 1_000_000 && pesos % 1_000_000 === 0 ? ' de' : '';
  const unit = pesos === 1 ? 'peso' : 'pesos';
  return `${sign}${number}${source} ${unit} ${cents.modulo(100).toFixed().padStart(2, '0')}/100 M.N.`;
}
