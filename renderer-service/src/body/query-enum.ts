import { rendererMessages } from '@lienzo/schema/messages/renderer-messages';
import { RenderError } from '../errors/render-error.ts';

/** One of the values that a query parameter may have. @throws RenderError invalid_request that names them. */
export function queryEnum<Value extends string>(
  field: string,
  value: string,
  { options }: { options: readonly Value[] },
): Value {
  const chosen = options.find((option) => option === value);
  if (chosen !== undefined) return chosen;
  const message = rendererMessages.oneOf(options);
  throw new RenderError('invalid_request', { entries: [{ code: 'invalid_request', message, field }] });
}
