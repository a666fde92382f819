import { read, write } from '@e965/xlsx';
import type { BulkKind } from '@lienzo/schema/bulk/bulk-line';
import { checkBulkLines } from '@lienzo/schema/bulk/check-bulk-lines';
import { endpoints } from '@lienzo/schema/endpoints';
import exceljs from 'exceljs';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { readAnswer } from '../../../testing/read-answer.ts';
import { PEOPLE } from '../../../testing/test-people.ts';
import {
  ABSENCE,
  BONUS,
  type CapturePortal,
  daysOf,
  incident,
  startCapturePortal,
} from '../testing/start-capture-portal.ts';

const capture: CapturePortal = await startCapturePortal();
beforeEach(() => capture.clear());
afterAll(() => capture.close());

const LAYOUTS = {
  I: [endpoints.get_xls_incident, endpoints.cargar_layout_incidencias, 'Incidencias'],
  E: [endpoints.get_xls_HorasExtra, endpoints.cargar_layout_horas_extra, 'Horas extra'],
  IN: [endpoints.genera_xls_incapacidad, endpoints.cargar_layout_incapacidades, 'Incapacidades'],
} as const;
const HEADINGS = 4;

const scope = (period = capture.periods[0]) => ({ paysheet_id: capture.paysheet, period_id: period });
const day = (date: string): Date => new Date(`${date}T00:00:00Z`);

/** A downloaded layout, to be filled in. */
async function layout(kind: BulkKind, period?: number) {
  const answer = await capture.send(LAYOUTS[kind][0], { body: scope(period) });
  expect(answer.status).toBe(200);
  const book = new exceljs.Workbook();
  await book.xlsx.load(await answer.arrayBuffer());
  const sheet = book.getWorksheet(LAYOUTS[kind][2]);
  if (sheet === undefined) throw new Error('the layout has no sheet');
  const columns = new Map<string, number>();
  let group = '';
  for (let column = 3; column <= sheet.columnCount; column += 1) {
    const title = sheet.getCell(3, column).value;
    if (title instanceof Date) group = title.toISOString().slice(0, 10);
    else if (title !== null) group = String(title).split(' ')[0] ?? '';
    columns.set(`${group} ${sheet.getCell(HEADINGS, column).text}`, column);
  }
  const rowOf = (number: string): number => {
    for (let row = HEADINGS + 1; row <= sheet.rowCount; row += 1)
      if (sheet.getCell(row, 1).text === number) return row;
    throw new Error(`${number} is not in the layout`);
  };
  return {
    book,
    sheet,
    rowOf,
    fill(row: number, column: string, value: exceljs.CellValue): void {
      const at = columns.get(column);
      if (at === undefined) throw new Error(`no column ${column} among ${[...columns.keys()].join()}`);
      sheet.getCell(row, at).value = value;
    },
  };
}

async function load(kind: BulkKind, file: exceljs.Workbook | string, period?: number) {
  const form = new FormData();
  for (const [name, id] of Object.entries(scope(period))) form.append(name, `${id}`);
  const bytes = typeof file === 'string' ? file : new Uint8Array(await file.xlsx.writeBuffer());
  form.append('file', new File([bytes], 'layout.xlsx'));
  const [, entry] = LAYOUTS[kind];
  const answer = await capture.send(entry, { raw: { body: form } });
  return (await readAnswer(entry, answer)).result;
}

const numberOf = async (index: number): Promise<string> => {
  const { employee } = await capture.capture(capture.people[index] ?? 0);
  return employee.human_id ?? `${employee.id}`;
};

const said = (findings: readonly { row: number | null; column: string | null; severity: string }[]) =>
  findings.map(({ row, column, severity }) => `${severity} ${column ?? ''}${row ?? ''}`);

test('incidents from the layout to the capture and back', async () => {
  const { book, rowOf, fill } = await layout('I');
  const row = rowOf(await numberOf(0));
  fill(row, 'D020C_DI FECHA', day('2026-01-05'));
  fill(row, 'D020C_DI CANTIDAD', 2);
  fill(row, 'P012 FECHA', '06/01/2026');
  fill(row, 'P012 CANTIDAD', '$1,250.50');
  const loaded = await load('I', book);
  expect(loaded).toMatchObject({ hoja: 'Incidencias', findings: [], line_findings: [], sin_nomina: [] });
  const checked = checkBulkLines('I', loaded.data, loaded.context);
  if (checked.kind !== 'I') throw new Error('another kind');
  // What stands there is replaced.
  await capture.saveIncidents([incident(capture.people[1] ?? 0, '2026-01-08')]);
  expect((await capture.saveIncidents(checked.rows)).status).toBe(200);
  const { incidents } = await capture.capture(capture.people[0] ?? 0);
  expect(incidents.map(({ concept_id, capture_date, amount }) => [concept_id, capture_date, amount])).toEqual(
    [
      [ABSENCE, '2026-01-05', '1.00'],
      [ABSENCE, '2026-01-06', '1.00'],
      [BONUS, '2026-01-06', '1250.50'],
    ],
  );
  expect((await capture.capture(capture.people[1] ?? 0)).incidents).toEqual([]);
  const { result } = await capture.trail();
  expect(result.map(({ action }) => action)).toContain('save');
});

