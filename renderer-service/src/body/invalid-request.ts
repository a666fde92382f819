import type { z } from 'zod';
import { RenderError } from '../errors/render-error.ts';

/** A body of another shape: the first places that are wrong. */
export function invalidRequest(error: z.ZodError, under = ''): RenderError {
  const entries = error.issues.slice(0, 20).map((issue) => ({
    code: 'invalid_request',
    message: 'El valor no tiene la forma esperada.',
    field: [under, ...issue.path.map(String)].filter((part) => part !== '').join('.'),
  }));
  return new RenderError('invalid_request', { cause: error, entries });
}
