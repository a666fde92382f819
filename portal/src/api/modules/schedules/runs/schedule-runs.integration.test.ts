import { endpoints } from '@lienzo/schema/endpoints';
import type { ScheduleContent, ScheduleRun } from '@lienzo/schema/schedules/schedule-endpoints';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { inOrganization } from '../../../testing/in-organization.ts';
import { readAnswer } from '../../../testing/read-answer.ts';
import { CLIENT, COLLEAGUE, ORGANIZATION, PEOPLE, type TestPerson } from '../../../testing/test-people.ts';
import { CLIENT_FOLDER, TEMPLATES } from '../../directory/testing/test-directory.ts';
import { prints } from '../../renders/testing/prints.ts';
import { parametro } from '../../reports/testing/test-reports.ts';
import { type SchedulePortal, startSchedulePortal } from '../testing/start-schedule-portal.ts';

let at: SchedulePortal;
let report: number;
let before = 0;
beforeAll(async () => {
  at = await startSchedulePortal();
  report = await at.report();
});
afterAll(() => at?.close());
beforeEach(() => {
  before = at.smtp.all().length;
  at.smtp.refuseTo({});
  at.answer(prints);
});

const mailed = () => at.smtp.all().slice(before);
const addressees = () =>
  mailed()
    .flatMap(({ to }) => to)
    .sort();
const runSql = (query: ReturnType<typeof sql>) => inOrganization(at.portal, (trx) => query.execute(trx));
const namesIn = async (folder_id: string): Promise<string[]> => {
  const answer = await at.portal.send(endpoints.browse, {
    token: await at.tokenOf(PEOPLE.Admin),
    query: { folder_id },
  });
  return (await readAnswer(endpoints.browse, answer)).items.map(({ name }) => name);
};
/** A schedule that was due, and has been made. */
async function made(
  changes: Partial<ScheduleContent>,
  person?: TestPerson,
): Promise<{ id: string; run: ScheduleRun | undefined }> {
  const { id } = await at.schedule({ report_id: report, ...changes }, person);
  await at.makeDue(id);
  await at.tick();
  return { id, run: (await at.runsOf(id, person))[0] };
}
const titlesFor = async (person: TestPerson): Promise<string[]> => {
  const answer = await at.portal.send(endpoints.notificacions, { token: await at.tokenOf(person) });
  return (await readAnswer(endpoints.notificacions, answer)).map(({ title }) => title);
};

describe('a schedule that is due', () => {
  it('puts its files into a folder and mails them to each person, role and address', async () => {
    const { run } = await made({
      name: 'Entrega',
      formats: ['pdf', 'xlsx'],
      folder_id: TEMPLATES.id,
      people: [COLLEAGUE.id],
      roles: ['Admin'],
      mails: ['fuera@cliente.test', COLLEAGUE.mail.toUpperCase()],
    });
    expect(run).toMatchObject({ state: 'done', problems: [], note: null, manual: false });
    expect(run?.files.map(({ format, render_id }) => [format, render_id !== null])).toEqual([
      ['pdf', true],
      ['xlsx', true],
    ]);
    const names = (await namesIn(TEMPLATES.id)).filter((name) => name.startsWith('Personal 20'));
    expect(names.map((name) => name.split('.').at(-1)).sort()).toEqual(['pdf', 'xlsx']);
    expect(addressees()).toEqual([PEOPLE.Admin.mail, COLLEAGUE.mail, 'fuera@cliente.test'].sort());
    for (const { mail } of mailed()) {
      expect(mail.to).toHaveLength(1);
      expect(mail.attachments.filter(({ filename }) => filename?.startsWith('Personal '))).toHaveLength(2);
    }
    expect(run?.deliveries.filter(({ state }) => state === 'sent')).toHaveLength(5);
  });

  it('is made once, also for several turns of the clock and for workers side by side', async () => {
    const { id } = await at.schedule({ report_id: report });
    await at.makeDue(id);
    const { jobs } = at.portal.services;
    await Promise.all([1, 2, 3].map(() => jobs.send('take_due_schedules', {})));
    await Promise.all([at.portal.runJobs(), at.portal.runJobs(), at.portal.runJobs()]);
    await at.tick();
    await at.tick();
    expect(await at.runsOf(id)).toMatchObject([{ state: 'done' }]);
    expect(addressees()).toEqual(['destino@pruebas.test']);
  });

  it('that was missed is made once on return and says so', async () => {
    const { id } = await at.schedule({ report_id: report });
    await at.makeDue(id, 3 * 24 * 3600 + 600);
    await at.tick();
    await at.tick();
    const runs = await at.runsOf(id);
    expect(runs).toHaveLength(1);
    expect(runs[0]?.note).toMatch(
      /^Se hizo al volver el portal: estaba programado para .+ y se omitieron [34] veces más\.$/,
    );
    expect(mailed()).toHaveLength(1);
    expect(mailed()[0]?.mail.text).toContain('Se hizo al volver el portal');
    const next = new Date((await at.now(id))?.next_run_at ?? '').getTime();
    expect(next).toBeGreaterThan(Date.now());
  });

  it('runs at once when it is asked to, once', async () => {
    const { id } = await at.schedule({ report_id: report });
    const token = await at.tokenOf(PEOPLE.Admin);
    const now = () => at.portal.send(endpoints.run_schedule, { token, body: { id } });
    await Promise.all([now(), now(), now()]);
    await at.portal.runJobs();
    expect(await at.runsOf(id)).toMatchObject([{ state: 'done', manual: true }]);
    await now();
    await at.portal.runJobs();
    expect(await at.runsOf(id)).toHaveLength(2);
    expect(addressees()).toHaveLength(2);
  });

  it('that is paused does not come', async () => {
    const { id } = await at.schedule({ report_id: report });
    await at.makeDue(id);
    const token = await at.tokenOf(PEOPLE.Admin);
    await at.portal.send(endpoints.pause_schedule, { token, body: { id, paused: true } });
    await at.tick();
    expect(await at.runsOf(id)).toEqual([]);
  });

  it('asks the renderer with the answers to parameters', async () => {
    const parametros = { mes: { relativo: 'mes anterior' as const } };
    const asking = await at.report('Con parámetros', PEOPLE.Admin, {
      parametros: [parametro('mes', 'rango')],
    });
    const { run } = await made({ report_id: asking, parametros });
    const row = await inOrganization(at.portal, (trx) =>
      trx
        .selectFrom('report_renders')
        .select('request')
        .where('id', '=', run?.files[0]?.render_id ?? '')
        .executeTakeFirstOrThrow(),
    );
    expect(row.request).toMatchObject({ parametros });
  });
});

