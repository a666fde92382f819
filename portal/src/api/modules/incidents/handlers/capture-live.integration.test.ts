/** What the others who have a capture open are told, and who is not. */
import { endpoints } from '@lienzo/schema/endpoints';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { inTenant } from '../../../platform/database/in-tenant.ts';
import { COLLEAGUE, ORGANIZATION, PEOPLE, type TestPerson } from '../../../testing/test-people.ts';
import { visibleCaptures } from '../../notifications/repositories/capture-signals.ts';
import { BONUS, type CapturePortal, startCapturePortal } from '../testing/start-capture-portal.ts';

let at: CapturePortal;
beforeAll(async () => {
  at = await startCapturePortal();
});
const leaving: (() => void)[] = [];
afterEach(() => {
  for (const leave of leaving.splice(0)) leave();
});
afterAll(() => at?.close());

/** The live events about captures of somebody, one after the other. */
async function follow(person: TestPerson): Promise<() => Promise<string>> {
  const leave = new AbortController();
  leaving.push(() => leave.abort());
  const token = await at.tokenOf(person);
  const response = await at.portal.send(endpoints.notice_stream, { token, signal: leave.signal });
  const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader();
  const events: string[] = [];
  const read = async (isRequested: (event: string) => boolean): Promise<string> => {
    for (;;) {
      const event = events.shift();
      if (event !== undefined && isRequested(event)) return event;
      if (event !== undefined) continue;
      const chunk = (await reader?.read())?.value;
      if (chunk === undefined) throw new Error('the stream ended');
      events.push(...chunk.split('\n\n').filter((one) => one.startsWith('event: ')));
    }
  };
  // It is open once the first count is told.
  await read((event) => event.startsWith('event: unread'));
  return () => read((event) => event.startsWith('event: capture_'));
}

const presence = (person: TestPerson, left = false) =>
  at.send(
    endpoints.capture_presence,
    { body: { paysheet_id: at.paysheet, period_id: at.periods[0], left } },
    person,
  );

it('a save and who is present are told to those who see the payroll, and nobody is told of themselves', async () => {
  const scope = { paysheet_id: at.paysheet, period_id: at.periods[0] };
  const source = JSON.stringify(scope).slice(1, -1);
  const admin = await follow(PEOPLE.Admin);
  const ejecutivo = await follow(PEOPLE.Ejecutivo);
  expect((await presence(PEOPLE.Ejecutivo)).status).toBe(200);
  expect(await admin()).toBe(
    `event: capture_present\ndata: {${source},"user_id":"${PEOPLE.Ejecutivo.id}","name":"${PEOPLE.Ejecutivo.name}"}`,
  );
  const row = { id_empleado: at.people[0], id_concepto: BONUS, fecha: '2026-01-05', incidencia: '10' };
  expect((await at.saveIncidents([row])).status).toBe(200);
  for (const next of [admin, ejecutivo])
    expect(await next()).toBe(`event: capture_changed\ndata: {${source}}`);
  await presence(PEOPLE.Ejecutivo, true);
  expect(await admin()).toContain('event: capture_left');
});

it('a colleague without the client is told nothing, and cannot say that they are present', async () => {
  expect((await presence(COLLEAGUE)).status).toBe(404);
  const [periodId] = at.periods;
  const signal = {
    kind: 'present' as const,
    organizationId: ORGANIZATION,
    periodId,
    userId: PEOPLE.Admin.id,
    name: 'A',
  };
  const reportedTo = ({ id: userId }: TestPerson) =>
    inTenant(at.portal.db, { organizationId: ORGANIZATION, userId, role: 'Ejecutivo' }, (trx) =>
      visibleCaptures(trx, { organizationId: ORGANIZATION, userId }, [signal]),
    );
  expect(await reportedTo(COLLEAGUE)).toEqual([]);
  expect(await reportedTo(PEOPLE.Ejecutivo)).toMatchObject([{ periodId, paysheetId: at.paysheet }]);
});
