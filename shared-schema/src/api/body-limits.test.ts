import { expect, it } from 'vitest';
import { z } from 'zod';
import { endpoints } from '../endpoints.ts';
import { BODY_LIMITS } from './body-limits.ts';
import type { Endpoint } from './endpoint.ts';

type Schema = {
  type?: string;
  format?: string;
  enum?: unknown[];
  const?: unknown;
  maxLength?: number;
  maxItems?: number;
  items?: Schema;
  properties?: Record<string, Schema>;
  anyOf?: Schema[];
  oneOf?: Schema[];
  $ref?: string;
};

/** Bytes of a letter in UTF-8; rarer ones need four, but count as two letters. */
const LETTER = 3;
const NUMBER = 24;

/** The most bytes that a value of a schema takes as JSON; undefined where the schema gives no bound. */
function mostBytes(schema: Schema): number | undefined {
  if (schema.$ref !== undefined) return undefined;
  if (schema.enum !== undefined)
    return Math.max(...schema.enum.map((one) => JSON.stringify(one).length * LETTER));
  if (schema.const !== undefined) return JSON.stringify(schema.const).length * LETTER;
  const choices = schema.anyOf ?? schema.oneOf;
  if (choices !== undefined) return most(choices.map(mostBytes));
  switch (schema.type) {
    case 'string':
      if (schema.format === 'uuid') return 38;
      return schema.maxLength === undefined ? undefined : schema.maxLength * LETTER + 2;
    case 'array':
      return schema.maxItems === undefined
        ? undefined
        : times(schema.maxItems, mostBytes(schema.items ?? {}));
    case 'object':
      return sum(
        Object.entries(schema.properties ?? {}).map(([key, one]) => plus(key.length + 4, mostBytes(one))),
      );
    case 'number':
    case 'integer':
    case 'boolean':
    case 'null':
      return NUMBER;
    default:
      return undefined;
  }
}

const plus = (bytes: number, more: number | undefined) => (more === undefined ? undefined : bytes + more);
const times = (count: number, bytes: number | undefined) =>
  bytes === undefined ? undefined : count * (bytes + 1);
const sum = (all: (number | undefined)[]) =>
  all.reduce((total: number | undefined, one) => (total === undefined ? undefined : plus(total, one)), 2);
const most = (all: (number | undefined)[]) =>
  all.includes(undefined) ? undefined : Math.max(...all.map(Number));

const entries: Endpoint[] = Object.values(endpoints);
const bounded = entries.flatMap(({ name, body, bodyLimit, multipart }) => {
  // The schema allows more lines of capture than one call may bring: the limit bounds the memory of a save.
  if (bodyLimit === BODY_LIMITS.capture) return [];
  if (body === undefined || bodyLimit === undefined || multipart !== undefined) return [];
  const schema = z.toJSONSchema(body, { io: 'input', unrepresentable: 'any' });
  const bytes = mostBytes(JSON.parse(JSON.stringify(schema)));
  return bytes === undefined ? [] : [{ name, bytes, limit: bodyLimit.bytes }];
});

it('a body that its schema accepts is within the limit of its call', () => {
  expect(bounded.length).toBeGreaterThan(20);
  expect(bounded.filter(({ bytes, limit }) => bytes > limit)).toEqual([]);
});

it('every body has a limit, but those that their handler streams', () => {
  const unlimited = entries.filter(
    ({ body, multipart, bodyLimit }) =>
      bodyLimit === undefined && multipart !== 'streamed' && (body !== undefined || multipart === true),
  );
  expect(unlimited.map(({ name }) => name)).toEqual([]);
});
