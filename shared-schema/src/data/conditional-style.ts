/** Styles that a table's cells or rows take where a value meets a condition. */

import { z } from 'zod';
import { MAX_FORMULA } from '../formula/read-tokens.ts';
import { reportProblemMessages } from '../rule-messages/report-problem-messages.ts';
import { type ColumnDataType, type ColumnStyle, columnKey, type Row } from './column.ts';
import { filterCondition, styleConditionsFor } from './filter-condition.ts';
import { hasValues, MAX_VALUE, valuesProblem } from './filter-values.ts';
import { hexColor } from './hex-color.ts';
import { meetsCondition } from './meets-condition.ts';

const messages = reportProblemMessages.style;

/** Half-filled ones can be held in a draft; they change nothing. */
export const conditionalStyle = z.object({
  id: z.string().min(1).max(64),
  /** The column whose value is looked at: one of the table's. */
  column: columnKey,
  condition: filterCondition,
  /** As in filters. */
  valor: z.string().max(2 * MAX_VALUE),
  /**
   * A formula as computed columns have it, also of columns that the table does not show: it decides instead of
   * `condition` and `valor`. `column` then only says whose cell takes the look.
   */
  formula: z.string().max(MAX_FORMULA).optional(),
  /** What takes the look: the column's cell or the whole row. */
  alcance: z.enum(['celda', 'fila']),
  bold: z.boolean(),
  color: hexColor.optional(),
  background: hexColor.optional(),
});
export type ConditionalStyle = z.infer<typeof conditionalStyle>;

/** The key under which a row has what the formula of a style gives. */
export const styleKey = ({ id }: Pick<ConditionalStyle, 'id'>): string => `estilo-${id}`;

/** What the styles that apply come to; later ones win. */
export type ConditionalLook = Pick<ConditionalStyle, 'color' | 'background'> & { bold: boolean };

/** Why a style cannot be used, in words for its author; null when it can. */
export function conditionalStyleProblem(style: ConditionalStyle, type: ColumnDataType): string | null {
  const plain = !style.bold && style.color === undefined && style.background === undefined;
  if (style.formula !== undefined) return plain ? messages.noLook : null;
  if (!styleConditionsFor(type).includes(style.condition)) return messages.noCondition;
  if (!hasValues(style.condition, style.valor)) return messages.noValue;
  const value = valuesProblem(type, style.condition, style.valor);
  if (value !== null) return value;
  return plain ? messages.noLook : null;
}

/** The look of a column's cells before any condition; undefined for one without a style of its own. */
export const columnLook = ({ estilo }: { estilo?: ColumnStyle | undefined }): ConditionalLook | undefined =>
  estilo === undefined ? undefined : { ...estilo, bold: estilo.bold === true };

/**
 * How the cells of a row look, asked column by column: as their column, and where conditions are met, as these say.
 * @param columns the types and looks of the columns that styles name; a style of any other column is passed over.
 * @param row additional columns included.
 */
export function conditionalLooks(
  styles: readonly ConditionalStyle[],
  columns: readonly { column: string; data_type: ColumnDataType; estilo?: ColumnStyle | undefined }[],
  row: Row,
): (column: string) => ConditionalLook | undefined {
  const met = styles.filter((style) => {
    if (style.formula !== undefined) return row[styleKey(style)] === true;
    const type = columns.find(({ column }) => column === style.column)?.data_type;
    return type !== undefined && meetsCondition(style, type, row[style.column]);
  });
  const hasOwn = columns.some(({ estilo }) => estilo !== undefined);
  if (met.length === 0 && !hasOwn) return () => undefined;
  return (column) => {
    const base = hasOwn ? columnLook(columns.find((one) => one.column === column) ?? {}) : undefined;
    const own = met.filter((style) => style.alcance === 'fila' || style.column === column);
    return own.length === 0 ? base : own.reduce(withStyle, base ?? { bold: false });
  };
}

const withStyle = (look: ConditionalLook, style: ConditionalStyle): ConditionalLook => ({
  ...look,
  bold: look.bold || style.bold,
  ...(style.color !== undefined && { color: style.color }),
  ...(style.background !== undefined && { background: style.background }),
});
