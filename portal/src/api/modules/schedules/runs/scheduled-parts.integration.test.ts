/** Schedules of a report in parts, and of several reports as one file. */
import { endpoints } from '@lienzo/schema/endpoints';
import { NO_KEPT_FILTERS } from '@lienzo/schema/reports/kept-filters';
import type { ScheduleContent } from '@lienzo/schema/schedules/schedule-endpoints';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { readAnswer, readErrors } from '../../../testing/read-answer.ts';
import { CLIENT, COLLEAGUE, PEOPLE, SECOND_CLIENT } from '../../../testing/test-people.ts';
import { TEMPLATES } from '../../directory/testing/test-directory.ts';
import { answerParts } from '../../renders/testing/parts-service.ts';
import { prints } from '../../renders/testing/prints.ts';
import { parametro, reportOf, tabla } from '../../reports/testing/test-reports.ts';
import { aSchedule, type SchedulePortal, startSchedulePortal } from '../testing/start-schedule-portal.ts';

let at: SchedulePortal;
let before = 0;
beforeAll(async () => {
  at = await startSchedulePortal();
  at.answer((request) => (request.url.includes('/parts') ? answerParts(request) : prints(request)));
});
beforeEach(() => {
  before = at.smtp.all().length;
});
afterAll(() => at?.close());

const receipts = () =>
  at.report('Recibos', PEOPLE.Admin, {
    ...reportOf([tabla(['employees.human_id', 'employees.name'])]),
    nombre: 'Recibos',
  });
const parts = (changes: object = {}): ScheduleContent['output'] => ({
  kind: 'parts',
  column: 'employees.human_id',
  name: 'Recibo {Número de personal}',
  each: 'zip',
  mail_column: null,
  ...changes,
});
const together = (report_id: number, changes: object = {}): ScheduleContent['output'] => ({
  kind: 'combination',
  reports: [{ report_id, parametros: {}, kept_filters: NO_KEPT_FILTERS, ...changes }],
  cover: true,
  table_of_contents: true,
});
async function madeOnce(changes: Partial<ScheduleContent> & { report_id: number }) {
  const { id } = await at.schedule(changes);
  await at.makeDue(id);
  for (let turn = 0; turn < 3; turn += 1) await at.tick();
  const runs = await at.runsOf(id);
  expect(runs).toHaveLength(1);
  return { id, run: runs[0] };
}
const mailed = () => at.smtp.all().slice(before);
const namesIn = async (folder_id: string): Promise<string[]> => {
  const token = await at.tokenOf(PEOPLE.Admin);
  const answer = await at.portal.send(endpoints.browse, { token, query: { folder_id } });
  return (await readAnswer(endpoints.browse, answer)).items.map(({ name }) => name);
};
const refusal = async (changes: object) => {
  const body = { ...aSchedule, ...changes };
  const answer = await at.portal.send(endpoints.create_schedule, {
    token: await at.tokenOf(PEOPLE.Admin),
    body,
  });
  return { status: answer.status, fields: (await readErrors(answer)).map(({ field }) => field) };
};

