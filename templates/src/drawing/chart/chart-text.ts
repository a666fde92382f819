import type { ChartData } from '@lienzo/schema/data/chart-data';
import type { ColumnFormat } from '@lienzo/schema/data/column';
import { formatCell, formatOf } from '@lienzo/schema/data/format';
import type { GraficaItem } from '@lienzo/schema/report/item';
import { chartQuestion } from './chart-question.ts';

const CHART_NAMES = {
  barras: 'Gráfica de barras',
  barras_horizontales: 'Gráfica de barras horizontales',
  lineas: 'Gráfica de líneas',
  pastel: 'Gráfica de pastel',
} satisfies Record<GraficaItem['tipo'], string>;
const AGGREGATIONS = { suma: 'suma', promedio: 'promedio', cuenta: 'cuenta' } as const;

/** The number format of a chart: that of its first value column, whole numbers for counts. */
export function chartFormat(item: GraficaItem): ColumnFormat {
  if (item.agregacion === 'cuenta') return 'entero';
  const column = item.selected_columns.find((one) => one.column === item.valores[0]);
  return column === undefined ? 'decimal' : formatOf(column);
}

/** A formatted value of a chart; '' for none. */
export const chartFigure = (item: GraficaItem, value: string | null): string =>
  formatCell(value, 'numeric', chartFormat(item));

/** The text alternative of a chart: the author's, or a generated sentence. */
export function chartText(item: GraficaItem, data: ChartData): string {
  if (item.alt.trim() !== '') return item.alt;
  const category = chartQuestion(item)?.categoria.readable_name.toLowerCase() ?? '';
  const what = data.series.length === 1 ? (data.series[0] ?? '') : data.series.join(', ');
  const subject =
    item.valores.length === 0
      ? 'cuenta de filas'
      : `${AGGREGATIONS[item.agregacion]} de ${what.toLowerCase()}`;
  const title = item.titulo.trim() === '' ? '' : ` "${item.titulo.trim()}"`;
  return `${CHART_NAMES[item.tipo]}${title}: ${subject} por ${category}. ${extremes(item, data)}`.trim();
}

function extremes(item: GraficaItem, data: ChartData): string {
  const known = data.points.filter(({ values }) => values[0] !== null && values[0] !== undefined);
  if (known.length === 0) return 'Sin datos.';
  const sorted = known.toSorted((a, b) => Number(b.values[0]) - Number(a.values[0]));
  const describePoint = (point: (typeof known)[number] | undefined): string =>
    point === undefined ? '' : `${point.label}, ${chartFigure(item, point.values[0] ?? null)}`;
  if (sorted.length === 1) return `${describePoint(sorted[0])}.`;
  return `Mayor: ${describePoint(sorted[0])}; menor: ${describePoint(sorted.at(-1))}.`;
}
