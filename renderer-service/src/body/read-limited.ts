import { tooLarge } from '../errors/too-large.ts';
import type { BodyLimit } from './body-limit.ts';
import type { BodyMeter } from './body-meter.ts';

/** A body as it comes, refused as soon as it is longer than allowed. @throws RenderError body_too_large */
export async function* limitBytes(
  body: ReadableStream<Uint8Array> | null,
  { maxBytes, message }: BodyLimit,
  meter: BodyMeter,
): AsyncGenerator<Uint8Array> {
  if (body === null) return;
  for await (const chunk of body) {
    meter.bytes += chunk.byteLength;
    if (meter.bytes > maxBytes) throw tooLarge(message(maxBytes));
    yield chunk;
  }
}
