import { endpoints } from '@lienzo/schema/api/endpoints';
import exceljs from 'exceljs';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readErrors } from '../../../testing/read-answer.ts';
import { startTestPortal, type TestPortal } from '../../../testing/start-test-portal.ts';
import { CLIENT, PEOPLE, SECOND_CLIENT } from '../../../testing/test-people.ts';

let portal: TestPortal;
let token: string;
beforeAll(async () => {
  portal = await startTestPortal();
  token = (await portal.openSession(PEOPLE.Ejecutivo)).token;
});
afterAll(() => portal?.close());

const exported = (client: string = CLIENT) =>
  portal.send(endpoints.export_masters, { token, query: { user_id: client } });

async function download(): Promise<exceljs.Workbook> {
  const answer = await exported();
  expect(answer.status).toBe(200);
  const book = new exceljs.Workbook();
  await book.xlsx.load(await answer.arrayBuffer());
  return book;
}

test('the workbook holds what the client has, each master in its sheet', async () => {
  const book = await download();
  const rows = book.worksheets.map(({ name, actualRowCount }) => [name, actualRowCount > 3]);
  expect(rows.slice(0, 8)).toEqual([
    ['Nóminas', true],
    ['Calendario', true],
    ['Empresas', true],
    ['Registros patronales', true],
    ['Centros de costos', true],
    ['Empleados', true],
    ['Salarios', expect.any(Boolean)],
    ['Créditos', expect.any(Boolean)],
  ]);
  const headings = book.getWorksheet('Nóminas')?.getRow(4).values;
  expect(headings).toContain('Número de nómina');
  expect(book.getWorksheet('Nóminas')?.getCell('A5').text).toBe('N-001');
});

test('another client is unknown', async () => {
  expect((await readErrors(await exported(SECOND_CLIENT))).map(({ code }) => code)).toEqual(['not_found']);
});
