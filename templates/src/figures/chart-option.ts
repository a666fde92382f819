import { type ChartData, OTHERS } from '@lienzo/schema/data/chart-data';
import { isMoneyFormat, isPercentFormat } from '@lienzo/schema/data/format';
import { DEFAULT_FONT, type FontFamily } from '@lienzo/schema/report/font-family';
import type { GraficaItem } from '@lienzo/schema/report/item';
import type { EChartsCoreOption } from 'echarts/core';
import { chartFigure, chartFormat } from '../drawing/chart/chart-text.ts';
import { textWidth } from '../drawing/text/text-width.ts';
import { distinctNames } from './distinct-names.ts';
import { labelsFitSlot, MAX_BAR } from './label-room.ts';
import { labelSides } from './line-labels.ts';
import { type PieLegend, pieLegend, type SliceFigure } from './pie-legend.ts';
import { fillLook, lineLook } from './series-look.ts';
import { sliceShares } from './slice-shares.ts';
import { wrapName } from './wrap-name.ts';

const OTHERS_COLOR = '#aab2bf';
const INTER = "'Lienzo Inter', Inter, Arial, sans-serif";
/** The first name of each is what `draw-chart` measures by. */
const FONTS: Record<FontFamily, string> = {
  inter: INTER,
  serif: `'Lienzo Serif', ${INTER}`,
  estrecha: `'Lienzo Narrow', ${INTER}`,
};
const fontOf = ({ estilo_item }: GraficaItem): string => FONTS[estilo_item.fuente ?? DEFAULT_FONT];
const INK = '#1b2330';
const MUTED = '#475467';
const LINE = '#dfe3e8';
/** Points of the body's 8 pt in CSS pixels. */
const FONT_SIZE = 10.7;
const LABEL_SIZE = 10;
/** A row of a legend above the chart, the distance of its entries, and what stands before each name. */
const LEGEND_HEIGHT = 24;
const LEGEND_GAP = 10;
const LEGEND_MARK = 5 + 12;
const LEGEND_LINE = 5 + 36;
/** The share of a pie below which a slice has no label. */
const NARROW_SLICE = 0.05;
/**
 * White behind labels, so that no line of the chart strikes them through. Not an edge of the letters: a print would hold
 * each text twice.
 */
const GROUND = { backgroundColor: '#ffffff', padding: [0, 2] };
/** Pixels of the names of the values beside standing bars and lines, about. */
const AXIS_WIDTH = 56;
/** Pixels for the names of the categories and the space above the highest value. */
const AXIS_HEIGHT = 40;

/** Degrees by which the names of narrow categories are turned, and where they are cut, in pixels. */
const TURN = 40;
const MAX_TURNED = 96;
/** Of a name on several lines, in pixels. */
const AXIS_LINE_HEIGHT = 12;

type Size = { width: number; height: number };
/** A size whose `top` pixels a title takes. */
type Room = Size & { top: number };

/** The ECharts options of a chart, in Spanish formats and the drawing's style. */
export function chartOption(item: GraficaItem, data: ChartData, size: Size): EChartsCoreOption {
  const hasTitle = item.titulo.trim() !== '';
  const hasLegend = item.leyenda && (item.tipo === 'pastel' || data.series.length > 1);
  const top = hasTitle ? 28 : 6;
  return {
    animation: false,
    textStyle: { fontFamily: fontOf(item), color: INK, fontSize: FONT_SIZE },
    ...(hasTitle && { title: title(item, size) }),
    ...(hasLegend && { legend: legend(item, data, size, top) }),
    ...(item.tipo === 'pastel'
      ? { series: [pie(item, data, hasLegend, { ...size, top })] }
      : cartesian(item, data, size, top + (hasLegend ? LEGEND_HEIGHT * legendRows(item, data, size) : 0))),
  };
}

const title = (item: GraficaItem, size: Size) => ({
  text: item.titulo.trim(),
  left: 0,
  top: 2,
  padding: 0,
  textStyle: {
    fontFamily: fontOf(item),
    fontSize: 14,
    fontWeight: 600,
    color: INK,
    width: size.width,
    overflow: 'truncate',
  },
});

