import type { ChartData } from '@lienzo/schema/data/chart-data';
import type { FontFamily } from '@lienzo/schema/report/font-family';
import type { GraficaItem } from '@lienzo/schema/report/item';
import { BarChart, LineChart, PieChart } from 'echarts/charts';
import { GridComponent, LegendComponent, TitleComponent } from 'echarts/components';
import { init, setPlatformAPI, use } from 'echarts/core';
import { LabelLayout } from 'echarts/features';
import { SVGRenderer } from 'echarts/renderers';
import { removeControls } from '../drawing/text/escape-html.ts';
import { textWidth } from '../drawing/text/text-width.ts';
import { chartOption } from './chart-option.ts';

use([
  BarChart,
  LineChart,
  PieChart,
  GridComponent,
  LegendComponent,
  TitleComponent,
  LabelLayout,
  SVGRenderer,
]);
// The library would measure text on a canvas where there is one; print and screen need the same result.
setPlatformAPI({
  measureText: (text, font) => ({
    width: textWidth(text, familyOf(font)) * fontSize(font) * (isBold(font) ? 1.05 : 1),
  }),
});

const fontSize = (font: string | undefined): number => Number(/([\d.]+)px/.exec(font ?? '')?.[1] ?? 12);
const familyOf = (font: string | undefined): FontFamily =>
  /Lienzo Serif/.test(font ?? '') ? 'serif' : /Lienzo Narrow/.test(font ?? '') ? 'estrecha' : 'inter';
const isBold = (font: string | undefined): boolean => /\b(bold|[6-9]00)\b/.test(font ?? '');

/** The library's hover styles, which are not needed. */
const STYLE = /<style[^>]*>.*?<\/style>/gs;

/** Control characters have no letter: a chart would draw them as boxes. */
const withoutControls = (item: GraficaItem, { series, points }: ChartData): [GraficaItem, ChartData] => {
  const shown: GraficaItem = { ...item, titulo: removeControls(item.titulo) };
  const labelled = points.map(({ label, values }) => ({ label: removeControls(label), values }));
  return [shown, { series: series.map(removeControls), points: labelled }];
};

/** A chart as SVG: the same in browser and service. */
export function drawChart(
  item: GraficaItem,
  data: ChartData,
  size: { width: number; height: number },
): string {
  const chart = init(null, null, { renderer: 'svg', ssr: true, ...size });
  try {
    chart.setOption(chartOption(...withoutControls(item, data), size));
    return chart.renderToSVGString().replace(STYLE, '').replace('<svg ', '<svg aria-hidden="true" ');
  } finally {
    chart.dispose();
  }
}
