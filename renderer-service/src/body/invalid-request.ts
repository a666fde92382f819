import { describeIssue } from '@lienzo/schema/messages/describe-issue';
import { rendererMessages } from '@lienzo/schema/messages/renderer-messages';
import type { z } from 'zod';
import { RenderError } from '../errors/render-error.ts';

/** The error for a body that does not match its schema: the first issues, each with its path. */
export function invalidRequest(error: z.ZodError, prefix = ''): RenderError {
  const entries = error.issues.slice(0, 20).map((issue) => ({
    code: 'invalid_request',
    message: messageOf(issue),
    field: [prefix, ...issue.path.map(String)].filter((part) => part !== '').join('.'),
  }));
  return new RenderError('invalid_request', { cause: error, entries });
}

/** The schemas' own words are for forms, except those of refinements, which say what the library cannot know. */
function messageOf(issue: z.core.$ZodIssue): string {
  if (issue.code === 'custom') return issue.message;
  return (
    describeIssue({ ...issue, input: undefined }, rendererMessages.atMost) ?? rendererMessages.wrongValue
  );
}
