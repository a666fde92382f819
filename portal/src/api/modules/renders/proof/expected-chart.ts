/** What a chart must show, as SQL computes it over the rows that are compared. */

import {
  type ChartQuestion,
  MAX_CATEGORIES,
  MAX_LABEL,
  NO_CATEGORY,
  OTHERS,
} from '@lienzo/schema/data/chart-data';
import type { Row } from '@lienzo/schema/data/column';
import { ExactDecimal } from '@lienzo/schema/data/exact-decimal';
import { formatCell, formatOf } from '@lienzo/schema/data/format';
import type { GraficaItem } from '@lienzo/schema/report/item';
import { ownRows } from '@lienzo/schema/report/own-rows';
import { storedQuery } from '@lienzo/schema/report/rows-query';
import { PROOF_ROWS } from '@lienzo/schema/reports/report-proof';
import { chartQuestion } from '@lienzo/templates/drawing/chart-question';
import { chartFigure } from '@lienzo/templates/drawing/chart-text';
import type { TenantTransaction } from '../../../platform/database/in-tenant.ts';
import { buildRowsQuery } from '../../report-data/report-data.ts';
import { type Figure, figuresByGroup, quoted } from './figures-by-group.ts';

/** For each category the figure of each series as people read it. */
export type ExpectedChart = { label: string; texts: string[] }[];

/** null for one that shows nothing. */
export async function expectedChart(
  trx: TenantTransaction,
  item: GraficaItem,
  rows: readonly Row[],
  { organizationId, today }: { organizationId: string; today: string },
): Promise<ExpectedChart | null> {
  const question = chartQuestion(item);
  const query = buildRowsQuery(storedQuery(item), { organizationId, limit: PROOF_ROWS, reckoned: today });
  if (question === null || query === null || rows.length === 0) return null;
  const asked = { figures: figuresOf(question), own: ownRows(item) };
  const labels = rows.map((row) => labelOf(question, row));
  const names = [...new Set(labels)];
  const matches = await figuresByGroup(
    trx,
    query.rows,
    asked,
    labels.map((label) => names.indexOf(label)),
  );
  const kept = keptOf(names, (at) => matches.get(at)?.f0, question);
  const isWhole = kept.length === names.length;
  const shown = isWhole ? names : [...kept, OTHERS];
  // The rest is reckoned over its rows: averages do not add up.
  const computed = isWhole
    ? matches
    : await figuresByGroup(
        trx,
        query.rows,
        asked,
        labels.map((label) => (kept.includes(label) ? kept.indexOf(label) : kept.length)),
      );
  return shown.map((label, at) => {
    const row = computed.get(at);
    const figures = Array.from({ length: Math.max(1, question.valores.length) }, (_none, index) =>
      textOf(row?.[`f${index}`]),
    );
    return { label, texts: figures.map((one) => chartFigure(item, one)) };
  });
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
  formatCell(row[categoria.column], categoria.data_type, formatOf(categoria)).slice(0, MAX_LABEL) ||
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
