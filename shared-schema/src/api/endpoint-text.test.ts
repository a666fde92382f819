import { expect, test } from 'vitest';
import { z } from 'zod';
import { endpoints } from '../endpoints.ts';
import { describeAnyIssue } from '../messages/describe-issue.ts';

const PROGRAMMERS =
  /NaN|undefined|indefinido|esperaba|recibid|inválid|invalid|\bISO\b|expected|regex|patrón|null|\bint\b|\[object/i;

/** What a program with a fault sends. */
const ODD: readonly unknown[] = [
  ...[undefined, null, '', 'x', ' ', '2026-13-45', 'NaN', '1,5', -1, 1.5, Number.NaN, 1e300, true],
  ...[{}, [], [null], [{}], { id: 'x' }, 'x'.repeat(5000), [['x']], [{ id: -1, fecha: 'x', horas: {} }]],
];

const SENT = Object.values(endpoints).flatMap((entry) =>
  (['query', 'body'] as const).flatMap((part) => {
    const schema = entry[part];
    return schema === undefined ? [] : [{ name: `${entry.name} ${part}`, schema }];
  }),
);

/** Its own fields; of a choice of objects those of the first. */
const fieldsOf = (schema: z.ZodType): string[] =>
  schema instanceof z.ZodObject ? Object.keys(schema.shape) : [];

test.each(SENT)('$name says nothing that only programmers know', ({ schema }) => {
  const fields = fieldsOf(schema);
  const values = [...ODD, ...fields.flatMap((field) => ODD.map((value) => ({ [field]: value })))];
  const said = new Set(
    values.flatMap((value) => {
      const parsed = schema.safeParse(value, { error: (issue) => describeAnyIssue(issue) });
      return parsed.success ? [] : parsed.error.issues.map(({ message }) => message);
    }),
  );
  expect([...said].filter((message) => PROGRAMMERS.test(message))).toEqual([]);
});
