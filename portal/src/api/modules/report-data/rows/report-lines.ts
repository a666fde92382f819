/** A report and all its rows as NDJSON for the rendering service, streamed from the database with backpressure. */
import type { CombineOptions, RenderOptions } from '@lienzo/schema/api/render-contract';
import { todayInMexico } from '@lienzo/schema/payroll/plain-date';
import { formulaRowKeys } from '@lienzo/schema/report/formula-row-keys';
import { dataItems, type ReportDocument } from '@lienzo/schema/report/report';
import { storedQuery } from '@lienzo/schema/report/rows-query';
import type { TenantTransaction } from '../../../platform/database/in-tenant.ts';
import { detailKeys } from '../queries/detail-keys.ts';
import { streamRows } from './stream-rows.ts';

/** Lines are joined into chunks of about this many characters. */
const CHUNK = 32_768;

/** The first line, which names the report and the options of the print. */
export const headLine = (report: ReportDocument, options: RenderOptions): string => line({ report, options });

/** The first line of several reports, with the options of each and those of the whole. */
export const combineHeadLine = (
  reports: readonly { report: ReportDocument; options: RenderOptions }[],
  options: Partial<CombineOptions>,
): string => line({ reports, options });

/** `today`: the day that `hoy` stands for in what SQL summarises, `YYYY-MM-DD`. */
type RowOptions = { organizationId: string; today?: string | undefined };

/**
 * What follows the head line: a line for each row of each item in reading order, and the end line.
 * @param trx stays open while the rows are read.
 */
export async function* rowLines(
  trx: TenantTransaction,
  report: ReportDocument,
  options: RowOptions,
): AsyncGenerator<string> {
  yield* inChunks(reportRows(trx, report, options));
}

/** What follows the head line of several reports: the rows of each with its place, and the end line. */
export async function* combinedRowLines(
  trx: TenantTransaction,
  reports: readonly ReportDocument[],
  options: RowOptions,
): AsyncGenerator<string> {
  async function* numbered() {
    for (const [index, report] of reports.entries())
      for await (const one of reportRows(trx, report, options)) yield { report: index, ...one };
  }
  yield* inChunks(numbered());
}

async function* reportRows(
  trx: TenantTransaction,
  report: ReportDocument,
  { organizationId, today = todayInMexico() }: RowOptions,
) {
  const keys = detailKeys(report);
  const ownKeys = formulaRowKeys(report);
  for (const item of dataItems(report)) {
    const query = storedQuery(item, keys.get(item.uuid), ownKeys.get(item.uuid));
    for await (const row of streamRows(trx, query, { organizationId, today })) yield { item: item.uuid, row };
  }
}

/** The lines joined into chunks, and the end line. */
async function* inChunks(rows: AsyncIterable<object>): AsyncGenerator<string> {
  let count = 0;
  let chunk = '';
  for await (const row of rows) {
    count += 1;
    chunk += line(row);
    if (chunk.length < CHUNK) continue;
    yield chunk;
    chunk = '';
  }
  yield chunk + line({ end: true, rows: count });
}

const line = (value: unknown): string => `${JSON.stringify(value)}\n`;
