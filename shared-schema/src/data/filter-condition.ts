/** The conditions of filters and conditional styles: which types they suit and how many values they take. */
import { z } from 'zod';
import { type ColumnDataType, isDateType, isNumericType } from './column.ts';

/** In the order in which they are offered. */
export const filterCondition = z.enum([
  'contiene',
  'es exactamente',
  'empieza con',
  'mayor que',
  'menor que',
  'igual a',
  'distinto de',
  'mayor o igual que',
  'menor o igual que',
  'entre',
  'está en',
  'está vacío',
  'no está vacío',
]);
export type FilterCondition = z.infer<typeof filterCondition>;

/** Columns that are compared in the same way. */
type Family = 'text' | 'ordered' | 'boolean';

/** How many values a condition takes; two, and a list, are a JSON array of texts in `valor`. */
type Arity = 'none' | 'one' | 'two' | 'list';

type Condition = { of: readonly Family[]; values: Arity; inStyles: boolean };

/** Specification 3 §5 names the first of texts and the first three of numbers and dates. */
const CONDITIONS: Record<FilterCondition, Condition> = {
  contiene: { of: ['text'], values: 'one', inStyles: true },
  'es exactamente': { of: ['text'], values: 'one', inStyles: true },
  'empieza con': { of: ['text'], values: 'one', inStyles: true },
  'mayor que': { of: ['ordered'], values: 'one', inStyles: true },
  'menor que': { of: ['ordered'], values: 'one', inStyles: true },
  'igual a': { of: ['ordered', 'boolean'], values: 'one', inStyles: true },
  'distinto de': { of: ['text', 'ordered'], values: 'one', inStyles: true },
  'mayor o igual que': { of: ['ordered'], values: 'one', inStyles: true },
  'menor o igual que': { of: ['ordered'], values: 'one', inStyles: true },
  entre: { of: ['ordered'], values: 'two', inStyles: true },
  'está en': { of: ['text', 'ordered'], values: 'list', inStyles: false },
  'está vacío': { of: ['text', 'ordered', 'boolean'], values: 'none', inStyles: true },
  'no está vacío': { of: ['text', 'ordered', 'boolean'], values: 'none', inStyles: true },
};

/** The conditions of filters on a column of a type. */
export function conditionsFor(type: ColumnDataType): FilterCondition[] {
  const family = familyOf(type);
  return filterCondition.options.filter(
    (condition) => family !== null && CONDITIONS[condition].of.includes(family),
  );
}

/** The conditions of conditional styles, which Excel must be able to state as a formula. */
export const styleConditionsFor = (type: ColumnDataType): FilterCondition[] =>
  conditionsFor(type).filter((condition) => CONDITIONS[condition].inStyles);

export const arityOf = (condition: FilterCondition): Arity => CONDITIONS[condition].values;

function familyOf(type: ColumnDataType): Family | null {
  if (isNumericType(type) || isDateType(type)) return 'ordered';
  return type === 'text' || type === 'boolean' ? type : null;
}
