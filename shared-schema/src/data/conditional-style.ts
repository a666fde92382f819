/** Styles that a table's cells or rows take where a value meets a condition. */

import { z } from 'zod';
import { reportProblemMessages } from '../messages/rules/report-problem-messages.ts';
import { onBureauClock } from '../payroll/plain-date.ts';
import { type Cell, type ColumnDataType, columnKey, isDateType, isNumericType, type Row } from './column.ts';
import { decimalOf } from './exact-decimal.ts';
import { type FilterCondition, filterCondition, filterValueProblem } from './filter.ts';

const messages = reportProblemMessages.style;

const hexColor = z.string().regex(/^#[0-9a-fA-F]{6}$/);

/** Half-filled ones can be held in a draft; they change nothing. */
export const conditionalStyle = z.object({
  id: z.string().min(1).max(64),
  /** The column whose value is looked at: one of the table's. */
  column: columnKey,
  condition: filterCondition,
  /** Numbers as decimal text, dates as `YYYY-MM-DD`. */
  valor: z.string().max(500),
  /** What takes the look: the column's cell or the whole row. */
  alcance: z.enum(['celda', 'fila']),
  bold: z.boolean(),
  color: hexColor.optional(),
  background: hexColor.optional(),
});
export type ConditionalStyle = z.infer<typeof conditionalStyle>;

/** What the styles that apply come to; later ones win. */
export type ConditionalLook = Pick<ConditionalStyle, 'color' | 'background'> & { bold: boolean };

/** The conditions that a column of a type can be held against; unlike in filters a text may also be equal. */
export function styleConditionsFor(type: ColumnDataType): FilterCondition[] {
  if (isNumericType(type) || isDateType(type)) return ['mayor que', 'menor que', 'igual a'];
  if (type === 'empty') return [];
  return type === 'boolean' ? ['igual a'] : ['contiene', 'igual a'];
}

/** Why a style cannot be used, in words for its author; null when it can. */
export function conditionalStyleProblem(style: ConditionalStyle, type: ColumnDataType): string | null {
  if (!styleConditionsFor(type).includes(style.condition)) return messages.noCondition;
  if (style.valor.trim() === '') return messages.noValue;
  const value = filterValueProblem(type, style.valor);
  if (value !== null) return value;
  const plain = !style.bold && style.color === undefined && style.background === undefined;
  return plain ? messages.noLook : null;
}

/** Letters of a text that a condition looks at: twenty conditions over a megabyte keep everybody else waiting. */
const LOOKED_AT = 4_000;
/** The longest text that is read as an instant. */
const LONGEST_INSTANT = 40;

/** Whether a value meets the condition. Empty values meet none; texts are compared without accents and capitals. */
export function meetsCondition(
  { condition, valor }: Pick<ConditionalStyle, 'condition' | 'valor'>,
  type: ColumnDataType,
  value: Cell | undefined,
): boolean {
  if (value === null || value === undefined || value === '' || filterValueProblem(type, valor) !== null)
    return false;
  const wanted = valor.trim();
  if (isNumericType(type)) return compares(condition, decimalOf(value)?.comparedTo(decimalOf(wanted) ?? 0));
  if (isDateType(type)) return compares(condition, order(dayOf(String(value)), wanted));
  if (type === 'boolean') return condition === 'igual a' && String(value) === wanted;
  const [text, part] = [folded(String(value).slice(0, LOOKED_AT)), folded(wanted)];
  return condition === 'contiene' ? text.includes(part) : condition === 'igual a' && text === part;
}

/**
 * How the cells of a row look, asked column by column.
 * @param columns the types of the columns that styles name; a style of any other column is passed over.
 * @param row additional columns included.
 */
export function conditionalLooks(
  styles: readonly ConditionalStyle[],
  columns: readonly { column: string; data_type: ColumnDataType }[],
  row: Row,
): (column: string) => ConditionalLook | undefined {
  const met = styles.filter((style) => {
    const type = columns.find(({ column }) => column === style.column)?.data_type;
    return type !== undefined && meetsCondition(style, type, row[style.column]);
  });
  if (met.length === 0) return () => undefined;
  return (column) => {
    const own = met.filter((style) => style.alcance === 'fila' || style.column === column);
    return own.length === 0 ? undefined : own.reduce(withStyle, { bold: false });
  };
}

const withStyle = (look: ConditionalLook, style: ConditionalStyle): ConditionalLook => ({
  ...look,
  bold: look.bold || style.bold,
  ...(style.color !== undefined && { color: style.color }),
  ...(style.background !== undefined && { background: style.background }),
});

function compares(condition: FilterCondition, sign: number | undefined): boolean {
  if (sign === undefined || Number.isNaN(sign)) return false;
  if (condition === 'mayor que') return sign > 0;
  return condition === 'menor que' ? sign < 0 : condition === 'igual a' && sign === 0;
}

const order = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);

/** The day of a date, or of an instant on the bureau's clock. */
function dayOf(value: string): string {
  if (/^\d{4}-\d{2}-\d{2}$/.test(value)) return value;
  if (value.length > LONGEST_INSTANT) return value;
  const local = onBureauClock(new Date(value));
  return Number.isNaN(local.getTime()) ? value : local.toISOString().slice(0, 10);
}

const folded = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().trim();
