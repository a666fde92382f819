/** Calendars of several years, single periods, and the figures that a year was made from. */
import { endpoints } from '@lienzo/schema/endpoints';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readAnswer, readErrors } from '../../../testing/read-answer.ts';
import { startTestPortal, type TestPortal } from '../../../testing/start-test-portal.ts';
import { CLIENT, PEOPLE } from '../../../testing/test-people.ts';
import { newPaysheet } from '../testing/new-masters.ts';

let portal: TestPortal;
let token: string;
let process: number;
beforeAll(async () => {
  portal = await startTestPortal();
  ({ token } = await portal.openSession(PEOPLE.Ejecutivo));
  const processes = await readAnswer(
    endpoints.get_process,
    await portal.send(endpoints.get_process, { token, query: {} }),
  );
  process = processes[0]?.id ?? 0;
});
afterAll(() => portal?.close());

let made = 0;
async function weekly(): Promise<number> {
  made += 1;
  const body = { ...newPaysheet(`CAL-${made}`, { periodicity: 'Semanal' }), user_id: CLIENT };
  const answer = await portal.send(endpoints.save_paysheet, { token, body });
  return (await readAnswer(endpoints.save_paysheet, answer)).id;
}
const make = (nomina_id: number, anio_id: number, first_day: string, changes: object = {}) =>
  portal.send(endpoints.save_calendar, {
    token,
    body: {
      ...{ nomina_id, proceso_id: process, anio_id, first_day },
      ...{ payment_days: 5, close_days: 3, early_close: false, ...changes },
    },
  });
async function periodsOf(nomina_id: number, year: number) {
  const query = { nomina_id: `${nomina_id}`, proceso_id: `${process}`, anio_id: `${year}` };
  return readAnswer(endpoints.get_calendar, await portal.send(endpoints.get_calendar, { token, query }));
}
const refusal = async (answer: Response) =>
  (await readErrors(answer)).map(({ code, field }) => `${answer.status} ${code} ${field}`);

test('a year whose days another year has is refused', async () => {
  const id = await weekly();
  expect((await make(id, 2025, '2025-01-03')).status).toBe(200);
  expect(await refusal(await make(id, 2026, '2025-12-29'))).toEqual(['409 periods_overlap first_day']);
  expect(await periodsOf(id, 2026)).toEqual([]);
});

test('years that meet have no day twice and none missing', async () => {
  const id = await weekly();
  const counts = [];
  for (const [year, first] of [
    [2025, '2024-12-30'],
    [2026, '2025-12-29'],
    [2027, '2027-01-04'],
  ] as const)
    counts.push((await readAnswer(endpoints.save_calendar, await make(id, year, first))).periods);
  expect(counts).toEqual([52, 53, 52]);
});

test('capture that ends before the period is refused unless it is meant, and the figures are kept', async () => {
  const id = await weekly();
  const early = { payment_days: 2, close_days: 3 };
  expect(await refusal(await make(id, 2026, '2025-12-29', early))).toEqual([
    '400 invalid_request close_days',
  ]);
  expect((await make(id, 2026, '2025-12-29', { ...early, early_close: true })).status).toBe(200);
  const query = { nomina_id: `${id}`, proceso_id: `${process}`, anio_id: '2026' };
  const plan = await portal.send(endpoints.get_calendar_plan, { token, query });
  expect(await readAnswer(endpoints.get_calendar_plan, plan)).toEqual({
    ...{ first_day: '2025-12-29', payment_days: 2, close_days: 3, early_close: true },
  });
  const [first] = await periodsOf(id, 2026);
  expect(first).toMatchObject({ end_date: '2026-01-04', incidence_close_date: '2026-01-03' });
});

test('a single period is added after the others, has no day of theirs, and is deleted', async () => {
  const id = await weekly();
  await make(id, 2026, '2026-01-05');
  const aguinaldo = {
    ...{ nomina_id: id, proceso_id: process, anio_id: 2026, mes: 'Aguinaldo 2026' },
    ...{ initial_date: '2027-01-04', end_date: '2027-01-08', payment_date: '2027-01-08' },
    ...{ incidence_close_date: null, early_close: false },
  };
  const add = (changes: object = {}) =>
    portal.send(endpoints.create_period, { token, body: { ...aguinaldo, ...changes } });
  expect(await refusal(await add({ initial_date: '2026-12-31' }))).toEqual([
    '409 periods_overlap initial_date',
  ]);
  const added = await readAnswer(endpoints.create_period, await add());
  expect((await periodsOf(id, 2026)).at(-1)).toMatchObject({
    id: added.id,
    number: 53,
    mes: 'Aguinaldo 2026',
  });
  const remove = () => portal.send(endpoints.delete_period, { token, query: { id: `${added.id}` } });
  expect((await remove()).status).toBe(200);
  expect(await periodsOf(id, 2026)).toHaveLength(52);
  expect((await remove()).status).toBe(404);
});
