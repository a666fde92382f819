import type { ItemFigures, ItemFiguresQuery } from '@lienzo/schema/api/report-endpoints';
import { rowCompleter } from '@lienzo/schema/data/additional-column';
import { ChartAccumulator } from '@lienzo/schema/data/chart-data';
import { sampleRows } from './sample-rows.ts';

/** What an item shows of all its rows, as the response of `item_figures`. */
export function sampleFigures(
  { chart, ...query }: ItemFiguresQuery,
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
  return { chart: gathering?.result() ?? null, groups };
}
