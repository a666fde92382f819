/** Filters of a report's item: which rows it shows (specification 3 §3, §5). */
import { z } from 'zod';
import { reportProblemMessages } from '../messages/rules/report-problem-messages.ts';
import { type ColumnDataType, columnDataType, columnKey, isDateType, isNumericType } from './column.ts';

const messages = reportProblemMessages.filter;

export const filterCondition = z.enum(['contiene', 'mayor que', 'menor que', 'igual a']);
export type FilterCondition = z.infer<typeof filterCondition>;

/** Half-filled filters can be held in a draft; `validateReport` says what a saved one needs. */
export const reportFilter = z.object({
  id: z.string().min(1).max(64),
  nombre: z.string().max(200),
  /** The column compared; a list because the contract says so, with one entry. */
  selected_columns: z.array(columnKey).max(1),
  column_type: columnDataType,
  condition: filterCondition.nullable(),
  /** Numbers as decimal text, dates as `YYYY-MM-DD`. */
  valor: z.string().max(500),
});
export type ReportFilter = z.infer<typeof reportFilter>;

/** Text columns compare with 'contiene'; numbers and dates with the other three (specification 3 §5). */
export function conditionsFor(type: ColumnDataType): FilterCondition[] {
  if (isNumericType(type) || isDateType(type)) return ['mayor que', 'menor que', 'igual a'];
  if (type === 'empty') return [];
  return type === 'boolean' ? ['igual a'] : ['contiene'];
}

/** Why a filter's value does not fit its column, or null when it does. */
export function filterValueProblem(type: ColumnDataType, valor: string): string | null {
  if (valor.trim() === '') return messages.noValue;
  if (isNumericType(type) && !/^-?\d{1,15}(\.\d{1,10})?$/.test(valor.trim())) return messages.number;
  if (isDateType(type) && !isPlainDate(valor.trim())) return messages.date;
  if (type === 'boolean' && !['true', 'false'].includes(valor)) return messages.yesOrNo;
  return null;
}

/** True for a real calendar day written `YYYY-MM-DD`. */
export function isPlainDate(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false;
  const instant = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(instant.getTime()) && instant.toISOString().slice(0, 10) === text;
}
