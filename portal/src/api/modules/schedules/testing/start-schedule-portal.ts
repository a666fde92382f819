/** A test portal with a renderer of a few bytes and a real mail server, for tests of schedules. */
import { endpoints } from '@lienzo/schema/endpoints';
import type { ReportDocument } from '@lienzo/schema/report/report';
import { NO_KEPT_FILTERS } from '@lienzo/schema/reports/kept-filters';
import type { Schedule, ScheduleContent, ScheduleRun } from '@lienzo/schema/schedules/schedule-endpoints';
import { sql } from 'kysely';
import { openMailer } from '../../../platform/mail/open-mailer.ts';
import { inOrganization } from '../../../testing/in-organization.ts';
import { readAnswer } from '../../../testing/read-answer.ts';
import { startSmtpServer, type TestSmtpServer } from '../../../testing/start-smtp-server.ts';
import { startTestPortal, type TestPortal } from '../../../testing/start-test-portal.ts';
import { PEOPLE, type TestPerson } from '../../../testing/test-people.ts';
import { rendererClient } from '../../renders/renderer-client.ts';
import { prints } from '../../renders/testing/prints.ts';
import { reportOf, tabla } from '../../reports/testing/test-reports.ts';

export type SchedulePortal = {
  portal: TestPortal;
  smtp: TestSmtpServer;
  /** Replaces how the rendering service answers. */
  answer(service: (request: Request) => Promise<Response>): void;
  tokenOf(person: TestPerson): Promise<string>;
  /** A saved report of the Admin's. */
  report(nombre?: string, person?: TestPerson, changes?: Partial<ReportDocument>): Promise<number>;
  schedule(changes: Partial<ScheduleContent> & { report_id: number }, person?: TestPerson): Promise<Schedule>;
  /** As it is listed now. */
  now(id: string, person?: TestPerson): Promise<Schedule | undefined>;
  runsOf(id: string, person?: TestPerson): Promise<ScheduleRun[]>;
  /** As if it had been due for so long. */
  makeDue(id: string, seconds?: number): Promise<void>;
  /** One turn of the clock, and everything that follows from it. */
  tick(): Promise<void>;
  close(): Promise<void>;
};

export async function startSchedulePortal(): Promise<SchedulePortal> {
  let service: (request: Request) => Promise<Response> = prints;
  const portal = await startTestPortal(rendererClient('http://renderer.test', (request) => service(request)));
  const smtp = await startSmtpServer();
  portal.services.mailer = openMailer({
    smtpUrl: smtp.url,
    from: 'Lienzo <no-responder@pruebas.test>',
    outbox: '/nonexistent',
  });
  const tokens = new Map<string, string>();
  const tokenOf = async (person: TestPerson): Promise<string> => {
    const token = tokens.get(person.id) ?? (await portal.openSession(person)).token;
    tokens.set(person.id, token);
    return token;
  };
  const listed = async (person: TestPerson): Promise<Schedule[]> =>
    (
      await readAnswer(
        endpoints.get_schedules,
        await portal.send(endpoints.get_schedules, { token: await tokenOf(person) }),
      )
    ).result;
  return {
    portal,
    smtp,
    tokenOf,
    answer(next) {
      service = next;
    },
    async report(nombre = 'Personal', person = PEOPLE.Admin, changes = {}) {
      const reporte = { ...reportOf([tabla(['employees.name'])]), nombre, ...changes };
      const answer = await portal.send(endpoints.create_report, {
        token: await tokenOf(person),
        body: { reporte },
      });
      return (await readAnswer(endpoints.create_report, answer)).result.id_report;
    },
    async schedule(changes, person = PEOPLE.Admin) {
      const body = { ...aSchedule, ...changes };
      const answer = await portal.send(endpoints.create_schedule, { token: await tokenOf(person), body });
      return (await readAnswer(endpoints.create_schedule, answer)).result;
    },
    now: async (id, person = PEOPLE.Admin) => (await listed(person)).find((one) => one.id === id),
    async runsOf(id, person = PEOPLE.Admin) {
      const answer = await portal.send(endpoints.get_schedule_runs, {
        token: await tokenOf(person),
        query: { id },
      });
      return (await readAnswer(endpoints.get_schedule_runs, answer)).result;
    },
    makeDue: (id, seconds = 1) =>
      inOrganization(portal, async (trx) => {
        await sql`
          update report_schedules set next_run_at = now() - make_interval(secs => ${seconds}::int) where id = ${id}
        `.execute(trx);
      }),
    async tick() {
      await portal.services.jobs.send('take_due_schedules', {});
      await portal.runJobs();
    },
    async close() {
      await portal.close();
      await smtp.close();
    },
  };
}

/** Each day at seven, by mail. */
export const aSchedule = {
  name: 'Personal del día',
  parametros: {},
  kept_filters: NO_KEPT_FILTERS,
  output: { kind: 'report' },
  formats: ['pdf'],
  when: { kind: 'daily', working_days: false },
  time: '07:00',
  folder_id: null,
  people: [],
  roles: [],
  mails: ['destino@pruebas.test'],
  message: '',
} satisfies Omit<ScheduleContent, 'report_id'>;
