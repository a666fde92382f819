/** A report's chart as a chart of Word and Excel (DrawingML, ECMA-376-1, 21.2), which both let people edit. */
import { type ChartData, OTHERS } from '@lienzo/schema/data/chart-data';
import type { GraficaItem } from '@lienzo/schema/report/item';
import { chartFormat } from '@lienzo/templates/drawing/chart-text';
import { barGap, labelsFit } from '@lienzo/templates/figures/label-room';
import { excelFormat } from '../cells/excel-format.ts';
import { cleanText } from '../clean-text.ts';
import { AXIS_IDS, chartAxes } from './chart-axes.ts';
import { type ChartCells, seriesCategories, seriesTitle, seriesValues } from './chart-cells.ts';
import {
  fillShape,
  INK,
  type Letters,
  lineShape,
  MUTED,
  NO_SHAPE,
  richText,
  textProperties,
  WHITE_GROUND,
} from './chart-look.ts';
import type { SeriesNumbers } from './chart-numbers.ts';
import { element, valued, type XmlNode } from './xml-node.ts';

const TITLE: Letters = { size: 10.5, color: INK, bold: true };
const LABELS: Letters = { size: 7.5, color: INK };
const LEGEND: Letters = { size: 8, color: MUTED };
/** Slices of a pie that can all be labelled. */
const MAX_LABELLED_SLICES = 12;

/** What a chart is written of. */
export type NativeChart = {
  item: GraficaItem;
  data: ChartData;
  /** Of each series, by `chartNumbers`. */
  numbers: readonly SeriesNumbers[];
  cells: ChartCells;
  /** In CSS pixels. */
  size: { width: number; height: number };
  /** The font of its letters; that of the program's theme when absent. */
  font?: string;
};

export const CHART_NAMESPACE = 'http://schemas.openxmlformats.org/drawingml/2006/chart';
export const RELATIONSHIPS = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
export const DRAWING_NAMESPACE = 'http://schemas.openxmlformats.org/drawingml/2006/main';

/** The chart part. @param workbookId the relationship to the workbook with its data; absent where that is around it. */
export function chartSpace(chart: NativeChart, workbookId?: string): XmlNode {
  const { item, data, font } = chart;
  const title = cleanText(item.titulo.trim());
  const hasLegend = item.leyenda && (item.tipo === 'pastel' || data.series.length > 1);
  return element(
    'c:chartSpace',
    { 'xmlns:c': CHART_NAMESPACE, 'xmlns:a': DRAWING_NAMESPACE, 'xmlns:r': RELATIONSHIPS },
    valued('c:date1904', 0),
    valued('c:lang', 'es-MX'),
    valued('c:roundedCorners', 0),
    element(
      'c:chart',
      {},
      title === '' ? undefined : element('c:title', {}, richText(title, TITLE, font), valued('c:overlay', 0)),
      valued('c:autoTitleDeleted', title === '' ? 1 : 0),
      element('c:plotArea', {}, element('c:layout'), ...plot(chart, hasLegend), NO_SHAPE),
      hasLegend
        ? element(
            'c:legend',
            {},
            valued('c:legendPos', item.tipo === 'pastel' ? 'r' : 't'),
            valued('c:overlay', 0),
            textProperties(LEGEND, font),
          )
        : undefined,
      // Categories that a filter hides leave the chart, too.
      valued('c:plotVisOnly', 1),
      valued('c:dispBlanksAs', 'gap'),
    ),
    NO_SHAPE,
    textProperties(LEGEND, font),
    workbookId === undefined
      ? undefined
      : element('c:externalData', { 'r:id': workbookId }, valued('c:autoUpdate', 0)),
  );
}

/** The series and the axes. The return type makes the compiler ask for every kind. */
function plot(chart: NativeChart, hasLegend: boolean): XmlNode[] {
  const { item, numbers, font } = chart;
  switch (item.tipo) {
    case 'barras':
    case 'barras_horizontales': {
      const isHorizontal = item.tipo === 'barras_horizontales';
      return [bars(chart, isHorizontal), ...chartAxes(numbers, chartFormat(item), isHorizontal, font)];
    }
    case 'lineas':
      return [lines(chart), ...chartAxes(numbers, chartFormat(item), false, font)];
    case 'pastel':
      return [pie(chart, hasLegend)];
  }
}

const AXES = [valued('c:axId', AXIS_IDS.category), valued('c:axId', AXIS_IDS.value)];

