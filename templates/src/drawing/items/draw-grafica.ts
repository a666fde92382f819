import type { GraficaItem } from '@lienzo/schema/report/item';
import { itemKindMessages } from '@lienzo/schema/reports/item-kind-messages';
import { chartDataOf } from '../chart/chart-data-of.ts';
import { chartText } from '../chart/chart-text.ts';
import { emptyChartText } from '../chart/empty-chart.ts';
import type { DrawContext } from '../draw-context.ts';
import { escapeHtml } from '../text/escape-html.ts';
import { itemWidth } from './item-width.ts';

/** A chart over its item's whole width, with a text alternative. */
export function drawGrafica(item: GraficaItem, context: DrawContext): string {
  const data = chartDataOf(item, context);
  const box = `height:${item.height}pt`;
  if (data === null)
    return context.placeholders
      ? `<div class="lz-hint" style="${box}">${itemKindMessages.grafica.missing}</div>`
      : '';
  const empty = emptyChartText(item, data);
  if (empty !== null)
    return `<div class="${context.placeholders ? 'lz-hint' : 'lz-missing'}" style="${box}">${empty}</div>`;
  const svg = context.figures?.chart(item, data, chartSize(item, context.bodyWidth)) ?? '';
  const texts = chartText(item, data);
  const mark = context.figureMark?.(texts);
  const role = mark === undefined ? ` role="img" aria-label="${escapeHtml(texts)}"` : '';
  return `<div class="lz-figure" style="${box}"${role}>${svg}${mark ?? ''}</div>`;
}

/** The size of a chart in CSS pixels: its item without padding and border. */
export function chartSize(item: GraficaItem, bodyWidth: number): { width: number; height: number } {
  const { padding = 0, border } = item.estilo_item;
  const width = itemWidth(item.tamaño, bodyWidth) - 2 * padding - (border === true ? 1.5 : 0);
  return { width: Math.max(40, (width * 96) / 72), height: (item.height * 96) / 72 };
}
