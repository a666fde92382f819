/** What saving over a report would change: in words, values and pages over the same rows, and who gets it. */
import type { Role } from '@lienzo/schema/api/endpoint';
import { catalogColumn } from '@lienzo/schema/data/catalog';
import { endpoints } from '@lienzo/schema/endpoints';
import type { ReportItem } from '@lienzo/schema/report/item';
import { newItem } from '@lienzo/schema/report/new-item';
import { type ReportDocument, TODOS } from '@lienzo/schema/report/report';
import { plainRichText } from '@lienzo/schema/report/rich-text';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { inTenant, systemContext } from '../../../platform/database/in-tenant.ts';
import { readAnswer, readErrors } from '../../../testing/read-answer.ts';
import { insertEmployees } from '../../../testing/seed-test-data.ts';
import { startTestPortal, type TestPortal } from '../../../testing/start-test-portal.ts';
import { CLIENT, ORGANIZATION, PEOPLE, SECOND_CLIENT } from '../../../testing/test-people.ts';
import { filterOn, reportOf, selected, tabla } from '../testing/test-reports.ts';

let portal: TestPortal;
const tokens = new Map<Role, string>();
beforeAll(async () => {
  portal = await startTestPortal();
  for (const role of ['SuperAdmin', 'Admin', 'Ejecutivo', 'client'] as const)
    tokens.set(role, await portal.signIn(PEOPLE[role]));
});
afterAll(() => portal?.close());

const as = (role: Role) => ({ token: tokens.get(role) ?? '' });
async function create(role: Role, reporte: ReportDocument) {
  const answer = await portal.send(endpoints.create_report, { ...as(role), body: { reporte } });
  const { result } = await readAnswer(endpoints.create_report, answer);
  return { id: result.id_report, updated_at: result.updated_at };
}
async function update(role: Role, id: number, reporte: ReportDocument): Promise<string> {
  const answer = await portal.send(endpoints.update_report, {
    ...as(role),
    body: { reporte: { ...reporte, id } },
  });
  return (await readAnswer(endpoints.update_report, answer)).result.updated_at;
}
const ask = (role: Role, id: number, reporte: ReportDocument, updated_at?: string) =>
  portal.send(endpoints.get_report_changes, {
    ...as(role),
    body: { reporte: { ...reporte, id, updated_at } },
  });
const changesOf = async (role: Role, id: number, reporte: ReportDocument, updated_at?: string) =>
  (await readAnswer(endpoints.get_report_changes, await ask(role, id, reporte, updated_at))).result;
const askReceivers = (role: Role, id: number) =>
  portal.send(endpoints.get_report_receivers, { ...as(role), query: { id: String(id) } });
const receiversOf = async (role: Role, id: number) =>
  (await readAnswer(endpoints.get_report_receivers, await askReceivers(role, id))).result.receivers;
/** Stores a report with an item, and asks what another version of the item changes. */
async function compared(before: ReportItem[], after: ReportItem[], role: Role = 'Admin') {
  const { id } = await create(role, reportOf(before));
  const { comparison, changes } = await changesOf(role, id, reportOf(after));
  if (comparison === null) throw new Error('nothing was compared');
  return { ...comparison, changes };
}

const NAME = 'employees.name';
const SBC = 'employees.sbc';
const people = tabla([NAME, SBC], { order_columns: [{ column: 'employees.human_id', direction: 'asc' }] });
const letter = (label: string): ReportItem => ({
  ...newItem('texto_dinamico'),
  uuid: '11111111-0000-4000-8000-000000000001',
  selected_tables: ['employees'],
  selected_columns: [selected(NAME)],
  valor: {
    type: 'doc',
    content: [
      {
        type: 'paragraph',
        content: [
          { type: 'text', text: label },
          { type: 'column', attrs: { column: NAME } },
        ],
      },
    ],
  },
});

