import { expect, test } from 'vitest';
import { z } from 'zod';
import { describeAnyIssue } from './describe-issue.ts';

const said = (schema: z.ZodType, value: unknown): string =>
  schema.safeParse(value, { error: describeAnyIssue }).error?.issues[0]?.message ?? '';

/** A schema of every kind of fault, and what it refuses. */
const FAULTS: Record<string, [z.ZodType, unknown][]> = {
  invalid_type: [
    [z.number(), undefined],
    [z.int(), undefined],
    [z.int(), 1.5],
    [z.int(), '1'],
    [z.number(), Number.NaN],
    [z.string(), null],
    [z.string(), 1],
    [z.boolean(), 'sí'],
    [z.array(z.string()), 'a'],
    [z.object({}), 'a'],
    [z.date(), 'a'],
  ],
  too_big: [
    [z.string().max(1), 'ab'],
    [z.number().max(1), 2],
    [z.array(z.int()).max(1), [1, 2]],
    [z.set(z.int()).max(0), new Set([1])],
  ],
  too_small: [
    [z.string().min(1), ''],
    [z.number().min(1), 0],
    [z.array(z.int()).min(1), []],
    [z.map(z.string(), z.int()).min(1), new Map()],
  ],
  invalid_format: [
    [z.email(), 'a'],
    [z.uuid(), 'a'],
    [z.url(), 'a'],
    [z.iso.date(), 'ayer'],
    [z.iso.datetime(), 'ayer'],
    [z.iso.time(), 'ayer'],
    [z.string().regex(/^a$/), 'b'],
    [z.string().startsWith('x'), 'b'],
    [z.ipv4(), 'b'],
  ],
  not_multiple_of: [[z.number().multipleOf(2), 3]],
  unrecognized_keys: [[z.strictObject({}), { a: 1 }]],
  invalid_union: [[z.union([z.int(), z.boolean()]), 'a']],
  invalid_key: [[z.record(z.uuid(), z.int()), { a: 1 }]],
  invalid_element: [[z.map(z.object({}), z.int()), new Map([[{}, 'b']])]],
  invalid_value: [
    [z.enum(['a', 'b']), 'c'],
    [z.literal('a'), 'b'],
  ],
  custom: [[z.string().refine(() => false), 'a']],
};

test.each(Object.entries(FAULTS))('%s says nothing that only programmers know', (code, faults) => {
  for (const [schema, value] of faults) {
    expect(schema.safeParse(value).error?.issues[0]?.code).toBe(code);
    expect(said(schema, value)).toMatch(/^[A-ZÁÉÍÓÚ].*\.$/);
    expect(said(schema, value)).not.toMatch(
      /NaN|undefined|indefinido|esperaba|recibid|inválid|invalid|ISO|expected|regex|patrón/i,
    );
  }
});

test('a missing value is told as missing', () => {
  expect(said(z.number(), undefined)).toBe('Falta este dato.');
  expect(said(z.iso.date(), 'ayer')).toBe('Usa una fecha como 2026-11-23.');
});
