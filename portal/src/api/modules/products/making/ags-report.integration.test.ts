/** Product 6 'Reporte AGS': a row for each person whose figures are those of the run, in the columns of the organization. */
import { endpoints } from '@lienzo/schema/endpoints';
import { PAY_CONCEPTS } from '@lienzo/schema/payroll/engine/pay-concepts';
import { type AgsLayout, DEFAULT_AGS_LAYOUT } from '@lienzo/schema/runs/ags-layout';
import { agsMessages } from '@lienzo/schema/runs/ags-messages';
import { productMessages } from '@lienzo/schema/runs/product-messages';
import { CALCULATION } from '@lienzo/schema/runs/products';
import type { ProductRequest } from '@lienzo/schema/runs/run-endpoints';
import { pdfPages } from '@lienzo/tests/files/read-pdf';
import { readXlsx, type SheetCell } from '@lienzo/tests/files/read-xlsx';
import { openTestRenderer } from '@lienzo/tests/renderer/open-test-renderer';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { inOrganization } from '../../../testing/in-organization.ts';
import { readAnswer } from '../../../testing/read-answer.ts';
import { PEOPLE, STRANGER, type TestPerson } from '../../../testing/test-people.ts';
import { STANDARD_CONCEPTS } from '../../accounts/standard-catalog.ts';
import { daysOf, incident } from '../../incidents/testing/start-capture-portal.ts';
import { startPayrollPortal } from '../../payroll/testing/start-payroll-portal.ts';
import { rendererClient } from '../../renders/renderer-client.ts';

const renderer = openTestRenderer();
const at = await startPayrollPortal(
  rendererClient('http://renderer.test', (request) => renderer.fetch(request)),
);
afterAll(async () => {
  await at.close();
  await renderer.stop();
});

const [period] = at.periods;
const [absent = 0, ill = 0, busy = 0] = at.people;

const ask = (person: TestPerson = PEOPLE.Ejecutivo) =>
  at.send(
    endpoints.post_genera_producto_x_nominas,
    {
      body: {
        ...{ producto: 'Reporte', tipo_producto: 6, nomina_id: at.paysheet },
        ...{ proceso: at.process, period, fecha_inicio: '2026-01-07' },
      },
    },
    person,
  );

async function requests(): Promise<ProductRequest[]> {
  const query = { producto: 'Reporte', tipo_producto: '6' };
  return readAnswer(
    endpoints.get_producto_x_nominas,
    await at.send(endpoints.get_producto_x_nominas, { query }),
  );
}

async function make(): Promise<ProductRequest> {
  const asked = await ask();
  expect(asked.status, await asked.clone().text()).toBe(200);
  await at.portal.runJobs();
  const [request] = await requests();
  if (request === undefined) throw new Error('no request');
  expect(request.status).toBe(productMessages.made);
  return request;
}

/** The table of people: its headings, its rows and its total. */
async function tableOf({ files }: ProductRequest) {
  const file = files.find(({ format }) => format === 'xlsx');
  const body = { ids: [file?.file_id], version_id: file?.version_id };
  const { ticket } = await readAnswer(
    endpoints.download_ticket,
    await at.send(endpoints.download_ticket, { body }),
  );
  const answer = await at.portal.fetch(
    `/api${endpoints.download_with_ticket.path}?ticket=${encodeURIComponent(ticket)}`,
  );
  for (const { rows } of await readXlsx(new Uint8Array(await answer.arrayBuffer()))) {
    const head = rows.findIndex((row) => row.some(({ value }) => value === 'Neto'));
    const total = rows.findIndex(([cell], index) => index > head && `${cell?.value}`.startsWith('Total'));
    if (head >= 0 && total > head) {
      const headings = rows[head]?.map(({ value }) => `${value}`) ?? [];
      const named = (row: SheetCell[] = []) =>
        Object.fromEntries(headings.map((heading, column) => [heading, shownIn(row[column])]));
      return { headings, people: rows.slice(head + 1, total).map(named), total: named(rows[total]) };
    }
  }
  throw new Error('no table of people');
}

/** Of a formula its result; money with its cents. */
function shownIn(cell: SheetCell | undefined): string {
  const value = cell?.value ?? '';
  const own = typeof value === 'object' && 'formula' in value ? (value.result ?? 0) : value;
  return typeof own === 'number' ? own.toFixed(2) : `${own}`;
}

