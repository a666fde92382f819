import { randomUUID } from 'node:crypto';
import { endpoints } from '@lienzo/schema/endpoints';
import { addDays, todayInMexico } from '@lienzo/schema/payroll/plain-date';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { inOrganization } from '../../../testing/in-organization.ts';
import { readAnswer } from '../../../testing/read-answer.ts';
import { startTestPortal, type TestPortal } from '../../../testing/start-test-portal.ts';
import { CLIENT, PEOPLE, STRANGER, type TestPerson } from '../../../testing/test-people.ts';

let portal: TestPortal;
beforeAll(async () => {
  portal = await startTestPortal();
});
afterAll(() => portal?.close());

const as = async (person: TestPerson) => ({ token: (await portal.openSession(person)).token });

/** The payroll's first period is open and closes so many days from now. */
const closeIn = (days: number): Promise<{ id: number }> =>
  inOrganization(portal, async (trx) => {
    const first = await trx
      .selectFrom('periods')
      .select('id')
      .where('client_id', '=', CLIENT)
      .orderBy('id')
      .limit(1)
      .executeTakeFirstOrThrow();
    await trx
      .updateTable('periods')
      .set({ estatus: 'Abierta', incidence_close_date: addDays(todayInMexico(), days) })
      .where('id', '=', first.id)
      .execute();
    return first;
  });

const remindersOf = (userId: string) =>
  inOrganization(portal, async (trx) => {
    const { rows } = await sql<{ text: string }>`
      select text from incident_notices where user_id = ${userId} and title = 'Por cerrar la captura'
    `.execute(trx);
    return rows.map(({ text }) => text);
  });

it('reminds those who serve the client, three days and one day before, once each', async () => {
  const before = (await remindersOf(PEOPLE.Ejecutivo.id)).length;
  for (const [days, added] of [
    [4, 0],
    [3, 1],
    [3, 0],
    [2, 0],
    [1, 1],
    [0, 0],
  ] as const) {
    await closeIn(days);
    const had = (await remindersOf(PEOPLE.Ejecutivo.id)).length;
    await portal.services.jobs.send('send_closing_reminders', {});
    await portal.runJobs();
    expect((await remindersOf(PEOPLE.Ejecutivo.id)).length - had, `${days} days before`).toBe(added);
  }
  expect((await remindersOf(PEOPLE.Ejecutivo.id)).length - before).toBe(2);
  expect(await remindersOf(PEOPLE.client.id)).toEqual([]);
});

it('the calendar shows a closing to those who see the client, with its states and who serves it', async () => {
  const { id } = await closeIn(5);
  const day = addDays(todayInMexico(), 5);
  const calendarFor = async (person: TestPerson, client: { user_id?: string } = {}) =>
    readAnswer(
      endpoints.closing_calendar,
      await portal.send(endpoints.closing_calendar, {
        ...(await as(person)),
        query: { desde: day, hasta: day, ...client },
      }),
    );
  const { result } = await calendarFor(PEOPLE.Ejecutivo);
  const closing = result.find(({ period_id }) => period_id === id);
  expect(closing).toMatchObject({
    closes: day,
    estatus: 'Abierta',
    states: { I: 'Abierto', IN: 'Abierto', E: 'Abierto' },
  });
  expect(closing?.people).toBeGreaterThan(0);
  expect(closing?.executives).toContain(PEOPLE.Ejecutivo.name);
  const ofClient = await calendarFor(PEOPLE.Ejecutivo, { user_id: closing?.client_id ?? '' });
  expect(ofClient.result.map(({ period_id }) => period_id)).toContain(id);
  expect((await calendarFor(PEOPLE.Ejecutivo, { user_id: randomUUID() })).result).toEqual([]);
  expect((await calendarFor(STRANGER)).result.map(({ period_id }) => period_id)).not.toContain(id);
});
