import { RenderError } from '../errors/render-error.ts';

/** A body as it comes, refused as soon as it is longer than allowed. @throws RenderError body_too_large */
export async function* readLimited(
  body: ReadableStream<Uint8Array> | null,
  maxBytes: number,
): AsyncGenerator<Uint8Array> {
  if (body === null) return;
  let total = 0;
  for await (const piece of body) {
    total += piece.byteLength;
    if (total > maxBytes) throw new RenderError('body_too_large');
    yield piece;
  }
}
