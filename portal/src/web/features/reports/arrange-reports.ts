import type { ReportSummary } from '@lienzo/schema/reports/report-endpoints';
import { matchesText } from '../../shared/lists/matches-text';
import type { ReportSort, ReportsSearch } from './reports-search';

type Listed = {
  nombre: string;
  usuario_nombre: string;
  updated_at: string;
  es_estatico: boolean;
  producto?: ReportSummary['producto'];
};

const collator = new Intl.Collator('es-MX', { sensitivity: 'base', numeric: true });

/**
 * Filters and sorts reports: every search word must be in the name or author; newest first by default, before them
 * the static ones, and after them the payroll products, which are many.
 */
export function arrangeReports<Report extends Listed>(
  reports: readonly Report[],
  { q = '', orden = 'recientes' }: ReportsSearch,
): Report[] {
  const existing =
    q.trim() === ''
      ? reports
      : reports.filter((report) => matchesText(`${report.nombre} ${report.usuario_nombre}`, q));
  return [
    ...existing.filter((report) => report.es_estatico && !isProduct(report)).sort(COMPARE.nombre),
    ...existing.filter((report) => !report.es_estatico).sort(COMPARE[orden]),
    ...existing.filter(isProduct).sort(COMPARE.nombre),
  ];
}

const isProduct = ({ producto }: Listed): boolean => producto !== undefined;

/** Instants in one notation are in the order of their letters. */
const newestFirst = (one: Listed, other: Listed): number => {
  if (one.updated_at === other.updated_at) return 0;
  return one.updated_at < other.updated_at ? 1 : -1;
};

const COMPARE = {
  recientes: newestFirst,
  antiguos: (one, other) => newestFirst(other, one),
  nombre: (one, other) => collator.compare(one.nombre, other.nombre) || newestFirst(one, other),
  autor: (one, other) =>
    collator.compare(one.usuario_nombre, other.usuario_nombre) || newestFirst(one, other),
} satisfies Record<ReportSort, (one: Listed, other: Listed) => number>;
