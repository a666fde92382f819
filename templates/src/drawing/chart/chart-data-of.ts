import { rowCompleter } from '@lienzo/schema/data/additional-column';
import { ChartAccumulator, type ChartData } from '@lienzo/schema/data/chart-data';
import type { GraficaItem } from '@lienzo/schema/report/item';
import type { DrawContext } from '../draw-context.ts';
import { tableRows } from '../table/table-rows.ts';
import { chartQuestion } from './chart-question.ts';

/** A chart's data: aggregated before, or from its rows now; null while the chart is incomplete. */
export function chartDataOf(
  item: GraficaItem,
  context: Pick<DrawContext, 'rowsOf' | 'charts' | 'today' | 'current'>,
): ChartData | null {
  const known = context.charts?.[item.uuid];
  if (known !== undefined) return known;
  const question = chartQuestion(item);
  if (question === null) return null;
  const gathering = new ChartAccumulator(question);
  const complete = rowCompleter(item, context.today);
  for (const row of tableRows(item, context)) gathering.add(complete(row));
  return gathering.result();
}
