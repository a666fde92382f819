/** Validates received data by the endpoint's schema and reports each issue in Spanish. */

import type { ErrorCode } from '@lienzo/schema/api/errors';
import { apiRefusalMessages } from '@lienzo/schema/messages/api-refusal-messages';
import type { z } from 'zod';
import { DomainError, type ErrorEntry } from '../domain-error.ts';
import { issueInSpanish } from './issue-in-spanish.ts';

/** Fields whose invalid value has a specific error code. */
const CODE_OF_PART: Record<string, ErrorCode> = {
  selected_tables: 'unknown_table',
  selected_columns: 'unknown_column',
  column: 'unknown_column',
  detail_column: 'unknown_column',
  condition: 'unknown_condition',
  operator: 'unknown_operator',
};
const MAX_ENTRIES = 50;

/**
 * @param schema undefined: the call takes no such input.
 * @throws DomainError with one entry per issue; `field` is the item's uuid for issues inside a report's item, else the
 * path.
 */
export function parseInput<Schema extends z.ZodType>(
  schema: Schema | undefined,
  received: unknown,
): z.output<Schema> {
  // The call takes no such input: whatever was sent is dropped before any handler.
  if (schema === undefined) return received as z.output<Schema>;
  const parsed = schema.safeParse(received, { error: issueInSpanish });
  if (parsed.success) return parsed.data;
  const [first, ...rest] = parsed.error.issues.slice(0, MAX_ENTRIES).map((issue) => entryOf(issue, received));
  throw new DomainError(first === undefined ? 'invalid_request' : [first, ...rest], { cause: parsed.error });
}

function entryOf(issue: z.core.$ZodIssue, received: unknown): ErrorEntry {
  // A name that nothing reads is a place of its own.
  const [unknown] = issue.code === 'unrecognized_keys' ? issue.keys : [];
  const names = [...issue.path, ...(unknown === undefined ? [] : [unknown])].map(String);
  const value = valueAt(received, issue.path);
  const field = itemUuid(received, names) ?? names.join('.');
  const code = codeOf(names, value);
  // The schema's own message is more helpful than "required".
  if (code === 'required_parameter' && issue.message === textOf(issue)) return { code, field };
  const message = hasOwnCode(names, value)
    ? apiRefusalMessages.request.valued(value.slice(0, 80), issue.message)
    : issue.message;
  return field === '' ? { code, message } : { code, message, field };
}

function codeOf(names: string[], value: unknown): ErrorCode {
  if (hasOwnCode(names, value)) return CODE_OF_PART[partOf(names)] ?? 'invalid_request';
  if (names[0] === 'reporte' && names.length > 1) return 'invalid_report';
  return names.length > 0 && value === undefined ? 'required_parameter' : 'invalid_request';
}

/** The locale's message for an issue. */
function textOf(issue: z.core.$ZodIssue): string | undefined {
  const said = issueInSpanish({ ...issue, input: undefined });
  return typeof said === 'string' ? said : said?.message;
}

/**
 * A value that is present but not allowed has its specific code and is repeated in the message; a missing one has not.
 */
const hasOwnCode = (names: string[], value: unknown): value is string =>
  typeof value === 'string' && value !== '' && CODE_OF_PART[partOf(names)] !== undefined;

/** The last segment of a path that is not an array index. */
const partOf = (names: string[]): string => names.findLast((part) => !/^\d+$/.test(part)) ?? '';

function valueAt(received: unknown, path: PropertyKey[]): unknown {
  let value = received;
  for (const key of path) {
    if (typeof value !== 'object' || value === null) return undefined;
    value = Object.getOwnPropertyDescriptor(value, key)?.value;
  }
  return value;
}

/** The uuid of the report item that contains `reporte.layouts.<n>.items.<m>…`. */
function itemUuid(received: unknown, names: string[]): string | undefined {
  if (names[0] !== 'reporte' || names[1] !== 'layouts' || names[3] !== 'items' || names.length < 5)
    return undefined;
  const uuid = valueAt(received, [...names.slice(0, 5), 'uuid']);
  return typeof uuid === 'string' ? uuid : undefined;
}
