import { tooLarge } from '../errors/too-large.ts';
import type { BodyLimit } from './body-limit.ts';
import type { BodyMeter } from './body-meter.ts';

/** A body as it comes, refused as soon as it is longer than allowed. @throws RenderError body_too_large */
export async function* readLimited(
  body: ReadableStream<Uint8Array> | null,
  { bytes, says }: BodyLimit,
  meter: BodyMeter,
): AsyncGenerator<Uint8Array> {
  if (body === null) return;
  for await (const piece of body) {
    meter.bytes += piece.byteLength;
    if (meter.bytes > bytes) throw tooLarge(says(bytes));
    yield piece;
  }
}
