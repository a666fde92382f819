import { randomUUID } from 'node:crypto';
import { endpoints } from '@lienzo/schema/endpoints';
import { onBureauClock } from '@lienzo/schema/payroll/plain-date';
import type { ScheduleContent } from '@lienzo/schema/schedules/schedule-endpoints';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { inOrganization } from '../../../testing/in-organization.ts';
import { readAnswer, readErrors } from '../../../testing/read-answer.ts';
import {
  CLIENT,
  COLLEAGUE,
  PEOPLE,
  SECOND_CLIENT,
  STRANGER,
  type TestPerson,
} from '../../../testing/test-people.ts';
import { OTHER_FOLDER, SECOND_FOLDER, TEMPLATES } from '../../directory/testing/test-directory.ts';
import { parametro, reportOf, tabla } from '../../reports/testing/test-reports.ts';
import { aSchedule, type SchedulePortal, startSchedulePortal } from '../testing/start-schedule-portal.ts';

let at: SchedulePortal;
let report: number;
beforeAll(async () => {
  at = await startSchedulePortal();
  report = await at.report();
});
afterAll(() => at?.close());

const create = async (changes: object, person = PEOPLE.Admin) =>
  at.portal.send(endpoints.create_schedule, {
    token: await at.tokenOf(person),
    body: { ...aSchedule, report_id: report, ...changes },
  });
const refused = async (changes: Partial<ScheduleContent>, person = PEOPLE.Admin) => {
  const answer = await create(changes, person);
  return { status: answer.status, errors: await readErrors(answer) };
};

describe('people of a client', () => {
  const changeAudience = async (id: number, auditorio: (typeof CLIENT)[]) => {
    const reporte = { ...reportOf([tabla(['employees.name'])]), nombre: 'Para uno', auditorio, id };
    const token = await at.tokenOf(PEOPLE.Admin);
    expect((await at.portal.send(endpoints.update_report, { token, body: { reporte } })).status).toBe(200);
  };

  it('that does not see the report are refused by name, also by their address; others are taken', async () => {
    const elsewhere = await at.report('Para otro', PEOPLE.Admin, { auditorio: [SECOND_CLIENT] });
    const { name, id, mail } = PEOPLE.client;
    for (const changes of [{ people: [id] }, { mails: [mail.toUpperCase()] }])
      expect(await refused({ report_id: elsewhere, ...changes })).toMatchObject({
        status: 400,
        errors: [{ field: 'people', message: expect.stringMatching(`^${name} \\(.+\\): su cliente no ve`) }],
      });
    const theirs = await at.report('Para el suyo', PEOPLE.Admin, { auditorio: [CLIENT] });
    expect((await create({ report_id: theirs, people: [id] })).status).toBe(200);
  });

  it('get nothing once their client does not see the report any more', async () => {
    const one = await at.report('Para uno', PEOPLE.Admin, { auditorio: [CLIENT] });
    const made = await at.schedule({ report_id: one, people: [PEOPLE.client.id] });
    await changeAudience(one, [SECOND_CLIENT]);
    const before = at.smtp.all().length;
    await at.makeDue(made.id);
    await at.tick();
    const sent = at.smtp
      .all()
      .slice(before)
      .flatMap(({ to }) => to);
    expect(sent).toContain('destino@pruebas.test');
    expect(sent).not.toContain(PEOPLE.client.mail);
    const [run] = await at.runsOf(made.id);
    expect(run).toMatchObject({ state: 'partial', problems: [expect.stringContaining(PEOPLE.client.name)] });
  });

  it('are offered with the name of their client', async () => {
    const token = await at.tokenOf(PEOPLE.Admin);
    const { result } = await readAnswer(
      endpoints.schedule_options,
      await at.portal.send(endpoints.schedule_options, { token }),
    );
    const clientOf = (person: TestPerson) => result.people.find(({ id }) => id === person.id)?.client;
    expect(clientOf(PEOPLE.client)).toMatch(/./);
    expect(clientOf(PEOPLE.Ejecutivo)).toBeNull();
  });
});

