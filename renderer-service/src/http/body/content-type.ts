import { rendererMessages } from '@lienzo/schema/messages/renderer-messages';
import { RenderError, tooLarge } from '../../platform/errors/render-error.ts';
import type { BodyLimit } from './limited-body.ts';

/**
 * The content type of a request, one of those accepted.
 * @param accepted the limit of each type.
 * @throws RenderError unsupported_media_type, also for a compressed body, or body_too_large when the Content-Length
 * exceeds the limit.
 */
export function contentTypeOf<Type extends string>(
  request: Request,
  accepted: Record<Type, BodyLimit>,
): Type {
  const encoding = request.headers.get('content-encoding')?.trim().toLowerCase() ?? 'identity';
  if (encoding !== 'identity') throw unsupported(rendererMessages.compressed);
  const declared = (request.headers.get('content-type') ?? '').split(';')[0]?.trim().toLowerCase() ?? '';
  const length = Number(request.headers.get('content-length') ?? 0);
  for (const type in accepted) {
    if (type !== declared) continue;
    const { maxBytes, message: limitMessage } = accepted[type];
    if (length > maxBytes) throw tooLarge(limitMessage(maxBytes));
    return type;
  }
  throw unsupported(rendererMessages.contentTypes(Object.keys(accepted)));
}

const unsupported = (message: string): RenderError =>
  new RenderError('unsupported_media_type', { entries: [{ code: 'unsupported_media_type', message }] });