/** A pie's legend shows its values; that of other charts names the series. */
function legend(item: GraficaItem, data: ChartData, size: Size, top: number) {
  const textStyle = { fontFamily: fontOf(item), fontSize: FONT_SIZE, color: MUTED };
  const style = { itemWidth: 12, itemHeight: 12, icon: 'rect', padding: 0, textStyle };
  // A line shows its dashes and markers.
  if (item.tipo === 'lineas')
    return { ...style, icon: undefined, itemWidth: 36, itemHeight: 8, lineStyle: { width: 2 }, left: 0, top };
  if (item.tipo !== 'pastel') return { ...style, left: 0, top };
  const { entries, text, gap, below } = legendOfPie(item, data, { ...size, top });
  return {
    ...style,
    orient: 'vertical',
    ...(below === undefined ? { left: '50%', top: 'middle' } : { left: 0, bottom: 0 }),
    itemGap: gap,
    textStyle: { ...textStyle, fontSize: text.size, lineHeight: text.lineHeight, width: text.width },
    formatter: (name: string) => entries.get(name) ?? name,
  };
}

/** Negative values have no slice. */
const sliceValue = (values: (string | null)[]): number => Math.max(0, Number(values[0] ?? 0));
const pieShares = (data: ChartData): string[] =>
  sliceShares(data.points.map(({ values }) => sliceValue(values)));

/** What a pie's legend says of its slices. */
function legendFigures(item: GraficaItem, data: ChartData): SliceFigure[] {
  const shares = pieShares(data);
  return data.points.map(({ values }, index) =>
    item.etiquetas
      ? { value: `: ${chartFigure(item, values[0] ?? null)}`, share: `(${shares[index] ?? ''})` }
      : { value: '', share: '' },
  );
}

const legendOfPie = (item: GraficaItem, data: ChartData, { width, height, top }: Room): PieLegend =>
  pieLegend(
    data.points.map(({ label }) => label),
    legendFigures(item, data),
    { width, height: height - top },
  );

/** In how many rows the names of the series stand above the chart. */
function legendRows(item: GraficaItem, data: ChartData, size: Size): number {
  const mark = item.tipo === 'lineas' ? LEGEND_LINE : LEGEND_MARK;
  let rows = 1;
  let used = 0;
  for (const name of data.series) {
    const width = mark + textWidth(name) * FONT_SIZE + LEGEND_GAP;
    if (used > 0 && used + width > size.width) {
      rows += 1;
      used = 0;
    }
    used += width;
  }
  return rows;
}

function pie(item: GraficaItem, data: ChartData, hasLegend: boolean, room: Room) {
  const shares = pieShares(data);
  const below = hasLegend ? legendOfPie(item, data, room).below : undefined;
  const sum = data.points.reduce((total, { values }) => total + sliceValue(values), 0);
  const figureOf = (index: number): string => chartFigure(item, data.points[index]?.values[0] ?? null);
  return {
    type: 'pie',
    top: room.top,
    bottom: 6 + (below ?? 0),
    left: 0,
    right: hasLegend && below === undefined ? '52%' : 0,
    radius: hasLegend || !item.etiquetas ? '94%' : '68%',
    startAngle: 90,
    itemStyle: { borderColor: '#ffffff', borderWidth: 1.5 },
    label: {
      show: item.etiquetas,
      fontFamily: fontOf(item),
      fontSize: FONT_SIZE,
      color: INK,
      // Readable on every lightness and pattern.
      ...(hasLegend && { backgroundColor: '#ffffff', borderRadius: 2, padding: [1, 3] }),
      position: hasLegend ? 'inside' : 'outside',
      formatter: ({ name, dataIndex }: { name: string; dataIndex: number }) =>
        hasLegend
          ? (shares[dataIndex] ?? '')
          : `${name}\n${figureOf(dataIndex)} (${shares[dataIndex] ?? ''})`,
    },
    labelLine: {
      show: item.etiquetas && !hasLegend,
      length: 8,
      length2: 6,
      lineStyle: { color: OTHERS_COLOR },
    },
    data: data.points.map(({ label, values }, index) => ({
      name: label,
      value: sliceValue(values),
      // A narrow slice has no room for a label; its value is in the legend.
      ...(hasLegend && sliceValue(values) < NARROW_SLICE * sum && { label: { show: false } }),
      itemStyle: label === OTHERS ? { color: OTHERS_COLOR } : fillLook(index),
    })),
  };
}