describe('a schedule that is saved', () => {
  it('is listed with its words, its next moment and its owner', async () => {
    const made = await at.schedule({ report_id: report, folder_id: TEMPLATES.id, roles: ['Admin'] });
    expect(made).toMatchObject({
      report: 'Personal',
      words: 'Todos los días, 7:00\u00a0a.\u00a0m.',
      folder: 'Plantillas',
      owner: { id: PEOPLE.Admin.id },
      paused: false,
      last_run: null,
    });
    const next = new Date(made.next_run_at ?? '');
    expect(onBureauClock(next).toISOString().slice(11, 16)).toBe('07:00');
    expect(next.getTime() - Date.now()).toBeGreaterThan(0);
    expect(next.getTime() - Date.now()).toBeLessThanOrEqual(24 * 3600 * 1000);
    expect(await at.now(made.id)).toEqual(made);
  });

  it('keeps the answers to parameters as they were given', async () => {
    const parametros = { mes: { relativo: 'mes anterior' as const }, cliente: '7' };
    const asking = await at.report('Con parámetros', PEOPLE.Admin, {
      parametros: [parametro('mes', 'rango'), parametro('cliente')],
    });
    expect((await at.schedule({ report_id: asking, parametros })).parametros).toEqual(parametros);
    const { status, errors } = await refused({ parametros });
    expect([status, errors[0]?.field]).toEqual([400, 'parametros.mes']);
  });

  it('is of its owner and the administrators alone', async () => {
    const own = await at.report('Del ejecutivo', PEOPLE.Ejecutivo);
    const made = await at.schedule({ report_id: own }, PEOPLE.Ejecutivo);
    expect(await at.now(made.id, PEOPLE.Ejecutivo)).toMatchObject({ id: made.id });
    expect(await at.now(made.id, PEOPLE.Admin)).toMatchObject({ id: made.id });
    for (const person of [COLLEAGUE, STRANGER]) {
      expect(await at.now(made.id, person)).toBeUndefined();
      const token = await at.tokenOf(person);
      const query = { id: made.id };
      expect((await at.portal.send(endpoints.get_schedule_runs, { token, query })).status).toBe(404);
      expect((await at.portal.send(endpoints.delete_schedule, { token, query })).status).toBe(404);
      expect((await at.portal.send(endpoints.run_schedule, { token, body: query })).status).toBe(404);
    }
  });

  it('is paused, resumed and changed, and keeps its owner', async () => {
    const own = await at.report('Cambia', PEOPLE.Ejecutivo);
    const made = await at.schedule({ report_id: own }, PEOPLE.Ejecutivo);
    const token = await at.tokenOf(PEOPLE.Admin);
    const pause = (paused: boolean) =>
      at.portal.send(endpoints.pause_schedule, { token, body: { id: made.id, paused } });
    await pause(true);
    expect(await at.now(made.id)).toMatchObject({ paused: true, next_run_at: null });
    const body = { ...aSchedule, report_id: own, id: made.id, name: 'Otra', time: '09:30' };
    expect((await at.portal.send(endpoints.update_schedule, { token, body })).status).toBe(200);
    expect(await at.now(made.id)).toMatchObject({
      paused: true,
      next_run_at: null,
      name: 'Otra',
      owner: { id: PEOPLE.Ejecutivo.id },
    });
    await pause(false);
    const resumed = await at.now(made.id);
    expect(
      onBureauClock(new Date(resumed?.next_run_at ?? ''))
        .toISOString()
        .slice(11, 16),
    ).toBe('09:30');
  });

  it('is deleted with its runs', async () => {
    const made = await at.schedule({ report_id: report });
    await at.makeDue(made.id);
    await at.tick();
    const token = await at.tokenOf(PEOPLE.Admin);
    await at.portal.send(endpoints.delete_schedule, { token, query: { id: made.id } });
    expect(await at.now(made.id)).toBeUndefined();
    const runs = await inOrganization(at.portal, (trx) =>
      trx.selectFrom('report_schedule_runs').select('id').where('schedule_id', '=', made.id).execute(),
    );
    expect(runs).toEqual([]);
  });
});

