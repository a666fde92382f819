import { RenderError } from '../errors/render-error.ts';

/**
 * The type of a request's body, one of those accepted.
 * @param accepted bytes that a body of each may have.
 * @throws RenderError unsupported_media_type, or body_too_large for one that says so before it comes.
 */
export function bodyType<Type extends string>(request: Request, accepted: Record<Type, number>): Type {
  const said = (request.headers.get('content-type') ?? '').split(';')[0]?.trim().toLowerCase() ?? '';
  const length = Number(request.headers.get('content-length') ?? 0);
  for (const type in accepted) {
    if (type !== said) continue;
    if (length > accepted[type]) throw new RenderError('body_too_large');
    return type;
  }
  throw new RenderError('unsupported_media_type');
}
