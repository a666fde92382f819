import { rendererMessages } from '@lienzo/schema/messages/renderer-messages';
import type { z } from 'zod';
import { RenderError } from '../errors/render-error.ts';

/** A body of another shape: the first places that are wrong. */
export function invalidRequest(error: z.ZodError, prefix = ''): RenderError {
  const entries = error.issues.slice(0, 20).map((issue) => ({
    code: 'invalid_request',
    message: messageOf(issue),
    field: [prefix, ...issue.path.map(String)].filter((part) => part !== '').join('.'),
  }));
  return new RenderError('invalid_request', { cause: error, entries });
}

/** The library's own sentences are English; those of our rules are ours. */
function messageOf(issue: z.core.$ZodIssue): string {
  if (issue.code === 'custom') return issue.message;
  if (issue.code === 'invalid_value') return rendererMessages.oneOf(issue.values.map(String));
  if (issue.code === 'too_big' && issue.origin === 'array')
    return rendererMessages.atMost(Number(issue.maximum));
  return rendererMessages.wrongValue;
}
