/** Files of a rendering service of its own, and what they must show, without a database. */
import type { RenderFormat } from '@lienzo/schema/api/render-contract';
import { rowCompleter } from '@lienzo/schema/data/additional-column';
import type { Row } from '@lienzo/schema/data/column';
import { dataItems, type ReportDocument } from '@lienzo/schema/report/report';
import { openTestRenderer } from '@lienzo/tests/renderer/open-test-renderer';
import { headLine } from '../../report-data/rows/report-lines.ts';
import type { FileProof, ProofSource } from '../proof/compare-file.ts';
import { compareInWorker } from '../proof/compare-in-worker.ts';

const TODAY = '2026-11-26';

/** `rows` by item, as they are queried. */
export type ReportWithRows = { report: ReportDocument; rows: Record<string, Row[]> };

export class ProofDriver {
  private readonly renderer = openTestRenderer();

  /** What the rendering service makes of a report. */
  async fileOf(format: RenderFormat, { report, rows }: ReportWithRows): Promise<Uint8Array> {
    const lines = Object.entries(rows).flatMap(([item, own]) =>
      own.map((row) => JSON.stringify({ item, row })),
    );
    const end = JSON.stringify({ end: true, rows: lines.length });
    const body = `${headLine(report, { today: TODAY })}${[...lines, end].join('\n')}\n`;
    const headers = { 'content-type': 'application/x-ndjson' };
    const url = `http://renderer.test/render?format=${format}`;
    const answer = await this.renderer.fetch(new Request(url, { method: 'POST', headers, body }));
    if (answer.status !== 200) throw new Error(`${answer.status}: ${await answer.text()}`);
    return new Uint8Array(await answer.arrayBuffer());
  }

  /** What a file says that is made of other rows, or of these. */
  async prove(format: RenderFormat, report: ReportWithRows, rows = report.rows): Promise<FileProof> {
    return this.compare(format, await this.fileOf(format, { ...report, rows }), report);
  }

  compare(format: RenderFormat, bytes: Uint8Array, report: ReportWithRows): Promise<FileProof> {
    return compareInWorker(format, bytes, sourceOf(report));
  }

  stop(): Promise<void> {
    return this.renderer.stop();
  }
}

/** What SQL would give; totals are the drawing's own. */
function sourceOf({ report, rows }: ReportWithRows): ProofSource {
  const items = dataItems(report).map(({ uuid, nombre, additional_columns, selected_columns }) => ({
    ...{ uuid, name: nombre, isSummary: false },
    // Computed columns too; that SQL and the evaluation give the same is tested with the formulas.
    rows: (rows[uuid] ?? []).map(rowCompleter({ additional_columns, selected_columns }, TODAY)),
    ...{ totals: [], subtotals: [], groupTexts: [], chart: null },
  }));
  return { report, expected: { items, rows: 0, more: false }, today: TODAY };
}
