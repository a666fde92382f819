/** What products show is what the run and the rows of its results add up to, and each is made once for the same data. */
import { endpoints } from '@lienzo/schema/endpoints';
import { productMessages } from '@lienzo/schema/runs/product-messages';
import { CALCULATION, REPORT_PRODUCTS, type ReportProduct } from '@lienzo/schema/runs/products';
import type { ProductFormat, ProductRequest } from '@lienzo/schema/runs/run-endpoints';
import { pdfPages } from '@lienzo/tests/files/read-pdf';
import { readXlsx, type Sheet } from '@lienzo/tests/files/read-xlsx';
import { openTestRenderer } from '@lienzo/tests/renderer/open-test-renderer';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { readAnswer } from '../../../testing/read-answer.ts';
import { ORGANIZATION, PEOPLE, STRANGER, type TestPerson } from '../../../testing/test-people.ts';
import { BONUS, incident } from '../../incidents/testing/start-capture-portal.ts';
import { startPayrollPortal } from '../../payroll/testing/start-payroll-portal.ts';
import { rendererClient } from '../../renders/renderer-client.ts';

const renderer = openTestRenderer();
let fails = 0;
const at = await startPayrollPortal(
  rendererClient('http://renderer.test', async (request) => {
    if (fails === 0) return renderer.fetch(request);
    fails -= 1;
    return new Response(null, { status: 503 });
  }),
);
afterAll(async () => {
  await at.close();
  await renderer.stop();
});

const [first, second] = at.periods;
const common = {
  producto: 'Reporte',
  nomina_id: at.paysheet,
  anio: 2026,
  proceso: at.process,
  period: first,
};
const CHOICES: Partial<Record<ReportProduct, object>> = {
  5: { fecha_inicio: '2026-01-07' },
  6: { fecha_inicio: '2026-01-07' },
  7: { mes_inicial: 1, mes_final: 12, periodo_inicial: first, periodo_final: second },
};
const ask = (product: ReportProduct, more: object = {}, person: TestPerson = PEOPLE.Ejecutivo) =>
  at.send(
    endpoints.post_genera_producto_x_nominas,
    { body: { ...common, tipo_producto: product, ...CHOICES[product], ...more } },
    person,
  );

async function requests(product: ReportProduct): Promise<ProductRequest[]> {
  const query = { producto: 'Reporte', tipo_producto: `${product}` };
  return readAnswer(
    endpoints.get_producto_x_nominas,
    await at.send(endpoints.get_producto_x_nominas, { query }),
  );
}

/** Asks for it and makes it. */
async function make(product: ReportProduct, more?: object): Promise<ProductRequest> {
  const asked = await ask(product, more);
  expect(asked.status, await asked.clone().text()).toBe(200);
  await at.portal.runJobs();
  const [request] = await requests(product);
  if (request === undefined) throw new Error('no request');
  expect(request.status).toBe(productMessages.made);
  return request;
}

async function bytesOf({ files }: ProductRequest, format: ProductFormat): Promise<Uint8Array> {
  const file = files.find((one) => one.format === format);
  const body = { ids: [file?.file_id], version_id: file?.version_id };
  const { ticket } = await readAnswer(
    endpoints.download_ticket,
    await at.send(endpoints.download_ticket, { body }),
  );
  const answer = await at.portal.fetch(
    `/api${endpoints.download_with_ticket.path}?ticket=${encodeURIComponent(ticket)}`,
  );
  return new Uint8Array(await answer.arrayBuffer());
}

/** Cents of a cell; of a formula those of its result. */
function cents(value: unknown): number {
  if (typeof value === 'object' && value !== null && 'formula' in value)
    return cents('result' in value ? value.result : 0);
  return Math.round(Number(value ?? 0) * 100);
}

/** What stands in the last total of a sheet below a heading. */
function totalBelow({ rows }: Sheet, heading: string): number {
  const head = rows.find((row) => row.some(({ value }) => value === heading)) ?? [];
  const column = head.findIndex(({ value }) => value === heading);
  const total = rows.findLast(([cell]) => `${cell?.value}`.startsWith('Total'));
  return cents(total?.[column]?.value);
}

type Totals = Record<'paid' | 'deducted' | 'net' | 'cost', number>;

