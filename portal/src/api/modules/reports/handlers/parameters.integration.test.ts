import type { Role } from '@lienzo/schema/api/endpoint';
import type { ReportFilter } from '@lienzo/schema/data/filter';
import type { ReportParameter } from '@lienzo/schema/data/parameter';
import type { ParameterValues } from '@lienzo/schema/data/parameter-values';
import { endpoints } from '@lienzo/schema/endpoints';
import { migrateReport } from '@lienzo/schema/report/migrate-report';
import { newItem } from '@lienzo/schema/report/new-item';
import { dataItems, type ReportDocument } from '@lienzo/schema/report/report';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { inTenant } from '../../../platform/database/in-tenant.ts';
import { readAnswer } from '../../../testing/read-answer.ts';
import { startTestPortal, type TestPortal } from '../../../testing/start-test-portal.ts';
import { CLIENT, ORGANIZATION, PEOPLE, SECOND_CLIENT, STRANGER } from '../../../testing/test-people.ts';
import { rendererClient } from '../../renders/renderer-client.ts';
import { filterOn, reportOf, tabla } from '../testing/test-reports.ts';

/** What the rendering service is sent. While it is away requests keep the document that they are printed from. */
let sent = '';
let isAway = true;
const service = async (request: Request): Promise<Response> => {
  sent = await request.text();
  if (isAway) return new Response('', { status: 502 });
  return new Response('file', { headers: { 'Content-Type': 'application/octet-stream' } });
};

let portal: TestPortal;
const tokens = new Map<string, string>();
type Payroll = { paysheet: string; periods: string[]; centers: string[] };
const payrolls = new Map<string, Payroll>();

beforeAll(async () => {
  portal = await startTestPortal(rendererClient('http://renderer.test', service));
  for (const role of ['Admin', 'SuperAdmin', 'Ejecutivo', 'client'] as const)
    tokens.set(role, await portal.signIn(PEOPLE[role]));
  tokens.set('stranger', await portal.signIn(STRANGER));
  await inValle(async (trx) => {
    await sql`update periods set estatus = 'Finalizada' where number = 1`.execute(trx);
    for (const client of [CLIENT, SECOND_CLIENT]) {
      const { rows } = await sql<Payroll>`
        select p.id::text as paysheet,
          (select array_agg(id::text order by number) from periods where paysheet_id = p.id) as periods,
          (select array_agg(id::text order by code) from cost_centers where paysheet_id = p.id) as centers
        from paysheets p where p.client_id = ${client}::uuid`.execute(trx);
      const [payroll] = rows;
      if (payroll !== undefined) payrolls.set(client, payroll);
    }
  });
});
afterAll(() => portal?.close());

const as = (who: Role | 'stranger') => ({ token: tokens.get(who) ?? '' });
const inValle = <T>(work: Parameters<typeof inTenant<T>>[2]) =>
  inTenant(portal.owner, { organizationId: ORGANIZATION, userId: null, role: 'SuperAdmin' }, work);
const payroll = (client: string): Payroll => {
  const match = payrolls.get(client);
  if (match === undefined) throw new Error('no payroll');
  return match;
};

const CLIENTE: ReportParameter = { id: 'c', nombre: 'Cliente', tipo: 'cliente', requerido: false };
const NOMINA: ReportParameter = { id: 'n', nombre: 'Nómina', tipo: 'nomina', requerido: true };
const PERIODO: ReportParameter = {
  id: 'p',
  nombre: 'Periodo',
  tipo: 'periodo',
  requerido: true,
  predeterminado: { relativo: 'último periodo cerrado' },
};

const by = (parametro: string, key: string, condition: ReportFilter['condition']): ReportFilter => ({
  ...filterOn(key, condition, ''),
  parametro,
});

