/**
 * The file that a bank reads to pay a payroll, by a layout that is data: records of fields with a width, a source, an
 * alignment and a filler. What was written is read back by the same positions and added up, so that a file whose trailer
 * says something else is never given away.
 */
import { z } from 'zod';
import { ExactDecimal } from '../data/exact-decimal.ts';

export const LAYOUT_SOURCES = [
  ...(['constante', 'secuencia', 'fecha', 'personas', 'total'] as const),
  ...(['numero', 'nombre', 'nombres', 'paterno', 'materno', 'cuenta', 'clabe', 'banco', 'importe'] as const),
] as const;

export const LAYOUT_FORMATS = ['centavos', 'punto', 'ddMMyy', 'yyMMdd', 'MMddyyyy', 'yyyyMMdd'] as const;

const field = z.object({
  ancho: z.int().min(1).max(400),
  fuente: z.enum(LAYOUT_SOURCES),
  /** Of a constant. */
  valor: z.string().max(400).default(''),
  alineacion: z.enum(['izquierda', 'derecha']),
  relleno: z.string().length(1),
  /** How an amount or a day is written. */
  formato: z.enum(LAYOUT_FORMATS).optional(),
});
export type LayoutField = z.infer<typeof field>;

export const paymentLayout = z.object({
  nombre: z.string().min(1).max(60),
  /** Taken from what is known of a bank's layout and not confirmed by it. */
  ejemplo: z.boolean(),
  /** The bank whose accounts it pays, by the first three digits of a CLABE; null: all of them. */
  banco: z
    .string()
    .regex(/^\d{3}$/)
    .nullable(),
  encabezado: z.array(z.array(field)),
  detalle: z.array(field).min(1),
  pie: z.array(z.array(field)),
});
export type PaymentLayout = z.infer<typeof paymentLayout>;

/** Somebody who is paid; the amount in pesos with two decimals. */
export type Payment = {
  numero: string;
  nombre: string;
  nombres: string;
  paterno: string;
  materno: string;
  cuenta: string;
  clabe: string;
  importe: string;
};

export class LayoutError extends Error {}

/** Whom a layout pays: who has an account of its bank and gets something. */
export const isPayable = ({ banco }: Pick<PaymentLayout, 'banco'>, { clabe, importe }: Payment): boolean =>
  new ExactDecimal(importe).greaterThan(0) &&
  /^\d{18}$/.test(clabe) &&
  (banco === null || clabe.startsWith(banco));

type Scope = { day: string; count: number; total: string };

/**
 * @param day `YYYY-MM-DD`, of the payment.
 * @returns the lines, each ended with CR and LF, in the letters that banks read.
 * @throws LayoutError a number does not fit into its field, or what was written does not add up.
 */
export function writePayments(layout: PaymentLayout, payments: readonly Payment[], day: string): string {
  const total = sumOf(payments.map(({ importe }) => importe));
  const scope = { day, count: payments.length, total };
  let line = 0;
  const record = (fields: readonly LayoutField[], payment: Payment | null): string => {
    line += 1;
    return fields.map((one) => written(one, fieldText(one, { payment, line, scope }))).join('');
  };
  const head = layout.encabezado.map((fields) => record(fields, null));
  // Detail lines count from 1 where there is no header; with one they continue its numbers.
  const lines = payments.map((payment) => record(layout.detalle, payment));
  const foot = layout.pie.map((fields) => record(fields, null));
  verify(layout, { head, lines, foot }, scope);
  return [...head, ...lines, ...foot].map((one) => `${one}\r\n`).join('');
}

const sumOf = (amounts: readonly string[]): string =>
  amounts.reduce((sum, one) => sum.plus(one), new ExactDecimal(0)).toFixed(2);

function fieldText(
  { fuente, valor, formato }: LayoutField,
  { payment, line, scope }: { payment: Payment | null; line: number; scope: Scope },
): string {
  switch (fuente) {
    case 'constante':
      return valor;
    case 'secuencia':
      return `${line}`;
    case 'fecha':
      return dayText(scope.day, formato);
    case 'personas':
      return `${scope.count}`;
    case 'total':
      return amountText(scope.total, formato);
    case 'importe':
      return amountText(payment?.importe ?? '0', formato);
    case 'banco':
      return payment?.clabe.slice(0, 3) ?? '';
    default:
      return payment?.[fuente] ?? '';
  }
}

const amountText = (amount: string, format: LayoutField['formato']): string => {
  const pesos = new ExactDecimal(amount);
  return format === 'punto' ? pesos.toFixed(2) : pesos.times(100).toFixed(0);
};

function dayText(day: string, format: LayoutField['formato']): string {
  const [year = '', month = '', date = ''] = day.split('-');
  switch (format) {
    case 'ddMMyy':
      return `${date}${month}${year.slice(2)}`;
    case 'yyMMdd':
      return `${year.slice(2)}${month}${date}`;
    case 'MMddyyyy':
      return `${month}${date}${year}`;
    default:
      return `${year}${month}${date}`;
  }
}

/** Words may be cut, numbers never. */
const CUT_SOURCES: readonly LayoutField['fuente'][] = [
  'nombre',
  'nombres',
  'paterno',
  'materno',
  'constante',
];

function written({ ancho, fuente, alineacion, relleno }: LayoutField, value: string): string {
  const plain = plainLetters(value);
  if (plain.length > ancho && !CUT_SOURCES.includes(fuente))
    throw new LayoutError(`${fuente}: "${plain}" does not fit into ${ancho} characters`);
  const cut = plain.slice(0, ancho);
  return alineacion === 'izquierda' ? cut.padEnd(ancho, relleno) : cut.padStart(ancho, relleno);
}

/** Capital letters, digits and blanks, without accents: what every bank reads, a character a position. */
const plainLetters = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toUpperCase()
    .replace(/[^A-Z0-9 .,/-]/g, ' ');

type Written = { head: string[]; lines: string[]; foot: string[] };

/** @throws LayoutError */
function verify(layout: PaymentLayout, { head, lines, foot }: Written, { count, total }: Scope): void {
  const amounts = lines.flatMap((line) => amountsIn(layout.detalle, line, 'importe'));
  if (amounts.length !== lines.length || sumOf(amounts) !== total)
    throw new LayoutError('the amounts of the lines are not the total');
  const outer = [...layout.encabezado, ...layout.pie];
  for (const [at, line] of [...head, ...foot].entries()) {
    const fields = outer[at] ?? [];
    if (amountsIn(fields, line, 'total').some((one) => one !== total))
      throw new LayoutError('the total that the file says is not its own');
    if (readAt(fields, line, 'personas').some((text) => Number(text) !== count))
      throw new LayoutError('the number of people that the file says is not its own');
  }
}

function readAt(fields: readonly LayoutField[], line: string, source: LayoutField['fuente']): string[] {
  let at = 0;
  return fields.flatMap(({ ancho, fuente }) => {
    at += ancho;
    return fuente === source ? [line.slice(at - ancho, at)] : [];
  });
}

const amountsIn = (fields: readonly LayoutField[], line: string, source: 'importe' | 'total'): string[] =>
  readAt(fields, line, source).map((text) =>
    text.includes('.')
      ? new ExactDecimal(text.trim()).toFixed(2)
      : new ExactDecimal(text.trim()).dividedBy(100).toFixed(2),
  );