test('what is wrong is named by sheet, row and field', async () => {
  const { book, sheet, rowOf, fill } = await layout('I');
  const row = rowOf(await numberOf(0));
  fill(row, 'P012 FECHA', 'ayer');
  fill(row, 'P012 CANTIDAD', { formula: '10*2', result: 20 });
  fill(row + 1, 'P012 FECHA', day('2026-03-01'));
  fill(row + 1, 'P012 CANTIDAD', -5);
  sheet.getRow(row + 1).hidden = true;
  sheet.getCell(row + 2, 1).value = 'NADIE';
  fill(row + 2, 'P012 CANTIDAD', 5);
  const { findings, line_findings, sin_nomina } = await load('I', book);
  const [unknown, hidden, formula] = said(findings).toSorted();
  expect([unknown, hidden]).toEqual([`error ${row + 2}`, `warning ${row + 1}`]);
  expect(formula).toMatch(new RegExp(`^warning [A-Z]+${row}$`));
  expect(line_findings).toMatchObject([
    { sheet: 'Incidencias', row, value: 'ayer', severity: 'error' },
    { row: row + 1, value: '2026-03-01' },
    { row: row + 1, value: '-5' },
  ]);
  expect(sin_nomina).toEqual([{ renglon: row + 2, 'NUM EMPLEADO': 'NADIE', NOMBRE: expect.any(String) }]);
});

test('a layout of another period, of another kind, or of nothing is told by its name', async () => {
  const other = await layout('I', capture.periods[1]);
  const incidents = await layout('I');
  const first = async (kind: BulkKind, file: exceljs.Workbook | string) => {
    const { findings, data } = await load(kind, file);
    expect(data).toEqual([]);
    return findings[0]?.message;
  };
  expect(await first('I', other.book)).toContain('No concuerdan los datos!!!');
  expect(await first('E', incidents.book)).toContain('Elige ese tipo de carga');
  expect(await first('E', (await layout('E', capture.periods[1])).book)).toContain(
    'El archivo no corresponde a nómina y periodo',
  );
  expect(await first('I', 'a,b\n1,2\n')).toContain('CSV');
  expect(await first('IN', (await layout('IN')).book)).toBe(
    'No se encontraron incapacidades en el archivo!!!',
  );
  const bare = new exceljs.Workbook();
  bare.addWorksheet('Incidencias').addRow(['NUM EMPLEADO', 'NOMBRE']);
  expect(await first('I', bare)).toContain('no dice de qué nómina');
});

test('renamed sheets are read, renamed columns are told', async () => {
  const { book, sheet, rowOf, fill } = await layout('I');
  const row = rowOf(await numberOf(0));
  fill(row, 'P012 FECHA', day('2026-01-05'));
  fill(row, 'P012 CANTIDAD', 5);
  sheet.name = 'Mi hoja';
  sheet.getCell(3, 3).value = 'X999 · Inventado';
  const { data, findings, hoja } = await load('I', book);
  expect(hoja).toBe('Mi hoja');
  expect(findings.map(({ message }) => message).join()).toMatch(/X999.*Mi hoja/);
  expect(data.every(({ grupo }) => grupo !== 'X999')).toBe(true);
});

test('merged cells, a hidden sheet and a line twice are told; 100,000 empty rows are nothing', async () => {
  const { book, sheet, rowOf, fill } = await layout('I');
  const row = rowOf(await numberOf(0));
  for (const at of [row, row + 1]) {
    sheet.getCell(at, 1).value = await numberOf(0);
    sheet.getCell(at, 2).value = null;
    fill(at, 'P012 FECHA', '2026-01-05');
    fill(at, 'P012 CANTIDAD', 99_999_999_999);
  }
  sheet.mergeCells(row + 2, 3, row + 2, 4);
  const hidden = book.addWorksheet('Vieja', { state: 'hidden' });
  hidden.addRows([
    [],
    [],
    ['', '', 'P012 · Bono'],
    ['NUM EMPLEADO', 'NOMBRE', 'FECHA'],
    ['1', 'x', '2026-01-05'],
  ]);
  for (let empty = 0; empty < 100_000; empty += 1) sheet.getRow(1000 + empty).height = 15;
  const { findings, line_findings } = await load('I', book);
  expect(findings.map(({ message }) => message).join()).toMatch(/combinadas.*oculta/);
  expect(line_findings.map(({ row: at, message }) => [at, message.slice(0, 20)])).toEqual([
    [row, 'Escribe un importe m'],
    [row + 1, 'Escribe un importe m'],
    [row + 1, 'El concepto está dos'],
  ]);
});