describe('a schedule is refused', () => {
  it.each<[string, Partial<ScheduleContent>, number, string]>([
    ['that never comes', { when: { kind: 'monthly', day: 31, months: [2], shift: 'none' } }, 400, 'when'],
    ['of an unknown payroll', { when: { kind: 'before_close', paysheet_id: 999_999, days: 1 } }, 400, 'when'],
    ['with a mail that has a line break', { mails: ['a@b.mx\r\nBcc: c@d.mx'] }, 400, 'mails'],
    ['with a person that is not there', { people: [randomUUID()] }, 400, 'people'],
    ['with a person of another organization', { people: [STRANGER.id] }, 400, 'people'],
    ['to nobody', { mails: [] }, 400, 'folder_id'],
    ['without a format', { formats: [] }, 400, 'formats'],
    ['at 25 hours', { time: '25:00' }, 400, 'time'],
    ['on no day of the week', { when: { kind: 'weekly', days: [] } }, 400, 'when'],
    ['to a folder of another organization', { folder_id: OTHER_FOLDER.id }, 404, ''],
    ['of an unknown report', { report_id: 2_000_000_000 }, 404, ''],
  ])('%s', async (_what, changes, status, field) => {
    const answer = await refused(changes);
    expect(answer.status).toBe(status);
    expect(answer.errors[0]?.field ?? '').toContain(field);
    expect(answer.errors[0]?.message).toMatch(/[.]$/);
  });

  it('to a folder that its person does not see, and of a report of somebody else', async () => {
    const own = await at.report('Propio', PEOPLE.Ejecutivo);
    expect((await refused({ report_id: own, folder_id: SECOND_FOLDER.id }, PEOPLE.Ejecutivo)).status).toBe(
      404,
    );
    expect((await refused({ report_id: report }, PEOPLE.Ejecutivo)).status).toBe(404);
    expect((await refused({ report_id: report }, PEOPLE.client)).status).toBe(403);
  });

  it('of a disabled report', async () => {
    const disabled = await at.report('Deshabilitado');
    await at.portal.send(endpoints.disable_report, {
      token: await at.tokenOf(PEOPLE.Admin),
      body: { reporte: { id: disabled, habilitado: false } },
    });
    expect((await refused({ report_id: disabled })).errors[0]?.field).toBe('report_id');
  });
});

describe('a schedule that follows the captures of a payroll', () => {
  const closeOn = (days: number | null) =>
    inOrganization(at.portal, async (trx) => {
      await sql`update periods set incidence_close_date = current_date + ${days}::int`.execute(trx);
      const { id } = await trx
        .selectFrom('periods')
        .select('paysheet_id as id')
        .limit(1)
        .executeTakeFirstOrThrow();
      return id;
    });
  const before = (paysheet_id: number, days: number): Partial<ScheduleContent> => ({
    when: { kind: 'before_close', paysheet_id, days },
  });
  const daysAhead = (instant: string | null | undefined): number =>
    Math.round((new Date(instant ?? '').getTime() - Date.now()) / 86_400_000);

  it('is told when no closing is ahead', async () => {
    for (const days of [-40, null])
      expect((await refused(before(await closeOn(days), 3))).errors).toMatchObject([
        {
          field: 'when',
          message: 'Esta nómina no tiene cierres de captura por venir, así que el reporte nunca se haría.',
        },
      ]);
  });

  it('comes so many days before, and follows when the closing is moved', async () => {
    const made = await at.schedule({ report_id: report, ...before(await closeOn(20), 3) });
    expect(made.words).toMatch(/^3 días antes del cierre de captura de .+, 7:00\u00a0a\.\u00a0m\.$/);
    expect([16, 17, 18]).toContain(daysAhead(made.next_run_at));
    await closeOn(30);
    await inOrganization(at.portal, (trx) =>
      sql`update report_schedules set reckoned_at = now() - interval '1 hour' where id = ${made.id}`.execute(
        trx,
      ),
    );
    await at.tick();
    expect([26, 27, 28]).toContain(daysAhead((await at.now(made.id))?.next_run_at));
  });

  it('waits when there is no closing any more, and goes on when there is', async () => {
    const made = await at.schedule({ report_id: report, ...before(await closeOn(20), 3) });
    const compute = () =>
      inOrganization(at.portal, (trx) =>
        sql`update report_schedules set reckoned_at = now() - interval '1 hour' where id = ${made.id}`.execute(
          trx,
        ),
      );
    await closeOn(-5);
    await compute();
    await at.tick();
    expect(await at.now(made.id)).toMatchObject({ next_run_at: null, paused: false });
    await closeOn(9);
    await compute();
    await at.tick();
    expect([5, 6, 7]).toContain(daysAhead((await at.now(made.id))?.next_run_at));
  });
});