beforeAll(async () => {
  const saved = [
    await at.saveIncidents([incident(absent, '2026-01-08'), incident(absent, '2026-01-09')]),
    await at.saveDisabilities(daysOf(ill, { folio: 'AB123456', from: '2026-01-05', days: 3 })),
    await at.saveHours({ [`${busy}-2026-01-06`]: 3, [`${busy}-2026-01-13`]: 2 }),
  ];
  for (const one of saved) expect(one.status, await one.clone().text()).toBe(200);
});

test('is not made of a payroll that is not calculated', async () => {
  const { status, errors } = await at.refused(await ask());
  expect(status).toBe(409);
  expect(Object.values(errors)[0]).toContain('calcul');
});

test('shows each person once, with the totals of the run to the cent', async () => {
  await at.generate(CALCULATION, period);
  const run = await at.run();
  const { people: paid } = await at.sheet();
  const { headings, people, total } = await tableOf(await make());
  expect(headings).toEqual([
    ...['Núm.', 'Empleado', 'NSS', 'RFC', 'Centro de costos', 'Días pagados', 'Faltas', 'Incap.'],
    ...['Horas dobles', 'Horas triples', 'Percepciones', 'Deducciones', 'Neto'],
  ]);
  expect(people).toHaveLength(paid.length);
  expect(people).toHaveLength(run.people);
  for (const { name, net_pay, total_perceptions, total_deductions } of paid)
    expect(people.find((one) => one.Empleado === name)).toMatchObject({
      ...{ Percepciones: total_perceptions, Deducciones: total_deductions, Neto: net_pay },
    });
  expect(total).toMatchObject({
    ...{ Percepciones: run.total_perceptions, Deducciones: run.total_deductions, Neto: run.net_pay },
    ...{ Faltas: '2.00', 'Incap.': '3.00', 'Horas dobles': '5.00', 'Horas triples': '0.00' },
  });
  const nameOf = (id: number) => paid.find(({ employee_id }) => employee_id === id)?.name;
  const rowOf = (id: number) => people.find((one) => one.Empleado === nameOf(id));
  const nothing = { Faltas: '0.00', 'Incap.': '0.00', 'Horas dobles': '0.00', 'Horas triples': '0.00' };
  expect(rowOf(absent)).toMatchObject({ ...nothing, Faltas: '2.00' });
  expect(rowOf(ill)).toMatchObject({ ...nothing, 'Incap.': '3.00' });
  expect(rowOf(busy)).toMatchObject({ ...nothing, 'Horas dobles': '5.00' });
});

const OWN: AgsLayout = {
  columnas: [
    { fuente: 'nombre', titulo: 'Trabajador' },
    { fuente: 'neto', titulo: 'Neto' },
    { fuente: 'numero', titulo: 'Clave' },
    { fuente: 'faltas', titulo: 'Ausentismos' },
  ],
  horas_semana: false,
};
const current = async (person: TestPerson = PEOPLE.Ejecutivo) =>
  readAnswer(endpoints.get_ags_layout, await at.send(endpoints.get_ags_layout, {}, person));
const save = (version: number | null, layout: AgsLayout | null) =>
  at.send(endpoints.save_ags_layout, { body: { version, layout } }, PEOPLE.Admin);
const preview = async (layout: AgsLayout) =>
  readAnswer(
    endpoints.preview_ags_layout,
    await at.send(
      endpoints.preview_ags_layout,
      { body: { layout, nomina_id: at.paysheet, period } },
      PEOPLE.Admin,
    ),
  );
const namesOf = ({ files }: ProductRequest) => files.map(({ name }) => name);

