/** What a chart must show, as SQL reckons it over the rows that are compared. */
import { PROOF_ROWS } from '@lienzo/schema/api/report-proof';
import {
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
import { chartQuestion } from '@lienzo/templates/drawing/chart-question';
import { chartFigure, chartFormat } from '@lienzo/templates/drawing/chart-words';
import type { TenantTransaction } from '../../../platform/database/in-tenant.ts';
import { buildRowsQuery } from '../data/build-rows-query.ts';
import { isTableColumn } from '../data/used-columns.ts';
import { figuresByGroup } from './figures-by-group.ts';

export type ExpectedChart = {
  /** For each category the figure of each series as people read it, and that of the first one. */
  points: { label: string; texts: string[]; figure: string | null }[];
  /** Every column has a figure of this format. */
  column: SelectedColumn;
  series: string[];
  /** Whether its values stand in the text of a page: in a pie's legend each does, bars leave out those without room. */
  inText: boolean;
  /** Whether its description names the largest and the smallest value: an author's own does not. */
  described: boolean;
};

/** null for one that shows nothing, or values of additional columns, which SQL has no column for. */
export async function expectedChart(
  trx: TenantTransaction,
  item: GraficaItem,
  rows: readonly Row[],
  organizationId: string,
): Promise<ExpectedChart | null> {
  const question = chartQuestion(item);
  const query = buildRowsQuery(item, { organizationId, limit: PROOF_ROWS });
  if (question === null || query === null || rows.length === 0) return null;
  if (!question.valores.every(({ column }) => isTableColumn(column))) return null;
  const expressions = figuresOf(question);
  const labels = rows.map((row) => labelOf(question, row));
  const names = [...new Set(labels)];
  const found = await figuresByGroup(
    trx,
    query.rows,
    expressions,
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
        expressions,
        labels.map((label) => (kept.includes(label) ? kept.indexOf(label) : kept.length)),
      );
  const series = question.valores.map((column) => column.titulo || column.readable_name);
  return {
    points: shown.map((label, at) => {
      const row = reckoned.get(at);
      const figures = Array.from({ length: Math.max(1, series.length) }, (_none, index) =>
        textOf(row?.[`f${index}`]),
      );
      const texts = figures.map((one) => chartFigure(item, one));
      return { label, texts, figure: figures[0] ?? null };
    }),
    column: { column: '', data_type: 'numeric', readable_name: '', formato: chartFormat(item) },
    series: series.length === 0 ? ['Filas'] : series,
    inText: item.tipo === 'pastel' && item.etiquetas && item.leyenda,
    described: item.alt.trim() === '',
  };
}

const textOf = (figure: unknown): string | null =>
  figure === null || figure === undefined ? null : String(figure);

const FUNCTIONS = { suma: 'sum', promedio: 'avg', cuenta: 'count' } as const;

function figuresOf({ valores, agregacion }: ChartQuestion): string {
  if (valores.length === 0) return 'count(*) as f0';
  return valores
    .map(({ column }, at) => {
      const name = `"${column.replaceAll('"', '""')}"`;
      return `${FUNCTIONS[agregacion]}(${agregacion === 'cuenta' ? `nullif(${name}::text, '')` : name}) as f${at}`;
    })
    .join(', ');
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
