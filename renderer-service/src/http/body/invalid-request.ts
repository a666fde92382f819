import { describeIssue } from '@lienzo/schema/messages/describe-issue';
import { rendererMessages } from '@lienzo/schema/messages/renderer-messages';
import type { z } from 'zod';
import { RenderError } from '../../platform/errors/render-error.ts';

/** The error for a body that does not match its schema: the first issues, each with its path. */
export function invalidRequest(error: z.ZodError, prefix = ''): RenderError {
  const entries = error.issues.slice(0, 20).flatMap((issue) =>
    pathsOf(issue).map((path) => ({
      code: 'invalid_request',
      message: messageOf(issue),
      field: [prefix, ...path.map(String)].filter((part) => part !== '').join('.'),
    })),
  );
  return new RenderError('invalid_request', { cause: error, entries });
}

/** The places of an issue: of names that nothing reads, each of them. */
const pathsOf = (issue: z.core.$ZodIssue): PropertyKey[][] =>
  issue.code === 'unrecognized_keys' ? issue.keys.map((key) => [...issue.path, key]) : [issue.path];

/** The schemas' own words are for forms, except those of refinements, which say what the library cannot know. */
function messageOf(issue: z.core.$ZodIssue): string {
  if (issue.code === 'custom') return issue.message;
  return (
    describeIssue({ ...issue, input: undefined }, rendererMessages.atMost) ?? rendererMessages.wrongValue
  );
}
