import { renderEndLine, renderRowLine } from '@lienzo/schema/api/render-contract';
import type { Row } from '@lienzo/schema/data/column';
import type { RowList } from '@lienzo/schema/data/row-list';
import { dataItems, type ReportDocument } from '@lienzo/schema/report/report';
import { z } from 'zod';
import { invalidRequest } from '../../body/invalid-request.ts';
import { parseJson } from '../../body/parse-json.ts';
import { readLimited } from '../../body/read-limited.ts';
import { readLines } from '../../body/read-lines.ts';
import { RenderError } from '../../errors/render-error.ts';
import { mexicoCityDay } from '../../formats/mexico-city-day.ts';
import type { RendererLimits } from '../../renderer-options.ts';
import { RowSpool } from '../../spool/row-spool.ts';
import { ChartGathering } from './chart-gathering.ts';
import { inputHead, type LoadedRows, type OpenedInput, type RenderInput, reportOf } from './render-input.ts';

const bodyLine = z.union([renderRowLine, renderEndLine]);

/**
 * The input as lines of JSON: the head, the rows of the report's items, the end. Each line is read and checked as
 * it comes; a body that stops before its end line, or whose end counts other rows, is refused.
 * @throws RenderError
 */
export async function openNdjsonBody(
  body: ReadableStream<Uint8Array> | null,
  limits: RendererLimits,
): Promise<OpenedInput> {
  const lines = readLines(readLimited(body, limits.streamBytes), limits.jsonBytes, limits.lineBytes);
  const head = await readHead(lines);
  return {
    ...head,
    load: (signal, read) => readRows(head, lines, limits, signal, read),
  };
}

async function readRows(
  { report, options }: Pick<RenderInput, 'report' | 'options'>,
  lines: AsyncGenerator<Uint8Array>,
  limits: RendererLimits,
  signal: AbortSignal,
  read: (rows: number) => void,
): Promise<LoadedRows> {
  const spools = new Map(dataItems(report).map(({ uuid }) => [uuid, new RowSpool()]));
  const charts = new ChartGathering(report, options.today ?? mexicoCityDay(new Date()));
  const close = async (): Promise<void> => {
    for (const spool of spools.values()) await spool.close();
  };
  try {
    const count = await eachRow(lines, limits, read, async (item, row, line) => {
      signal.throwIfAborted();
      if (charts.take(item, row)) return;
      const spool = spools.get(item);
      if (spool === undefined) throw new RenderError('invalid_request', { field: item });
      await spool.add(row, line);
    });
    const rows: Record<string, RowList> = {};
    for (const [uuid, spool] of spools) rows[uuid] = await spool.finish();
    return { rows, charts: charts.result(), count, close };
  } catch (error) {
    await close();
    throw error;
  }
}

/** Gives each row of the lines. @returns how many there were, once the end line says the same. */
async function eachRow(
  lines: AsyncGenerator<Uint8Array>,
  limits: RendererLimits,
  read: (rows: number) => void,
  take: (item: string, row: Row, line: Uint8Array) => Promise<void>,
): Promise<number> {
  let count = 0;
  for await (const line of lines) {
    const parsed = bodyLine.safeParse(parseJson(line));
    if (!parsed.success) throw invalidRequest(parsed.error, `línea ${count + 2}`);
    if ('end' in parsed.data) {
      if (parsed.data.rows !== count || !(await lines.next()).done) throw cutOff(count);
      return count;
    }
    await take(parsed.data.item, parsed.data.row, line);
    count += 1;
    if (count > limits.rows) throw new RenderError('body_too_large');
    if (count % 1_000 === 0) read(count);
  }
  throw cutOff(count);
}

async function readHead(
  lines: AsyncGenerator<Uint8Array>,
): Promise<{ report: ReportDocument; options: RenderInput['options'] }> {
  const first = await lines.next();
  if (first.done === true) throw new RenderError('invalid_json');
  const parsed = inputHead.safeParse(parseJson(first.value));
  if (!parsed.success) throw invalidRequest(parsed.error);
  return { report: reportOf(parsed.data.report), options: parsed.data.options };
}

const cutOff = (count: number): RenderError =>
  new RenderError('invalid_request', {
    entries: [
      {
        code: 'invalid_request',
        message: `El contenido llegó incompleto: ${count} filas y ningún final que las cuente.`,
        field: 'end',
      },
    ],
  });
