import { type RowCompleter, rowCompleter } from '@lienzo/schema/data/additional-column';
import { ChartAccumulator, type ChartData } from '@lienzo/schema/data/chart-data';
import type { Row } from '@lienzo/schema/data/column';
import { type ReportDocument, reportItems } from '@lienzo/schema/report/report';
import { chartQuestion } from '@lienzo/templates/drawing/chart-question';

/** Aggregates the data of a report's charts while their rows arrive, so that the rows need not be stored. */
export class ChartCollector {
  private readonly charts = new Map<string, { figures: ChartAccumulator; complete: RowCompleter }>();

  /** @param today the day that `hoy` stands for, `YYYY-MM-DD`. */
  constructor(report: ReportDocument, today: string) {
    for (const item of reportItems(report)) {
      // A detail chart shows other rows on each page: its rows are stored.
      if (item.nombre !== 'grafica' || item.detail_column !== undefined) continue;
      const question = chartQuestion(item);
      if (question !== null)
        this.charts.set(item.uuid, {
          figures: new ChartAccumulator(question),
          complete: rowCompleter(item, today),
        });
    }
  }

  /** Adds a row of an item. @returns false for an item whose rows have to be stored. */
  take(uuid: string, row: Row): boolean {
    const chart = this.charts.get(uuid);
    if (chart === undefined) return false;
    chart.figures.add(chart.complete(row));
    return true;
  }

  /** Each chart's data by uuid. */
  result(): Record<string, ChartData> {
    return Object.fromEntries([...this.charts].map(([uuid, { figures }]) => [uuid, figures.result()]));
  }
}