/** Net pays by client, payroll and period, below a text that names the period. */
function payReport(parametros = [CLIENTE, NOMINA, PERIODO]): ReportDocument {
  const text = newItem('texto');
  text.valor = {
    type: 'doc',
    content: [{ type: 'paragraph', content: [{ type: 'parameter', attrs: { parameter: 'p' } }] }],
  };
  const table = tabla(['employees.name', 'payroll_results.net_pay'], {
    selected_tables: ['payroll_results', 'employees', 'periods', 'paysheets'],
    filters: [
      by('c', 'clients.name', 'es exactamente'),
      by('n', 'paysheets.id', 'igual a'),
      by('p', 'periods.id', 'igual a'),
    ],
  });
  return reportOf([text, table], { parametros });
}

async function saved(reporte = payReport()): Promise<number> {
  const answer = await portal.send(endpoints.create_report, { ...as('Ejecutivo'), body: { reporte } });
  return (await readAnswer(endpoints.create_report, answer)).result.id_report;
}

const ask = (who: Role, report_id: number, parametros?: ParameterValues) =>
  portal.send(endpoints.create_render, {
    ...as(who),
    body: { report_id, format: 'xlsx', ...(parametros && { parametros }) },
  });

/** The document that a request is printed from, and the answers that it keeps. */
async function printed(answer: Response) {
  const { id } = (await readAnswer(endpoints.create_render, answer)).result;
  const row = await inValle((trx) =>
    trx.selectFrom('report_renders').select('request').where('id', '=', id).executeTakeFirstOrThrow(),
  );
  const { report, parametros } = z
    .object({ report: z.unknown(), parametros: z.unknown() })
    .parse(row.request);
  const document = migrateReport(report);
  return {
    id,
    parametros,
    document,
    filters: dataItems(document).flatMap((item) =>
      item.filters.map(({ condition, valor }) => [condition, valor]),
    ),
    text: JSON.stringify(document.layouts[0]?.items[0]),
  };
}
const messagesOf = async (answer: Response): Promise<[string | undefined, string][]> => {
  const body = z
    .object({ errorList: z.array(z.object({ message: z.string(), field: z.string().optional() })) })
    .parse(await answer.json());
  return body.errorList.map(({ field, message }) => [field, message]);
};

