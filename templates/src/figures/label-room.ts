import type { ChartData } from '@lienzo/schema/data/chart-data';
import type { GraficaItem } from '@lienzo/schema/report/item';

type Size = { width: number; height: number };

/** The widest bar in CSS pixels, and the share of a category that its bars take. */
export const MAX_BAR = 46;
const BARS_SHARE = 0.68;
/** Of office programs, in percent of a bar. */
const MAX_GAP = 500;

/** Whether the values of a chart with axes are labelled, and there is room for that. @param size in CSS pixels. */
export function labelsFit(item: GraficaItem, data: ChartData, size: Size): boolean {
  const isHorizontal = item.tipo === 'barras_horizontales';
  const slot = slotOf(item, data, size);
  return item.etiquetas && labelsFitSlot(item, data, slot, isHorizontal);
}

/** @param slot pixels for each category. */
export const labelsFitSlot = (
  { tipo }: Pick<GraficaItem, 'tipo'>,
  { series }: ChartData,
  slot: number,
  isHorizontal: boolean,
): boolean =>
  isHorizontal ? slot >= 13 * series.length : slot >= 52 * (tipo === 'lineas' ? 1 : series.length);

/** The space between the bars of two categories in percent of a bar, as office programs count it. */
export function barGap(item: GraficaItem, data: ChartData, size: Size): number {
  const slot = slotOf(item, data, size);
  const count = Math.max(1, data.series.length);
  const bar = Math.min(MAX_BAR, (BARS_SHARE * slot) / count);
  return Math.min(MAX_GAP, Math.max(0, Math.round(((slot - count * bar) / bar) * 100)));
}

const slotOf = ({ tipo }: GraficaItem, { points }: ChartData, { width, height }: Size): number =>
  (tipo === 'barras_horizontales' ? height : width) / Math.max(1, points.length);