function cartesian(item: GraficaItem, data: ChartData, size: Size, top: number) {
  const isHorizontal = item.tipo === 'barras_horizontales';
  const slots = isHorizontal ? (size.height - top) / data.points.length : size.width / data.points.length;
  const isTurned = !isHorizontal && (slots < 46 || longestWord(data) > slots - 8);
  const isTight = (isHorizontal ? slots : (size.width - AXIS_WIDTH) / data.points.length) < 14;
  const height = size.height - top - AXIS_HEIGHT - (isTurned ? turnedHeight(data) : 0);
  const categoryNames = axisNames(data, isHorizontal, {
    slots: height / data.points.length,
    width: size.width,
  });
  const category = {
    type: 'category',
    data: data.points.map(({ label }) => label),
    inverse: isHorizontal,
    axisTick: { show: false },
    axisLine: { lineStyle: { color: '#8b95a5' } },
    axisLabel: {
      fontFamily: fontOf(item),
      fontSize: FONT_SIZE,
      color: MUTED,
      interval: isTight ? 'auto' : 0,
      hideOverlap: isTight,
      ...(isHorizontal || isTurned
        ? {
            lineHeight: AXIS_LINE_HEIGHT,
            formatter: (_name: string, index: number) => categoryNames[index] ?? '',
            ...(isTurned && { rotate: TURN }),
          }
        : { width: slots - 8, overflow: 'break' }),
    },
  };
  const value = {
    type: 'value',
    // The longest bar reaches the margin, or its label does.
    ...(isHorizontal && {
      max: ({ max }: { max: number }) => (max > 0 ? max : null),
    }),
    splitNumber: isHorizontal ? Math.max(2, Math.floor(size.width / 150)) : 4,
    splitLine: { lineStyle: { color: LINE, width: 0.7 } },
    axisLabel: {
      fontFamily: fontOf(item),
      fontSize: FONT_SIZE,
      color: MUTED,
      hideOverlap: true,
      ...(isHorizontal && { showMaxLabel: false }),
      formatter: (number: number) => axisText(number, chartFormat(item)),
    },
  };
  return {
    grid: {
      left: 2,
      right: isHorizontal ? labelRoom(item, data) : 2,
      top: top + 12,
      bottom: 4,
      outerBoundsMode: 'same',
      outerBoundsContain: 'axisLabel',
    },
    xAxis: isHorizontal ? value : category,
    yAxis: isHorizontal ? category : value,
    series: data.series.map((name, index) => series(item, data, { name, index, slots, height })),
  };
}

/**
 * The names of the categories beside lying bars or turned below standing ones: on several lines where a bar has the
 * height for them, else shortened so that no two read alike.
 */
function axisNames(
  { points }: ChartData,
  isHorizontal: boolean,
  { slots, width }: { slots: number; width: number },
): string[] {
  const names = points.map(({ label }) => label);
  const em = (isHorizontal ? Math.min(180, width * 0.34) : MAX_TURNED) / FONT_SIZE;
  const most = isHorizontal ? Math.max(1, Math.floor(slots / AXIS_LINE_HEIGHT)) : 1;
  const whole = names.map((name) => wrapName(name, em, most));
  return whole.every((lines) => lines !== null)
    ? whole.map((lines) => lines.join('\n'))
    : distinctNames(names, () => em);
}

