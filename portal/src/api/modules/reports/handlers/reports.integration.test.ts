import type { Endpoint, Role } from '@lienzo/schema/api/endpoint';
import { endpoints } from '@lienzo/schema/endpoints';
import { ITEM_KINDS } from '@lienzo/schema/report/item';
import { newItem } from '@lienzo/schema/report/new-item';
import type { ReportDocument } from '@lienzo/schema/report/report';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { inTenant } from '../../../platform/database/in-tenant.ts';
import { readAnswer, readErrors } from '../../../testing/read-answer.ts';
import { startTestPortal, type TestPortal, type TestRequest } from '../../../testing/start-test-portal.ts';
import {
  CLIENT,
  ORGANIZATION,
  OTHER_CLIENT,
  PEOPLE,
  SECOND_CLIENT,
  STRANGER,
} from '../../../testing/test-people.ts';
import { filterOn, reportOf, tabla } from '../testing/test-reports.ts';

const formulaColumn = (id: string, nombre: string, formula: string) => ({
  ...{ id, nombre, tipo: 'formula' as const, operator: null, selected_columns: [] },
  ...{ valor: '', resultado: null, formula },
});

let portal: TestPortal;
const tokens = new Map<string, string>();
beforeAll(async () => {
  portal = await startTestPortal();
  for (const person of [...Object.values(PEOPLE), STRANGER])
    tokens.set(person.mail, await portal.signIn(person));
});
afterAll(() => portal?.close());

const as = (who: Role | 'stranger') => ({
  token: tokens.get((who === 'stranger' ? STRANGER : PEOPLE[who]).mail) ?? '',
});
const aReport = (changes: Partial<ReportDocument> = {}) => reportOf([tabla(['employees.name'])], changes);
const create = async (who: Role | 'stranger', reporte: ReportDocument) => {
  const response = await portal.send(endpoints.create_report, { ...as(who), body: { reporte } });
  return (await readAnswer(endpoints.create_report, response)).result;
};
const load = (who: Role | 'stranger', id: number) =>
  portal.send(endpoints.get_report, { ...as(who), query: { id: String(id) } });
const loaded = async (who: Role, id: number) => readAnswer(endpoints.get_report, await load(who, id));
const update = (who: Role | 'stranger', reporte: object) =>
  portal.send(endpoints.update_report, { ...as(who), body: { reporte } });
const namesFor = async (who: Role | 'stranger') => {
  const answer = await readAnswer(endpoints.get_reports, await portal.send(endpoints.get_reports, as(who)));
  return answer.map((report) => report.nombre);
};
const codeOf = async (response: Response) => (await readErrors(response))[0]?.code;
const inValle = <Result>(work: Parameters<typeof inTenant<Result>>[2]) =>
  inTenant(portal.owner, { organizationId: ORGANIZATION, userId: null, role: 'SuperAdmin' }, work);

