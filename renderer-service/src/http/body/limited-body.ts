import { tooLarge } from '../../platform/errors/render-error.ts';

/** Counts the bytes of a body while it arrives. */
export type BodyMeter = { bytes: number };

/** The largest body that is accepted, and the error message for a larger one. */
export type BodyLimit = {
  maxBytes: number;
  message: (maxBytes: number) => string;
};

/** Passes a body's chunks on and fails as soon as it exceeds its limit. @throws RenderError body_too_large */
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
