import { renderRowLine } from '@lienzo/schema/api/render-contract';
import { todayInMexico } from '@lienzo/schema/payroll/plain-date';
import { readHeadLine } from '../../http/body/read-json.ts';
import { readLines } from '../../http/body/read-lines.ts';
import { readRowLines } from '../../http/body/read-row-lines.ts';
import type { RendererLimits } from '../../platform/limits/request-limits.ts';
import { inputHead, type LoadedRows, type OpenedInput, type RenderInput, reportOf } from './render-input.ts';
import { ReportRows } from './report-rows.ts';

/**
 * Opens an NDJSON body: head, rows of the report's items, end line. Lines are validated as they arrive; a body without
 * its end line, or with a wrong row count in it, is refused.
 * @throws RenderError
 */
export async function openNdjsonBody(
  body: AsyncIterable<Uint8Array>,
  limits: RendererLimits,
): Promise<OpenedInput> {
  const lines = readLines(body, limits.jsonBytes, limits.lineBytes);
  const { report: stored, options } = await readHeadLine(lines, inputHead);
  const head = { report: reportOf(stored), options };
  return {
    ...head,
    load: (signal, onProgress) => readRows(head, lines, limits, signal, onProgress),
  };
}

async function readRows(
  { report, options }: Pick<RenderInput, 'report' | 'options'>,
  lines: AsyncGenerator<Uint8Array>,
  limits: RendererLimits,
  signal: AbortSignal,
  onProgress: (rows: number) => void,
): Promise<LoadedRows> {
  const own = new ReportRows(report, options.today ?? todayInMexico());
  const close = (): Promise<void> => own.close();
  try {
    const count = await readRowLines(
      lines,
      renderRowLine,
      limits.rows,
      onProgress,
      async ({ item, row }, bytes, position) => {
        signal.throwIfAborted();
        await own.take(item, row, bytes, `${position}.${item}`);
      },
    );
    return { ...(await own.finish()), count, close };
  } catch (error) {
    await close();
    throw error;
  }
}
