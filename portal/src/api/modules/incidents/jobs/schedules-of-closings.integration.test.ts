/** Reports that are delivered when the capture of a period is finalised. */
import { endpoints } from '@lienzo/schema/endpoints';
import type { ScheduleContent } from '@lienzo/schema/schedules/schedule-endpoints';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { openMailer } from '../../../platform/mail/open-mailer.ts';
import { inOrganization } from '../../../testing/in-organization.ts';
import { readAnswer, readErrors } from '../../../testing/read-answer.ts';
import { startSmtpServer, type TestSmtpServer } from '../../../testing/start-smtp-server.ts';
import { CLIENT, PEOPLE, SECOND_CLIENT } from '../../../testing/test-people.ts';
import { rendererClient } from '../../renders/renderer-client.ts';
import { prints } from '../../renders/testing/prints.ts';
import { filterOn, parametro, reportOf, tabla } from '../../reports/testing/test-reports.ts';
import { runOnEvent } from '../../schedules/schedules.ts';
import { aSchedule } from '../../schedules/testing/start-schedule-portal.ts';
import { type CapturePortal, startCapturePortal } from '../testing/start-capture-portal.ts';

let at: CapturePortal;
let smtp: TestSmtpServer;
beforeAll(async () => {
  at = await startCapturePortal(rendererClient('http://renderer.test', prints));
  smtp = await startSmtpServer();
  at.portal.services.mailer = openMailer({
    smtpUrl: smtp.url,
    from: 'Lienzo <no-responder@pruebas.test>',
    outbox: '/nonexistent',
  });
});
afterEach(() => at.clear());
afterAll(async () => {
  await at?.close();
  await smtp?.close();
});

/** Of the period and the payroll that it asks for. */
async function report(): Promise<number> {
  const asked = [
    { ...parametro('nomina', 'nomina'), requerido: true },
    { ...parametro('periodo', 'periodo'), requerido: true },
  ];
  const table = tabla(['employees.name', 'periods.number'], {
    filters: [{ ...filterOn('periods.id', 'igual a', ''), parametro: 'periodo' }],
  });
  const body = { reporte: { ...reportOf([table]), nombre: 'Del periodo', parametros: asked } };
  const answer = await at.send(endpoints.create_report, { body }, PEOPLE.Admin);
  return (await readAnswer(endpoints.create_report, answer)).result.id_report;
}

async function schedule(changes: Partial<ScheduleContent> & { report_id: number }): Promise<string> {
  const body = { ...aSchedule, ...changes };
  const answer = await at.send(endpoints.create_schedule, { body }, PEOPLE.Admin);
  return (await readAnswer(endpoints.create_schedule, answer)).result.id;
}
const runsOf = async (id: string) =>
  (
    await readAnswer(
      endpoints.get_schedule_runs,
      await at.send(endpoints.get_schedule_runs, { query: { id } }, PEOPLE.Admin),
    )
  ).result;

const scope = (period: 0 | 1) => ({ paysheet_id: at.paysheet, period_id: at.periods[period] });
const close = (period: 0 | 1 = 0) => at.send(endpoints.close_paysheet, { body: scope(period) });
const reopen = () => at.send(endpoints.abrir_paysheet, { body: scope(0) }, PEOPLE.Admin);
const capture = (): ScheduleContent['when'] => ({
  kind: 'capture_finished',
  paysheet_id: at.paysheet,
  client_id: null,
});
/** Those of schedules: the users of the client are told of the closing too. */
const mailsSince = (before: number) =>
  smtp
    .all()
    .slice(before)
    .filter(({ mail }) => !mail.subject?.startsWith('Se finalizó '));

