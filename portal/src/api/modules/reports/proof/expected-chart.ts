/** What a chart must show, as SQL reckons it over the rows that are compared. */
import { PROOF_ROWS } from '@lienzo/schema/api/report-proof';
import {
  ChartAccumulator,
  type ChartData,
  type ChartQuestion,
  LONGEST_LABEL,
  MAX_CATEGORIES,
  NO_CATEGORY,
  OTHERS,
} from '@lienzo/schema/data/chart-data';
import type { Row, SelectedColumn } from '@lienzo/schema/data/column';
import { ExactDecimal } from '@lienzo/schema/data/exact-decimal';
import { formatCell, formatOf } from '@lienzo/schema/data/format';
import type { GraficaItem } from '@lienzo/schema/report/item';
import { storedQuery } from '@lienzo/schema/report/rows-query';
import { chartQuestion } from '@lienzo/templates/drawing/chart-question';
import { chartFigure, chartFormat } from '@lienzo/templates/drawing/chart-words';
import { chartSize } from '@lienzo/templates/drawing/draw-grafica';
import type { TenantTransaction } from '../../../platform/database/in-tenant.ts';
import { buildRowsQuery } from '../data/build-rows-query.ts';
import { type Figure, figuresByGroup, quoted } from './figures-by-group.ts';

/** A figure that stands in the drawing; `within` is what it is surrounded by, '' where it stands alone. */
type ExpectedLabel = { label: string; series: string; figure: string; within: string };

export type ExpectedChart = {
  /** For each category the figure of each series as people read it, and that of the first one. */
  points: { label: string; texts: string[]; figure: string | null }[];
  /** Every column has a figure of this format. */
  column: SelectedColumn;
  series: string[];
  /** The figures that a page shows as text. */
  labels: ExpectedLabel[];
  /** Whether its description names the largest and the smallest value: an author's own does not. */
  described: boolean;
};

/** null for one that shows nothing. @param bodyWidth points between the page's margins. */
export async function expectedChart(
  trx: TenantTransaction,
  item: GraficaItem,
  rows: readonly Row[],
  { organizationId, today, bodyWidth }: { organizationId: string; today: string; bodyWidth: number },
): Promise<ExpectedChart | null> {
  const question = chartQuestion(item);
  const query = buildRowsQuery(storedQuery(item), { organizationId, limit: PROOF_ROWS, reckoned: today });
  if (question === null || query === null || rows.length === 0) return null;
  const asked = { figures: figuresOf(question), own: question.own };
  const labels = rows.map((row) => labelOf(question, row));
  const names = [...new Set(labels)];
  const found = await figuresByGroup(
    trx,
    query.rows,
    asked,
    labels.map((label) => names.indexOf(label)),
  );
  const kept = keptOf(names, (at) => found.get(at)?.f0, question);
  const isWhole = kept.length === names.length;
  const shown = isWhole ? names : [...kept, OTHERS];
  // The rest is reckoned over its rows: averages do not add up.
  const reckoned = isWhole
    ? found
    : await figuresByGroup(
        trx,
        query.rows,
        asked,
        labels.map((label) => (kept.includes(label) ? kept.indexOf(label) : kept.length)),
      );
  const points = shown.map((label, at) => {
    const row = reckoned.get(at);
    const figures = Array.from({ length: Math.max(1, question.valores.length) }, (_none, index) =>
      textOf(row?.[`f${index}`]),
    );
    const texts = figures.map((one) => chartFigure(item, one));
    return { label, texts, figures, figure: figures[0] ?? null };
  });
  const { series, points: order } = gathered(question, rows);
  const figuresAt = new Map(points.map(({ label, figures }) => [label, figures]));
  // Which labels have room depends on the order in which the drawing has its points.
  const drawn = order.map(({ label }) => ({ label, values: figuresAt.get(label) ?? [] }));
  return {
    points,
    column: { column: '', data_type: 'numeric', readable_name: '', formato: chartFormat(item) },
    series,
    labels: item.etiquetas ? await drawnLabels(item, { series, points: drawn }, bodyWidth) : [],
    described: item.alt.trim() === '',
  };
}

function gathered(question: ChartQuestion, rows: readonly Row[]): ChartData {
  const chart = new ChartAccumulator(question);
  for (const row of rows) chart.add(row);
  return chart.result();
}

/** What the drawing writes of these figures: a label without room is left out. */
async function drawnLabels(item: GraficaItem, data: ChartData, bodyWidth: number): Promise<ExpectedLabel[]> {
  const { figures } = await import('@lienzo/templates/figures/figures');
  const svg = figures.chart(item, data, chartSize(item, bodyWidth));
  const texts = [...svg.matchAll(/<text[^>]*>([^<]*)<\/text>/g)].map(([, text = '']) => text);
  return data.points.flatMap(({ label, values }) =>
    values.flatMap((value, at) => {
      const figure = chartFigure(item, value);
      // A slice's has its share behind it, and in a legend its name before it.
      const within = ['', `: ${figure} (`, `${figure} (`].find((around) =>
        texts.some((text) => (around === '' ? text === figure : text.includes(around))),
      );
      const series = data.series[at] ?? '';
      return figure === '' || within === undefined ? [] : [{ label, series, figure, within }];
    }),
  );
}

const textOf = (figure: unknown): string | null =>
  figure === null || figure === undefined ? null : String(figure);

const FUNCTIONS = { suma: 'sum', promedio: 'avg', cuenta: 'count' } as const;

function figuresOf({ valores, agregacion }: ChartQuestion): Figure[] {
  if (valores.length === 0) return [{ column: '', name: 'count', value: '*' }];
  return valores.map(({ column }) => {
    const value = agregacion === 'cuenta' ? `nullif(${quoted(column)}::text, '')` : quoted(column);
    return { column, name: FUNCTIONS[agregacion], value };
  });
}

const labelOf = ({ categoria }: ChartQuestion, row: Row): string =>
  formatCell(row[categoria.column], categoria.data_type, formatOf(categoria)).slice(0, LONGEST_LABEL) ||
  NO_CATEGORY;

/** The categories that are not of the rest: the largest by their first figure; of equal ones, the first. */
function keptOf(names: string[], figureAt: (at: number) => unknown, { maximo }: ChartQuestion): string[] {
  const most = Math.min(maximo ?? MAX_CATEGORIES, MAX_CATEGORIES);
  if (names.length <= most) return names;
  const sized = names.map((name, at) => ({ name, figure: new ExactDecimal(String(figureAt(at) ?? 0)) }));
  return sized
    .toSorted((one, other) => other.figure.comparedTo(one.figure))
    .slice(0, most)
    .map(({ name }) => name);
}
