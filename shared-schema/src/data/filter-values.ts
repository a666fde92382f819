/**
 * The values of a condition in the one text of `valor`: a value as it is; two values and lists as a JSON array of
 * texts; nothing for conditions without a value.
 */

import { z } from 'zod';
import { isPlainDate } from '../payroll/plain-date.ts';
import { reportProblemMessages } from '../rule-messages/report-problem-messages.ts';
import { type ColumnDataType, isDateType, isNumericType } from './column.ts';
import { decimalOf } from './exact-decimal.ts';
import { arityOf, type FilterCondition } from './filter-condition.ts';

const messages = reportProblemMessages.filter;

/** Characters of one value. */
export const MAX_VALUE = 500;
/** Characters of `valor`. */
export const MAX_VALOR = 20_000;
/** Values of a list. */
export const MAX_LISTED = 200;

const texts = z.array(z.string());

/** The values of a condition; none when `valor` cannot be read. An empty text in a list stands for empty cells. */
export function readValues(condition: FilterCondition, valor: string): string[] {
  switch (arityOf(condition)) {
    case 'none':
      return [];
    case 'one':
      return [valor.trim()];
    case 'two':
      return readArray(valor).map((value) => value.trim());
    case 'list':
      return readArray(valor);
  }
}

/** `valor` of a condition with two values, or with a list. */
export const writeValues = (values: readonly string[]): string => JSON.stringify(values);

/**
 * `valor` after another condition was chosen: values that still make sense stay.
 * @param before null before the first choice.
 */
export function valorForCondition(
  valor: string,
  before: FilterCondition | null,
  condition: FilterCondition,
): string {
  if (before !== null && arityOf(before) === arityOf(condition)) return valor;
  const [first = ''] = before === null ? [valor] : readValues(before, valor);
  switch (arityOf(condition)) {
    case 'none':
      return '';
    case 'one':
      return first;
    case 'two':
      return writeValues([first, '']);
    case 'list':
      return writeValues([]);
  }
}

/** Whether every value is given; filters of a draft for which it is not change nothing. */
export function hasValues(condition: FilterCondition, valor: string): boolean {
  const values = readValues(condition, valor);
  switch (arityOf(condition)) {
    case 'none':
      return true;
    case 'one':
      return values[0] !== '';
    case 'two':
      return values.length === 2 && values.every((value) => value !== '');
    case 'list':
      return values.length > 0;
  }
}

/** Why `valor` does not fit a condition on a column of a type, in words for its author; null when it does. */
export function valuesProblem(
  type: ColumnDataType,
  condition: FilterCondition,
  valor: string,
): string | null {
  const values = readValues(condition, valor);
  switch (arityOf(condition)) {
    case 'none':
      return null;
    case 'one':
      return filterValueProblem(type, valor);
    case 'two':
      return pairProblem(type, values);
    case 'list':
      return listProblem(type, values, valor);
  }
}

/** The decimals that a number may have. */
export const NUMBER_DECIMALS = 10;
/** A number in plain notation. */
export const PLAIN_NUMBER = new RegExp(`^-?\\d{1,15}(\\.\\d{1,${NUMBER_DECIMALS}})?$`);

/** Why one value does not fit its column, or null when it does. */
export function filterValueProblem(type: ColumnDataType, valor: string): string | null {
  const value = valor.trim();
  if (value === '') return messages.noValue;
  if (valor.length > MAX_VALUE) return messages.tooLong(MAX_VALUE);
  // What no database stores, in a list that itself is a text.
  if (valor.includes('\0') || !valor.isWellFormed()) return messages.unstorable;
  if (isNumericType(type) && !PLAIN_NUMBER.test(value)) return messages.number;
  if (isDateType(type) && !isPlainDate(value)) return messages.date;
  if (type === 'boolean' && !['true', 'false'].includes(valor)) return messages.yesOrNo;
  return null;
}

function pairProblem(type: ColumnDataType, values: string[]): string | null {
  const [from = '', to = ''] = values;
  if (values.length !== 2 || from === '' || to === '') return messages.noPair;
  const problem = filterValueProblem(type, from) ?? filterValueProblem(type, to);
  if (problem !== null) return problem;
  const isReversed = isNumericType(type) ? decimalOf(from)?.greaterThan(decimalOf(to) ?? from) : from > to;
  return isReversed ? messages.reversed : null;
}

function listProblem(type: ColumnDataType, values: string[], valor: string): string | null {
  if (values.length === 0) return messages.noneChosen;
  if (values.length > MAX_LISTED || valor.length > MAX_VALOR) return messages.manyChosen(MAX_LISTED);
  // A blank text was picked from the data as it is; an empty one stands for empty cells.
  const checked = values.filter((value) => value !== '' && (type !== 'text' || value.trim() !== ''));
  return checked.map((value) => filterValueProblem(type, value)).find((problem) => problem !== null) ?? null;
}

function readArray(valor: string): string[] {
  try {
    return texts.safeParse(JSON.parse(valor)).data ?? [];
  } catch (error) {
    // Not JSON: typed into a program, or kept from another condition.
    if (error instanceof SyntaxError) return [];
    throw error;
  }
}
