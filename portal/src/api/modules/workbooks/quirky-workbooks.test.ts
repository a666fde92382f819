/** Workbooks as Google Sheets, Excel for Mac and other programs save them. */
import { workbookMessages } from '@lienzo/schema/capture/workbook-messages';
import { quirkyWorkbook } from '@lienzo/tests/files/quirky-workbook';
import { expect, test } from 'vitest';
import { collectWorkbook } from './testing/collect-workbook.ts';
import { sheetPackage } from './testing/sheet-package.ts';
import type { RefusalReason } from './workbook-refusal.ts';

/** The rows of a sheet by the headings of its first row. */
async function rowsOf(name: string, sheet = 'Empleados'): Promise<Record<string, string>[]> {
  const [head, ...rows] = (await collectWorkbook(await quirkyWorkbook(name))).get(sheet)?.rows ?? [];
  const headings = new Map(head?.cells.map(({ column, value }) => [column, value]));
  return rows.map(({ cells }) =>
    Object.fromEntries(cells.map(({ column, value }) => [headings.get(column) ?? `${column}`, value])),
  );
}

const NUMBER = 'Número de empleado';

test('numbers of Google Sheets are whole', async () => {
  const people = await rowsOf('numeros-punto-cero.xlsx');
  expect(people.map((one) => one[NUMBER])).toEqual(['5101', '5102']);
  expect(people[0]).toMatchObject({ NSS: '43910000033', 'Código postal': '45050', UMF: '28' });
});

test.each([
  ['5101.0', '5101'],
  ['12.50', '12.5'],
  ['007', '7'],
  ['-3.0', '-3'],
  ['-0', '0'],
  ['0.0', '0'],
  ['1.042E3', '1042'],
  ['99999999999.25', '99999999999.25'],
])('the number %s is %s', async (written, value) => {
  const sheets = { A: `<sheetData><row><c><v>${written}</v></c></row></sheetData>` };
  const read = await collectWorkbook(sheetPackage({ sheets }));
  expect(read.get('A')?.rows[0]?.cells).toEqual([{ column: 1, type: 'number', value }]);
});

test('cells of shared texts without an index are empty', async () => {
  const people = await rowsOf('celdas-sin-indice.xlsx');
  expect(people.map((one) => one[NUMBER])).toHaveLength(3);
  expect(people[0]).not.toHaveProperty('Apellido materno');
  expect(people[1]).not.toHaveProperty('Apellido materno');
  expect(people[2]).not.toHaveProperty('UMF');
});

test('escaped letters are told in shared, inline and formula texts', async () => {
  const people = await rowsOf('escapes.xlsx');
  const names = people.map((one) => [
    one[NUMBER],
    one.Nombres,
    one['Apellido paterno'],
    one['Apellido materno'],
  ]);
  expect(names).toEqual([
    ['5301', 'Ana\nLucía', 'Nieto', 'Cano\n'],
    ['5302', 'Hugo\n', 'Prieto\n', 'Ve\u00adla'],
    ['5303\n', 'Eva Luz', 'Robles', '_x000D_'],
    ['5304', 'Saúl', 'Quintero', '_xZZZZ_'],
  ]);
  expect(people[3]?.Puesto).toBe('Jefe\nde turno');
});

test('a long text with escapes is cut by its own length, never silently', async () => {
  const sheets = {
    A: `<sheetData><row><c t="inlineStr"><is><t>${'_x0041_'.repeat(150)}fin</t></is></c></row></sheetData>`,
  };
  const [cell] = (await collectWorkbook(sheetPackage({ sheets }))).get('A')?.rows[0]?.cells ?? [];
  expect(cell).toMatchObject({ type: 'text', cut: true });
});

test.each([
  ['calendario-1904-con-extension.xlsx', '1985-02-28'],
  ['calendario-1904-true.xlsx', '1988-02-29'],
  ['control-1904-sin-extension.xlsx', '1991-05-17'],
  ['control-1900-con-extension.xlsx', '1991-05-17'],
])('the calendar of %s', async (name, born) => {
  const days = { 'Fecha de nacimiento': born, 'Fecha de alta': '2026-01-05' };
  expect(await rowsOf(name)).toMatchObject([days]);
});

test('hours that go on after 24 are durations, no days of 1900', async () => {
  const read = await collectWorkbook(await quirkyWorkbook('vista-previa-horas.xlsx'));
  const [sheet] = read.values();
  expect(sheet?.rows.slice(1).map(({ cells }) => cells[1])).toEqual(
    ['2:30', '26:30', '24:00', '102:00'].map((value) => ({ column: 2, type: 'duration', value })),
  );
});

test('a clock beyond 24 hours is a duration, within a day a time, with a day of the calendar a date', async () => {
  const rows = '<row><c s="1"><v>1.5</v></c><c s="1"><v>0.5</v></c><c s="1"><v>46349.5</v></c></row>';
  const read = await collectWorkbook(
    sheetPackage({ sheets: { A: `<sheetData>${rows}</sheetData>` }, formats: [0, 20] }),
  );
  expect(read.get('A')?.rows[0]?.cells.map(({ type, value }) => `${type} ${value}`)).toEqual([
    'duration 36:00',
    'time 12:00:00',
    'date 2026-11-23T12:00:00',
  ]);
});

test('cells out of order and cells twice are read in order', async () => {
  const [before] = await rowsOf('celda-antes.xlsx');
  expect(before).toMatchObject({ [NUMBER]: '5601', Nombres: expect.any(String), NSS: expect.any(String) });
  expect(Object.keys(before ?? {})).toHaveLength(21);
  expect(await rowsOf('celda-repetida.xlsx')).toHaveLength(1);
});

test('rows that go back, and cells twice that differ, are refused with sheet and cell', async () => {
  await expect(rowsOf('renglon-antes.xlsx')).rejects.toThrow(
    `${workbookMessages.refusals.disordered} ${workbookMessages.place('Empleados', 'A2')}`,
  );
  const rows = '<row r="3"><c r="B3"><v>1</v></c><c r="B3"><v>2</v></c></row>';
  const twice = sheetPackage({ sheets: { Días: `<sheetData>${rows}</sheetData>` } });
  await expect(collectWorkbook(twice)).rejects.toThrow(workbookMessages.place('Días', 'B3'));
});

const bytesOf = (text: string): Uint8Array => new TextEncoder().encode(text);

test.each<[string, RefusalReason]>([
  ['excel-xml-2003.xls', 'xml_2003'],
  ['pagina-con-comentario.xls', 'page'],
  ['pagina-mht.xls', 'mht'],
  ['pagina-utf16.xls', 'page'],
  ['texto-utf16.xls', 'text'],
])('%s is named as what it is', async (name, reason) => {
  await expect(collectWorkbook(await quirkyWorkbook(name))).rejects.toThrow(
    workbookMessages.refusals[reason],
  );
});

test.each<[string, string, RefusalReason]>([
  ['SYLK', 'ID;PWXL;N;E\r\nC;Y1;X1;K"NSS"\r\nE\r\n', 'sylk'],
  ['a page with an XML declaration', '<?xml version="1.0"?>\n<!DOCTYPE html><html></html>', 'page'],
  ['other XML', '<?xml version="1.0"?><nomina><clave>1</clave></nomina>', 'xml'],
  ['a flat OpenDocument', '<?xml version="1.0"?><office:document xmlns:office="o"/>', 'open_document'],
  ['lines with tabs', 'NSS\tNombre\n1\tAna\n', 'text'],
])('%s is named too', async (_, text, reason) => {
  await expect(collectWorkbook(bytesOf(text))).rejects.toThrow(workbookMessages.refusals[reason]);
});