describe('values', () => {
  it('are the same in two versions that only look differently', async () => {
    const { values, pages } = await compared([people], [{ ...people, estilo_item: { color: '#ff0000' } }]);
    expect(values).toEqual({ compared: 48, changed: 0, added: 0, removed: 0 });
    expect(pages).toEqual({ before: 1, after: 1, changed: 1, more: false });
  });

  it('change with a format, come with a column and go with a filter', async () => {
    const [name, sbc] = people.selected_columns;
    if (name === undefined || sbc === undefined) throw new Error('two columns');
    const money = { ...people, selected_columns: [name, { ...sbc, formato: 'moneda' as const }] };
    expect((await compared([people], [money])).values).toEqual({
      compared: 48,
      changed: 24,
      added: 0,
      removed: 0,
    });
    const wider = {
      ...people,
      selected_columns: [...people.selected_columns, selected('employees.hire_date')],
    };
    expect((await compared([people], [wider])).values).toMatchObject({ changed: 0, added: 24, removed: 0 });
    const fewer = { ...people, filters: [filterOn('employees.human_id', 'es exactamente', 'E00001')] };
    expect((await compared([people], [fewer])).values).toMatchObject({ changed: 0, added: 0, removed: 44 });
    expect((await compared([fewer], [people])).values).toMatchObject({ changed: 0, added: 44, removed: 0 });
  });

  it('are the same in another order, which is another page', async () => {
    const down = { ...people, order_columns: [{ column: 'employees.human_id', direction: 'desc' as const }] };
    const { values, pages } = await compared([people], [down]);
    expect(values).toEqual({ compared: 48, changed: 0, added: 0, removed: 0 });
    expect(pages.changed).toBe(1);
  });

  it('are totals and charts, too', async () => {
    const [name, sbc] = people.selected_columns;
    if (name === undefined || sbc === undefined) throw new Error('two columns');
    const summed = { ...people, selected_columns: [name, { ...sbc, total: 'suma' as const }] };
    expect((await compared([people], [summed])).values).toMatchObject({ changed: 0, added: 1 });
    const chart: ReportItem = {
      ...newItem('grafica'),
      selected_tables: ['employees', 'cost_centers'],
      selected_columns: [selected('cost_centers.code'), selected(SBC)],
      categoria: 'cost_centers.code',
      valores: [SBC],
      agregacion: 'suma',
    };
    const average: ReportItem = { ...chart, agregacion: 'promedio' };
    expect((await compared([chart], [average])).values).toEqual({
      compared: 3,
      changed: 3,
      added: 0,
      removed: 0,
    });
  });

  it('are only those of the rows that the person may read', async () => {
    const { values } = await compared([people], [{ ...people, zebra: !people.zebra }], 'Ejecutivo');
    expect(values?.compared).toBe(24);
  });
});

describe('pages', () => {
  it('are known by their row, and the first changed ones are drawn with their marks', async () => {
    const { pages, drawn, values, changes } = await compared([letter('Hola ')], [letter('Buenos días, ')]);
    expect(pages).toEqual({ before: 24, after: 24, changed: 24, more: false });
    expect(values).toEqual({ compared: 24, changed: 0, added: 0, removed: 0 });
    expect(drawn.pages).toHaveLength(4);
    expect(drawn.pages[0]?.before).toContain('Hola Persona 1');
    expect(drawn.pages[0]?.after).toContain('Buenos días, Persona 1');
    expect(drawn.pages[0]?.after).toContain('data-lz-change="edited"');
    expect(changes).toEqual([expect.stringContaining('Hola')]);
  });

  it('come and go with the rows', async () => {
    const all = letter('Hola ');
    if (all.nombre !== 'texto_dinamico') throw new Error('a dynamic text');
    const one = { ...all, filters: [filterOn('employees.human_id', 'es exactamente', 'E00002')] };
    const { pages, drawn } = await compared([all], [one]);
    expect(pages).toEqual({ before: 24, after: 2, changed: 22, more: false });
    expect(drawn.pages[0]).toEqual({ before: expect.stringContaining('Persona 1'), after: null });
    expect((await compared([one], [all])).drawn.pages[0]?.before).toBeNull();
  });

  it('differ when the paper differs, and not when the name does', async () => {
    const item = letter('Hola ');
    const { id } = await create('Admin', reportOf([item]));
    const turned = await changesOf('Admin', id, reportOf([item], { orientation: 'horizontal' }));
    expect(turned.comparison?.pages.changed).toBe(24);
    const renamed = await changesOf('Admin', id, reportOf([item], { nombre: 'Otro' }));
    expect(renamed.comparison?.pages.changed).toBe(0);
    expect(renamed.comparison?.drawn.pages).toEqual([]);
    expect(renamed.changes).toEqual(['El nombre pasó de “Reporte de prueba” a “Otro”.']);
    const same = await changesOf('Admin', id, reportOf([item]));
    expect(same.changes).toEqual([]);
  });
});

describe('receivers', () => {
  it('are counted of schedules and of programs too', async () => {
    const { id } = await create('Admin', reportOf([people], { auditorio: [] }));
    const schedule = {
      ...{ name: 'Diaria', report_id: id, parametros: {}, formats: ['pdf'], time: '07:00', folder_id: null },
      when: { kind: 'daily', working_days: false },
      people: [PEOPLE.Ejecutivo.id],
      roles: [],
    };
    for (const mails of [['uno@fuera.test', PEOPLE.Ejecutivo.mail], ['uno@fuera.test']])
      expect(
        (await portal.send(endpoints.create_schedule, { ...as('Admin'), body: { ...schedule, mails } }))
          .status,
      ).toBe(200);
    const program = { name: 'Programa', reports: [id], days: 30 };
    expect((await portal.send(endpoints.create_api_token, { ...as('Admin'), body: program })).status).toBe(
      200,
    );
    expect(await receiversOf('Admin', id)).toEqual([
      { kind: 'programaciones', count: 2, nombres: ['Diaria', 'Diaria'] },
      { kind: 'destinatarios', count: 2, nombres: [PEOPLE.Ejecutivo.name, 'uno@fuera.test'] },
      { kind: 'accesos', count: 1, nombres: ['Programa'] },
    ]);
  });

  it('are the clients of the audience by name, as far as the person sees them', async () => {
    const { id } = await create('Admin', reportOf([people], { auditorio: [CLIENT, SECOND_CLIENT] }));
    expect(await receiversOf('Admin', id)).toEqual([
      { kind: 'clientes', count: 2, nombres: ['Abarrotes Azteca', 'Buenavista Textil'] },
    ]);
    const everybody = await changesOf('Admin', id, reportOf([people], { auditorio: [TODOS] }));
    expect(everybody.receivers).toEqual([
      { kind: 'todos', count: 2, nombres: ['Abarrotes Azteca', 'Buenavista Textil'] },
    ]);
    expect(everybody.changes).toContain('Ahora lo pueden ver todos los clientes.');
  });

  it('are nobody of a report without an audience, and of a disabled one', async () => {
    const { id: own } = await create('Ejecutivo', reportOf([people], { auditorio: [] }));
    expect(await receiversOf('Ejecutivo', own)).toEqual([]);
    const { id } = await create('Admin', reportOf([people]));
    expect(await receiversOf('Admin', id)).toHaveLength(1);
    await portal.send(endpoints.disable_report, {
      ...as('Admin'),
      body: { reporte: { id, habilitado: false } },
    });
    expect(await receiversOf('Admin', id)).toEqual([]);
  });
});

