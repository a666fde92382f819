/** Results of another program from the import to the client's folder: authorised, closed, printed, and what they lack is said. */
import { endpoints } from '@lienzo/schema/endpoints';
import { productMessages } from '@lienzo/schema/runs/product-messages';
import { CLOSING, type ReportProduct } from '@lienzo/schema/runs/products';
import { resultImportMessages } from '@lienzo/schema/runs/result-import-messages';
import type { ProductFormat, ProductRequest } from '@lienzo/schema/runs/run-endpoints';
import { pdfPages } from '@lienzo/tests/files/read-pdf';
import { openTestRenderer } from '@lienzo/tests/renderer/open-test-renderer';
import exceljs from 'exceljs';
import { sql } from 'kysely';
import { afterAll, expect, test } from 'vitest';
import { readAnswer } from '../../../testing/read-answer.ts';
import { PEOPLE } from '../../../testing/test-people.ts';
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
const FILE = 'motor.xlsx';
const { headings } = resultImportMessages;
const COLUMNS = [
  headings.number,
  headings.name,
  headings.days,
  'P001',
  'D002',
  headings.net,
  headings.employerCost,
];
const imported = productMessages.notices.imported([FILE]);

async function numbers(): Promise<string[]> {
  const query = { nomina_id: `${at.paysheet}`, period: `${period}` };
  const response = await at.send(endpoints.results_layout, { query }, PEOPLE.Admin);
  const book = new exceljs.Workbook();
  await book.xlsx.load(await response.arrayBuffer());
  const listed: string[] = [];
  book.getWorksheet('Resultados')?.eachRow((row, line) => {
    if (line > 4 && row.getCell(1).text !== '') listed.push(row.getCell(1).text);
  });
  return listed;
}

async function load(people: readonly string[]) {
  const book = new exceljs.Workbook();
  const sheet = book.addWorksheet('Resultados');
  sheet.addRow(COLUMNS);
  for (const number of people) sheet.addRow([number, null, 15, 5000, 600.5, 4399.5, 1200]);
  const body = new FormData();
  for (const [name, value] of Object.entries({ nomina_id: at.paysheet, period, mode: 'aplicar' }))
    body.append(name, `${value}`);
  body.append('file', new File([new Uint8Array(await book.xlsx.writeBuffer())], FILE));
  return readAnswer(
    endpoints.import_results,
    await at.send(endpoints.import_results, { raw: { body } }, PEOPLE.Admin),
  );
}

async function make(product: ReportProduct, more: object = {}): Promise<ProductRequest> {
  const body = {
    ...{ producto: 'Reporte', tipo_producto: product, nomina_id: at.paysheet, anio: 2026 },
    ...{ proceso: at.process, period, ...more },
  };
  const asked = await at.send(endpoints.post_genera_producto_x_nominas, { body });
  expect(asked.status, await asked.clone().text()).toBe(200);
  await at.portal.runJobs();
  const query = { producto: 'Reporte', tipo_producto: `${product}` };
  const [request] = await readAnswer(
    endpoints.get_producto_x_nominas,
    await at.send(endpoints.get_producto_x_nominas, { query }),
  );
  expect(request?.status).toBe(productMessages.made);
  if (request === undefined) throw new Error('no request');
  return request;
}

async function pagesOf({ files }: ProductRequest, format: ProductFormat): Promise<string[]> {
  const file = files.find((one) => one.format === format);
  const body = { ids: [file?.file_id], version_id: file?.version_id };
  const { ticket } = await readAnswer(
    endpoints.download_ticket,
    await at.send(endpoints.download_ticket, { body }),
  );
  const answer = await at.portal.fetch(
    `/api${endpoints.download_with_ticket.path}?ticket=${encodeURIComponent(ticket)}`,
  );
  return pdfPages(new Uint8Array(await answer.arrayBuffer()));
}

test('an imported run is authorised, closed and printed, and its papers say what it has not', async () => {
  const people = await numbers();
  expect((await load(people)).applied).toBe(true);
  await at.asOwner((trx) => sql`update periods set estatus = 'Finalizada' where id = ${period}`.execute(trx));
  const run = await at.run();
  expect(run).toMatchObject({ imported_from: FILE, people: people.length });
  expect((await at.authorize(run.version)).status).toBe(200);
  expect(await at.generate(CLOSING)).toBe('Cerrada');
  expect(await at.run()).toMatchObject({ state: 'cerrada', imported_from: FILE });

  const money = (amount: number) => amount.toLocaleString('es-MX', { style: 'currency', currency: 'MXN' });
  const register = await make(8, { recibos: true });
  const [first = ''] = await pagesOf(register, 'pdf');
  for (const part of [imported, money(4399.5 * people.length), 'Cuotas patronales, sin ISN'])
    expect(first).toContain(part);
  expect(first).not.toContain('Cuotas patronales e ISN');
  const receipts = await pagesOf(register, 'recibos');
  expect(receipts).toHaveLength(people.length);
  for (const page of receipts) expect(page).toContain(money(4399.5));

  // What is invoiced lacks the tax, and says so where somebody adds it up.
  const invoice = (await pagesOf(await make(2), 'pdf')).join(' ');
  expect(invoice).toContain(imported);
  expect(invoice).toContain('El impuesto sobre nómina no está incluido: súmalo antes de facturar.');
  const subtotal = 6200 * people.length;
  expect(invoice).toContain(money(subtotal * 1.16));

  const byCenter = (await pagesOf(await make(3), 'pdf')).join(' ');
  expect(byCenter).toContain('Cuotas patronales, sin ISN');
  expect(byCenter).not.toContain('Cuotas patronales e ISN');

  // Incidents and hours that the file has not are no zeros between the days and the pay.
  const ags = (await pagesOf(await make(6, { fecha_inicio: '2026-01-07' }), 'pdf')).join(' ');
  for (const part of [imported, money(4399.5 * people.length), 'son solo los que trae el archivo importado'])
    expect(ags).toContain(part);
  expect(ags).toMatch(/15\.00\s+\$5,000\.00/);

  // 'Histórico' takes it, because it is closed; its concepts are those of the file.
  const [summary = ''] = await pagesOf(await make(10, { historico: true }), 'pdf');
  expect(summary).toContain(money(600.5 * people.length));
});