it('delivers with the period and payroll that were finalised, once for each, and again after it was reopened', async () => {
  const before = smtp.all().length;
  const id = await schedule({ report_id: await report(), when: capture() });
  await close(0);
  // It was not closed again.
  await close(0);
  await Promise.all([at.portal.runJobs(), at.portal.runJobs()]);
  await close(1);
  await at.portal.runJobs();
  await reopen();
  await close(0);
  await at.portal.runJobs();
  const runs = await runsOf(id);
  expect(runs.map(({ state, manual }) => [state, manual])).toEqual([
    ['done', false],
    ['done', false],
    ['done', false],
  ]);
  expect(runs.map(({ note }) => note)).toEqual([
    expect.stringMatching(/^Se volvió a entregar porque se reabrió la captura y se finalizó otra vez: .+1/),
    expect.stringMatching(/^Se finalizó la captura: .+16/),
    expect.stringMatching(/^Se finalizó la captura: .+1/),
  ]);
  const mails = mailsSince(before);
  expect(mails).toHaveLength(3);
  const texts = mails.map(({ mail }) => mail.text ?? '');
  expect(texts[0]).toMatch(/periodo:?\s+.*1/i);
  expect(texts[2]).toContain('Se volvió a entregar');
});

it('is made once when the process dies between the closing and its files, or is told twice', async () => {
  const mails = ['perdido@pruebas.test'];
  const id = await schedule({ report_id: await report(), when: capture(), mails });
  await close(0);
  await sql`delete from pgboss.job where name = 'start_schedule_run'`.execute(at.portal.owner);
  await inOrganization(at.portal, async (trx) => {
    await sql`update report_schedule_runs set created_at = now() - interval '2 minutes'`.execute(trx);
  });
  const event = {
    kind: 'capture_finished',
    organizationId: PEOPLE.Admin.organizationId,
    periodId: at.periods[0],
    id: 'una vez',
  } as const;
  for (let reported = 0; reported < 3; reported += 1)
    await inOrganization(at.portal, (trx) => runOnEvent(trx, at.portal.services, event));
  for (let turn = 0; turn < 3; turn += 1) {
    await at.portal.services.jobs.send('take_due_schedules', {});
    await at.portal.runJobs();
  }
  expect((await runsOf(id)).map(({ state }) => state)).toEqual(['done', 'done']);
  expect(smtp.all().filter(({ to }) => to.includes('perdido@pruebas.test'))).toHaveLength(2);
});

it('follows all payrolls of a client, and only what it is for', async () => {
  const one = await report();
  const ofClient = await schedule({
    report_id: one,
    when: { kind: 'capture_finished', paysheet_id: null, client_id: CLIENT },
  });
  const other = await schedule({
    report_id: one,
    when: { kind: 'payroll_closed', paysheet_id: at.paysheet, client_id: null },
  });
  const paused = await schedule({ report_id: one, when: capture() });
  await at.send(endpoints.pause_schedule, { body: { id: paused, paused: true } }, PEOPLE.Admin);
  await close(0);
  await at.portal.runJobs();
  expect(
    [await runsOf(ofClient), await runsOf(other), await runsOf(paused)].map(({ length }) => length),
  ).toEqual([1, 0, 0]);
});

it('made at once is of the last period that was finalised', async () => {
  const id = await schedule({ report_id: await report(), when: capture() });
  await close(1);
  await at.portal.runJobs();
  await at.send(endpoints.run_schedule, { body: { id } }, PEOPLE.Admin);
  await at.portal.runJobs();
  const [manual] = await runsOf(id);
  expect(manual).toMatchObject({ manual: true, state: 'done', note: expect.stringContaining('16') });
});

it('asks for exactly one of payroll and client, which its owner sees', async () => {
  const report_id = await report();
  for (const followed of [
    { paysheet_id: null, client_id: null },
    { paysheet_id: at.paysheet, client_id: SECOND_CLIENT },
    { paysheet_id: 999_999, client_id: null },
  ]) {
    const body = { ...aSchedule, report_id, when: { kind: 'capture_finished', ...followed } };
    const answer = await at.send(endpoints.create_schedule, { body }, PEOPLE.Admin);
    expect(answer.status).toBe(400);
    expect((await readErrors(answer))[0]?.field).toMatch(/^when/);
  }
});
