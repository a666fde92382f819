/** The workbook of a bureau's concepts: downloaded, changed, reviewed and applied. */

import { MEDIA_TYPES } from '@lienzo/schema/api/render-contract';
import { endpoints } from '@lienzo/schema/endpoints';
import exceljs from 'exceljs';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { inTenant, systemContext } from '../../../platform/database/in-tenant.ts';
import { readAnswer } from '../../../testing/read-answer.ts';
import { startTestPortal, type TestPortal } from '../../../testing/start-test-portal.ts';
import { ORGANIZATION, PEOPLE } from '../../../testing/test-people.ts';
import { addRow, cells } from '../testing/master-workbook.ts';

let portal: TestPortal;
let token: string;
beforeAll(async () => {
  portal = await startTestPortal();
  ({ token } = await portal.openSession(PEOPLE.Admin));
});
afterAll(() => portal?.close());

const SHEET = 'Conceptos';
const COMPLETE = {
  Nombre: 'Bono de asistencia',
  'Se captura en': 'Importe',
  Tipo: 'Percepción',
  'Clave del SAT (CFDI)': '038',
  'Para el ISR': 'Gravado',
  'Integra al SBC': 'Con la parte variable',
};

async function download(): Promise<exceljs.Workbook> {
  const answer = await portal.send(endpoints.export_concepts, { token });
  const book = new exceljs.Workbook();
  await book.xlsx.load(await answer.arrayBuffer());
  return book;
}
async function load(book: exceljs.Workbook, mode: 'revisar' | 'aplicar', more: Record<string, string> = {}) {
  const body = new FormData();
  body.set('mode', mode);
  for (const [name, value] of Object.entries(more)) body.set(name, value);
  body.set(
    'file',
    new File([new Uint8Array(await book.xlsx.writeBuffer())], 'c.xlsx', { type: MEDIA_TYPES.xlsx }),
  );
  return readAnswer(
    endpoints.import_concepts,
    await portal.send(endpoints.import_concepts, { token, raw: { body } }),
  );
}
const list = async () =>
  new Map(
    (await readAnswer(endpoints.list_concepts, await portal.send(endpoints.list_concepts, { token }))).map(
      (one) => [one.key, one],
    ),
  );
/** Writes into the row of a key, by heading. */
function change(book: exceljs.Workbook, key: string, values: Record<string, exceljs.CellValue>): void {
  const sheet = book.getWorksheet(SHEET);
  const headings = sheet?.getRow(4).values;
  const rows = cells(book, SHEET);
  const at = rows.findIndex(([, first]) => first === key);
  if (sheet === undefined || !Array.isArray(headings) || at < 0) throw new Error(`no row of ${key}`);
  for (const [heading, value] of Object.entries(values))
    sheet.getCell(at + 5, headings.indexOf(heading)).value = value;
}

test('what is downloaded changes nothing when it is loaded again, and a new row is a concept of the bureau', async () => {
  const book = await download();
  const before = await list();
  expect(cells(book, SHEET).length).toBe(before.size);
  expect((await load(book, 'revisar')).sheets).toMatchObject([
    { created: 0, changed: 0, wrong: 0, unchanged: before.size },
  ]);
  addRow(book, SHEET, { Clave: 'b-900', ...COMPLETE });
  const review = await load(book, 'revisar');
  expect([review.applied, review.sheets[0]?.created, (await list()).has('B-900')]).toEqual([false, 1, false]);
  expect((await load(book, 'aplicar')).applied).toBe(true);
  expect((await list()).get('B-900')).toMatchObject({
    ...{ description: 'Bono de asistencia', type_value: 'IM', kind: 'Percepción', cfdi_code: '038' },
    ...{ isr_treatment: 'gravado', sbc_integration: 'variable', own: true, ended_on: null },
  });
  expect((await load(await download(), 'revisar')).sheets).toMatchObject([
    { created: 0, changed: 0, wrong: 0 },
  ]);
});

test('one with captures is ended, keeps its unit, and is not deleted by a file that lacks it', async () => {
  const first = await download();
  addRow(first, SHEET, { Clave: 'B-901', ...COMPLETE });
  await load(first, 'aplicar');
  await inTenant(portal.owner, systemContext(ORGANIZATION), (trx) =>
    sql`
      insert into incidents (organization_id, client_id, employee_id, concept_id, period_id, amount, capture_date)
      select e.organization_id, e.client_id, e.id, c.id, p.id, 1, p.initial_date
      from employees e join periods p on p.organization_id = e.organization_id and p.paysheet_id = e.paysheet_id
      join concepts c on c.organization_id = e.organization_id and c.key = 'B-901'
      limit 1
    `.execute(trx),
  );
  const book = await download();
  change(book, 'B-901', { 'Se captura en': 'Días' });
  expect((await load(book, 'revisar')).findings).toMatchObject([
    {
      sheet: SHEET,
      column: 'C',
      severity: 'error',
      message: expect.stringMatching(/su unidad se queda como está/),
    },
  ]);
  change(book, 'B-901', { 'Se captura en': 'Importe', 'Último día': '31/12/2026', Nombre: 'Bono anterior' });
  expect((await load(book, 'aplicar')).applied).toBe(true);
  expect((await list()).get('B-901')).toMatchObject({ ended_on: '2026-12-31', description: 'Bono anterior' });
  const empty = await download();
  empty.getWorksheet(SHEET)?.spliceRows(5, 200);
  await load(empty, 'aplicar');
  expect((await list()).has('B-901')).toBe(true);
});

test('errors name their cell, are corrected in place, and stop the file', async () => {
  const book = await download();
  addRow(book, SHEET, { Clave: 'CON ESPACIO', ...COMPLETE, 'Clave del SAT (CFDI)': '38', Tipo: 'Regalo' });
  const row = cells(book, SHEET).length + 4;
  const review = await load(book, 'aplicar');
  expect(review.applied).toBe(false);
  expect(review.findings.map(({ column, row: at }) => `${column}${at}`).sort()).toEqual([
    `A${row}`,
    `D${row}`,
    `E${row}`,
  ]);
  expect(review.rows_to_correct).toMatchObject([{ sheet: SHEET, row, wrong: true }]);
  const valores = { key: 'B-902', kind: 'Deducción', cfdi_code: '004' };
  const correcciones = JSON.stringify([{ hoja: SHEET, renglon: row, valores }]);
  expect((await load(book, 'aplicar', { correcciones })).applied).toBe(true);
  expect((await list()).get('B-902')).toMatchObject({ kind: 'Deducción', cfdi_code: '004' });
});

test('a key that calculations use is refused, and so is the workbook of masters', async () => {
  await inTenant(portal.owner, systemContext(ORGANIZATION), (trx) =>
    sql`update concepts set hidden = true where key = 'B-902'`.execute(trx),
  );
  const book = await download();
  addRow(book, SHEET, { Clave: 'B-902', ...COMPLETE });
  expect((await load(book, 'revisar')).findings).toMatchObject([
    { column: 'A', message: expect.stringMatching(/^Lienzo usa/) },
  ]);
  const marks = book.getWorksheet('_lienzo');
  marks?.eachRow((line) => {
    if (line.getCell(1).text === 'tipo') line.getCell(2).value = 'maestros';
  });
  expect((await load(book, 'revisar')).findings).toMatchObject([
    { message: expect.stringMatching(/^El archivo no es una plantilla de conceptos/) },
  ]);
});
