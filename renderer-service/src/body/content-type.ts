import { rendererMessages } from '@lienzo/schema/messages/renderer-messages';
import { RenderError, tooLarge } from '../errors/render-error.ts';
import type { BodyLimit } from './limited-body.ts';

/**
 * The type of a request's body, one of those accepted.
 * @param accepted how long a body of each may be.
 * @throws RenderError unsupported_media_type, or body_too_large for one that says so before it comes.
 */
export function contentTypeOf<Type extends string>(
  request: Request,
  accepted: Record<Type, BodyLimit>,
): Type {
  const declared = (request.headers.get('content-type') ?? '').split(';')[0]?.trim().toLowerCase() ?? '';
  const length = Number(request.headers.get('content-length') ?? 0);
  for (const type in accepted) {
    if (type !== declared) continue;
    const { maxBytes, message: limitMessage } = accepted[type];
    if (length > maxBytes) throw tooLarge(limitMessage(maxBytes));
    return type;
  }
  const message = rendererMessages.contentTypes(Object.keys(accepted));
  throw new RenderError('unsupported_media_type', { entries: [{ code: 'unsupported_media_type', message }] });
}