test('other columns make another file, and the default ones the file that was made of them', async () => {
  const before = await make();
  expect(await current()).toEqual({
    ...{ version: null, is_default: true, layout: DEFAULT_AGS_LAYOUT, changes: [] },
  });
  const { version } = await readAnswer(endpoints.save_ags_layout, await save(null, OWN));
  expect(await current()).toMatchObject({ version: 1, is_default: false, layout: OWN });
  expect((await current(STRANGER)).is_default).toBe(true);

  const made = await make();
  const run = await at.run();
  const { headings, total } = await tableOf(made);
  expect(headings).toEqual(['Trabajador', 'Neto', 'Clave', 'Ausentismos']);
  expect(total).toMatchObject({ Neto: run.net_pay, Ausentismos: '2.00' });
  for (const name of namesOf(made)) expect(name).toContain('formato 1');
  expect(made.files.map(({ file_id }) => file_id)).not.toEqual(before.files.map(({ file_id }) => file_id));
  expect(await (await ask()).json()).toEqual({
    message: productMessages.unchanged(6, made.nomina.split(' ')[0] ?? ''),
  });

  // Somebody who opened the columns before does not overwrite the version after them.
  const stale = await at.refused(await save(null, DEFAULT_AGS_LAYOUT));
  expect(stale).toMatchObject({ status: 404, errors: { version: agsMessages.changedMeanwhile } });
  expect((await save(version, null)).status).toBe(200);
  expect(await current()).toMatchObject({ version: 2, is_default: true, layout: DEFAULT_AGS_LAYOUT });
  expect((await current()).changes.map((one) => [one.version, one.is_default, one.name])).toEqual([
    [2, true, PEOPLE.Admin.name],
    [1, false, PEOPLE.Admin.name],
  ]);
  const rows = await requests();
  await ask();
  expect(await requests()).toEqual(rows);
});

test('of a confidential payroll nobody has the report or its preview who may not see it', async () => {
  const hide = (confidential: boolean) =>
    inOrganization(at.portal, (trx) =>
      trx.updateTable('paysheets').set({ confidential }).where('id', '=', at.paysheet).execute(),
    );
  const body = { layout: DEFAULT_AGS_LAYOUT, nomina_id: at.paysheet, period };
  await hide(true);
  try {
    expect(await at.refused(await ask())).toMatchObject({ status: 404 });
    expect(await requests()).toEqual([]);
    const hidden = await at.send(endpoints.preview_ags_layout, { body }, PEOPLE.Ejecutivo);
    expect(hidden.status).toBeGreaterThanOrEqual(403);
    expect((await at.send(endpoints.preview_ags_layout, { body }, PEOPLE.Admin)).status).toBe(200);
    expect((await ask(PEOPLE.Admin)).status).toBe(200);
    await at.portal.runJobs();
    // The administrator's file is there for them alone.
    expect(await requests()).toEqual([]);
  } finally {
    await hide(false);
  }
});

test('hours whose pay was set by hand are pointed out below the table', async () => {
  const textOfPdf = async ({ files }: ProductRequest): Promise<string> => {
    const file = files.find(({ format }) => format === 'pdf');
    const body = { ids: [file?.file_id], version_id: file?.version_id };
    const { ticket } = await readAnswer(
      endpoints.download_ticket,
      await at.send(endpoints.download_ticket, { body }),
    );
    const answer = await at.portal.fetch(
      `/api${endpoints.download_with_ticket.path}?ticket=${encodeURIComponent(ticket)}`,
    );
    return (await pdfPages(new Uint8Array(await answer.arrayBuffer()))).join(' ');
  };
  expect(await textOfPdf(await make())).not.toContain('fijado a mano');
  const overtime = STANDARD_CONCEPTS.find(({ key }) => key === PAY_CONCEPTS.horas_dobles);
  const saved = await at.send(
    endpoints.set_payroll_override,
    {
      body: {
        ...{ nomina_id: at.paysheet, period, employee_id: busy, concept_id: overtime?.id ?? 0 },
        ...{ amount: '999.00', reason: 'Convenio' },
      },
    },
    PEOPLE.Admin,
  );
  expect(saved.status, await saved.clone().text()).toBe(200);
  await at.generate(CALCULATION, period);
  expect(await textOfPdf(await make())).toContain('revisa sus horas: 1 empleado.');
});

test('a preview shows the first people as they are printed; a layout with problems shows nobody and is not saved', async () => {
  const { people: paid } = await at.sheet();
  const { rows, problems } = await preview(OWN);
  expect(problems).toEqual([]);
  expect(rows).toHaveLength(5);
  for (const [name, net] of rows) {
    const amount = Number(paid.find((one) => one.name === name)?.net_pay);
    expect(net).toBe(amount.toLocaleString('es-MX', { style: 'currency', currency: 'MXN' }));
  }
  const nameless = { ...OWN, columnas: OWN.columnas.filter(({ fuente }) => fuente !== 'nombre') };
  expect(await preview(nameless)).toMatchObject({ rows: [], problems: [expect.any(String)] });
  expect((await save(2, nameless)).status).toBe(400);
});
