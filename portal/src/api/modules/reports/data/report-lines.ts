/** A report and all its rows as NDJSON for the rendering service, streamed from the database with backpressure. */
import type { RenderOptions } from '@lienzo/schema/api/render-contract';
import { dataItems, type ReportDocument } from '@lienzo/schema/report/report';
import type { TenantTransaction } from '../../../platform/database/in-tenant.ts';
import { detailKeys } from './detail-keys.ts';
import { streamRows } from './stream-rows.ts';

/** Lines are joined into chunks of about this many characters. */
const PIECE = 32_768;

/** The first line, which names the report and the options of the print. */
export const headLine = (report: ReportDocument, options: RenderOptions): string => line({ report, options });

/**
 * What follows the head line: a line for each row of each item in reading order, and the end line.
 * @param trx stays open while the rows are read.
 */
export async function* rowLines(
  trx: TenantTransaction,
  report: ReportDocument,
  organizationId: string,
): AsyncGenerator<string> {
  const keys = detailKeys(report);
  let count = 0;
  let piece = '';
  for (const item of dataItems(report))
    for await (const row of streamRows(
      trx,
      { ...item, extra_columns: keys.get(item.uuid) ?? [] },
      { organizationId },
    )) {
      count += 1;
      piece += line({ item: item.uuid, row });
      if (piece.length < PIECE) continue;
      yield piece;
      piece = '';
    }
  yield piece + line({ end: true, rows: count });
}

const line = (value: unknown): string => `${JSON.stringify(value)}\n`;