describe('a file of a report with parameters', () => {
  it('has their values in its filters and texts, moments as they are today, and keeps the answers', async () => {
    const id = await saved();
    const { paysheet, periods } = payroll(CLIENT);
    const file = await printed(await ask('Ejecutivo', id, { n: paysheet }));
    expect(file.filters).toEqual([
      ['igual a', paysheet],
      ['igual a', periods[0]],
    ]);
    expect(file.text).toContain('"text":"Periodo 1 · 1 ene 2026 al 15 ene 2026"');
    expect(file.document.parametros).toEqual([]);
    expect(file.parametros).toEqual({ n: paysheet });
    const other = await printed(await ask('Ejecutivo', id, { c: CLIENT, n: paysheet, p: periods[1] ?? '' }));
    expect(other.filters).toEqual([
      ['está en', '["Abarrotes Azteca"]'],
      ['igual a', paysheet],
      ['igual a', periods[1]],
    ]);
  });

  it('finds its moments anew when it is repeated', async () => {
    const id = await saved();
    const { paysheet, periods } = payroll(CLIENT);
    const first = await printed(await ask('Ejecutivo', id, { n: paysheet }));
    await inValle((trx) =>
      sql`update periods set estatus = 'Finalizada' where id = ${periods[1]}::integer`.execute(trx),
    );
    const again = await portal.send(endpoints.repeat_render, { ...as('Ejecutivo'), body: { id: first.id } });
    expect((await printed(again)).filters).toContainEqual(['igual a', periods[1]]);
    await inValle((trx) =>
      sql`update periods set estatus = 'Abierta' where id = ${periods[1]}::integer`.execute(trx),
    );
  });

  it('is refused by the names of what is missing, unknown, or not of what was chosen before', async () => {
    const id = await saved();
    const { paysheet, periods } = payroll(CLIENT);
    const missing = await ask('Ejecutivo', id);
    expect(missing.status).toBe(400);
    expect(await messagesOf(missing)).toEqual([['parametros.n', 'Nómina: Elige una nómina.']]);
    expect(await messagesOf(await ask('Ejecutivo', id, { n: paysheet, otro: '1' }))).toEqual([
      [
        'parametros.otro',
        'El reporte no tiene el parámetro “otro”. Tiene: c (Cliente), n (Nómina), p (Periodo).',
      ],
    ]);
    const apart = await ask('Admin', id, { n: payroll(SECOND_CLIENT).paysheet, p: periods[0] ?? '' });
    expect(await messagesOf(apart)).toEqual([
      ['parametros.p', 'Periodo: Lo elegido ya no está disponible; elige otro.'],
    ]);
    const wrong = await ask('Admin', id, { c: 'x', n: "1' or 1=1", p: { relativo: 'hoy' } });
    expect((await messagesOf(wrong)).map(([field]) => field)).toEqual([
      'parametros.c',
      'parametros.n',
      'parametros.p',
    ]);
  });

  it('does not tell a row of another client from one that does not exist', async () => {
    const id = await saved();
    const foreign = await ask('client', id, { n: payroll(SECOND_CLIENT).paysheet });
    const unknown = await ask('client', id, { n: '999999' });
    expect(foreign.status).toBe(unknown.status);
    expect(await messagesOf(foreign)).toEqual(await messagesOf(unknown));
    expect((await ask('client', id, { n: payroll(CLIENT).paysheet })).status).toBe(200);
  });

  it('is answered at once by download_report, as it stands in the editor too', async () => {
    const { paysheet } = payroll(CLIENT);
    const bodies = [{ report_id: await saved() }, { reporte: payReport() }];
    isAway = false;
    for (const body of bodies) {
      const send = (parametros: ParameterValues) =>
        portal.send(endpoints.download_report, {
          ...as('Ejecutivo'),
          body: { ...body, format: 'xlsx', parametros },
        });
      const answer = await send({ n: paysheet });
      expect(await answer.text()).toBe('file');
      expect(sent.match(/payroll_results\.net_pay":"/g)).toHaveLength(12);
      expect(sent).toContain('Periodo 1 · 1 ene 2026 al 15 ene 2026');
      expect((await send({})).status).toBe(400);
    }
    isAway = true;
  });

  it('limits nothing by one that is not required and not given', async () => {
    const id = await saved(
      payReport([CLIENTE, { ...NOMINA, requerido: false }, { ...PERIODO, requerido: false }]),
    );
    expect((await printed(await ask('Ejecutivo', id, { p: '' }))).filters).toEqual([]);
  });

  it('is refused while a filter names a parameter that is gone', async () => {
    const reporte = payReport([CLIENTE, NOMINA]);
    const answer = await portal.send(endpoints.create_report, { ...as('Ejecutivo'), body: { reporte } });
    expect(answer.status).toBe(422);
    expect((await messagesOf(answer)).map(([, message]) => message)).toEqual([
      'El texto usa un parámetro que ya no existe; quítalo o pon otro.',
      expect.stringContaining('El filtro usa un parámetro que ya no existe'),
    ]);
  });
});

