import type { Endpoint } from '@lienzo/schema/api/endpoint';
import { endpoints } from '@lienzo/schema/endpoints';
import { todayInMexico } from '@lienzo/schema/payroll/plain-date';
import { PRODUCT_STATIC_REPORTS } from '@lienzo/templates/reports/products/product-static-reports';
import { STATIC_REPORTS } from '@lienzo/templates/reports/static-reports';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { inTenant } from '../../../platform/database/in-tenant.ts';
import { readAnswer, readErrors } from '../../../testing/read-answer.ts';
import { startTestPortal, type TestPortal, type TestRequest } from '../../../testing/start-test-portal.ts';
import {
  CLIENT,
  ORGANIZATION,
  OTHER_ORGANIZATION,
  PEOPLE,
  STRANGER,
  type TestPerson,
} from '../../../testing/test-people.ts';
import { rendererClient } from '../renderer-client.ts';

const STAFF_LIST = 229;
const MOVEMENTS = 273;

/** What was sent to be printed, oldest first. */
let sent: string[] = [];
/** The other end of the contract. */
const service = async (request: Request): Promise<Response> => {
  sent.push(await request.text());
  const file = `--b\r\nContent-Type: application/pdf\r\n\r\nfile ${sent.length}\r\n--b--\r\n`;
  return request.headers.get('accept')?.includes('multipart/mixed') === true
    ? new Response(file, { headers: { 'Content-Type': 'multipart/mixed; boundary=b' } })
    : new Response(`file ${sent.length}`, { headers: { 'Content-Type': 'application/pdf' } });
};

let portal: TestPortal;
const tokens = new Map<string, string>();
beforeAll(async () => {
  portal = await startTestPortal(rendererClient('http://renderer.test', service));
  for (const person of [...Object.values(PEOPLE), STRANGER])
    tokens.set(person.mail, (await portal.openSession(person)).token);
  for (const organization of [ORGANIZATION, OTHER_ORGANIZATION])
    await inside(organization, async (trx) => {
      await sql`update employees set estatus = 'F' where termination_date is not null`.execute(trx);
      await sql`
        insert into movements (organization_id, client_id, employee_id, register_id, movement_type, description,
          movement_date, sbc, termination_cause)
        select organization_id, client_id, id, register_id, kind.code, kind.name, kind.day::date,
          case when kind.code = '02' then null else sbc end, case when kind.code = '02' then 'Renuncia' end
        from employees, (values ('08', 'Alta o reingreso', '2026-02-01'), ('07', 'Modificación de salario', '2026-05-15'),
          ('02', 'Baja', '2026-06-30')) as kind (code, name, day)
        where kind.code <> '02' or estatus = 'F'
      `.execute(trx);
    });
});
afterAll(() => portal?.close());
beforeEach(async () => {
  sent = [];
  // A file of the same content would not be printed again.
  await inside(ORGANIZATION, (trx) => trx.updateTable('report_renders').set({ digest: null }).execute());
});

const inside = <T>(organizationId: string, work: Parameters<typeof inTenant<T>>[2]) =>
  inTenant(portal.owner, { organizationId, userId: null, role: 'SuperAdmin' }, work);
const send = (entry: Endpoint, person: TestPerson, request: TestRequest) =>
  portal.send(entry, { token: tokens.get(person.mail) ?? '', ...request });
const filtersOf = async (person: TestPerson, id: number) => {
  const answer = await send(endpoints.get_static_filters, person, { query: { report_id: String(id) } });
  return (await readAnswer(endpoints.get_static_filters, answer)).result;
};
const valuesOf = async (person: TestPerson, id: number) =>
  Object.fromEntries((await filtersOf(person, id)).map(({ nombre, valor }) => [nombre, valor]));
/** By the filters' names. */
const choices = async (id: number, values: Record<string, string>) => {
  const filters = await filtersOf(PEOPLE.Admin, id);
  return Object.entries(values).map(([nombre, valor]) => ({
    id: filters.find((one) => one.nombre === nombre)?.id ?? 0,
    valor,
  }));
};
const choose = async (person: TestPerson, id: number, values: Record<string, string>) =>
  send(endpoints.update_filter_s, person, {
    body: { filtro: { report_id: id, filters: await choices(id, values) } },
  });
const renders = async (person: TestPerson, id: number, body: object = {}) => {
  const answer = await send(endpoints.create_render, person, {
    body: { report_id: id, format: 'pdf', ...body },
  });
  return (await readAnswer(endpoints.create_render, answer)).result;
};
type Line = { item?: string; row?: Record<string, unknown> };
/** The rows of the last print. */
const printed = (): Record<string, unknown>[] =>
  (sent.at(-1) ?? '')
    .trim()
    .split('\n')
    .flatMap((line) => {
      const { row }: Line = JSON.parse(line);
      return row === undefined ? [] : [row];
    });