describe('saving a report', () => {
  it('keeps the document as it was sent and says when it was saved', async () => {
    const report = aReport({ nombre: '  Plantilla  ', orientation: 'horizontal', auditorio: [0, CLIENT] });
    const saved = await create('Admin', report);
    const back = await loaded('Admin', saved.id_report);
    expect(back).toMatchObject({ ...report, nombre: 'Plantilla', id: saved.id_report, habilitado: true });
    expect(back.updated_at).toBe(saved.updated_at);
    expect(back.can).toEqual({
      edit: true,
      clone: true,
      disable: true,
      delete: true,
      combine: true,
      split: true,
      set_editable: true,
    });
  });

  it('updates it, and registers both changes with who asked for them', async () => {
    const { id_report, updated_at } = await create('Ejecutivo', aReport({ nombre: 'Uno' }));
    const answer = await update('Ejecutivo', { ...aReport({ nombre: 'Dos' }), id: id_report, updated_at });
    const { result } = await readAnswer(endpoints.update_report, answer);
    expect(result.updated_at > updated_at).toBe(true);
    expect((await loaded('Ejecutivo', id_report)).nombre).toBe('Dos');
    const audit = await inValle((trx) =>
      trx
        .selectFrom('report_audit')
        .select(['tipo_movimiento', 'id_user', 'id_user_entity', 'json_peticion'])
        .where('id_reporte', '=', id_report)
        .orderBy('id')
        .execute(),
    );
    expect(audit).toMatchObject([
      { tipo_movimiento: 'Creado', id_user: PEOPLE.Ejecutivo.id, json_peticion: { nombre: 'Uno' } },
      { tipo_movimiento: 'Editado', id_user_entity: ORGANIZATION, json_peticion: { nombre: 'Dos' } },
    ]);
  });

  it('refuses a save over a change that the author has not seen', async () => {
    const { id_report, updated_at } = await create('Admin', aReport());
    await readAnswer(
      endpoints.update_report,
      await update('SuperAdmin', { ...aReport(), id: id_report, updated_at }),
    );
    const late = await update('Admin', { ...aReport({ nombre: 'Tarde' }), id: id_report, updated_at });
    expect(late.status).toBe(409);
    expect(await readErrors(late)).toMatchObject([
      {
        code: 'report_conflict',
        message: expect.stringMatching(
          `^${PEOPLE.SuperAdmin.name} guardó este reporte a las? \\d+:\\d\\d\\s[ap]\\.\\sm\\., mientras lo editabas.$`,
        ),
      },
    ]);
    expect((await loaded('Admin', id_report)).nombre).toBe('Reporte de prueba');
  });

  it('lets one of two simultaneous saves win', async () => {
    const { id_report, updated_at } = await create('Admin', aReport());
    const saves = await Promise.all(
      ['A', 'B', 'C'].map((nombre) => update('Admin', { ...aReport({ nombre }), id: id_report, updated_at })),
    );
    expect(saves.map((save) => save.status).sort()).toEqual([200, 409, 409]);
  });

  it('refuses an invalid report whole, naming every faulty item by its uuid', async () => {
    const [text, image] = [newItem('texto'), newItem('imagen')];
    const table = tabla(['employees.name'], { filters: [filterOn('employees.name', 'contiene', '')] });
    const refused = await portal.send(endpoints.create_report, {
      ...as('Admin'),
      body: { reporte: reportOf([text, tabla(['employees.name']), image, table], { nombre: ' ' }) },
    });
    expect(refused.status).toBe(422);
    const errors = await readErrors(refused);
    expect(errors.map((error) => error.field)).toEqual(['nombre', text.uuid, image.uuid, table.uuid]);
    expect(new Set(errors.map((error) => error.code))).toEqual(new Set(['invalid_report']));
  });

  it('names unknown tables, columns, conditions and operators', async () => {
    const faulty = [
      ['unknown_table', '“pg_user”', tabla(['employees.name'], { selected_tables: ['pg_user'] })],
      ['unknown_column', '“employees.password”', tabla(['employees.password'])],
      ['unknown_column', '“users.mail”', tabla(['employees.name', 'users.mail'])],
      [
        'unknown_condition',
        '“contiene”',
        tabla(['employees.name'], { filters: [filterOn('employees.sbc', 'contiene', '1')] }),
      ],
      [
        'unknown_operator',
        '“Nombre completo”',
        tabla(['employees.name'], {
          additional_columns: [
            {
              id: 'adicional-1',
              nombre: 'Suma',
              tipo: 'numero',
              operator: 'sumar',
              selected_columns: ['employees.name'],
              valor: '1',
              resultado: null,
            },
          ],
        }),
      ],
      [
        'invalid_report',
        'en círculo: Uno → Dos → Uno',
        tabla(['employees.name'], {
          additional_columns: [
            formulaColumn('adicional-1', 'Uno', '[adicional-2] + 1'),
            formulaColumn('adicional-2', 'Dos', '[adicional-1] + 1'),
          ],
        }),
      ],
      ['unrelated_tables', '“Conceptos”', tabla(['employees.name', 'concepts.key'])],
    ] as const;
    for (const [code, name, item] of faulty) {
      const refused = await portal.send(endpoints.create_report, {
        ...as('Admin'),
        body: { reporte: reportOf([item]) },
      });
      expect(refused.status, code).toBe(422);
      const error = (await readErrors(refused)).find((one) => one.message.includes(name));
      expect(error, `${code} ${name}`).toMatchObject({ code, field: item.uuid });
    }
  });

  it('names an operator and a condition that the contract does not have', async () => {
    const item = tabla(['employees.name'], { filters: [filterOn('employees.name', 'contiene', 'a')] });
    const report = JSON.parse(JSON.stringify(reportOf([item])).replace('"contiene"', '"parecido a"'));
    const refused = await portal.send(endpoints.create_report, { ...as('Admin'), body: { reporte: report } });
    expect(refused.status).toBe(422);
    const [error] = await readErrors(refused);
    expect(error).toMatchObject({ code: 'unknown_condition', field: item.uuid });
    expect(error?.message).toContain('“parecido a”');
  });

  it('refuses a report of a later version of Lienzo', async () => {
    const refused = await portal.send(endpoints.create_report, {
      ...as('Admin'),
      body: { reporte: { ...aReport(), version: 99 } },
    });
    expect(refused.status).toBe(422);
    expect(await codeOf(refused)).toBe('newer_report');
  });

  it('lets an author show a report only to clients that they see', async () => {
    const to = (auditorio: string[]) =>
      portal.send(endpoints.create_report, {
        ...as('Ejecutivo'),
        body: { reporte: aReport({ auditorio }) },
      });
    expect((await to([CLIENT])).status).toBe(200);
    for (const client of [SECOND_CLIENT, OTHER_CLIENT]) {
      const refused = await to([client]);
      expect(refused.status).toBe(422);
      expect((await readErrors(refused))[0]?.field).toBe('auditorio');
    }
  });
});

