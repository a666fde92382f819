import { endpoints } from '@lienzo/schema/endpoints';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { inOrganization } from '../../../testing/in-organization.ts';
import { readAnswer } from '../../../testing/read-answer.ts';
import { CLIENT, PEOPLE, type TestPerson } from '../../../testing/test-people.ts';
import { type CapturePortal, startCapturePortal } from '../testing/start-capture-portal.ts';

let at: CapturePortal;
beforeAll(async () => {
  at = await startCapturePortal();
});
afterAll(() => at?.close());

const matchOf = async (q: string, person?: TestPerson) =>
  (await readAnswer(endpoints.find_people, await at.send(endpoints.find_people, { query: { q } }, person)))
    .result;

it('people are found by name without accents, number, NSS and RFC, with the period to capture', async () => {
  const id = at.people[1] ?? 0;
  await inOrganization(at.portal, (trx) =>
    sql`update employees set name = 'Ñáñez Muñoz Zoé', human_id = 'Z-77', ssn = '43910000033' where id = ${id}`.execute(
      trx,
    ),
  );
  const { rfc } = await inOrganization(at.portal, (trx) =>
    trx.selectFrom('employees').select('rfc').where('id', '=', id).executeTakeFirstOrThrow(),
  );
  for (const texts of ['nanez muñ', 'z-77', '43910000033', rfc.toLowerCase()])
    expect((await matchOf(texts))[0]).toMatchObject({ employee_id: id, client_id: CLIENT, human_id: 'Z-77' });
  const [one] = await matchOf('Z-77');
  // Both fortnights of January have closed: the latest of them is captured.
  expect(one?.period).toMatchObject({ id: at.periods[1], calendar: 2026 });
  expect(await matchOf('nadie así')).toEqual([]);
});

it('people are found by the parts by which numbers are typed, in any order, and by what they are called now', async () => {
  const id = at.people[2] ?? 0;
  const write = (name: string) =>
    inOrganization(at.portal, (trx) =>
      sql`
        update employees set name = ${name}, human_id = 'E-00420', ssn = '00910077123', rfc = 'PEGJ850312AB1',
          curp = 'PEGJ850312HDFRRN09' where id = ${id}
      `.execute(trx),
    );
  const ids = async (q: string) => (await matchOf(q)).map(({ employee_id }) => employee_id);
  await write('José O’Farrill de la Garza-Peña');
  for (const text of [
    'ofarrill jose',
    'pena garz jos',
    'garza-peña',
    "O'Far",
    '420',
    '00420 jose',
    '7123',
    '077123',
  ])
    expect(await ids(text), text).toEqual([id]);
  for (const labels of ['910077123', '850312ab1', 'pegj850312hdf', 'la de la garza'])
    expect(await ids(labels), labels).toEqual([id]);
  // The middle of a word finds nobody.
  expect(await ids('farrill')).toEqual([]);
  await write('Josefina Peña');
  expect(await ids('ofarrill')).toEqual([]);
  expect(await ids('josefina pena')).toEqual([id]);
});

it('an Ejecutivo finds nobody of clients that they do not have', async () => {
  const all = await matchOf('persona', PEOPLE.Admin);
  const own = await matchOf('persona');
  expect(own.every(({ client_id }) => client_id === CLIENT)).toBe(true);
  expect(all.length).toBeGreaterThanOrEqual(own.length);
});
