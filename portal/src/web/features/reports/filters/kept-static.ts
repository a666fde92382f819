/** The values of a static report's filters that a delivery keeps. */

import type { StaticFilter, StaticFilterChoice } from '@lienzo/schema/data/static-filter';
import type { KeptFilters } from '@lienzo/schema/reports/kept-filters';

/** The filters with the values that are kept. */
export const keptStatic = (
  defaults: readonly StaticFilter[],
  { static_values }: KeptFilters,
): StaticFilter[] =>
  defaults.map((filter) => ({
    ...filter,
    valor: static_values.find(({ id }) => id === filter.id)?.valor ?? filter.valor,
  }));

/** Whether days are kept; else they are counted from each delivery. */
export const keptDays = (defaults: readonly StaticFilter[], { static_values }: KeptFilters): boolean =>
  static_values.some((value) => isDay(defaults, value));

export const withStaticValue = (kept: KeptFilters, value: StaticFilterChoice): KeptFilters => ({
  changes: [],
  static_values: [...kept.static_values.filter(({ id }) => id !== value.id), value],
});

/** Keeps the days that the report comes with today, or lets them move again. */
export function withKeptDays(
  defaults: readonly StaticFilter[],
  kept: KeptFilters,
  areFixed: boolean,
): KeptFilters {
  const others = kept.static_values.filter((value) => !isDay(defaults, value));
  const days = defaults
    .filter(({ tipo_dato }) => tipo_dato === 'fecha')
    .map(({ id, valor }) => ({ id, valor }));
  return { changes: [], static_values: areFixed ? [...others, ...days] : others };
}

const isDay = (defaults: readonly StaticFilter[], { id }: StaticFilterChoice): boolean =>
  defaults.find((filter) => filter.id === id)?.tipo_dato === 'fecha';
