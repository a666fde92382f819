import { expect, test } from 'vitest';
import { deferBegin } from './defer-begin.ts';

/** A client that notes what it is sent; a text of two commands has two results. */
function recorder() {
  const sent: unknown[] = [];
  const query = deferBegin((...arguments_) => {
    sent.push(arguments_);
    const [text] = arguments_;
    const results = String(text)
      .split('; ')
      .map((command) => ({ rows: [command] }));
    return Promise.resolve(results.length > 1 ? results : results[0]);
  });
  return { sent, query };
}

test('a transaction begins with its first bare command, which alone is answered', async () => {
  const { sent, query } = recorder();
  await query('begin', []);
  expect(sent).toEqual([]);
  expect(await query('select 1', [])).toEqual({ rows: ['select 1'] });
  await query('commit', []);
  expect(sent).toEqual([['begin; select 1'], ['commit', []]]);
});

test('a query with parameters, and a cursor, come right behind the beginning', async () => {
  const { sent, query } = recorder();
  const cursor = { submit: () => undefined };
  await query('start transaction read only', []);
  await query('select $1', [1]);
  await query('rollback', []);
  await query('begin', []);
  await query(cursor);
  expect(sent).toEqual([
    ['start transaction read only'],
    ['select $1', [1]],
    ['rollback', []],
    ['begin'],
    [cursor],
  ]);
});

test('a transaction in which nothing is asked never reaches the database', async () => {
  const { sent, query } = recorder();
  await query('begin', []);
  expect(await query('commit', [])).toEqual({ command: 'COMMIT', rows: [] });
  await query('select 2', []);
  expect(sent).toEqual([['select 2', []]]);
});
