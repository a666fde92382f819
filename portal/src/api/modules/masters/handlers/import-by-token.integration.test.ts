import { endpoints } from '@lienzo/schema/endpoints';
import type exceljs from 'exceljs';
import { afterAll, expect, test } from 'vitest';
import { inTenant, systemContext } from '../../../platform/database/in-tenant.ts';
import { readAnswer, readErrors } from '../../../testing/read-answer.ts';
import {
  CLIENT,
  ORGANIZATION,
  PEOPLE,
  SECOND_CLIENT,
  STRANGER,
  type TestPerson,
} from '../../../testing/test-people.ts';
import { reportOf, tabla } from '../../reports/testing/test-reports.ts';
import { addPayroll, addPerson, newNumber, newRegister } from '../testing/master-workbook.ts';
import { counts, startMasterPortal, untouched } from '../testing/start-master-portal.ts';

const { portal, download, close } = await startMasterPortal();
afterAll(close);

const create = async (person: TestPerson, changes: object = {}) => {
  const { token } = await portal.openSession(person);
  const body = { name: 'Motor de nómina', reports: [], import_masters: true, days: 30, ...changes };
  return portal.send(endpoints.create_api_token, { token, body });
};
const made = async (person: TestPerson, changes?: object) =>
  readAnswer(endpoints.create_api_token, await create(person, changes));

type Upload = { client?: string; mode?: 'revisar' | 'aplicar' };
async function send(
  token: string,
  book: exceljs.Workbook,
  { client = CLIENT, mode = 'revisar' }: Upload = {},
) {
  const form = new FormData();
  form.append('user_id', client);
  form.append('mode', mode);
  form.append('file', new File([new Uint8Array(await book.xlsx.writeBuffer())], 'maestros.xlsx'));
  return portal.send(endpoints.import_masters_by_token, { token, raw: { body: form } });
}
const refusal = async (answer: Response) => {
  const [first] = await readErrors(answer);
  return `${answer.status} ${first?.code} ${first?.field ?? ''}`.trim();
};

test('a program with the right reviews and loads a workbook, and the history says by which way', async () => {
  const { token, result } = await made(PEOPLE.Ejecutivo);
  expect(result).toMatchObject({ reports: [], import_masters: true, last_used_at: null });
  const book = await download();
  const [number, register] = [newNumber(), newRegister()];
  addPayroll(book, number, register);
  const reviewed = await readAnswer(endpoints.import_masters_by_token, await send(token, book));
  expect(reviewed.applied).toBe(false);
  const applied = await send(token, book, { mode: 'aplicar' });
  expect(await readAnswer(endpoints.import_masters_by_token, applied)).toMatchObject({ applied: true });
  const again = await readAnswer(endpoints.import_masters_by_token, await send(token, book));
  expect(counts(again)).toEqual(untouched);
  const sources = await inTenant(portal.owner, systemContext(ORGANIZATION), (trx) =>
    trx
      .selectFrom('master_history')
      .innerJoin('paysheets', 'paysheets.id', 'master_history.entity_id')
      .select(['source', 'user_id'])
      .distinct()
      .where('entity', '=', 'paysheet')
      .where('id_humansite', '=', number)
      .execute(),
  );
  expect(sources).toEqual([{ source: 'api', user_id: PEOPLE.Ejecutivo.id }]);
});

test('a place that has ended is refused as on the screen', async () => {
  const { token } = await made(PEOPLE.Ejecutivo);
  const [number, register] = [newNumber(), newRegister()];
  const book = await download();
  addPayroll(book, number, register);
  expect((await send(token, book, { mode: 'aplicar' })).status).toBe(200);
  await inTenant(portal.owner, systemContext(ORGANIZATION), async (trx) => {
    const { id } = await trx
      .selectFrom('paysheets')
      .select('id')
      .where('id_humansite', '=', number)
      .executeTakeFirstOrThrow();
    const left = { termination_date: '2026-06-30', causa_baja: '2', estatus: 'F' } as const;
    await trx.updateTable('employees').set(left).where('paysheet_id', '=', id).execute();
    const ended = { ended_on: '2026-06-30' };
    await trx.updateTable('cost_centers').set(ended).where('paysheet_id', '=', id).execute();
  });
  const another = await download();
  addPerson(another, number, register, { 'Número de empleado': '0009' });
  const answer = await send(token, another, { mode: 'aplicar' });
  const { applied, findings } = await readAnswer(endpoints.import_masters_by_token, answer);
  expect(applied).toBe(false);
  expect(findings.map(({ severity, message }) => `${severity} ${message}`)).toContain(
    'error El centro de costos “P1” termina el 30/06/2026. Elige otro o cambia antes su último día.',
  );
});

test('it reaches the clients of its owner alone', async () => {
  const book = await download();
  const { token } = await made(PEOPLE.Ejecutivo);
  expect(await refusal(await send(token, book, { client: SECOND_CLIENT }))).toBe('404 not_found user_id');
  const elsewhere = await made(STRANGER);
  expect(await refusal(await send(elsewhere.token, book))).toBe('404 not_found user_id');
});

test('a token without the right, one that was revoked, and a session are refused', async () => {
  const book = await download();
  const { token: session } = await portal.openSession(PEOPLE.Admin);
  const saved = await portal.send(endpoints.create_report, {
    token: session,
    body: { reporte: reportOf([tabla(['employees.name'])]) },
  });
  const { id_report } = (await readAnswer(endpoints.create_report, saved)).result;
  const other = await made(PEOPLE.Admin, { import_masters: false, reports: [id_report] });
  expect(await refusal(await send(other.token, book, { mode: 'aplicar' }))).toBe('403 forbidden');
  const { token, result } = await made(PEOPLE.Admin);
  expect((await send(token, book)).status).toBe(200);
  await portal.send(endpoints.revoke_api_token, { token: session, body: { id: result.id } });
  expect((await send(token, book)).status).toBe(401);
  expect((await send(session, book)).status).toBe(401);
});

test('the right is for who may edit masters, and a token must be able to do something', async () => {
  expect(await refusal(await create(PEOPLE.SuperAdmin))).toBe('403 forbidden');
  expect(await refusal(await create(PEOPLE.Admin, { import_masters: false }))).toBe(
    '400 invalid_request reports',
  );
});