const staffRows = (organization: string, status: string, clients: string) =>
  inside(organization, async (trx) => {
    const { rows } = await sql<Record<string, unknown>>`
      select e.human_id as "employees.human_id", e.name as "employees.name", p.paysheet as "paysheets.paysheet",
        c.cost_center as "cost_centers.cost_center", e.position as "employees.position",
        e.hire_date::text as "employees.hire_date", e.sbc::text as "employees.sbc",
        case when e.estatus = 'A' then 'Activo' else 'Finiquitado' end as "employees.estatus_descripcion",
        k.name as "clients.name"
      from employees e join paysheets p on p.id = e.paysheet_id join cost_centers c on c.id = e.cost_center_id
        join clients k on k.id = e.client_id
      where e.organization_id = ${organization}::uuid and ${status} in (e.estatus, 'Ambos')
        and ${clients} in ('*', e.client_id::text)
      order by k.name, p.paysheet, e.name, e.id
    `.execute(trx);
    return rows;
  });
const movementRows = (organization: string, status: string, from: string, until: string) =>
  inside(organization, async (trx) => {
    const { rows } = await sql<Record<string, unknown>>`
      select m.movement_date::text as "movements.movement_date", e.human_id as "employees.human_id",
        e.name as "employees.name", p.paysheet as "paysheets.paysheet", e.position as "employees.position",
        m.sbc::text as "movements.sbc", m.termination_cause as "movements.termination_cause",
        case when e.estatus = 'A' then 'Activo' else 'Finiquitado' end as "employees.estatus_descripcion",
        k.name as "clients.name", m.description as "movements.description"
      from movements m join employees e on e.id = m.employee_id join paysheets p on p.id = e.paysheet_id
        join clients k on k.id = e.client_id
      where m.organization_id = ${organization}::uuid and ${status} in (e.estatus, 'Ambos')
        and m.movement_date between ${from}::date and ${until}::date
      order by k.name, m.description, m.movement_date desc, e.name, m.id
    `.execute(trx);
    return rows;
  });

describe('static reports', () => {
  it('are in every organization, a new one too, for every role, and nobody may change them', async () => {
    for (const person of [...Object.values(PEOPLE), STRANGER]) {
      const answer = await send(endpoints.get_reports, person, {});
      const matches = (await readAnswer(endpoints.get_reports, answer)).filter(
        (one) => one.es_estatico && one.producto === undefined,
      );
      expect(matches.map(({ id, nombre }) => [id, nombre]).sort()).toEqual(
        STATIC_REPORTS.map(({ id, nombre }) => [id, nombre]),
      );
      for (const report of matches) {
        expect(report).toMatchObject({ user_id: null, usuario_nombre: 'Lienzo', habilitado: true });
        // Dividing one into files changes nothing of it.
        const { split: _, ...changes } = report.can;
        expect(Object.values(changes)).not.toContain(true);
      }
    }
    const made = await send(endpoints.new_organization, PEOPLE.SuperAdmin, {
      body: {
        name: 'Recién llegados',
        folderName: 'Recién llegados',
        domain: 'recien',
        ui: { primary_color: '167C80', secondary_color: 'FF8C23' },
      },
    });
    const { id } = await readAnswer(endpoints.new_organization, made);
    const rows = await inside(id, (trx) =>
      trx.selectFrom('reports').select(['id', 'es_estatico', 'document']).orderBy('id').execute(),
    );
    expect(rows).toEqual(
      [...STATIC_REPORTS, ...PRODUCT_STATIC_REPORTS].map((one) => ({
        ...{ id: one.id, es_estatico: true, document: null },
      })),
    );
  });

  it('are neither edited, cloned, disabled nor deleted, nor are filters of theirs', async () => {
    const query = { id: String(STAFF_LIST) };
    const { can: _can, ...reporte } = await readAnswer(
      endpoints.get_report,
      await send(endpoints.get_report, PEOPLE.Admin, { query }),
    );
    const filter = {
      uuid: reporte.layouts[2]?.items[0]?.uuid,
      id: 'filtro-estatus',
      condition: 'contiene',
      valor: 'F',
    };
    const refusals: [Endpoint, TestRequest][] = [
      [endpoints.update_report, { body: { reporte } }],
      [endpoints.clone_report, { body: { id_report: STAFF_LIST } }],
      [endpoints.disable_report, { body: { reporte: { id: STAFF_LIST, habilitado: false } } }],
      [endpoints.delete_report, { query: { id_report: String(STAFF_LIST) } }],
      [endpoints.update_draft, { body: { report_id: STAFF_LIST, based_on: null, reporte } }],
      [endpoints.update_filters, { body: { filtro: { report_id: STAFF_LIST, filters: [filter] } } }],
    ];
    for (const [entry, request] of refusals) {
      const refused = await send(entry, PEOPLE.Admin, request);
      expect([entry.name, (await readErrors(refused))[0]?.code]).toEqual([entry.name, 'forbidden']);
    }
    const listed = await send(endpoints.get_filters, PEOPLE.Admin, {
      query: { report_id: String(STAFF_LIST) },
    });
    expect((await readAnswer(endpoints.get_filters, listed)).result).toEqual([]);
  });
});