describe('what a person chose', () => {
  const read = async (who: Role, ...ids: number[]) => {
    const query = { report_ids: ids.join(',') };
    return (
      await readAnswer(
        endpoints.get_parameters,
        await portal.send(endpoints.get_parameters, { ...as(who), query }),
      )
    ).result;
  };

  it('is remembered for that person alone, without what is the default, and gone with the report', async () => {
    const id = await saved();
    const { paysheet, periods } = payroll(CLIENT);
    await ask('Ejecutivo', id, { n: paysheet, p: { relativo: 'último periodo cerrado' } });
    expect((await read('Ejecutivo', id))[0]?.valores).toEqual({ n: paysheet });
    expect((await read('Admin', id))[0]?.valores).toEqual({});
    await ask('Ejecutivo', id, { n: paysheet, p: periods[1] ?? '' });
    expect((await read('Ejecutivo', id))[0]?.valores).toEqual({ n: paysheet, p: periods[1] });
    // Programs that answer nothing forget nothing.
    expect((await ask('Ejecutivo', id)).status).toBe(400);
    expect((await read('Ejecutivo', id))[0]?.valores).toEqual({ n: paysheet, p: periods[1] });
    await portal.send(endpoints.delete_report, { ...as('Admin'), query: { id_report: String(id) } });
    const rows = await inValle((trx) =>
      trx.selectFrom('report_parameter_values').select('user_id').where('report_id', '=', id).execute(),
    );
    expect(rows).toEqual([]);
  });

  it('is not offered, nor a default, to who may not see the row', async () => {
    const { paysheet } = payroll(SECOND_CLIENT);
    const id = await saved(payReport([CLIENTE, { ...NOMINA, predeterminado: paysheet }, PERIODO]));
    const [forClient] = await read('client', id);
    expect(forClient?.parametros.map(({ predeterminado }) => predeterminado)).toEqual([
      undefined,
      undefined,
      { relativo: 'último periodo cerrado' },
    ]);
  });

  it('is asked for several reports at once, of which all must be visible', async () => {
    const plain = await saved(reportOf([tabla(['employees.name'])]));
    const asking = await saved();
    const both = await read('Ejecutivo', plain, asking);
    expect(both.map(({ report_id, parametros }) => [report_id, parametros.length])).toEqual([
      [plain, 0],
      [asking, 3],
    ]);
    const others = await portal.send(endpoints.get_parameters, {
      ...as('stranger'),
      query: { report_ids: String(asking) },
    });
    expect(others.status).toBe(404);
    for (const report_ids of ['', 'a', '1,,2', '0', Array.from({ length: 51 }, (_, at) => at + 1).join()])
      expect(
        (await portal.send(endpoints.get_parameters, { ...as('Admin'), query: { report_ids } })).status,
      ).toBe(400);
  });
});

describe('the choices of a parameter', () => {
  const choices = async (who: Role | 'stranger', query: Record<string, string>) => {
    const answer = await portal.send(endpoints.get_parameter_choices, { ...as(who), query });
    return (await readAnswer(endpoints.get_parameter_choices, answer)).values;
  };

  it('are the rows that the person may see', async () => {
    const names = async (who: Role | 'stranger') =>
      (await choices(who, { tipo: 'cliente' })).map(({ etiqueta }) => etiqueta);
    expect(await names('Admin')).toEqual(['Abarrotes Azteca', 'Buenavista Textil']);
    expect(await names('Ejecutivo')).toEqual(['Abarrotes Azteca']);
    expect(await names('client')).toEqual(['Abarrotes Azteca']);
    expect(await names('stranger')).toEqual(['Ajena']);
    const foreign = await choices('client', { tipo: 'nomina', cliente: SECOND_CLIENT });
    expect(foreign).toEqual([]);
    expect(await choices('client', { tipo: 'nomina', valor: payroll(SECOND_CLIENT).paysheet })).toEqual([]);
  });

  it('are those of what was chosen before', async () => {
    const { paysheet, periods, centers } = payroll(SECOND_CLIENT);
    const numbers = async (query: Record<string, string>) =>
      (await choices('Admin', query)).map(({ valor }) => valor);
    expect(await numbers({ tipo: 'nomina', cliente: SECOND_CLIENT })).toEqual([paysheet]);
    expect(await numbers({ tipo: 'periodo', nomina: paysheet })).toEqual(periods.toReversed());
    expect(await numbers({ tipo: 'centro_costos', cliente: SECOND_CLIENT })).toEqual(centers);
    expect(await numbers({ tipo: 'periodo', relativo: 'último periodo cerrado', nomina: paysheet })).toEqual([
      periods[0],
    ]);
    expect(await numbers({ tipo: 'periodo', relativo: 'periodo actual', nomina: paysheet })).toEqual([]);
  });

  it('of a moment are ordinary periods, also after an aguinaldo was closed later', async () => {
    const { paysheet, periods } = payroll(CLIENT);
    const moment = async (relativo: 'último periodo cerrado' | 'periodo actual') =>
      (await choices('Admin', { tipo: 'periodo', relativo, nomina: paysheet })).map(({ valor }) => valor);
    const before = await moment('último periodo cerrado');
    expect(before).toEqual([periods[0]]);
    await inValle(async (trx) => {
      await sql`
        insert into processes (organization_id, id, process, description)
        select organization_id, 9001, 'AGU', 'Aguinaldo' from paysheets where id = ${paysheet}::integer
      `.execute(trx);
      await sql`
        insert into periods (organization_id, client_id, paysheet_id, process_id, number, mes, calendar, month,
          initial_date, end_date, payment_date, estatus)
        select organization_id, client_id, paysheet_id, 9001, 1, 'Aguinaldo', calendar, month,
          initial_date, now()::date + 1, now()::date + 1, 'Finalizada'
        from periods where id = ${periods[1]}::integer
      `.execute(trx);
    });
    try {
      expect(await moment('último periodo cerrado')).toEqual(before);
      expect(await moment('periodo actual')).toEqual([]);
    } finally {
      await inValle((trx) => sql`delete from periods where process_id = 9001`.execute(trx));
    }
  });

  it('are found by their words, without accents, and say what tells them apart', async () => {
    const existing = await choices('Admin', { tipo: 'centro_costos', search: 'AREA 2', cliente: CLIENT });
    expect(existing).toEqual([
      { valor: payroll(CLIENT).centers[1], etiqueta: 'Área 2', detalle: 'CC2 · Quincenal' },
    ]);
    expect(await choices('Admin', { tipo: 'cliente', search: "' or true --" })).toEqual([]);
    const bad = await portal.send(endpoints.get_parameter_choices, {
      ...as('Admin'),
      query: { tipo: 'employees' },
    });
    expect(bad.status).toBe(400);
    expect(await choices('Admin', { tipo: 'nomina', valor: 'x' })).toEqual([]);
  });
});