test('a layout that was saved as .xls is read the same', async () => {
  const { book, rowOf, fill } = await layout('I');
  const row = rowOf(await numberOf(0));
  fill(row, 'P012 FECHA', day('2026-01-05'));
  fill(row, 'P012 CANTIDAD', 12.5);
  const old: unknown = write(read(await book.xlsx.writeBuffer(), { cellNF: true }), {
    type: 'buffer',
    bookType: 'biff8',
  });
  if (!(old instanceof Uint8Array)) throw new TypeError('no bytes');
  const form = new FormData();
  for (const [name, id] of Object.entries(scope())) form.append(name, `${id}`);
  form.append('file', new File([new Uint8Array(old)], 'layout.xls'));
  const answer = await capture.send(endpoints.cargar_layout_incidencias, { raw: { body: form } });
  const { result } = await readAnswer(endpoints.cargar_layout_incidencias, answer);
  expect(result.line_findings).toEqual([]);
  expect(result.data).toMatchObject([{ grupo: 'P012', valores: { FECHA: '2026-01-05', CANTIDAD: '12.5' } }]);
});

test('overtime and disabilities from their layouts', async () => {
  const overtime = await layout('E');
  const row = overtime.rowOf(await numberOf(0));
  overtime.fill(row, '2026-01-05 HORAS', 2.5);
  const other = overtime.rowOf(await numberOf(1));
  overtime.fill(other, '2026-01-06 HORAS', 11);
  const hours = await load('E', overtime.book);
  expect(hours.line_findings).toMatchObject([{ row: other, value: '11' }]);
  const right = checkBulkLines('E', hours.data, hours.context);
  const saved = await capture.send(endpoints.horas_create_newMasiva, {
    body: { ...scope(), empleados: right.kind === 'E' ? right.rows : [], tipo_carga: 2 },
  });
  expect(saved.status).toBe(200);
  expect((await capture.capture(capture.people[0] ?? 0)).overtime.days).toEqual([
    { fecha: '2026-01-05', horas: '2.5' },
  ]);

  const disabilities = await layout('IN');
  const at = disabilities.rowOf(await numberOf(1));
  const values: [string, exceljs.CellValue][] = [
    ['FECHA INICIAL', day('2026-01-07')],
    ['DIAS', 3],
    ['FOLIO', 'AB123456'],
    ['TIPO INCAPACIDAD', 'I - Inicial'],
    ['CONTROL DE INCAPACIDAD', '1 - Única'],
  ];
  for (const [field, value] of values) disabilities.fill(at, `D014C_DI ${field}`, value);
  await capture.saveDisabilities(
    daysOf(capture.people[2] ?? 0, { folio: 'OL111111', from: '2026-01-05', days: 2 }),
  );
  const loaded = await load('IN', disabilities.book);
  expect(loaded.line_findings).toEqual([]);
  const checked = checkBulkLines('IN', loaded.data, loaded.context);
  if (checked.kind !== 'IN') throw new Error('another kind');
  const rows = checked.rows.map(({ archivo_id: _none, ...row }) => row);
  expect((await capture.saveDisabilities(rows)).status).toBe(200);
  expect((await capture.capture(capture.people[1] ?? 0)).certificates).toMatchObject([{ folio: 'AB123456' }]);
  expect((await capture.capture(capture.people[2] ?? 0)).certificates).toEqual([]);
});

test('a client user loads nothing', async () => {
  const { book } = await layout('I');
  const bytes = new Uint8Array(await book.xlsx.writeBuffer());
  for (const person of [PEOPLE.client]) {
    const form = new FormData();
    for (const [name, id] of Object.entries(scope())) form.append(name, `${id}`);
    form.append('file', new File([bytes], 'layout.xlsx'));
    const answer = await capture.send(endpoints.cargar_layout_incidencias, { raw: { body: form } }, person);
    expect(answer.status).toBe(403);
  }
});