/** Of the stored lines and results of periods, read by the tables' owner. */
async function stored(periods: readonly number[]): Promise<Totals> {
  let totals: Totals | undefined;
  await at.asOwner(async (trx) => {
    const { rows } = await sql<Record<keyof Totals, string>>`
      select
        sum(line.amount) filter (where c.kind in ('Percepción', 'Otro pago')) as paid,
        sum(line.amount) filter (where c.kind = 'Deducción') as deducted,
        sum(case when c.kind = 'Deducción' then -line.amount when c.kind = 'Incidencia' then 0 else line.amount end) as net,
        (select sum(employer_cost) from payroll_results
          where organization_id = ${ORGANIZATION}::uuid and period_id = any (${periods}::integer[])) as cost
      from payroll_results result
      join payroll_lines line on line.organization_id = result.organization_id and line.payroll_result_id = result.id
      join concepts c on c.organization_id = line.organization_id and c.id = line.concept_id
      where result.organization_id = ${ORGANIZATION}::uuid and result.period_id = any (${periods}::integer[])
    `.execute(trx);
    const [row] = rows;
    if (row !== undefined)
      totals = {
        paid: cents(row.paid),
        deducted: cents(row.deducted),
        net: cents(row.net),
        cost: cents(row.cost),
      };
  });
  if (totals === undefined) throw new Error('no results');
  return totals;
}

const forgetRequests = () =>
  at.asOwner(async (trx) => {
    await trx.deleteFrom('payroll_requests').execute();
  });

beforeAll(async () => {
  for (const period of at.periods) await at.generate(CALCULATION, period);
});

describe('the totals', () => {
  /** By product: the sheet with these headings, and what its totals must be. */
  const TABLES: Partial<Record<ReportProduct, Record<string, keyof Totals>[]>> = {
    1: [{ Percepción: 'paid', Deducción: 'deducted', Neto: 'net' }],
    3: [{ Percepciones: 'paid', 'Cuotas patronales e ISN': 'cost' }],
    4: [{ 'Neto a pagar': 'net' }],
    7: [{ Percepciones: 'paid', Deducciones: 'deducted', Neto: 'net', 'Cuotas patronales e ISN': 'cost' }],
    8: [{ Percepciones: 'paid', Deducciones: 'deducted', Neto: 'net' }],
    9: [{ Percepciones: 'paid', Deducciones: 'deducted', Neto: 'net' }],
    11: [{ Percepciones: 'paid', Deducciones: 'deducted', Neto: 'net' }],
  };

  test.each(Object.entries(TABLES))(
    'of product %s are those of the run and of SQL',
    async (number, tables) => {
      const product = REPORT_PRODUCTS.find((one) => `${one}` === number) ?? 1;
      const periods = product === 7 ? at.periods : [first];
      const totals = await stored(periods);
      expect(totals.paid).toBeGreaterThan(0);
      const runs = await Promise.all(periods.map((period) => at.run(period)));
      expect(runs.reduce((sum, run) => sum + cents(run.net_pay), 0)).toBe(totals.net);
      const request = await make(product);
      const sheets = await readXlsx(await bytesOf(request, 'xlsx'));
      for (const table of tables) {
        const matching = sheets.filter(
          ({ name, rows }) =>
            name !== 'Textos' &&
            Object.keys(table).every((heading) =>
              rows.some((row) => row.some(({ value }) => value === heading)),
            ),
        );
        expect(matching.length).toBeGreaterThan(0);
        for (const sheet of matching)
          for (const [heading, name] of Object.entries(table))
            expect(totalBelow(sheet, heading), `${sheet.name}, ${heading}`).toBe(totals[name]);
      }
    },
  );

  test('of the summary are by kind those of SQL', async () => {
    const totals = await stored([first]);
    const sheets = await readXlsx(await bytesOf(await make(10), 'xlsx'));
    const total = (...names: string[]): number =>
      sheets
        .filter(({ name }) => names.includes(name))
        .reduce((sum, sheet) => sum + totalBelow(sheet, 'Importe'), 0);
    expect(total('Percepciones', 'Otros pagos')).toBe(totals.paid);
    expect(total('Deducciones')).toBe(totals.deducted);
  });

  test('of the invoice are the run and its tax, also in words', async () => {
    const totals = await stored([first]);
    const request = await make(2);
    const sheets = await readXlsx(await bytesOf(request, 'xlsx'));
    const rows = sheets.find(({ name }) => name === 'Totales')?.rows ?? [];
    const figures = Object.fromEntries(rows.map(([label, cell]) => [`${label?.value}`, cents(cell?.value)]));
    const subtotal = totals.paid + totals.cost;
    const tax = Math.round(subtotal * 0.16);
    expect(figures).toMatchObject({ Subtotal: subtotal, 'IVA 16 %': tax, Total: subtotal + tax });
    const text = (await pdfPages(await bytesOf(request, 'pdf'))).join(' ');
    expect(text).toContain(`${String((subtotal + tax) % 100).padStart(2, '0')}/100 M.N.`);
  });

  test('stand on the first page, with whose payroll it is and that it is not final', async () => {
    const run = await at.run();
    const [page = ''] = await pdfPages(await bytesOf(await make(9), 'pdf'));
    const money = Number(run.net_pay).toLocaleString('es-MX', { style: 'currency', currency: 'MXN' });
    for (const part of [
      money,
      'Patrón',
      'Registro patronal',
      run.nomina,
      '01/01/2026',
      productMessages.notices.open,
    ])
      expect(page).toContain(part);
  });
});

