import { rowCompleter } from '@lienzo/schema/data/additional-column';
import { ChartAccumulator } from '@lienzo/schema/data/chart-data';
import type { Row } from '@lienzo/schema/data/column';
import { RangeGathering } from '@lienzo/schema/data/column-bar';
import type { TableTotals, TotalsQuestion } from '@lienzo/schema/data/table-totals';
import { TotalsAccumulator } from '@lienzo/schema/data/totals';
import type { ItemFigures, ItemFiguresQuery } from '@lienzo/schema/reports/report-data-endpoints';
import { groupName } from '@lienzo/templates/drawing/table-lines';
import { sampleRows } from './sample-rows.ts';

/** What an item shows of all its rows, as the response of `item_figures`. */
export function sampleFigures(
  { chart, totals, ...query }: ItemFiguresQuery,
  today: string,
  count: number | undefined,
): ItemFigures {
  const rows = sampleRows(query, today, count).map(rowCompleter(query, today));
  const gathering = chart && new ChartAccumulator(chart);
  for (const row of rows) gathering?.add(row);
  const groups = (query.group_by ?? []).map(
    (_, level, keys) =>
      new Set(rows.map((row) => JSON.stringify(keys.slice(0, level + 1).map((key) => row[key])))).size,
  );
  return { chart: gathering?.result() ?? null, totals: totals ? totalsOf(rows, totals) : null, groups };
}

function totalsOf(
  rows: readonly Row[],
  { columns, own, groups, open, ranges = [] }: TotalsQuestion,
): TableTotals {
  const sum = (some: readonly Row[]) => {
    const totals = new TotalsAccumulator(columns, new Map(Object.entries(own)));
    for (const row of some) totals.add(row);
    return Object.fromEntries(totals.result());
  };
  const inGroup = (row: Row, level: number): boolean =>
    groups.slice(0, level + 1).every((column, at) => groupName(row, column) === open[at]);
  const gathering = new RangeGathering(ranges);
  for (const row of rows) gathering.add(row);
  const ranged = ranges.length > 0 && { ranges: gathering.result() };
  return {
    ...ranged,
    all: sum(rows),
    open: open.map((_, level) => sum(rows.filter((row) => inGroup(row, level)))),
  };
}
