import type { Row } from '@lienzo/schema/data/column';
import {
  HIDDEN_STATIC_FILTER,
  type StaticFilter,
  type StaticValues,
} from '@lienzo/schema/data/static-filter';
import type { Orientation, ReportDocument } from '@lienzo/schema/report/report';
import { catalogColumn } from './catalog-column.ts';
import { containing } from './compose-report.ts';

/** A report that is part of the product: everybody has it, nobody changes it, and each person gives its filters values. */
export type StaticReport = {
  /** The contract's number, the same in every organization; never used again for another report. */
  id: number;
  nombre: string;
  descripcion: string;
  orientation: Orientation;
  /**
   * Its filters with the values that it comes with. `HIDDEN_STATIC_FILTER` is among them and not to be offered.
   * @param today `YYYY-MM-DD`
   */
  filters: (today: string) => StaticFilter[];
  /** The report for these values, which `staticFilterProblems` has found no fault with. */
  report: (values: StaticValues) => ReportDocument;
  /** Sample rows by item uuid, as a query would return them. */
  rows: Record<string, Row[]>;
};

/** The value of 'Ambos'. */
export const BOTH = 'Ambos';
const STATUS_OPTIONS = [
  { valor: 'A', etiqueta: 'Activo' },
  { valor: 'F', etiqueta: 'Finiquitado' },
  { valor: BOTH, etiqueta: 'Ambos' },
];

/** 'Estatus' of the employee (specification 3 §9). */
export const statusFilter = (id: number, valor: 'A' | typeof BOTH): StaticFilter => ({
  id,
  nombre: 'Estatus',
  tipo_dato: 'opcion',
  valor,
  opciones: STATUS_OPTIONS,
});

/** An end of the range of dates, included in it. */
export const dateFilter = (id: number, limite: 'desde' | 'hasta', valor: string): StaticFilter => ({
  id,
  nombre: limite === 'desde' ? 'Desde' : 'Hasta',
  tipo_dato: 'fecha',
  valor,
  opciones: [],
  limite,
});

/** Whose rows they are: fixed, because row level security decides it for each person. */
export const clientFilter: StaticFilter = {
  id: HIDDEN_STATIC_FILTER,
  nombre: 'Cliente',
  tipo_dato: 'opcion',
  valor: 'propios',
  opciones: [{ valor: 'propios', etiqueta: 'Los de la persona' }],
};

/** The condition on the rows' employees; none for both. */
export const withStatus = (valor: string | undefined) =>
  valor === undefined || valor === BOTH
    ? []
    : [containing('filtro-estatus', 'Estatus', 'employees.estatus', valor)];

/** What a status is called on paper. */
export const statusText = (valor: string | undefined): string =>
  STATUS_OPTIONS.find((option) => option.valor === valor)?.etiqueta ?? '';

/** The last column, where the count of rows leaves the names of groups their room. */
export const countedStatus = catalogColumn('employees.estatus_descripcion', { total: 'cuenta' });