describe('a request', () => {
  beforeEach(async () => {
    await forgetRequests();
    fails = 0;
  });

  test('for the same data gives the files that exist; for other data a new version of them', async () => {
    const made = await make(10);
    const again = await ask(10);
    expect(await again.json()).toEqual({
      message: productMessages.unchanged(10, made.nomina.split(' ')[0] ?? ''),
    });
    expect(await requests(10)).toHaveLength(1);
    const [person = 0] = at.people;
    await at.saveIncidents([incident(person, '2026-01-08', BONUS, '1000.00')]);
    const outdated = await make(10);
    const [page = ''] = await pdfPages(await bytesOf(outdated, 'pdf'));
    expect(page).toContain('Preliminar: la captura cambió después del cálculo.');
    const ids = ({ files }: ProductRequest) => files.map(({ file_id }) => file_id);
    expect(ids(outdated)).toEqual(ids(made));
    expect(outdated.files[0]?.version_id).not.toBe(made.files[0]?.version_id);
    // What was made before is still what it was.
    const [before = ''] = await pdfPages(await bytesOf(made, 'pdf'));
    expect(before).not.toContain('la captura cambió');
    await at.clear();
    await at.generate(CALCULATION, first);
  });

  test('that is still being made is not made twice, and ends once after a renderer that failed', async () => {
    fails = 1;
    expect((await ask(8)).status).toBe(200);
    expect((await ask(8)).status).toBe(409);
    await expect(at.portal.runJobs()).rejects.toThrow('render_failed');
    expect((await requests(8))[0]?.state).toBe('en_proceso');
    // As the job of a killed worker comes back.
    await sql`update pgboss.job set state = 'created' where name = 'run_payroll_request' and state = 'active'`.execute(
      at.portal.owner,
    );
    await at.portal.runJobs();
    const rows = await requests(8);
    expect(rows).toHaveLength(1);
    expect(rows[0]).toMatchObject({ state: 'lista' });
    expect(rows[0]?.files.map(({ format }) => format)).toEqual(['pdf', 'xlsx']);
  });

  test('of the register comes with a receipt for each person, if it was asked for', async () => {
    const { people } = await at.run();
    const made = await make(8, { recibos: true });
    expect(made.files.map(({ format }) => format)).toEqual(['pdf', 'xlsx', 'recibos']);
    const pages = await pdfPages(await bytesOf(made, 'recibos'));
    expect(pages).toHaveLength(people);
    const { people: paid } = await at.sheet();
    for (const { name, net_pay } of paid) {
      const own = pages.find((page) => page.includes(name)) ?? '';
      expect(own).toContain(
        `${Number(net_pay).toLocaleString('es-MX', { style: 'currency', currency: 'MXN' })}`,
      );
      expect(own).toContain('Preliminar');
    }
  });

  test('for a bank writes who has an account, and says who is left out', async () => {
    const [person = 0, other = 0] = at.people;
    await at.asOwner(async (trx) => {
      await trx
        .updateTable('employees')
        .set({ clabe: '012180012345678901', bank_account: '01234567890' })
        .where('id', '<>', 0)
        .execute();
      await trx.updateTable('employees').set({ clabe: '' }).where('id', 'in', [person, other]).execute();
    });
    expect((await ask(4, { layout: 'bbva' })).status).toBe(409);
    await at.generate(CALCULATION, first);
    expect((await at.authorize((await at.run()).version)).status).toBe(200);
    expect((await ask(4, { layout: 'bbva' })).status).toBe(200);
    await at.portal.runJobs();
    const [request] = await requests(4);
    const { people } = await at.sheet();
    const paid = people.filter(({ employee_id }) => employee_id !== person && employee_id !== other);
    const sum = (some: typeof people): number => some.reduce((all, one) => all + cents(one.net_pay), 0);
    expect(request?.files.map(({ format }) => format)).toEqual(['pdf', 'xlsx', 'txt']);
    expect(request?.status).toBe(
      productMessages.paid(
        { nombre: 'BBVA, cuentas del mismo banco', ejemplo: true },
        {
          ...{ people: paid.length, total: (sum(paid) / 100).toFixed(2) },
          left: { people: people.length - paid.length, total: ((sum(people) - sum(paid)) / 100).toFixed(2) },
        },
      ),
    );
    if (request === undefined) throw new Error('no request');
    const lines = Buffer.from(await bytesOf(request, 'txt'))
      .toString('latin1')
      .split('\r\n')
      .filter((line) => line !== '');
    expect(lines).toHaveLength(paid.length);
    expect(lines.reduce((all, line) => all + Number(line.slice(47, 62)), 0)).toBe(sum(paid));
  });

  test('says by name what it lacks', async () => {
    const fieldsOf = async (body: object) =>
      Object.keys(
        (await at.refused(await at.send(endpoints.post_genera_producto_x_nominas, { body }))).errors,
      );
    const bare = { producto: 'Reporte', nomina_id: at.paysheet };
    expect(await fieldsOf({ ...bare, tipo_producto: 1 })).toEqual(['año', 'proceso', 'period']);
    expect(await fieldsOf({ ...bare, tipo_producto: 5 })).toEqual(['date', 'proceso', 'period']);
    expect(await fieldsOf({ ...bare, tipo_producto: 7 })).toEqual([
      ...['año', 'mes_inicial', 'mes_final', 'periodo_inicial', 'periodo_final'],
    ]);
    expect(await fieldsOf({ ...bare, tipo_producto: 13, anio: 2026, proceso: 1, period: first })).toEqual([
      'producto',
    ]);
  });

  test('is refused with the reason', async () => {
    const sentence = async (product: ReportProduct, more: object) =>
      Object.values((await at.refused(await ask(product, more))).errors)[0];
    expect(await sentence(1, { historico: true })).toContain(productMessages.historicOnlyClosed);
    expect(await sentence(5, { fecha_inicio: '2026-01-20' })).toContain(productMessages.dateOutside);
    expect(await sentence(7, { mes_inicial: 11 })).toContain(productMessages.noPeriods);
  });

  test('of another organization, or by somebody without the client, is of nobody', async () => {
    expect((await ask(1, {}, STRANGER)).status).toBe(404);
    expect((await ask(1, {}, PEOPLE.client)).status).toBe(403);
  });

  test('of a SuperAdmin, who has no folders, is refused at once with the reason', async () => {
    const before = await requests(9);
    const { status, errors } = await at.refused(await ask(9, {}, PEOPLE.SuperAdmin));
    expect([status, Object.values(errors)]).toEqual([409, [productMessages.noUploads]]);
    expect(await requests(9)).toEqual(before);
  });

  test('is told by the form as registro, and by get_storage_reports as JSON', async () => {
    await make(10);
    const rows = await readAnswer(
      endpoints.get_producto,
      await at.send(endpoints.get_producto, { query: {} }),
    );
    const [row] = rows;
    expect(row).toMatchObject({ product: 10, status: productMessages.made });
    const map = await readAnswer(
      endpoints.get_storage_reports,
      await at.send(endpoints.get_storage_reports, { query: { modo: 'nomina' } }),
    );
    expect(Object.values(map).map((text) => JSON.parse(text))).toEqual([
      expect.objectContaining({ nomina: row?.registro, status: productMessages.made }),
    ]);
  });
});