describe('who sees and changes a report', () => {
  it('each role lists what its policy says, and its abilities', async () => {
    await create('Admin', aReport({ nombre: 'Para todos', auditorio: [0] }));
    await create('Admin', aReport({ nombre: 'Del primero', auditorio: [CLIENT] }));
    await create('Admin', aReport({ nombre: 'Del segundo', auditorio: [SECOND_CLIENT] }));
    await create('Admin', aReport({ nombre: 'Interno', auditorio: [] }));
    await create('Ejecutivo', aReport({ nombre: 'Mío', auditorio: [] }));
    await create('stranger', aReport({ nombre: 'Ajeno', auditorio: [0] }));
    const mine = ['Para todos', 'Del primero', 'Del segundo', 'Interno', 'Mío', 'Ajeno'];
    const seen = async (who: Role | 'stranger') =>
      (await namesFor(who)).filter((name) => mine.includes(name)).reverse();
    expect(await seen('Admin')).toEqual(mine.slice(0, 5));
    expect(await seen('SuperAdmin')).toEqual(mine.slice(0, 5));
    expect(await seen('Ejecutivo')).toEqual(['Mío']);
    expect(await seen('client')).toEqual(['Para todos', 'Del primero']);
    expect(await seen('stranger')).toEqual(['Ajeno']);
  });

  it('what a person does not see answers exactly as what does not exist', async () => {
    const { id_report } = await create('Admin', aReport());
    const nothing = await (await load('Admin', 999_999)).text();
    for (const who of ['Ejecutivo', 'stranger'] as const) {
      const hidden = await load(who, id_report);
      expect(hidden.status).toBe(404);
      expect(await hidden.text()).toBe(nothing);
      expect((await update(who, { ...aReport(), id: id_report })).status).toBe(404);
    }
  });

  it('every call that names a report answers another organization as for an unknown one', async () => {
    const item = tabla(['employees.name'], { filters: [filterOn('employees.sbc', 'mayor que', '1')] });
    const { id_report } = await create('Admin', reportOf([item], { auditorio: [0] }));
    const filter = { uuid: item.uuid, id: item.filters[0]?.id, condition: 'mayor que', valor: '2' };
    const calls: [Endpoint, (id: number) => TestRequest][] = [
      [endpoints.get_report, (id) => ({ query: { id: String(id) } })],
      [endpoints.get_query_rows, (id) => ({ query: { report_id: String(id) } })],
      [endpoints.get_filters, (id) => ({ query: { report_id: String(id) } })],
      [endpoints.update_report, (id) => ({ body: { reporte: { ...aReport(), id } } })],
      [endpoints.update_filters, (id) => ({ body: { filtro: { report_id: id, filters: [filter] } } })],
      [endpoints.download_report, (id) => ({ body: { report_id: id, format: 'pdf' } })],
    ];
    for (const [entry, request] of calls) {
      const [foreign, unknown] = await Promise.all(
        [id_report, 999_999].map((id) => portal.send(entry, { ...as('stranger'), ...request(id) })),
      );
      expect(foreign?.status, entry.name).toBe(404);
      expect(await foreign?.text(), entry.name).toBe(await unknown?.text());
    }
  });

  it('nobody asks for more by naming another person, role or organization', async () => {
    const query = { user_id: PEOPLE.Admin.id, rol: 'SuperAdmin', organizationId: ORGANIZATION };
    const answer = await portal.send(endpoints.get_reports, { ...as('stranger'), query });
    const reports = await readAnswer(endpoints.get_reports, answer);
    const written = reports.filter((report) => !report.es_estatico);
    expect(written.every((report) => report.user_id === STRANGER.id)).toBe(true);
  });

  it('an Ejecutivo may not edit a report of theirs that is closed, nor anybody a static one', async () => {
    const { id_report } = await create('Ejecutivo', aReport());
    await inValle((trx) =>
      trx.updateTable('reports').set({ editable: 'false' }).where('id', '=', id_report).execute(),
    );
    expect((await update('Ejecutivo', { ...aReport(), id: id_report })).status).toBe(403);
    expect((await update('Admin', { ...aReport(), id: id_report })).status).toBe(200);
    const refused = await update('Admin', { ...aReport(), id: 229 });
    expect(await codeOf(refused)).toBe('forbidden');
  });

  it('a deleted report is gone for everybody', async () => {
    const { id_report } = await create('Admin', aReport({ nombre: 'Borrado' }));
    await inValle((trx) =>
      trx.updateTable('reports').set({ deleted_at: new Date() }).where('id', '=', id_report).execute(),
    );
    expect((await load('Admin', id_report)).status).toBe(404);
    expect(await namesFor('Admin')).not.toContain('Borrado');
  });
});

