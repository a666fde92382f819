import { rendererMessages } from '@lienzo/schema/messages/renderer-messages';
import { tooLarge } from '../../platform/errors/render-error.ts';

const LINE_END = 0x0a;

/**
 * Splits a byte stream into lines and skips empty ones. At most one line is buffered.
 * @throws RenderError body_too_large as soon as the first line passes `firstMax` bytes, or another one `lineMax`.
 */
export async function* readLines(
  chunks: AsyncIterable<Uint8Array>,
  firstLineMax: number,
  lineMax: number,
): AsyncGenerator<Uint8Array> {
  let pending: Uint8Array[] = [];
  let size = 0;
  let max = firstLineMax;
  let limitMessage: (bytes: number) => string = rendererMessages.tooLarge.firstLine;
  const append = (part: Uint8Array): void => {
    size += part.byteLength;
    if (size > max) throw tooLarge(limitMessage(max));
    if (part.byteLength > 0) pending.push(part);
  };
  const takeLine = (): Uint8Array => {
    const line = pending.length === 1 && pending[0] !== undefined ? pending[0] : Buffer.concat(pending);
    pending = [];
    size = 0;
    return line;
  };
  for await (const chunk of chunks) {
    let from = 0;
    for (let at = chunk.indexOf(LINE_END); at >= 0; at = chunk.indexOf(LINE_END, from)) {
      append(chunk.subarray(from, at));
      from = at + 1;
      if (isBlank(pending)) {
        takeLine();
        continue;
      }
      yield takeLine();
      max = lineMax;
      limitMessage = rendererMessages.tooLarge.line;
    }
    append(chunk.subarray(from));
  }
  if (!isBlank(pending)) yield takeLine();
}

/** Whether a line is empty or only spaces and a carriage return. */
const isBlank = (parts: Uint8Array[]): boolean =>
  parts.every((part) => part.every((byte) => byte === 0x0d || byte === 0x20));
