import type { Row } from '@lienzo/schema/data/column';
import type { RowList } from '@lienzo/schema/data/row-list';
import { dataItems, type ReportDocument } from '@lienzo/schema/report/report';
import { RowSpool } from '../../platform/spool/row-spool.ts';
import { ChartCollector } from './chart-collector.ts';
import type { RenderInput } from './render-input.ts';
import { RowShapes } from './row-shapes.ts';
import { SummaryCollector } from './summary-collector.ts';

/** The rows of a report while they come: long lists go to the disk, of charts and summaries the figures are kept alone. */
export class ReportRows {
  private readonly spools: Map<string, RowSpool>;
  private readonly charts: ChartCollector;
  private readonly summaries: SummaryCollector;
  private readonly shapes: RowShapes;

  /**
   * @param today the day that `hoy` stands for, `YYYY-MM-DD`.
   * @param share the part of the memory that it may take, where several reports come at once.
   */
  constructor(report: ReportDocument, today: string, share = 1) {
    this.spools = new Map(dataItems(report).map(({ uuid }) => [uuid, new RowSpool(share)]));
    this.charts = new ChartCollector(report, today);
    this.summaries = new SummaryCollector(report, today);
    this.shapes = new RowShapes(report);
  }

  /**
   * Takes a row of an item.
   * @param line what it came as.
   * @param field names the place of the row.
   * @throws RenderError invalid_request
   */
  async take(item: string, row: Row, line: Uint8Array, field: string): Promise<void> {
    this.shapes.check(item, row, field);
    if (this.charts.take(item, row) || this.summaries.take(item, row, field)) return;
    await this.spools.get(item)?.add(row, line);
  }

  /** What has come, once all is there. */
  async finish(): Promise<Pick<RenderInput, 'rows' | 'rowNotes' | 'charts'>> {
    const rows: Record<string, RowList> = {};
    for (const [uuid, spool] of this.spools) rows[uuid] = await spool.finish();
    Object.assign(rows, this.summaries.result());
    return {
      rows,
      rowNotes: [...this.shapes.notes(), ...this.summaries.notes()],
      charts: this.charts.result(),
    };
  }

  /** Deletes what is on the disk; harmless when it is done again. */
  async close(): Promise<void> {
    for (const spool of this.spools.values()) await spool.close();
  }
}
