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

/** Between the fields of a line; null: each field fills its width. */
export const LAYOUT_SEPARATORS = [',', ';', '|', '\t'] as const;

const record = z.array(field).max(80);

export const paymentLayout = z.object({
  nombre: z.string().trim().min(1).max(60),
  /** Taken from what is known of a bank's layout and not confirmed by it. */
  ejemplo: z.boolean(),
  /** The bank whose accounts it pays, by the first three digits of a CLABE; null: all of them. */
  banco: z
    .string()
    .regex(/^\d{3}$/)
    .nullable(),
  separador: z.enum(LAYOUT_SEPARATORS).nullable(),
  encabezado: z.array(record).max(5),
  detalle: record.min(1),
  pie: z.array(record).max(5),
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

/** Whom a layout pays: who gets something and has every account that its lines name, of its bank. */
export function isPayable({ banco, detalle }: PaymentLayout, { clabe, cuenta, importe }: Payment): boolean {
  const names = (...sources: LayoutField['fuente'][]): boolean =>
    detalle.some(({ fuente }) => sources.includes(fuente));
  // The bank is told by the CLABE.
  const needsClabe = banco !== null || names('clabe', 'banco') || !names('cuenta');
  if (needsClabe && !/^\d{18}$/.test(clabe)) return false;
  if (names('cuenta') && !/^\d{5,20}$/.test(cuenta)) return false;
  return new ExactDecimal(importe).greaterThan(0) && (banco === null || clabe.startsWith(banco));
}

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
    return fields
      .map((one) => written(one, fieldText(one, { payment, line, scope }), layout.separador))
      .join(layout.separador ?? '');
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

function written(
  { ancho, fuente, alineacion, relleno }: LayoutField,
  value: string,
  separator: PaymentLayout['separador'],
): string {
  const letters = plainLetters(value);
  const plain = separator === null ? letters : letters.replaceAll(separator, ' ').trim();
  if (plain.length > ancho && !CUT_SOURCES.includes(fuente))
    throw new LayoutError(`${fuente}: "${plain}" does not fit into ${ancho} characters`);
  const cut = plain.slice(0, ancho);
  if (separator !== null) return cut;
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
  const read = (fields: readonly LayoutField[], line: string, source: LayoutField['fuente']) =>
    readAt({ fields, separator: layout.separador }, line, source);
  const amounts = lines.flatMap((line) => read(layout.detalle, line, 'importe').map(amountIn));
  if (amounts.length !== lines.length || sumOf(amounts) !== total)
    throw new LayoutError('the amounts of the lines are not the total');
  const outer = [...layout.encabezado, ...layout.pie];
  for (const [at, line] of [...head, ...foot].entries()) {
    const fields = outer[at] ?? [];
    if (read(fields, line, 'total').some((text) => amountIn(text) !== total))
      throw new LayoutError('the total that the file says is not its own');
    if (read(fields, line, 'personas').some((text) => Number(text) !== count))
      throw new LayoutError('the number of people that the file says is not its own');
  }
}

type WrittenRecord = { fields: readonly LayoutField[]; separator: PaymentLayout['separador'] };

function readAt({ fields, separator }: WrittenRecord, line: string, source: LayoutField['fuente']): string[] {
  const parts = separator === null ? [] : line.split(separator);
  let at = 0;
  return fields.flatMap(({ ancho, fuente }, index) => {
    at += ancho;
    if (fuente !== source) return [];
    return [separator === null ? line.slice(at - ancho, at) : (parts[index] ?? '')];
  });
}

const amountIn = (text: string): string =>
  text.includes('.')
    ? new ExactDecimal(text.trim()).toFixed(2)
    : new ExactDecimal(text.trim()).dividedBy(100).toFixed(2);
