/** Queries that take long are held back by a lock on a table that they read. */
import { endpoints } from '@lienzo/schema/endpoints';
import type pg from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { connectClient } from '../../../platform/database/connect-client.ts';
import { readErrors } from '../../../testing/read-answer.ts';
import { startTestPortal, type TestPortal } from '../../../testing/start-test-portal.ts';
import { PEOPLE, STRANGER, type TestPerson } from '../../../testing/test-people.ts';
import { OTHER_FOLDER } from '../../directory/testing/test-directory.ts';
import { tabla } from '../../reports/testing/test-reports.ts';

let portal: TestPortal;
let owner: pg.Client;
beforeAll(async () => {
  portal = await startTestPortal();
  owner = await connectClient({ connectionString: portal.ownerUrl });
});
afterAll(async () => {
  await owner?.end();
  await portal?.close();
});

const tokenOf = async (person: TestPerson) => (await portal.openSession(person)).token;
const worstRows = (token: string, signal?: AbortSignal) => {
  const { uuid: _uuid, nombre: _nombre, ...body } = tabla(['employees.name']);
  return portal.send(endpoints.worst_rows, { token, body, ...(signal === undefined ? {} : { signal }) });
};
const running = async () => {
  const { rows } = await owner.query<{ n: number }>(
    `select count(*)::int as n from pg_locks where relation = 'employees'::regclass and not granted`,
  );
  return rows[0]?.n;
};

it('run two at a time for one person, and keep nobody waiting in the directory', async () => {
  const [mine, strangers] = [await tokenOf(PEOPLE.Admin), await tokenOf(STRANGER)];
  await owner.query('begin; lock table employees in access exclusive mode');
  const heavy = Array.from({ length: 40 }, () => worstRows(mine));
  await expect.poll(running).toBe(2);
  // Answered while the table is locked: whoever waited for it would never come to the commit.
  const browsed = await Promise.all(
    Array.from({ length: 30 }, () =>
      portal.send(endpoints.browse, { token: strangers, query: { folder_id: OTHER_FOLDER.id } }),
    ),
  );
  expect(browsed.map(({ status }) => status)).toEqual(Array.from({ length: 30 }, () => 200));
  const foreign = worstRows(strangers);
  await expect.poll(running).toBe(3);
  await owner.query('commit');
  const answers = await Promise.all(heavy);
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(22);
  const refused = answers.filter(({ status }) => status === 429);
  expect(refused).toHaveLength(18);
  expect(refused[0]?.headers.get('Retry-After')).toBe('2');
  expect((await readErrors(refused[0] ?? new Response()))[0]?.message).toContain('Espera a que terminen');
  expect((await foreign).status).toBe(200);
});

it('are forgotten while they wait when who asked has left', async () => {
  const token = await tokenOf(PEOPLE.Admin);
  await owner.query('begin; lock table employees in access exclusive mode');
  const first = [worstRows(token), worstRows(token)];
  await expect.poll(running).toBe(2);
  const leaving = new AbortController();
  const left = worstRows(token, leaving.signal);
  const stays = worstRows(token);
  leaving.abort();
  expect((await left).status).toBe(499);
  await owner.query('commit');
  expect((await Promise.all([...first, stays])).map(({ status }) => status)).toEqual([200, 200, 200]);
});
