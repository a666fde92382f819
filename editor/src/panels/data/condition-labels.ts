import type { FilterCondition } from '@lienzo/schema/data/filter';

/** The conditions of filters and conditional styles, as they are offered. */
export const CONDITION_LABELS = {
  contiene: 'Contiene',
  'mayor que': 'Mayor que',
  'menor que': 'Menor que',
  'igual a': 'Igual a',
} as const satisfies Record<FilterCondition, string>;
