/** Masters in workbooks as other programs save them. */
import { quirkyWorkbook } from '@lienzo/tests/files/quirky-workbook';
import { afterAll, expect, test } from 'vitest';
import { startMasterPortal } from '../testing/start-master-portal.ts';

const { load, download, close } = await startMasterPortal();
afterAll(close);

/** The files share some invented people under different numbers, which is told mildly. */
const isNamesake = ({ message }: { message: string }): boolean => message.includes('con otro NSS');

const textOf = (value: unknown): string =>
  value instanceof Date ? value.toISOString().slice(0, 10) : `${value ?? ''}`;

/** Loads a workbook, which must have no other finding; the people of its payroll by number. */
async function peopleOf(name: string, paysheet: string): Promise<Map<string, Record<string, string>>> {
  const { applied, findings } = await load(await quirkyWorkbook(name), { mode: 'aplicar' });
  expect({ applied, findings: findings.filter((one) => !isNamesake(one)) }).toEqual({
    applied: true,
    findings: [],
  });
  const sheet = (await download()).getWorksheet('Empleados');
  const people = new Map<string, Record<string, string>>();
  sheet?.eachRow((row, at) => {
    if (at <= 4 || row.getCell(1).text !== paysheet) return;
    const person: Record<string, string> = {};
    sheet.getRow(4).eachCell((heading, column) => {
      person[heading.text] = textOf(row.getCell(column).value);
    });
    people.set(row.getCell(2).text, person);
  });
  return people;
}

test('numbers that Google Sheets writes with a point', async () => {
  const people = await peopleOf('numeros-punto-cero.xlsx', 'LZ-01');
  expect([...people.keys()].toSorted()).toEqual(['5101', '5102']);
  expect(people.get('5101')).toMatchObject({ NSS: '43910000033', 'Código postal': '45050', UMF: '28' });
});

test('cells of shared texts without an index', async () => {
  const people = await peopleOf('celdas-sin-indice.xlsx', 'LZ-02');
  expect(people.get('5201')).toMatchObject({ 'Apellido materno': '', Teléfono: '' });
  expect(people.get('5202')).toMatchObject({ 'Apellido materno': '', Correo: '' });
  expect(people.get('5203')).toMatchObject({ Teléfono: '', UMF: '' });
});

test('texts with escaped letters', async () => {
  const people = await peopleOf('escapes.xlsx', 'LZ-03');
  expect([...people.keys()].toSorted()).toEqual(['5301', '5302', '5303', '5304']);
  expect(people.get('5301')).toMatchObject({
    Nombres: expect.stringMatching(/^Ana\sLucía$/),
    'Apellido materno': 'Cano',
  });
  expect(people.get('5302')).toMatchObject({ Nombres: 'Hugo', 'Apellido paterno': 'Prieto' });
  expect(people.get('5303')?.Nombres).toBe('Eva Luz');
  expect(people.get('5304')).toMatchObject({
    Puesto: expect.stringMatching(/^Jefe\sde turno$/),
    'Apellido materno': '_xZZZZ_',
  });
});

test('what looks escaped is the same after a download', async () => {
  const people = await peopleOf('escapes.xlsx', 'LZ-03');
  // As the file spells it: Excel shows _x000D_.
  expect(people.get('5303')?.['Apellido materno']).toBe('_x005F_x000D_');
  const stored = await load(await download());
  expect(stored.sheets.map(({ created, changed, wrong }) => created + changed + wrong)).toEqual(
    stored.sheets.map(() => 0),
  );
});

/** The premiums of a register in the workbook of all masters, each from its day. */
async function premiumsOf(register: string): Promise<string[]> {
  const sheet = (await download()).getWorksheet('Registros patronales');
  const headings = sheet?.getRow(4).values;
  const columnOf = (heading: string) => (Array.isArray(headings) ? headings.indexOf(heading) : -1);
  const [number, from] = ['Registro patronal', 'Prima vigente desde'].map(columnOf);
  const days: string[] = [];
  sheet?.eachRow((row) => {
    if (row.getCell(number ?? 0).text === register) days.push(textOf(row.getCell(from ?? 0).value));
  });
  return days;
}

test.each([
  ['calendario-1904-con-extension.xlsx', 'LZ-05', '1985-02-28', 'A0000005040'],
  ['calendario-1904-true.xlsx', 'LZ-06', '1988-02-29', 'A0000005041'],
  ['control-1900-con-extension.xlsx', 'LZ-08', '1991-05-17', 'A0000005043'],
  ['control-1904-sin-extension.xlsx', 'LZ-07', '1991-05-17', 'A0000005042'],
])('the days of %s, that of the premium too', async (name, paysheet, born, register) => {
  const [person] = [...(await peopleOf(name, paysheet)).values()];
  expect(person).toMatchObject({ 'Fecha de nacimiento': born, 'Fecha de alta': '2026-01-05' });
  expect(await premiumsOf(register)).toEqual(['2026-01-01']);
});

test('cells out of order are read, rows that go back refused with sheet and cell', async () => {
  expect([...(await peopleOf('celda-antes.xlsx', 'LZ-10')).keys()]).toEqual(['5601']);
  expect([...(await peopleOf('celda-repetida.xlsx', 'LZ-11')).keys()]).toEqual(['5602']);
  const refused = await load(await quirkyWorkbook('renglon-antes.xlsx'), { mode: 'aplicar' });
  expect(refused).toMatchObject({ applied: false, sheets: [] });
  expect(refused.findings.map(({ message }) => message).join()).toMatch(/“Empleados”, celda A2/);
});
