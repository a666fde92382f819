/** Who gets the files of a schedule: administrators, its owner, and whoever has the link of a mail. */
import { endpoints } from '@lienzo/schema/endpoints';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { readAnswer } from '../../../testing/read-answer.ts';
import { COLLEAGUE, PEOPLE, STRANGER, type TestPerson } from '../../../testing/test-people.ts';
import { type SchedulePortal, startSchedulePortal } from '../testing/start-schedule-portal.ts';

const LARGE = 11 * 1024 * 1024;

let at: SchedulePortal;
let scheduleId: string;
let renderId: string;
let token: string;

beforeAll(async () => {
  at = await startSchedulePortal();
  at.answer(
    async () => new Response(new Uint8Array(LARGE), { headers: { 'Content-Type': 'application/pdf' } }),
  );
  const report_id = await at.report('Plantilla completa', PEOPLE.Ejecutivo);
  const content = { report_id, formats: ['pdf' as const], mails: ['despacho@afuera.test'] };
  ({ id: scheduleId } = await at.schedule(content, PEOPLE.Ejecutivo));
  await at.makeDue(scheduleId);
  await at.tick();
  const [run] = await at.runsOf(scheduleId, PEOPLE.Ejecutivo);
  expect(run).toMatchObject({ state: 'done', problems: [] });
  renderId = run?.files[0]?.render_id ?? '';
  token = /token=([\w-]+)/.exec(at.smtp.all().at(-1)?.mail.text ?? '')?.[1] ?? '';
});
afterAll(() => at?.close());

const ticketFor = async (person: TestPerson) =>
  at.portal.send(endpoints.download_ticket, {
    token: await at.tokenOf(person),
    body: { render_id: renderId },
  });
const download = () =>
  at.portal.fetch(`/api${endpoints.mailed_file.path}?token=${token}`, { method: 'POST' });

it('an administrator sees them among the last runs, and fetches them', async () => {
  const [run] = await at.runsOf(scheduleId, PEOPLE.Admin);
  expect(run?.files).toEqual([{ format: 'pdf', notes: [], render_id: renderId, can: { fetch: true } }]);
  const { ticket } = await readAnswer(endpoints.download_ticket, await ticketFor(PEOPLE.Admin));
  const file = await at.portal.fetch(`/api/file/download?ticket=${encodeURIComponent(ticket)}`);
  expect(file.headers.get('content-disposition')).toContain('Plantilla completa');
  expect((await file.arrayBuffer()).byteLength).toBe(LARGE);
});

it.each([
  ['Ejecutivo who owns it', PEOPLE.Ejecutivo, 200],
  ['SuperAdmin of the organization', PEOPLE.SuperAdmin, 200],
  ['Ejecutivo who does not', COLLEAGUE, 404],
  ['client user', PEOPLE.client, 404],
  ['Admin of another organization', STRANGER, 404],
])('the %s is answered by the policy', async (_who, person, status) => {
  expect((await ticketFor(person)).status).toBe(status);
});

it('an administrator gets no other file of somebody else', async () => {
  const owner = await at.tokenOf(PEOPLE.Ejecutivo);
  const report_id = await at.report('Propio', PEOPLE.Ejecutivo);
  const made = await at.portal.send(endpoints.create_render, {
    token: owner,
    body: { report_id, format: 'pdf' },
  });
  const { id } = (await readAnswer(endpoints.create_render, made)).result;
  const asked = await at.portal.send(endpoints.download_ticket, {
    token: await at.tokenOf(PEOPLE.Admin),
    body: { render_id: id },
  });
  expect(asked.status).toBe(404);
});

it('somebody without an account fetches a large file by the link of their mail, and the run counts it', async () => {
  const file = await download();
  expect(file.status).toBe(200);
  expect((await file.arrayBuffer()).byteLength).toBe(LARGE);
  const [run] = await at.runsOf(scheduleId, PEOPLE.Ejecutivo);
  expect(run?.deliveries).toMatchObject([{ target: 'despacho@afuera.test', link: { downloads: 1 } }]);
});

it('the link ends with the schedule', async () => {
  const deleted = await at.portal.send(endpoints.delete_schedule, {
    token: await at.tokenOf(PEOPLE.Ejecutivo),
    query: { id: scheduleId },
  });
  expect(deleted.status).toBe(200);
  expect((await download()).status).toBe(404);
});