describe('a report in parts', () => {
  it('is delivered as one archive like any file', async () => {
    const { run } = await madeOnce({ report_id: await receipts(), output: parts(), folder_id: TEMPLATES.id });
    expect(run).toMatchObject({ state: 'done', problems: [] });
    expect(run?.files.map(({ format }) => format)).toEqual(['zip']);
    expect(run?.files[0]?.notes.map(({ code }) => code)).toEqual(['parts_checked']);
    expect((await namesIn(TEMPLATES.id)).filter((name) => name.endsWith('.zip'))).toHaveLength(1);
    expect(mailed()[0]?.mail.attachments.map(({ filename }) => filename)).toEqual([
      expect.stringMatching(/^Recibos .+\.zip$/),
    ]);
  });

  it('puts each file into the folder, and sends the list to whom it is to go', async () => {
    const output = parts({ each: 'folder', name: 'Cada {Número de personal}' });
    const { run } = await madeOnce({ report_id: await receipts(), output, folder_id: TEMPLATES.id });
    expect(run).toMatchObject({ state: 'done', problems: [] });
    expect((await namesIn(TEMPLATES.id)).filter((name) => name.startsWith('Cada '))).toHaveLength(12);
    expect(mailed()[0]?.mail.attachments.map(({ filename }) => filename)).toEqual([
      expect.stringMatching(/\.csv$/),
    ]);
  });

  it('mails each file to whom it is about, and tells of those without an address', async () => {
    const output = parts({ each: 'mail', mail_column: 'employees.email' });
    const { run } = await madeOnce({ report_id: await receipts(), output, mails: [], message: 'Hola' });
    const notes = run?.files[0]?.notes.map(({ code }) => code) ?? [];
    const sent = mailed().length;
    if (sent === 12) expect(run).toMatchObject({ state: 'done' });
    else {
      expect(notes).toContain('parts_failed');
      expect(run?.problems).toHaveLength(1);
      expect(run?.state).toBe('partial');
    }
  });

  it('needs a single format, a folder or a column of addresses, and columns that divide it', async () => {
    const report_id = await receipts();
    expect(await refusal({ report_id, output: parts(), formats: ['pdf', 'xlsx'] })).toEqual({
      status: 400,
      fields: ['formats'],
    });
    expect(await refusal({ report_id, output: parts({ each: 'folder' }) })).toMatchObject({
      fields: ['folder_id'],
    });
    expect(await refusal({ report_id, output: parts({ each: 'mail' }) })).toMatchObject({
      fields: ['output'],
    });
    expect((await refusal({ report_id, output: parts({ column: 'concepts.key' }) })).status).toBe(422);
  });
});

describe('several reports as one file', () => {
  it('keep values of their own, and are delivered in each format', async () => {
    const first = await at.report('Primero');
    const second = await at.report('Segundo', PEOPLE.Admin, { parametros: [parametro('texto')] });
    const { run } = await madeOnce({
      name: 'Cierre',
      report_id: first,
      output: together(second, { parametros: { texto: 'Enero' } }),
      formats: ['pdf', 'docx'],
    });
    expect(run).toMatchObject({ state: 'done', problems: [] });
    const [{ mail } = { mail: undefined }] = mailed();
    expect(mail?.attachments.map(({ filename }) => filename?.replace(/ \d{4}-\d\d-\d\d/, ''))).toEqual([
      'Cierre.docx',
      'Cierre.pdf',
    ]);
    for (const word of ['Primero', 'Segundo', 'Enero']) expect(mail?.text).toContain(word);
  });

  it('stop when one of them is disabled, and are refused to people of a client that does not see one', async () => {
    const first = await at.report('Uno');
    const second = await at.report('Dos', PEOPLE.Admin, { auditorio: [SECOND_CLIENT] });
    expect(
      await refusal({ report_id: first, output: together(second), people: [PEOPLE.client.id] }),
    ).toMatchObject({ fields: ['people'] });
    const { id } = await at.schedule({ report_id: first, output: together(second), people: [COLLEAGUE.id] });
    const token = await at.tokenOf(PEOPLE.Admin);
    const disabled = await at.portal.send(endpoints.disable_report, {
      token,
      body: { reporte: { id: second, habilitado: false } },
    });
    expect(disabled.status).toBe(200);
    await at.makeDue(id);
    await at.tick();
    expect(await at.now(id)).toMatchObject({ paused: true, stopped: 'report_disabled' });
    expect(mailed().filter(({ to }) => to.includes('destino@pruebas.test'))).toEqual([]);
  });

  it('are no workbook', async () => {
    const [first, second] = [await at.report('A'), await at.report('B')];
    expect(await refusal({ report_id: first, output: together(second), formats: ['xlsx'] })).toMatchObject({
      fields: ['formats'],
    });
  });

  it('are counted as receivers of each of them', async () => {
    const first = await at.report('Receptor', PEOPLE.Admin, { auditorio: [CLIENT] });
    const second = await at.report('Receptor dos', PEOPLE.Admin, { auditorio: [CLIENT] });
    await at.schedule({ name: 'Los dos', report_id: first, output: together(second) });
    const token = await at.tokenOf(PEOPLE.Admin);
    const answer = await at.portal.send(endpoints.get_report_receivers, {
      token,
      query: { id: String(second) },
    });
    const { result } = await readAnswer(endpoints.get_report_receivers, answer);
    expect(result.receivers).toContainEqual({ kind: 'programaciones', count: 1, nombres: ['Los dos'] });
    expect(result.receivers).toContainEqual({
      kind: 'destinatarios',
      count: 1,
      nombres: ['destino@pruebas.test'],
    });
  });
});