describe('rows of an item in the editor', () => {
  it('have the values of the parameters, and say which is missing', async () => {
    const { paysheet, periods } = payroll(CLIENT);
    const [item] = dataItems(payReport());
    if (item === undefined) throw new Error('no table');
    const { selected_tables, selected_columns, filters, additional_columns, order_columns } = item;
    const rowsQuery = { selected_tables, selected_columns, filters, additional_columns, order_columns };
    const parametros = [CLIENTE, NOMINA, PERIODO];
    const send = (valores_parametros: ParameterValues) =>
      portal.send(endpoints.preview_rows, {
        ...as('Admin'),
        body: { ...rowsQuery, parametros, valores_parametros },
      });
    const { rows } = await readAnswer(
      endpoints.preview_rows,
      await send({ n: paysheet, p: periods[0] ?? '' }),
    );
    expect(rows).toHaveLength(12);
    expect(await messagesOf(await send({}))).toEqual([['parametros.n', 'Nómina: Elige una nómina.']]);
  });
});

describe('several reports in one file', () => {
  it('have each their own values, and are refused by the name of the report', async () => {
    const { paysheet, periods } = payroll(CLIENT);
    const ids = [await saved(), await saved()];
    const combine = (values: ParameterValues[]) =>
      portal.send(endpoints.combine_reports, {
        ...as('Ejecutivo'),
        body: {
          reports: ids.map((report_id, at) => ({ report_id, parametros: values[at] })),
          format: 'pdf',
          title: 'Dos',
        },
      });
    expect(await messagesOf(await combine([{ n: paysheet }, {}]))).toEqual([
      ['reports.1.parametros.n', 'Reporte “Reporte de prueba”: Nómina: Elige una nómina.'],
    ]);
    const answer = await combine([{ n: paysheet }, { n: paysheet, p: periods[1] ?? '' }]);
    const { id } = (await readAnswer(endpoints.combine_reports, answer)).result;
    const row = await inValle((trx) =>
      trx.selectFrom('report_renders').select('request').where('id', '=', id).executeTakeFirstOrThrow(),
    );
    const { reports } = z
      .object({ reports: z.array(z.object({ parametros: z.unknown() })) })
      .parse(row.request);
    expect(reports.map(({ parametros }) => parametros)).toEqual([
      { n: paysheet },
      { n: paysheet, p: periods[1] },
    ]);
  });
});
