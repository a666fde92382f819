import { tooLarge } from '../errors/render-error.ts';

/** How many bytes of a body have come. */
export type BodyMeter = { bytes: number };

/** How long a body may be, and what the client of a longer one is told. */
export type BodyLimit = {
  maxBytes: number;
  message: (maxBytes: number) => string;
};

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