describe('the rows of', () => {
  it.each(['A', 'F', 'Ambos'])(
    'the staff list with the status %s are those of the payrolls',
    async (status) => {
      expect(
        (await renders(PEOPLE.Admin, STAFF_LIST, { filtros: await choices(STAFF_LIST, { Estatus: status }) }))
          .state,
      ).toBe('done');
      const expected = await staffRows(ORGANIZATION, status, '*');
      expect(expected.length).toBeGreaterThan(3);
      expect(printed()).toEqual(expected);
    },
  );

  it('the staff list are only of the clients that a person sees, and of no other organization', async () => {
    for (const person of [PEOPLE.Ejecutivo, PEOPLE.client]) {
      await renders(person, STAFF_LIST);
      expect(printed()).toEqual(await staffRows(ORGANIZATION, 'A', CLIENT));
    }
    await renders(STRANGER, STAFF_LIST);
    expect(printed()).toEqual(await staffRows(OTHER_ORGANIZATION, 'A', '*'));
  });

  it.each([
    ['A', '2026-01-01', '2026-12-31'],
    ['F', '2026-01-01', '2026-12-31'],
    ['Ambos', '2026-05-15', '2026-06-30'],
    ['Ambos', '2026-06-30', '2026-06-30'],
  ])('the movements with the status %s from %s to %s, both included', async (status, from, until) => {
    const filtros = await choices(MOVEMENTS, { Estatus: status, Desde: from, Hasta: until });
    await renders(PEOPLE.Admin, MOVEMENTS, { filtros });
    const expected = await movementRows(ORGANIZATION, status, from, until);
    expect(expected.length).toBeGreaterThan(3);
    expect(printed()).toEqual(expected);
  });

  it('the editor’s preview are those of the person’s values', async () => {
    await choose(PEOPLE.Ejecutivo, STAFF_LIST, { Estatus: 'F' });
    const query = { report_id: String(STAFF_LIST) };
    const answer = await send(endpoints.get_query_rows, PEOPLE.Ejecutivo, { query });
    const [items] = Object.values((await readAnswer(endpoints.get_query_rows, answer)).result);
    expect(items?.rows).toEqual(await staffRows(ORGANIZATION, 'F', CLIENT));
    await choose(PEOPLE.Ejecutivo, STAFF_LIST, { Estatus: 'A' });
  });
});

