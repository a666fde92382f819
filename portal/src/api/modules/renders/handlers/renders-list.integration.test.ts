/** 'Mis descargas': a person's files by pages and words, with what they were made of and who asked for them. */
import { endpoints } from '@lienzo/schema/endpoints';
import { NO_KEPT_FILTERS } from '@lienzo/schema/reports/kept-filters';
import { RENDERS_PAGE } from '@lienzo/schema/reports/render-endpoints';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { inOrganization } from '../../../testing/in-organization.ts';
import { readAnswer } from '../../../testing/read-answer.ts';
import { PEOPLE, type TestPerson } from '../../../testing/test-people.ts';
import { parametro } from '../../reports/testing/test-reports.ts';
import { type SchedulePortal, startSchedulePortal } from '../../schedules/testing/start-schedule-portal.ts';

let at: SchedulePortal;
let report_id: number;
beforeAll(async () => {
  at = await startSchedulePortal();
  report_id = await at.report('Nómina única', PEOPLE.Ejecutivo, {
    parametros: [{ ...parametro('texto'), nombre: 'Área' }],
  });
});
afterAll(() => at?.close());

const list = async (query: Record<string, string>, person: TestPerson = PEOPLE.Ejecutivo) =>
  readAnswer(
    endpoints.get_renders,
    await at.portal.send(endpoints.get_renders, { token: await at.tokenOf(person), query }),
  );
const ask = async (body: object, person: TestPerson = PEOPLE.Ejecutivo) => {
  const answer = await at.portal.send(endpoints.create_render, {
    token: await at.tokenOf(person),
    body: { report_id, format: 'pdf', ...body },
  });
  return (await readAnswer(endpoints.create_render, answer)).result;
};
const namesIn = async (search: string) => (await list({ search })).result.map(({ name }) => name);

it('says what each was made of and who asked, and finds it by either', async () => {
  const made = await ask({ parametros: { texto: 'Producción' } });
  expect(made).toMatchObject({
    facts: [{ label: 'Área', value: 'Producción' }],
    asked_by: { kind: 'person', name: PEOPLE.Ejecutivo.name },
  });
  expect(await namesIn('produccion UNICA')).toEqual(['Nómina única']);
  expect(await namesIn('ventas')).toEqual([]);
  expect(await namesIn('%')).toEqual([]);
  expect((await list({}, PEOPLE.Admin)).total).toBe(0);
});

it('keeps files of schedules apart, also once the schedule is gone, and one asked for again is the person’s', async () => {
  const before = (await list({ source: 'person' })).total;
  const { id } = await at.schedule(
    { name: 'Cada mañana', report_id, parametros: { texto: 'Almacén' } },
    PEOPLE.Ejecutivo,
  );
  await at.makeDue(id);
  await at.tick();
  const scheduled = await list({ source: 'schedule' });
  expect(scheduled.total).toBe(1);
  const [file] = scheduled.result;
  expect(file).toMatchObject({
    state: 'done',
    facts: [{ label: 'Área', value: 'Almacén' }],
    asked_by: { kind: 'schedule', name: 'Cada mañana' },
  });
  expect(await namesIn('manana')).toEqual(['Nómina única']);
  expect((await list({ source: 'person' })).total).toBe(before);
  const token = await at.tokenOf(PEOPLE.Ejecutivo);
  const again = await at.portal.send(endpoints.repeat_render, { token, body: { id: file?.id ?? '' } });
  expect((await readAnswer(endpoints.repeat_render, again)).result.asked_by.kind).toBe('person');
  expect((await list({ source: 'person' })).total).toBe(before + 1);
  expect((await at.portal.send(endpoints.delete_schedule, { token, query: { id } })).status).toBe(200);
  expect((await list({ source: 'schedule' })).result[0]?.asked_by).toEqual({ kind: 'schedule', name: null });
});

it('tells the facts of each report of a combined file by its name', async () => {
  const other = await at.report('Segundo', PEOPLE.Ejecutivo);
  const token = await at.tokenOf(PEOPLE.Ejecutivo);
  const answer = await at.portal.send(endpoints.combine_reports, {
    token,
    body: {
      reports: [
        { report_id, parametros: { texto: 'Calidad' }, kept_filters: NO_KEPT_FILTERS },
        { report_id: other },
      ],
      ...{ format: 'pdf', title: 'Los dos', cover: false, table_of_contents: false },
    },
  });
  const { result } = await readAnswer(endpoints.combine_reports, answer);
  expect(result.facts).toEqual([{ label: expect.stringMatching(/: Área$/), value: 'Calidad' }]);
  expect(await namesIn('calidad')).toEqual(['Los dos']);
});

it('gives a page at a time, newest first, and counts all of them', async () => {
  const [newest] = (await list({})).result;
  const { total } = await list({});
  await inOrganization(at.portal, (trx) =>
    sql`
      insert into report_renders (organization_id, user_id, report_id, name, format, request, created_at)
      select organization_id, user_id, report_id, 'Copia ' || nth, format, request, now() - nth * interval '1 hour'
      from report_renders, generate_series(1, ${RENDERS_PAGE + 3}::int) as nth where id = ${newest?.id ?? ''}
    `.execute(trx),
  );
  const first = await list({ search: 'copia' });
  expect(first.total).toBe(RENDERS_PAGE + 3);
  expect(first.result.map(({ name }) => name).slice(0, 2)).toEqual(['Copia 1', 'Copia 2']);
  const second = await list({ search: 'copia', page: '2' });
  expect(second.result.map(({ name }) => name)).toEqual(
    [1, 2, 3].map((nth) => `Copia ${RENDERS_PAGE + nth}`),
  );
  expect((await list({})).total).toBe(total + RENDERS_PAGE + 3);
  expect((await list({ only: 'pending' })).total).toBe(RENDERS_PAGE + 3);
});
