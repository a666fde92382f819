import type { z } from 'zod';
import { rendererMessages } from './renderer-messages.ts';
import { apiFieldMessages } from './rules/api-field-messages.ts';

type Words = Partial<Record<string, (bound: number) => string>>;
const { atLeast, atMost, fewest, identifier, largest, most, smallest, whole } = apiFieldMessages;

/**
 * What to do about a value that a schema without words of its own refuses.
 * @param tooMany the words for a list that is too long.
 * @returns undefined where nothing can be said that helps anybody but a programmer.
 */
export function describeIssue(issue: z.core.$ZodRawIssue, tooMany = most): string | undefined {
  const { code } = issue;
  if (code === 'too_big')
    return bound(issue.origin, issue.maximum, {
      string: atMost,
      number: largest,
      int: largest,
      array: tooMany,
    });
  if (code === 'too_small')
    return bound(issue.origin, issue.minimum, {
      string: atLeast,
      number: smallest,
      int: smallest,
      array: fewest,
    });
  if (code === 'invalid_value') return rendererMessages.oneOf(issue.values.map(String));
  if (code === 'unrecognized_keys') return apiFieldMessages.unknownName(issue.keys);
  if (code === 'invalid_type' && issue.expected === 'int') return whole;
  if (code === 'invalid_format' && issue.format === 'uuid') return identifier;
  return undefined;
}

const bound = (origin: string, limit: number | bigint, words: Words): string | undefined =>
  words[origin]?.(Number(limit));