/** How much higher than level ones the turned names of the categories are. */
function turnedHeight({ points }: ChartData): number {
  const longest = Math.max(0, ...points.map(({ label }) => textWidth(label) * FONT_SIZE));
  return Math.min(MAX_TURNED, longest) * Math.sin((TURN * Math.PI) / 180);
}

/** Room for the labels of bars, at their ends. */
function labelRoom(item: GraficaItem, data: ChartData): number {
  if (!item.etiquetas) return 1;
  const figures = data.points.flatMap(({ values }) => values.map((value) => chartFigure(item, value)));
  return Math.ceil(Math.max(0, ...figures.map((figure) => textWidth(figure))) * LABEL_SIZE) + 8;
}

/** The approximate width of the longest word of the categories, since labels break only between words. */
function longestWord({ points }: ChartData): number {
  const terms = points.flatMap(({ label }) => label.split(/\s+/));
  return Math.max(0, ...terms.map((word) => word.length)) * FONT_SIZE * 0.56;
}

/** `slots`: pixels for each category; `height`: of the drawn values, about. */
type SeriesPosition = { name: string; index: number; slots: number; height: number };

function series(item: GraficaItem, data: ChartData, { name, index, slots, height }: SeriesPosition) {
  const isHorizontal = item.tipo === 'barras_horizontales';
  const line = item.tipo === 'lineas';
  const { dash, marker } = lineLook(index);
  const look = fillLook(index);
  const sides = line ? labelSides(data, index, height) : [];
  return {
    name,
    type: line ? 'line' : 'bar',
    clip: false,
    symbolSize: 7,
    symbol: marker,
    lineStyle: { width: 2, type: dash },
    barMaxWidth: MAX_BAR,
    barCategoryGap: '32%',
    itemStyle: {
      ...(line
        ? { color: look.color }
        : {
            ...look,
            borderColor: '#ffffff',
            borderWidth: 0.7,
            borderRadius: isHorizontal ? [0, 2, 2, 0] : [2, 2, 0, 0],
          }),
    },
    label: {
      // Labels that would overlap are hidden; the axis shows the values.
      show: item.etiquetas && labelsFitSlot(item, data, slots, isHorizontal),
      position: isHorizontal ? 'right' : 'top',
      fontFamily: fontOf(item),
      fontSize: LABEL_SIZE,
      color: INK,
      ...GROUND,
      formatter: ({ dataIndex }: { dataIndex: number }) =>
        chartFigure(item, data.points[dataIndex]?.values[index] ?? null),
    },
    labelLayout: { hideOverlap: true },
    data: data.points.map(({ label, values }, at) => ({
      value: values[index] === null || values[index] === undefined ? null : Number(values[index]),
      ...(sides[at] === 'bottom' && { label: { position: 'bottom' } }),
      ...(sides[at] === 'none' && { label: { show: false } }),
      ...(!line && barLook(label === OTHERS && data.series.length === 1, Number(values[index] ?? 0))),
    })),
  };
}

/** What a bar has of its own: the rest is grey, and nothing has no white edge, which would cut the axis. */
const barLook = (isRest: boolean, value: number): { itemStyle?: object } =>
  isRest || value === 0
    ? {
        itemStyle: {
          ...(isRest && { color: OTHERS_COLOR, decal: { symbol: 'none' } }),
          ...(value === 0 && { borderWidth: 0 }),
        },
      }
    : {};

/** An axis label, abbreviated from ten thousand on. */
function axisText(number: number, format: ReturnType<typeof chartFormat>): string {
  const sign = number < 0 ? '-' : '';
  const size = Math.abs(number);
  const money = isMoneyFormat(format) ? '$' : '';
  const percent = isPercentFormat(format) ? '%' : '';
  const short = (value: number): string => value.toFixed(2).replace(/\.?0+$/, '');
  if (size >= 1_000_000) return `${sign}${money}${short(size / 1_000_000)} M${percent}`;
  if (size >= 10_000) return `${sign}${money}${short(size / 1000)} mil${percent}`;
  return `${sign}${money}${short(size).replace(/\B(?=(\d{3})+(?!\d))/g, ',')}${percent}`;
}
