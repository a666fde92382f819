import { rendererMessages } from '@lienzo/schema/messages/renderer-messages';
import { tooLarge } from '../errors/too-large.ts';

const LINE_END = 0x0a;

/**
 * The lines of a stream of bytes, empty ones left out. No more than one line is held.
 * @throws RenderError body_too_large as soon as the first line passes `firstMax` bytes, or another one `lineMax`.
 */
export async function* readLines(
  pieces: AsyncIterable<Uint8Array>,
  firstMax: number,
  lineMax: number,
): AsyncGenerator<Uint8Array> {
  let held: Uint8Array[] = [];
  let size = 0;
  let max = firstMax;
  let says: (bytes: number) => string = rendererMessages.tooLarge.firstLine;
  const hold = (part: Uint8Array): void => {
    size += part.byteLength;
    if (size > max) throw tooLarge(says(max));
    if (part.byteLength > 0) held.push(part);
  };
  const take = (): Uint8Array => {
    const line = held.length === 1 && held[0] !== undefined ? held[0] : Buffer.concat(held);
    held = [];
    size = 0;
    return line;
  };
  for await (const piece of pieces) {
    let from = 0;
    for (let at = piece.indexOf(LINE_END); at >= 0; at = piece.indexOf(LINE_END, from)) {
      hold(piece.subarray(from, at));
      from = at + 1;
      if (isBlank(held)) {
        take();
        continue;
      }
      yield take();
      max = lineMax;
      says = rendererMessages.tooLarge.line;
    }
    hold(piece.subarray(from));
  }
  if (!isBlank(held)) yield take();
}

/** Nothing, or the carriage return of a line that ends as on Windows. */
const isBlank = (parts: Uint8Array[]): boolean =>
  parts.every((part) => part.every((byte) => byte === 0x0d || byte === 0x20));
