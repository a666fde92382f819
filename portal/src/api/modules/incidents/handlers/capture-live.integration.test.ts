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

/** Milliseconds for an event to arrive on a busy machine; what does not is shown with what did. */
const ARRIVING = 20_000;

/** The live events that somebody is told, one after the other, as they arrive. */
async function follow(person: TestPerson): Promise<string[]> {
  const leave = new AbortController();
  leaving.push(() => leave.abort());
  const token = await at.tokenOf(person);
  const response = await at.portal.send(endpoints.notice_stream, { token, signal: leave.signal });
  const events: string[] = [];
  void collect(response, events).catch((error: unknown) => events.push(`the stream failed: ${error}`));
  // It is open once the first count is told.
  await expect.poll(() => events[0], { timeout: ARRIVING }).toMatch(/^event: unread/);
  return events;
}

/** What is about captures, or that nothing more will come. */
const ofCaptures = (events: readonly string[]): string[] =>
  events.filter((event) => !event.startsWith('event: unread'));

async function collect({ body }: Response, events: string[]): Promise<void> {
  let rest = '';
  for await (const chunk of body?.pipeThrough(new TextDecoderStream()) ?? []) {
    const parts = (rest + chunk).split('\n\n');
    rest = parts.pop() ?? '';
    events.push(...parts.filter((one) => one.startsWith('event: ')));
  }
  events.push('the stream ended');
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
  const expectNotified = (events: string[], expected: unknown[]) =>
    expect.poll(() => ofCaptures(events), { timeout: ARRIVING }).toEqual(expected);
  const present = `event: capture_present\ndata: {${source},"user_id":"${PEOPLE.Ejecutivo.id}","name":"${PEOPLE.Ejecutivo.name}"}`;
  const changed = `event: capture_changed\ndata: {${source}}`;
  expect((await presence(PEOPLE.Ejecutivo)).status).toBe(200);
  await expectNotified(admin, [present]);
  const row = { id_empleado: at.people[0], id_concepto: BONUS, fecha: '2026-01-05', incidencia: '10' };
  expect((await at.saveIncidents([row])).status).toBe(200);
  await expectNotified(admin, [present, changed]);
  await expectNotified(ejecutivo, [changed]);
  expect((await presence(PEOPLE.Ejecutivo, true)).status).toBe(200);
  await expectNotified(admin, [present, changed, expect.stringContaining('event: capture_left')]);
  expect(ofCaptures(ejecutivo)).toEqual([changed]);
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