const bars = (chart: NativeChart, isHorizontal: boolean): XmlNode =>
  element(
    'c:barChart',
    {},
    valued('c:barDir', isHorizontal ? 'bar' : 'col'),
    valued('c:grouping', 'clustered'),
    valued('c:varyColors', 0),
    ...chart.data.series.map((_name, index) =>
      element(
        'c:ser',
        {},
        ...seriesHead(chart, index),
        fillShape(index),
        valued('c:invertIfNegative', 0),
        ...restOf(chart),
        cartesianLabels(chart, 'outEnd'),
        ...seriesData(chart, index),
      ),
    ),
    valued('c:gapWidth', barGap(chart.item, chart.data, chart.size)),
    ...AXES,
  );

const lines = (chart: NativeChart): XmlNode =>
  element(
    'c:lineChart',
    {},
    valued('c:grouping', 'standard'),
    valued('c:varyColors', 0),
    ...chart.data.series.map((_name, index) => {
      const { shape, marker } = lineShape(index);
      return element(
        'c:ser',
        {},
        ...seriesHead(chart, index),
        shape,
        marker,
        cartesianLabels(chart, 't'),
        ...seriesData(chart, index),
        valued('c:smooth', 0),
      );
    }),
    valued('c:marker', 1),
    ...AXES,
  );

const pie = (chart: NativeChart, hasLegend: boolean): XmlNode =>
  element(
    'c:pieChart',
    {},
    valued('c:varyColors', 1),
    element(
      'c:ser',
      {},
      ...seriesHead(chart, 0),
      ...chart.data.points.map(({ label }, index) =>
        element(
          'c:dPt',
          {},
          valued('c:idx', index),
          valued('c:bubble3D', 0),
          fillShape(index, label === OTHERS),
        ),
      ),
      pieLabels(chart, hasLegend),
      ...seriesData(chart, 0),
    ),
    valued('c:firstSliceAng', 0),
  );

const seriesHead = ({ cells, data }: NativeChart, index: number): XmlNode[] => [
  valued('c:idx', index),
  valued('c:order', index),
  seriesTitle(cells, index, cleanText(data.series[index] ?? '')),
];

const seriesData = ({ item, cells, data, numbers }: NativeChart, index: number): XmlNode[] => [
  seriesCategories(
    cells,
    data.points.map(({ label }) => cleanText(label)),
  ),
  seriesValues(cells, index, numbers[index] ?? [], excelFormat(chartFormat(item))),
];

/** The bar of the rest is grey where bars have one colour. */
const restOf = ({ data }: NativeChart): XmlNode[] =>
  data.series.length > 1
    ? []
    : data.points.flatMap(({ label }, index) =>
        label === OTHERS
          ? [
              element(
                'c:dPt',
                {},
                valued('c:idx', index),
                valued('c:invertIfNegative', 0),
                valued('c:bubble3D', 0),
                fillShape(index, true),
              ),
            ]
          : [],
      );

const SHOWN = ['LegendKey', 'Val', 'CatName', 'SerName', 'Percent', 'BubbleSize'] as const;
type Shown = (typeof SHOWN)[number];

function labels({ item, font }: NativeChart, shown: readonly Shown[], position?: string): XmlNode {
  const flags = SHOWN.map((one) => valued(`c:show${one}`, shown.includes(one) ? 1 : 0));
  if (shown.length === 0) return element('c:dLbls', {}, ...flags);
  const isShare = shown.includes('Percent');
  return element(
    'c:dLbls',
    {},
    // LibreOffice writes shares in the format of values where it is given one; both then have that of their source.
    isShare
      ? element('c:numFmt', { formatCode: 'General', sourceLinked: 1 })
      : element('c:numFmt', { formatCode: excelFormat(chartFormat(item)), sourceLinked: 0 }),
    item.tipo === 'pastel' ? WHITE_GROUND : NO_SHAPE,
    textProperties(LABELS, font),
    position === undefined ? undefined : valued('c:dLblPos', position),
    ...flags,
    shown.length > 1 ? element('c:separator', {}, '\n') : undefined,
    item.tipo === 'pastel' ? valued('c:showLeaderLines', 1) : undefined,
  );
}

/** Where the drawing leaves labels out because they would overlap, so does this. */
const cartesianLabels = (chart: NativeChart, position: string): XmlNode =>
  labels(chart, labelsFit(chart.item, chart.data, chart.size) ? ['Val'] : [], position);

function pieLabels(chart: NativeChart, hasLegend: boolean): XmlNode {
  const { item, data } = chart;
  if (!item.etiquetas || data.points.length > MAX_LABELLED_SLICES) return labels(chart, []);
  return labels(chart, hasLegend ? ['Val', 'Percent'] : ['CatName', 'Val', 'Percent'], 'bestFit');
}
