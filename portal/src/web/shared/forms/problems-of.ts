import type { Endpoint } from '@lienzo/schema/api/endpoint';
import { apiFieldMessages } from '@lienzo/schema/rule-messages/api-field-messages';
import { sessionMessages } from '@lienzo/schema/rule-messages/session-messages';
import type { z } from 'zod';

/** Validates a body by the call's schema: the first message of each field, by its path (`user.mail`). */
export function problemsOf({ body: schema }: Endpoint, body: unknown): Record<string, string> {
  const checked = schema?.safeParse(body, { error: inSpanish });
  if (checked === undefined || checked.success) return {};
  const problems: Record<string, string> = {};
  for (const { path, message } of checked.error.issues) problems[path.join('.')] ??= message;
  return problems;
}

/** For a rule without a message in the schema, instead of Zod's English one. */
const inSpanish: z.core.$ZodErrorMap = (issue) =>
  issue.code === 'too_big' && issue.origin === 'string'
    ? apiFieldMessages.atMost(Number(issue.maximum))
    : sessionMessages.checkField;
