import { rendererMessages } from '@lienzo/schema/messages/renderer-messages';
import { RenderError } from '../../platform/errors/render-error.ts';

/** Validates a query parameter against an enum. @throws RenderError invalid_request that lists the values. */
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
