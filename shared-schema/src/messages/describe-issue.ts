import type { z } from 'zod';
import { apiFieldMessages } from '../rule-messages/api-field-messages.ts';
import { rendererMessages } from './renderer-messages.ts';

type Texts = Partial<Record<string, (bound: number) => string>>;
const { atLeast, atMost, fewest, identifier, largest, most, smallest, whole } = apiFieldMessages;
const { formats, missing, types, wrong } = apiFieldMessages;

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

/**
 * What to do about any fault, without a word that only programmers know: the schema's own words, or these, are all that
 * anybody reads.
 */
export const describeAnyIssue = (issue: z.core.$ZodRawIssue): string => describeIssue(issue) ?? plain(issue);

function plain(issue: z.core.$ZodRawIssue): string {
  const { code, input } = issue;
  if (code === 'invalid_type') {
    if (input === undefined || input === null) return missing;
    return wordOf(types, issue.expected);
  }
  return code === 'invalid_format' ? wordOf(formats, issue.format) : wrong;
}

const wordOf = (texts: Readonly<Record<string, string>>, name: string): string =>
  Object.hasOwn(texts, name) ? (texts[name] ?? wrong) : wrong;

const bound = (origin: string, limit: number | bigint, text: Texts): string | undefined =>
  text[origin]?.(Number(limit));