describe('filters of a report', () => {
  it('are listed with their item and changed with their condition and value', async () => {
    const item = tabla(['employees.name'], { filters: [filterOn('employees.sbc', 'mayor que', '300')] });
    const { id_report } = await create('Admin', reportOf([item]));
    const query = { report_id: String(id_report) };
    const listed = await portal.send(endpoints.get_filters, { ...as('Admin'), query });
    const { result } = await readAnswer(endpoints.get_filters, listed);
    expect(result).toMatchObject([
      { uuid: item.uuid, readable_name: 'Salario base de cotización', valor: '300' },
    ]);
    const change = (filter: object) =>
      portal.send(endpoints.update_filters, {
        ...as('Admin'),
        body: {
          filtro: {
            report_id: id_report,
            filters: [
              { uuid: item.uuid, id: result[0]?.id, condition: 'menor que', valor: '310', ...filter },
            ],
          },
        },
      });
    expect((await change({})).status).toBe(200);
    const rows = await portal.send(endpoints.get_query_rows, { ...as('Admin'), query });
    const answer = await readAnswer(endpoints.get_query_rows, rows);
    expect(answer.result[item.uuid]?.rows).toHaveLength(0);
    expect((await change({ valor: 'mucho' })).status).toBe(422);
    expect((await change({ condition: 'contiene' })).status).toBe(422);
    expect((await change({ id: 'otro' })).status).toBe(404);
    expect((await loaded('Admin', id_report)).layouts[0]?.items[0]).toMatchObject({
      filters: [{ valor: '310' }],
    });
  });
});

describe('the catalogue', () => {
  it('lists tables with their columns, one of them, and its related ones', async () => {
    const ask = async (entry: typeof endpoints.get_report_tables, query: Record<string, string>) =>
      readAnswer(entry, await portal.send(entry, { ...as('Ejecutivo'), query }));
    const tables = await ask(endpoints.get_report_tables, {});
    expect(tables.length).toBeGreaterThanOrEqual(14);
    expect((await ask(endpoints.get_report_tables, { id: '1' })).map((table) => table.nombre)).toEqual([
      'Empleados',
    ]);
    const related = await portal.send(endpoints.get_report_related_tables, {
      ...as('Admin'),
      query: { id: '12' },
    });
    const names = (await readAnswer(endpoints.get_report_related_tables, related)).map(
      (one) => one.nombre_modelo,
    );
    expect(names.sort()).toEqual([
      'cost_centers',
      'employees',
      'payroll_findings',
      'payroll_lines',
      'payroll_runs',
      'periods',
      'registers',
    ]);
    const unknown = await portal.send(endpoints.get_report_tables, { ...as('Admin'), query: { id: '77' } });
    expect(await codeOf(unknown)).toBe('unknown_table');
  });

  it('describes every kind of item, those of the specification with its flags', async () => {
    const answer = await portal.send(endpoints.get_item_types, as('Admin'));
    const kinds = await readAnswer(endpoints.get_item_types, answer);
    expect(kinds.map((kind) => kind.nombre)).toEqual(ITEM_KINDS);
    const flagsOf = ({ properties }: (typeof kinds)[number]): string[] =>
      Object.entries(properties).flatMap(([flag, isSet]) => (isSet ? [flag] : []));
    const data = ['isDynamic', 'hasColumns', 'hasAdditionalColumns', 'hasFilters'];
    expect(kinds.slice(0, 7).map((kind) => [kind.id, kind.nombre, flagsOf(kind)])).toEqual([
      [1, 'texto', ['hasText']],
      [2, 'titulo', ['hasText']],
      [3, 'imagen', ['uploadImage']],
      [4, 'tabla', data],
      [5, 'texto_dinamico', ['hasText', ...data]],
      [6, 'grafica', data],
      [7, 'codigo', []],
    ]);
  });
});
