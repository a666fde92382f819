import { rendererMessages } from '@lienzo/schema/messages/renderer-messages';
import type { RendererLimits } from '../../platform/limits/request-limits.ts';
import { contentTypeOf } from './content-type.ts';
import { type BodyMeter, limitBytes } from './limited-body.ts';

/** Reads the head of a body. @throws RenderError */
type BodyReader<Opened> = (body: AsyncIterable<Uint8Array>, limits: RendererLimits) => Promise<Opened>;

/** Opens a body that is one JSON text or NDJSON. @throws RenderError */
export async function openBody<Opened>(
  request: Request,
  limits: RendererLimits,
  readers: { json: BodyReader<Opened>; lines: BodyReader<Opened> },
  meter: BodyMeter,
): Promise<Opened> {
  const accepted = {
    'application/x-ndjson': { maxBytes: limits.streamBytes, message: rendererMessages.tooLarge.lines },
    'application/json': { maxBytes: limits.jsonBytes, message: rendererMessages.tooLarge.json },
  };
  const type = contentTypeOf(request, accepted);
  const read = type === 'application/json' ? readers.json : readers.lines;
  return await read(limitBytes(request.body, accepted[type], meter), limits);
}