describe('the filters', () => {
  it('come with values, and never name the one that is hidden', async () => {
    expect(await valuesOf(PEOPLE.SuperAdmin, STAFF_LIST)).toEqual({ Estatus: 'A' });
    const movements = await filtersOf(PEOPLE.SuperAdmin, MOVEMENTS);
    expect(movements.map(({ nombre, limite }) => [nombre, limite])).toEqual([
      ['Estatus', undefined],
      ['Desde', 'desde'],
      ['Hasta', 'hasta'],
    ]);
    expect(movements[2]?.valor).toBe(todayInMexico());
    const [status] = movements;
    expect(status?.opciones.map(({ valor, etiqueta }) => [valor, etiqueta])).toEqual([
      ['A', 'Activo'],
      ['F', 'Finiquitado'],
      ['Ambos', 'Ambos'],
    ]);
    expect(movements.map(({ id }) => id)).not.toContain(40);
  });

  it('have each person’s own values, which the next files use and nobody else sees', async () => {
    expect((await choose(PEOPLE.Admin, STAFF_LIST, { Estatus: 'F' })).status).toBe(200);
    expect(await valuesOf(PEOPLE.Admin, STAFF_LIST)).toEqual({ Estatus: 'F' });
    for (const other of [PEOPLE.SuperAdmin, PEOPLE.client, STRANGER])
      expect(await valuesOf(other, STAFF_LIST)).toEqual({ Estatus: 'A' });
    await renders(PEOPLE.Admin, STAFF_LIST);
    expect(printed()).toEqual(await staffRows(ORGANIZATION, 'F', '*'));
    await renders(PEOPLE.SuperAdmin, STAFF_LIST);
    expect(printed()).toEqual(await staffRows(ORGANIZATION, 'A', '*'));
    const asOther = { organizationId: ORGANIZATION, userId: PEOPLE.Ejecutivo.id, role: 'Ejecutivo' as const };
    const leaked = await inTenant(portal.db, asOther, (trx) =>
      trx
        .selectFrom('static_filter_values')
        .select('user_id')
        .where('user_id', '!=', PEOPLE.Ejecutivo.id)
        .execute(),
    );
    expect(leaked).toEqual([]);
  });

  it('keep both ends of a range, so that it stays in order when days pass', async () => {
    await choose(PEOPLE.Admin, MOVEMENTS, { Desde: '2026-02-01' });
    const kept = await inside(ORGANIZATION, (trx) =>
      trx
        .selectFrom('static_filter_values')
        .select('valor')
        .where('user_id', '=', PEOPLE.Admin.id)
        .where('report_id', '=', MOVEMENTS)
        .orderBy('filter_id')
        .execute(),
    );
    expect(kept.map(({ valor }) => valor)).toEqual(['2026-02-01', todayInMexico()]);
  });

  it('refuse in words what they cannot be, at a save and at a download, and nothing is kept', async () => {
    const before = await valuesOf(PEOPLE.client, MOVEMENTS);
    const faults: [number, Record<string, string>, string][] = [
      [STAFF_LIST, { Estatus: 'X' }, 'Filtro “Estatus”: Elige una de las opciones.'],
      [MOVEMENTS, { Desde: '2026-02-30' }, 'Filtro “Desde”: Elige una fecha.'],
      [
        MOVEMENTS,
        { Desde: '2026-03-02', Hasta: '2026-03-01' },
        'Filtro “Desde”: “Desde” no puede ser posterior a “Hasta”.',
      ],
    ];
    for (const [id, values, message] of faults) {
      const body = { report_id: id, format: 'pdf', filtros: await choices(id, values) };
      for (const refused of [
        await choose(PEOPLE.client, id, values),
        await send(endpoints.create_render, PEOPLE.client, { body }),
      ]) {
        expect(refused.status).toBe(400);
        expect((await readErrors(refused))[0]).toMatchObject({ code: 'invalid_request', message });
      }
    }
    expect(await valuesOf(PEOPLE.client, MOVEMENTS)).toEqual(before);
    expect(sent).toEqual([]);
  });

  it('answer the hidden filter, one of another report and a report of people’s own as unknown', async () => {
    const set = (report_id: number, id: number) =>
      send(endpoints.update_filter_s, PEOPLE.Admin, {
        body: { filtro: { report_id, filters: [{ id, valor: 'A' }] } },
      });
    for (const [report, filter] of [
      [STAFF_LIST, 40],
      [MOVEMENTS, 40],
      [STAFF_LIST, 42],
    ] as const)
      expect((await readErrors(await set(report, filter)))[0]?.code).toBe('not_found');
    expect((await readErrors(await set(999_999, 41)))[0]?.code).toBe('report_not_found');
  });
});

describe('a file of a static report', () => {
  it('is made again with the values that it had, whatever the person chose since', async () => {
    const filtros = await choices(STAFF_LIST, { Estatus: 'Ambos' });
    const { id } = await renders(PEOPLE.Ejecutivo, STAFF_LIST, { filtros, format: 'xlsx' });
    await choose(PEOPLE.Ejecutivo, STAFF_LIST, { Estatus: 'F' });
    await inside(ORGANIZATION, (trx) =>
      sql`update employees set position = 'Jefe' where id = (select min(id) from employees where client_id = ${CLIENT}::uuid)`.execute(
        trx,
      ),
    );
    const again = await send(endpoints.repeat_render, PEOPLE.Ejecutivo, { body: { id } });
    expect((await readAnswer(endpoints.repeat_render, again)).result.state).toBe('done');
    expect(sent).toHaveLength(2);
    expect(printed()).toEqual(await staffRows(ORGANIZATION, 'Ambos', CLIENT));
  });

  it('is answered directly under its name, with the values of whoever asks', async () => {
    await choose(PEOPLE.Admin, STAFF_LIST, { Estatus: 'F' });
    const query = { id_report: String(STAFF_LIST), report_name: 'Plantilla de noviembre' };
    const answer = await send(endpoints.render_static_report, PEOPLE.Admin, { query });
    expect(answer.status).toBe(200);
    expect(answer.headers.get('content-disposition')).toContain('Plantilla de noviembre.pdf');
    expect(await answer.text()).toBe('file 1');
    expect(printed()).toEqual(await staffRows(ORGANIZATION, 'F', '*'));
    const unknown = await send(endpoints.render_static_report, PEOPLE.Admin, {
      query: { id_report: '999999' },
    });
    expect((await readErrors(unknown))[0]?.code).toBe('report_not_found');
  });
});
