import { apiFieldMessages } from '@lienzo/schema/messages/api-field-messages';
import { rendererMessages } from '@lienzo/schema/messages/renderer-messages';
import { z } from 'zod';

/** Zod's own Spanish locale; exact, but technical. */
const technical = z.locales.es().localeError;

/** The message of an issue whose schema has none: what to do, where that is known. */
export const issueInSpanish: z.core.$ZodErrorMap = (issue) => plainly(issue) ?? technical(issue);

function plainly(issue: z.core.$ZodRawIssue): string | undefined {
  const { code } = issue;
  if (code === 'too_big') return bound(issue.origin, Number(issue.maximum), MOST);
  if (code === 'too_small') return bound(issue.origin, Number(issue.minimum), LEAST);
  if (code === 'invalid_value') return rendererMessages.oneOf(issue.values.map(String));
  if (code === 'invalid_type' && issue.expected === 'int') return apiFieldMessages.whole;
  if (code === 'invalid_format' && issue.format === 'uuid') return apiFieldMessages.identifier;
  return undefined;
}

type Words = Partial<Record<string, (bound: number) => string>>;
const { atLeast, atMost, fewest, largest, most, smallest } = apiFieldMessages;
const MOST: Words = { string: atMost, number: largest, int: largest, array: most };
const LEAST: Words = { string: atLeast, number: smallest, int: smallest, array: fewest };

const bound = (origin: string, limit: number, words: Words): string | undefined => words[origin]?.(limit);
