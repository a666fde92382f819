import type { ImssStatusRow } from '@lienzo/schema/imss/imss-request';
import { matchesText } from '../../../shared/lists/matches-text';
import type { SortOrder } from '../../../shared/lists/SortHead';

export const STATUS_COLUMNS = [
  'empresa',
  'nomina',
  'registro',
  'status',
  'fecha_inicial',
  'fecha_final',
  'tiempo',
] as const;
export type StatusColumn = (typeof STATUS_COLUMNS)[number];
export type StatusOrder = { column: StatusColumn; order: SortOrder };

const collator = new Intl.Collator('es-MX', { sensitivity: 'base', numeric: true });

/** The rows whose payroll, register or status hold the search, in the order asked for; else the newest first. */
export function arrangeStatus(
  rows: readonly ImssStatusRow[],
  search: string,
  sorted: StatusOrder | undefined,
): ImssStatusRow[] {
  const matches = rows.filter(({ nomina, registro, status }) =>
    matchesText(`${nomina} ${registro} ${status}`, search),
  );
  if (sorted === undefined) return matches;
  const sign = sorted.order === 'asc' ? 1 : -1;
  return matches.toSorted((one, other) => sign * collator.compare(one[sorted.column], other[sorted.column]));
}