describe('a schedule whose owner may not any more', () => {
  it('stops, pauses with the reason and tells the owner by notice and mail', async () => {
    const own = await at.report('Se borra', PEOPLE.Ejecutivo);
    const { id } = await at.schedule({ report_id: own }, PEOPLE.Ejecutivo);
    const token = await at.tokenOf(PEOPLE.Admin);
    await at.portal.send(endpoints.delete_report, { token, query: { id_report: String(own) } });
    await at.makeDue(id);
    await at.tick();
    expect(await at.now(id)).toMatchObject({
      paused: true,
      stopped: 'report_gone',
      next_run_at: null,
      report: null,
      last_run: { state: 'failed' },
    });
    expect(await titlesFor(PEOPLE.Ejecutivo)).toContain('La programación “Personal del día” se detuvo');
    expect(addressees()).toEqual([PEOPLE.Ejecutivo.mail]);
    await at.tick();
    expect(addressees()).toHaveLength(1);
  });

  it('stops for a report that is disabled, and goes on when it is enabled and resumed', async () => {
    const own = await at.report('Se deshabilita');
    const token = await at.tokenOf(PEOPLE.Admin);
    const enable = (habilitado: boolean) =>
      at.portal.send(endpoints.disable_report, { token, body: { reporte: { id: own, habilitado } } });
    const { id } = await at.schedule({ report_id: own });
    await enable(false);
    await at.makeDue(id);
    await at.tick();
    expect(await at.now(id)).toMatchObject({ paused: true, stopped: 'report_disabled' });
    const resume = () => at.portal.send(endpoints.pause_schedule, { token, body: { id, paused: false } });
    expect((await resume()).status).toBe(400);
    await enable(true);
    expect((await resume()).status).toBe(200);
    expect(await at.now(id)).toMatchObject({ paused: false, stopped: null });
  });

  it('stops for an account that is not active, and tells the administrators', async () => {
    const own = await at.report('De quien se va', COLLEAGUE);
    const { id } = await at.schedule({ report_id: own }, COLLEAGUE);
    await runSql(sql`update users set active = 'false' where id = ${COLLEAGUE.id}`);
    try {
      await at.makeDue(id);
      await at.tick();
      expect(await at.now(id)).toMatchObject({ paused: true, stopped: 'owner_inactive' });
      expect(addressees()).toEqual([PEOPLE.Admin.mail]);
    } finally {
      await runSql(sql`update users set active = 'true' where id = ${COLLEAGUE.id}`);
    }
  });
});

