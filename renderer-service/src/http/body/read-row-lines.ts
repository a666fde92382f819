import { renderEndLine } from '@lienzo/schema/api/render-contract';
import type { Row } from '@lienzo/schema/data/column';
import { rendererMessages } from '@lienzo/schema/messages/renderer-messages';
import { z } from 'zod';
import { RenderError, tooLarge } from '../../platform/errors/render-error.ts';
import { invalidRequest } from './invalid-request.ts';
import { parseJson } from './read-json.ts';

/** A row line of an NDJSON body. */
type RowLine = { item: string; row: Row };

/**
 * Reads the lines after the head of an NDJSON body: rows, then the end line, whose count has to match.
 * @param schema of a row line.
 * @param onProgress is called with the number of rows every thousand rows.
 * @param onRow receives a row, the bytes of its line, and the line's number in words.
 * @returns the number of rows.
 * @throws RenderError
 */
export async function readRowLines<Line extends RowLine>(
  lines: AsyncGenerator<Uint8Array>,
  schema: z.ZodType<Line>,
  maxRows: number,
  onProgress: (rows: number) => void,
  onRow: (line: Line, bytes: Uint8Array, position: string) => Promise<void>,
): Promise<number> {
  const bodyLine = z.union([schema, renderEndLine]);
  let count = 0;
  for await (const bytes of lines) {
    const parsed = bodyLine.safeParse(parseJson(bytes, rendererMessages.line(count + 2)));
    if (!parsed.success) throw invalidRequest(parsed.error, rendererMessages.line(count + 2));
    if ('end' in parsed.data) {
      const { rows } = parsed.data;
      if (rows !== count) throw invalidEnd(rendererMessages.miscounted(count, rows));
      if (!(await lines.next()).done) throw invalidEnd(rendererMessages.afterTheEnd);
      return count;
    }
    await onRow(parsed.data, bytes, rendererMessages.line(count + 2));
    count += 1;
    if (count > maxRows) throw tooLarge(rendererMessages.tooLarge.rows(maxRows));
    if (count % 1_000 === 0) onProgress(count);
  }
  throw invalidEnd(rendererMessages.cutOff(count));
}

const invalidEnd = (message: string): RenderError =>
  new RenderError('invalid_request', { entries: [{ code: 'invalid_request', message, field: 'end' }] });
