import type { ChartData } from '@lienzo/schema/data/chart-data';
import type { GraficaItem } from '@lienzo/schema/report/item';

const EMPTY = {
  none: 'Sin datos',
  zero: 'Todos los valores son cero',
  negative: 'Hay valores negativos, que un pastel no puede mostrar',
} as const;

/**
 * What stands in the place of a chart that has nothing to draw, without a period; null for one that is drawn. Shares of
 * a whole exist only where no value is negative and one is greater than zero.
 */
export function emptyChartText(item: Pick<GraficaItem, 'tipo'>, data: ChartData): string | null {
  if (data.points.length === 0) return EMPTY.none;
  if (item.tipo !== 'pastel') return null;
  const values = data.points.flatMap(({ values: [value] }) =>
    value === null || value === undefined ? [] : [Number(value)],
  );
  if (values.length === 0) return EMPTY.none;
  if (values.some((value) => value < 0)) return EMPTY.negative;
  return values.every((value) => value === 0) ? EMPTY.zero : null;
}
