/** Conditions without a database: exactly the values that the API's SQL finds. */

import { foldText } from '../text/fold-text.ts';
import { bureauDay } from './bureau-day.ts';
import { type Cell, type ColumnDataType, isDateType, isNumericType } from './column.ts';
import { decimalOf } from './exact-decimal.ts';
import type { FilterCondition } from './filter-condition.ts';
import { readValues, valuesProblem } from './filter-values.ts';

/** Letters of a text that a condition looks at: twenty conditions over a megabyte keep everybody else waiting. */
const LOOKED_AT = 4_000;

/**
 * Whether a value meets a condition. An empty value is only 'está vacío', 'distinto de' everything, and in a list that
 * has the empty text; a condition that is not filled is never met.
 * @param typed of a list: its values were typed, not picked from the column.
 */
export function meetsCondition(
  { condition, valor, typed = false }: { condition: FilterCondition; valor: string; typed?: boolean },
  type: ColumnDataType,
  value: Cell | undefined,
): boolean {
  if (valuesProblem(type, condition, valor) !== null) return false;
  const isEmpty = value === null || value === undefined || (type === 'text' && String(value).trim() === '');
  if (condition === 'está vacío') return isEmpty;
  if (condition === 'no está vacío') return !isEmpty;
  const requested = readValues(condition, valor);
  if (isEmpty) return condition === 'distinto de' || (condition === 'está en' && requested.includes(''));
  if (condition === 'está en') return requested.some((one) => isListed(type, value, one, typed));
  if (type === 'text') return textMeets(condition, String(value), requested[0] ?? '');
  if (type === 'boolean') return condition === 'igual a' && String(value) === requested[0];
  return orderMeets(
    condition,
    requested.map((one) => order(type, value, one)),
  );
}

/** Listed values were picked from the data: texts are compared as they are, typed ones as by 'es exactamente'. */
function isListed(type: ColumnDataType, value: Cell, desired: string, typed: boolean): boolean {
  if (type !== 'text') return order(type, value, desired) === 0;
  if (!typed) return String(value) === desired;
  return desired.trim() !== '' && textMeets('es exactamente', String(value), desired.trim());
}

function textMeets(condition: FilterCondition, value: string, target: string): boolean {
  const looked = value.slice(0, LOOKED_AT);
  const folded = foldText(target);
  // An apostrophe alone is looked for as it stands: folded, it would be in every text.
  const [text, part] = folded === '' ? [looked, target] : [foldText(looked), folded];
  if (condition === 'contiene') return text.includes(part);
  if (condition === 'empieza con') return text.trim().startsWith(part);
  const isSame = text.trim() === part;
  return condition === 'distinto de' ? !isSame : condition === 'es exactamente' && isSame;
}

/** @param signs how the value stands to each wanted one. */
function orderMeets(condition: FilterCondition, [sign, upper]: (number | undefined)[]): boolean {
  if (sign === undefined) return false;
  switch (condition) {
    case 'mayor que':
      return sign > 0;
    case 'menor que':
      return sign < 0;
    case 'igual a':
      return sign === 0;
    case 'distinto de':
      return sign !== 0;
    case 'mayor o igual que':
      return sign >= 0;
    case 'menor o igual que':
      return sign <= 0;
    case 'entre':
      return sign >= 0 && upper !== undefined && upper <= 0;
    default:
      return false;
  }
}

/** How a number or a date stands to a wanted one; undefined for a value that is neither. */
function order(type: ColumnDataType, value: Cell, expected: string): number | undefined {
  if (expected === '') return undefined;
  if (isNumericType(type)) {
    const sign = decimalOf(value)?.comparedTo(decimalOf(expected) ?? 0);
    return sign === undefined || Number.isNaN(sign) ? undefined : sign;
  }
  if (!isDateType(type)) return undefined;
  const day = bureauDay(String(value));
  return day < expected ? -1 : day > expected ? 1 : 0;
}
