import type { ChartQuestion } from '@lienzo/schema/data/chart-data';
import type { GraficaItem } from '@lienzo/schema/report/item';
import { ownRows } from '@lienzo/schema/report/own-rows';

/** How a chart aggregates its rows, or null while its category or its values are not chosen. */
export function chartQuestion(item: GraficaItem): ChartQuestion | null {
  const columnOf = (key: string | undefined) => item.selected_columns.find((one) => one.column === key);
  const categoria = columnOf(item.categoria);
  const matches = item.valores.flatMap((key) => columnOf(key) ?? []);
  const valores = item.tipo === 'pastel' ? matches.slice(0, 1) : matches;
  if (categoria === undefined || (valores.length === 0 && item.agregacion !== 'cuenta')) return null;
  const { agregacion, orden, maximo } = item;
  return { categoria, valores, agregacion, orden, maximo, own: ownKeys(item) };
}

const ownKeys = (item: GraficaItem): ChartQuestion['own'] =>
  Object.fromEntries([...ownRows(item)].map(([column, keys]) => [column, [...keys]]));
