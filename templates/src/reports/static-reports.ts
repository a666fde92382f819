import {
  HIDDEN_STATIC_FILTER,
  type StaticFilter,
  type StaticValues,
} from '@lienzo/schema/data/static-filter';
import { movimientosPersonal } from './movimientos-personal.ts';
import { plantillaPersonal } from './plantilla-personal.ts';
import type { StaticReport } from './static-report.ts';

/** The static reports (specification 3 §9), each in every organization; a new one needs a migration for their rows. */
export const STATIC_REPORTS: StaticReport[] = [plantillaPersonal, movimientosPersonal];

export const findStaticReport = (id: number): StaticReport | undefined =>
  STATIC_REPORTS.find((report) => report.id === id);

/** The filters that a person may set, with their values; a value for another filter is ignored. */
export const offeredFilters = (
  report: StaticReport,
  today: string,
  values: StaticValues = {},
): StaticFilter[] =>
  report
    .filters(today)
    .filter(({ id }) => id !== HIDDEN_STATIC_FILTER)
    .map((filter) => ({ ...filter, valor: values[filter.id] ?? filter.valor }));

/** The document of a report with the values of its filters. */
export const staticDocument = (report: StaticReport, filters: readonly StaticFilter[]) =>
  report.report(Object.fromEntries(filters.map(({ id, valor }) => [id, valor])));
