/** Compares the charts that Word and Excel draw themselves with what the report shows: each point of each series. */
import type { ChartData } from '@lienzo/schema/data/chart-data';
import type { SelectedColumn } from '@lienzo/schema/data/column';
import { decimalOf } from '@lienzo/schema/data/exact-decimal';
import { decimalsOf } from '@lienzo/schema/data/format';
import type { GraficaItem } from '@lienzo/schema/report/item';
import { groupDriver, pageGroups } from '@lienzo/schema/report/page-group';
import { dataItems, type Layout } from '@lienzo/schema/report/report';
import type { ProofDifference } from '@lienzo/schema/reports/report-proof';
import { chartDataOf } from '@lienzo/templates/drawing/chart-data-of';
import { chartFigure, chartFormat } from '@lienzo/templates/drawing/chart-text';
import { emptyChartText } from '@lienzo/templates/drawing/empty-chart';
import { groupRows } from '@lienzo/templates/drawing/group-rows';
import { rowsByUuid } from '@lienzo/templates/drawing/rows-by-uuid';
import type { DrawnSource } from './drawn-pages.ts';
import { plainText } from './plain-text.ts';
import type { ReadChart, ReadSeries } from './read-charts.ts';
import { textOfCell } from './read-xlsx.ts';

type OfficeFormat = 'docx' | 'xlsx';
/** `row`: that of its page, from 1. */
type ExpectedChart = { item: GraficaItem; data: ChartData; row: number | null };

/** Charts of a sheet; the rest of them is noted. */
const MAX_SHEET_CHARTS = 500;
/** Digits that office programs keep of a number. */
const EXACT_DIGITS = 15;

/** @param names of the items with data. @returns what differs, and how many points stand as they must. */
export function matchCharts(
  format: OfficeFormat,
  source: DrawnSource,
  charts: readonly ReadChart[],
  names: ReadonlyMap<string, string>,
): { differences: ProofDifference[]; values: number } {
  const expected = [...(format === 'docx' ? chartsOfPages(source) : chartsOfSheets(source))].filter(isKept);
  const differences: ProofDifference[] = [];
  let values = 0;
  for (const [at, { item, data, row }] of expected.entries()) {
    const scope = { format, item: names.get(item.uuid) ?? '', row };
    const chart = charts[at];
    for (const [index, name] of data.series.slice(0, seriesCount(item)).entries()) {
      const series = chart?.series[index];
      for (const other of otherPoints(item, data, index, series))
        differences.push({ ...scope, column: name, ...other });
      values += data.points.length;
    }
  }
  for (const { title } of charts.slice(expected.length))
    differences.push({ format, item: '', column: '', row: null, expected: '', found: title || '—' });
  return { differences, values };
}

/** A pie shows one series. */
const seriesCount = ({ tipo }: GraficaItem): number | undefined => (tipo === 'pastel' ? 1 : undefined);

function* chartsOfPages(source: DrawnSource): Generator<ExpectedChart> {
  for (const group of pageGroups(source.report.layouts)) {
    const items = group.flatMap(({ items: own }) => own.filter((item) => item.nombre === 'grafica'));
    if (items.length > 0) yield* chartsOfGroup(source, group, items);
  }
}

function* chartsOfSheets(source: DrawnSource): Generator<ExpectedChart> {
  for (const item of dataItems(source.report)) {
    if (item.nombre !== 'grafica') continue;
    const group = pageGroups(source.report.layouts).find((one) =>
      one.some(({ items }) => items.some(({ uuid }) => uuid === item.uuid)),
    );
    const isFollowing =
      item.detail_column !== undefined && group !== undefined && groupDriver(group) !== undefined;
    const all = isFollowing
      ? [...chartsOfGroup(source, group, [item])]
      : [...chartsOfGroup(source, [], [item])];
    yield* all.filter(isKept).slice(0, MAX_SHEET_CHARTS);
  }
}

/** @param group none for what is drawn once, whatever its pages. */
function* chartsOfGroup(
  { rows, today }: DrawnSource,
  group: Layout[],
  items: readonly GraficaItem[],
): Generator<ExpectedChart> {
  const context = { rowsOf: rowsByUuid(rows), today };
  for (const current of group.length === 0 ? [undefined] : groupRows(group, context))
    for (const item of items) {
      const data = chartDataOf(item, { ...context, ...(current && { current }) });
      if (data !== null) yield { item, data, row: current === undefined ? null : current.index + 1 };
    }
}

const columnOf = (item: GraficaItem): SelectedColumn => ({
  ...{ column: '', data_type: 'numeric', readable_name: '' },
  formato: chartFormat(item),
});

/** Whether there is something to draw, and office programs keep all of its figures. */
function isKept({ item, data }: ExpectedChart): boolean {
  if (emptyChartText(item, data) !== null) return false;
  const decimals = decimalsOf(columnOf(item));
  return data.points.every(({ values }) =>
    values.every((value) => {
      const number = decimalOf(value);
      if (number === null || number.precision() <= EXACT_DIGITS) return true;
      return decimals !== null && number.toDecimalPlaces(decimals).precision() <= EXACT_DIGITS;
    }),
  );
}

/** The points that are others in a series, in what it keeps or in its cells, or are missing or too many. */
function otherPoints(
  item: GraficaItem,
  { points }: ChartData,
  index: number,
  series: ReadSeries | undefined,
): { group: string; expected: string; found: string }[] {
  const count = Math.max(points.length, series?.labels.length ?? 0, series?.cells.labels.length ?? 0);
  return Array.from({ length: count }, (_none, at) => at).flatMap((at) => {
    const point = points[at];
    const expected =
      point === undefined ? '' : saying(point.label, chartFigure(item, point.values[index] ?? null));
    const column = columnOf(item);
    const matches = [series, series?.cells].map((one) =>
      one?.labels[at] === undefined
        ? ''
        : saying(one.labels[at] ?? '', textOfCell(numberOf(one.values[at] ?? null), column)),
    );
    const other = matches.find((text) => plainText(text) !== plainText(expected));
    return other === undefined ? [] : [{ group: point?.label ?? '', expected, found: other }];
  });
}

const numberOf = (value: string | null): number | null => (value === null ? null : Number(value));

const saying = (label: string, figure: string): string => `${label}: ${figure}`;
