import { combineRowLine } from '@lienzo/schema/api/render-contract';
import { rendererMessages } from '@lienzo/schema/messages/renderer-messages';
import { readHeadLine } from '../../http/body/read-json.ts';
import { readLines } from '../../http/body/read-lines.ts';
import { readRowLines } from '../../http/body/read-row-lines.ts';
import { RenderError } from '../../platform/errors/render-error.ts';
import type { RendererLimits } from '../../platform/limits/request-limits.ts';
import { ReportRows } from '../render/report-rows.ts';
import {
  type CombineHead,
  combineHead,
  combineHeadOf,
  combineJobOf,
  type LoadedCombination,
  type OpenedCombination,
} from './combine-input.ts';

/**
 * Opens an NDJSON body: a head with the reports, rows with their report index and item, an end line. Long lists of rows
 * are spooled to the disk.
 * @throws RenderError
 */
export async function openCombineNdjson(
  body: AsyncIterable<Uint8Array>,
  limits: RendererLimits,
): Promise<OpenedCombination> {
  const lines = readLines(body, limits.jsonBytes, limits.lineBytes);
  const head = combineHeadOf(await readHeadLine(lines, combineHead));
  return {
    options: head.options,
    load: (signal, onProgress) => readRows(head, lines, limits, signal, onProgress),
  };
}

async function readRows(
  head: CombineHead,
  lines: AsyncGenerator<Uint8Array>,
  limits: RendererLimits,
  signal: AbortSignal,
  onProgress: (rows: number) => void,
): Promise<LoadedCombination> {
  const { today, reports } = head;
  const share = 1 / reports.length;
  const own = reports.map(({ report, options }) => new ReportRows(report, options.today ?? today, share));
  const close = async (): Promise<void> => {
    for (const rows of own) await rows.close();
  };
  try {
    const rows = await readRowLines(
      lines,
      combineRowLine,
      limits.rows,
      onProgress,
      async ({ report, item, row }, bytes, position) => {
        signal.throwIfAborted();
        const target = own[report];
        if (target === undefined) throw noSuchReport(report, own.length);
        await target.take(item, row, bytes, `${position}.reports.${report}.${item}`);
      },
    );
    const finished = [];
    for (const one of own) finished.push(await one.finish());
    return { job: await combineJobOf(head, finished, signal), rows, close };
  } catch (error) {
    await close();
    throw error;
  }
}

const noSuchReport = (index: number, count: number): RenderError =>
  new RenderError('invalid_request', {
    entries: [
      {
        code: 'invalid_request',
        message: rendererMessages.noSuchReport(index, count),
        field: `reports.${index}`,
      },
    ],
  });