describe('what others saved meanwhile', () => {
  it('is told beside what the person did', async () => {
    const [one, two] = [
      { ...newItem('texto'), valor: plainRichText('Uno') },
      { ...newItem('texto'), valor: plainRichText('Dos') },
    ];
    const edited = (item: typeof one, phrase: string) => ({ ...item, valor: plainRichText(phrase) });
    const { id, updated_at } = await create('Admin', reportOf([one, two]));
    const saved = await update('SuperAdmin', id, reportOf([edited(one, 'Primero'), two]));
    const mine = reportOf([one, edited(two, 'Segundo')]);
    const answer = await changesOf('Admin', id, mine, updated_at);
    expect(answer.updated_at).toBe(saved);
    expect(answer.since).toEqual({
      stored: ['El contenido del texto pasó de “Uno” a “Primero”.'],
      own: ['El contenido del texto pasó de “Dos” a “Segundo”.'],
    });
    expect(answer.changes).toHaveLength(2);
    expect((await changesOf('Admin', id, mine, saved)).since).toBeNull();
    expect((await changesOf('Admin', id, mine, '2020-01-01T00:00:00.000Z')).since).toBeNull();
  });
});

describe('refusals', () => {
  it('are those of a save', async () => {
    const { id } = await create('Ejecutivo', reportOf([people]));
    const nameless = await ask('Ejecutivo', id, reportOf([people], { nombre: ' ' }));
    expect(nameless.status).toBe(422);
    expect((await readErrors(nameless))[0]?.code).toBe('invalid_report');
    await portal.send(endpoints.set_editable, {
      ...as('Admin'),
      body: { reporte: { id, editable: 'false' } },
    });
    expect((await ask('Ejecutivo', id, reportOf([people]))).status).toBe(403);
    expect((await askReceivers('Ejecutivo', id)).status).toBe(403);
    const { id: others } = await create('Admin', reportOf([people]));
    expect((await ask('Ejecutivo', others, reportOf([people]))).status).toBe(404);
    expect((await askReceivers('Ejecutivo', others)).status).toBe(404);
  });

  it('do not meet a stored version that names what is gone', async () => {
    const { id } = await create('Admin', reportOf([people]));
    const broken = { ...people, selected_columns: [{ ...selected(NAME), column: 'employees.shoe_size' }] };
    expect(catalogColumn('employees.shoe_size')).toBeUndefined();
    await inTenant(portal.owner, systemContext(ORGANIZATION), (trx) =>
      trx
        .updateTable('reports')
        .set({ document: JSON.stringify(reportOf([broken])) })
        .where('id', '=', id)
        .execute(),
    );
    const { comparison } = await changesOf('Admin', id, reportOf([people]));
    expect(comparison?.values).toMatchObject({ added: 48 });
  });
});

// Last: it fills the organization.
it('compares the first rows of a long table, and says so', async () => {
  await inTenant(portal.owner, systemContext(ORGANIZATION), async (trx) => {
    const idOf = async (table: 'paysheets' | 'registers') =>
      (await trx.selectFrom(table).select('id').where('client_id', '=', CLIENT).executeTakeFirstOrThrow()).id;
    const [paysheet, register] = [await idOf('paysheets'), await idOf('registers')];
    await insertEmployees(trx, {
      organization: ORGANIZATION,
      client: CLIENT,
      paysheet,
      register,
      from: 13,
      to: 600,
    });
  });
  const fewer = { ...people, filters: [filterOn(SBC, 'mayor que', '330')] };
  const { rows, values, pages } = await compared([people], [fewer]);
  expect(rows).toEqual({ limit: 200, more: true });
  // Of the first ten numbers of two clients nothing is left; what moved up was there before.
  expect(values).toEqual({ compared: 400, changed: 0, added: 0, removed: 40 });
  expect(pages.changed).toBe(1);
  const letters = await compared([letter('Hola ')], [letter('Buenos días, ')]);
  expect(letters.pages).toEqual({ before: 200, after: 200, changed: 200, more: false });
});