describe('a run that goes wrong says what', () => {
  it('when the folder is gone: the mails arrive all the same', async () => {
    const token = await at.tokenOf(PEOPLE.Admin);
    const folder = await readAnswer(
      endpoints.new_folder,
      await at.portal.send(endpoints.new_folder, {
        token,
        body: { folder_parent_id: TEMPLATES.id, folder_name: 'Se borra' },
      }),
    );
    const { id } = await at.schedule({ report_id: report, folder_id: folder.id });
    await runSql(sql`update file_system set deleted_at = now() where id = ${folder.id}`);
    await at.makeDue(id);
    await at.tick();
    const [run] = await at.runsOf(id);
    expect(run).toMatchObject({
      state: 'partial',
      problems: ['La carpeta no existe o ya no tienes acceso a ella.'],
    });
    expect(addressees()).toEqual(['destino@pruebas.test']);
    expect(await titlesFor(PEOPLE.Admin)).toContain(
      'La programación “Personal del día” no se entregó completa',
    );
  });

  it('when the owner lost the folder meanwhile', async () => {
    const own = await at.report('Sin carpeta', PEOPLE.Ejecutivo);
    const { id } = await at.schedule(
      { report_id: own, folder_id: CLIENT_FOLDER.id, mails: [] },
      PEOPLE.Ejecutivo,
    );
    const assigned = sql`organization_id = ${ORGANIZATION} and user_id = ${PEOPLE.Ejecutivo.id} and client_id = ${CLIENT}`;
    await runSql(sql`delete from user_clients where ${assigned}`);
    try {
      await at.makeDue(id);
      await at.tick();
      expect(await at.runsOf(id)).toMatchObject([{ state: 'failed' }]);
      expect(await namesIn(CLIENT_FOLDER.id)).not.toContainEqual(expect.stringContaining('Sin carpeta'));
    } finally {
      await runSql(
        sql`insert into user_clients (organization_id, user_id, client_id) values (${ORGANIZATION}, ${PEOPLE.Ejecutivo.id}, ${CLIENT})`,
      );
    }
  });

  it('when the mail server refuses half of the recipients for good', async () => {
    at.smtp.refuseTo({ forever: ['mal@pruebas.test'] });
    const { id, run } = await made({ mails: ['bien@pruebas.test', 'mal@pruebas.test'] });
    expect(run).toMatchObject({
      state: 'partial',
      problems: ['mal@pruebas.test: El servidor de correo rechazó esta dirección.'],
    });
    at.smtp.refuseTo({});
    await at.tick();
    expect(addressees()).toEqual(['bien@pruebas.test']);
    expect((await at.runsOf(id))[0]?.state).toBe('partial');
  });

  it('when the mail server refuses some for now: they get it a minute later, the others once', async () => {
    at.smtp.refuseTo({ now: ['luego@pruebas.test'] });
    const { id, run } = await made({ mails: ['bien@pruebas.test', 'luego@pruebas.test'] });
    expect(run?.state).toBe('delivering');
    at.smtp.refuseTo({});
    await runSql(sql`update report_schedule_runs set created_at = created_at - interval '2 minutes'`);
    await at.tick();
    expect((await at.runsOf(id))[0]?.state).toBe('done');
    expect(addressees()).toEqual(['bien@pruebas.test', 'luego@pruebas.test']);
  });

  it('when the report cannot be made: nothing is delivered', async () => {
    at.answer(async (request) => {
      await request.text();
      return new Response(
        `--b\r\nContent-Type: application/json\r\n\r\n${JSON.stringify({ errorList: [{ code: 'image_too_large', message: 'La imagen es muy grande.' }] })}\r\n--b--\r\n`,
        { headers: { 'Content-Type': 'multipart/mixed; boundary=b' } },
      );
    });
    const { run } = await made({
      report_id: await at.report('Con error'),
      folder_id: TEMPLATES.id,
    });
    expect(run).toMatchObject({
      state: 'failed',
      problems: ['PDF: La imagen es muy grande.'],
      deliveries: [],
    });
    expect(mailed()).toEqual([]);
  });

  it('when its file is cancelled: it is told a minute later', async () => {
    const { id } = await at.schedule({ report_id: await at.report('Se cancela') });
    await at.makeDue(id);
    at.answer(async (request) => {
      const answer = await prints(request);
      await runSql(
        sql`update report_renders set state = 'cancelled', claim = null, lease_until = null where state = 'running'`,
      );
      return answer;
    });
    await at.tick();
    await runSql(sql`update report_schedule_runs set created_at = created_at - interval '2 minutes'`);
    await at.tick();
    expect(await at.runsOf(id)).toMatchObject([
      { state: 'failed', problems: ['PDF: El archivo se canceló o se eliminó antes de entregarse.'] },
    ]);
    expect(mailed()).toEqual([]);
  });
});
