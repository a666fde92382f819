import { tooLarge } from '../errors/too-large.ts';
import type { BodyLimit } from './body-limit.ts';

/** A body as it comes, refused as soon as it is longer than allowed. @throws RenderError body_too_large */
export async function* readLimited(
  body: ReadableStream<Uint8Array> | null,
  { bytes, says }: BodyLimit,
): AsyncGenerator<Uint8Array> {
  if (body === null) return;
  let total = 0;
  for await (const piece of body) {
    total += piece.byteLength;
    if (total > bytes) throw tooLarge(says(bytes));
    yield piece;
  }
}
