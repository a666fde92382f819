/** A bureau's own concepts, from the first one to its end. */
import { endpoints } from '@lienzo/schema/endpoints';
import { todayInMexico } from '@lienzo/schema/payroll/plain-date';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { inTenant, systemContext } from '../../../platform/database/in-tenant.ts';
import { readAnswer, readErrors } from '../../../testing/read-answer.ts';
import { startTestPortal, type TestPortal } from '../../../testing/start-test-portal.ts';
import { CLIENT, ORGANIZATION, PEOPLE } from '../../../testing/test-people.ts';
import { newPaysheet } from '../testing/new-masters.ts';

let portal: TestPortal;
let token: string;
beforeAll(async () => {
  portal = await startTestPortal();
  ({ token } = await portal.openSession(PEOPLE.Admin));
});
afterAll(() => portal?.close());

const BONUS = {
  ...{ key: 'b-100', description: 'Bono de asistencia', type_value: 'IM', kind: 'Percepción' },
  ...{ cfdi_code: '038', isr_treatment: 'gravado', sbc_integration: 'variable' },
};
const save = (changes: object = {}) =>
  portal.send(endpoints.save_concept, { token, body: { ...BONUS, ...changes } });
const list = async () =>
  readAnswer(endpoints.list_concepts, await portal.send(endpoints.list_concepts, { token }));
const offered = async () =>
  (await readAnswer(endpoints.get_concepts, await portal.send(endpoints.get_concepts, { token }))).map(
    ({ key }) => key,
  );
const end = (id: number, ended_on: string | null) =>
  portal.send(endpoints.end_concept, { token, body: { id, ended_on } });
const refusal = async (answer: Response) =>
  (await readErrors(answer)).map(({ code, field }) => `${answer.status} ${code} ${field}`);

test('one is made, offered to payrolls, and deleted while nothing is captured with it', async () => {
  const { id } = await readAnswer(endpoints.save_concept, await save());
  expect(await refusal(await save())).toEqual(['409 already_taken key']);
  expect((await list()).find((one) => one.id === id)).toEqual({
    ...BONUS,
    ...{ id, key: 'B-100', own: true, captured: false, ended_on: null },
  });
  expect(await offered()).toContain('B-100');
  const made = await portal.send(endpoints.save_paysheet, {
    token,
    body: { ...newPaysheet('CON-1'), user_id: CLIENT },
  });
  expect(made.status).toBe(200);
  expect((await save({ id, key: 'B-101', type_value: 'DI' })).status).toBe(200);
  const remove = () => portal.send(endpoints.delete_concept, { token, query: { id: `${id}` } });
  expect((await remove()).status).toBe(200);
  expect(await offered()).not.toContain('B-101');
  expect((await remove()).status).toBe(404);
});

test('one with captures keeps its key and unit, and is ended instead of deleted', async () => {
  const { id } = await readAnswer(endpoints.save_concept, await save({ key: 'B-200' }));
  await inTenant(portal.owner, systemContext(ORGANIZATION), (trx) =>
    sql`
      insert into incidents (organization_id, client_id, employee_id, concept_id, period_id, amount, capture_date)
      select e.organization_id, e.client_id, e.id, ${id}, p.id, 1, p.initial_date
      from employees e join periods p on p.organization_id = e.organization_id and p.paysheet_id = e.paysheet_id
      limit 1
    `.execute(trx),
  );
  expect((await list()).find((one) => one.id === id)?.captured).toBe(true);
  expect(await refusal(await save({ id, key: 'B-201' }))).toEqual(['409 concept_in_use key']);
  expect(await refusal(await save({ id, key: 'B-200', type_value: 'DI' }))).toEqual([
    '409 concept_in_use type_value',
  ]);
  expect((await save({ id, key: 'B-200', description: 'Bono', cfdi_code: null })).status).toBe(200);
  const remove = await portal.send(endpoints.delete_concept, { token, query: { id: `${id}` } });
  expect(await refusal(remove)).toEqual(['409 concept_in_use id']);
  expect((await end(id, '2026-01-31')).status).toBe(200);
  expect(await offered()).not.toContain('B-200');
  expect((await end(id, todayInMexico())).status).toBe(200);
  expect(await offered()).toContain('B-200');
  expect((await end(id, null)).status).toBe(200);
  expect((await list()).find((one) => one.id === id)?.ended_on).toBeNull();
});

test('what everybody begins with is no concept to delete, and a code of the SAT has three digits', async () => {
  const shipped = (await list()).find(({ own }) => !own);
  const remove = await portal.send(endpoints.delete_concept, { token, query: { id: `${shipped?.id}` } });
  expect(await refusal(remove)).toEqual(['409 concept_in_use id']);
  expect(await refusal(await save({ key: 'B-300', cfdi_code: '38' }))).toEqual([
    '400 invalid_request cfdi_code',
  ]);
  expect(await refusal(await save({ key: 'CON ESPACIO' }))).toEqual(['400 invalid_request key']);
});
