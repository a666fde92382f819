/** Findings of a workbook of masters, corrected in place. */
import { quirkyWorkbook } from '@lienzo/tests/files/quirky-workbook';
import type exceljs from 'exceljs';
import { afterAll, expect, test } from 'vitest';
import { readErrors } from '../../../testing/read-answer.ts';
import { addPayroll, addRow, cells, newNumber, newRegister } from '../testing/master-workbook.ts';
import { counts, startMasterPortal } from '../testing/start-master-portal.ts';

const { download, send, load, close } = await startMasterPortal();
afterAll(close);

type Correction = { hoja: string; renglon: number; excluir?: true; valores?: Record<string, string> };
const corrected = (...corrections: Correction[]) => ({ correcciones: JSON.stringify(corrections) });

/** Somebody whose hire date does not exist, and a cost centre of an unknown payroll. */
async function wrongBook(): Promise<{
  book: exceljs.Workbook;
  number: string;
  person: number;
  center: number;
}> {
  const [number, register] = [newNumber(), newRegister()];
  const book = await download();
  addPayroll(book, number, register);
  const people = book.getWorksheet('Empleados');
  const headings = people?.getRow(4).values;
  people?.eachRow((row) => {
    if (row.getCell(1).text === number && Array.isArray(headings))
      row.getCell(headings.indexOf('Fecha de alta')).value = '30/02/2024';
  });
  addRow(book, 'Centros de costos', { 'Número de nómina': 'NO-EXISTE', Clave: 'X', Nombre: 'Nadie' });
  const { findings } = await load(book);
  const rowIn = (sheet: string): number =>
    findings.find((one) => one.sheet === sheet && one.severity === 'error')?.row ?? 0;
  return { book, number, person: rowIn('Empleados'), center: rowIn('Centros de costos') };
}

test('a wrong cell is offered with its row, and corrected or left out where it stands', async () => {
  const { book, number, person, center } = await wrongBook();
  const { rows_to_correct: rows, applied } = await load(book, { mode: 'aplicar' });
  expect(applied).toBe(false);
  expect(rows.filter(({ wrong }) => wrong).map(({ sheet, row }) => [sheet, row])).toEqual([
    ['Centros de costos', center],
    ['Empleados', person],
  ]);
  const offered = rows.find(({ sheet, row }) => sheet === 'Empleados' && row === person);
  // Who it is stands beside the numbers.
  expect(offered?.title).toMatch(new RegExp(`^${number} · 0007 · \\d{11} · Olga Ñuño`));
  expect(offered?.cells.find(({ field }) => field === 'hire_date')).toMatchObject({
    heading: 'Fecha de alta',
    value: '30/02/2024',
    found: [{ severity: 'error', message: 'Escribe una fecha válida.' }],
  });
  expect(offered?.cells.find(({ field }) => field === 'birth_date')?.value).toMatch(/^\d{2}\/\d{2}\/\d{4}$/);
  expect(offered?.cells.find(({ field }) => field === 'tipo_salario')?.choices).toContain('Fijo');

  const fixes = corrected(
    { hoja: 'Empleados', renglon: person, valores: { hire_date: '01/02/2024' } },
    { hoja: 'Centros de costos', renglon: center, excluir: true },
  );
  const reviewed = await load(book, fixes);
  expect(reviewed.findings.filter(({ severity }) => severity === 'error')).toEqual([]);
  expect(await load(book, { ...fixes, mode: 'aplicar' })).toMatchObject({ applied: true });
  const stored = await download();
  expect(cells(stored, 'Empleados').filter((row) => row.includes(number))).toHaveLength(1);
  expect(cells(stored, 'Centros de costos').some((row) => row.includes('NO-EXISTE'))).toBe(false);
});

test('what is typed in place is judged as what stands in the file', async () => {
  const { book, person } = await wrongBook();
  const fix = corrected({ hoja: 'Empleados', renglon: person, valores: { hire_date: '31/04/2024' } });
  const { rows_to_correct: rows } = await load(book, fix);
  expect(
    rows
      .find(({ row, sheet }) => sheet === 'Empleados' && row === person)
      ?.cells.filter(({ found }) => found.some(({ severity }) => severity === 'error')),
  ).toMatchObject([{ field: 'hire_date', value: '31/04/2024' }]);
});

test('each finding is told once: what names a wrong row waits for it', async () => {
  const [number, register] = [newNumber(), newRegister()];
  const book = await download();
  addPayroll(book, number, register);
  book.getWorksheet('Nóminas')?.eachRow((row) => {
    if (row.getCell(1).text === number) row.getCell(3).value = 'Cada tanto';
  });
  const { findings } = await load(book, { mode: 'aplicar' });
  const errors = findings.filter(({ severity }) => severity === 'error');
  expect(errors.map(({ sheet, message }) => [sheet, message])).toEqual([
    ['Nóminas', expect.stringMatching(/^Elige uno de estos valores: Semanal/)],
  ]);
  expect(findings.some(({ message }) => message.startsWith('No hay'))).toBe(false);
  expect(findings.map(({ message }) => message)).toContainEqual(
    expect.stringMatching(/^Espera a que corrijas el renglón \d+ de la hoja Nóminas/),
  );
});

test('a salary that cannot be read is told at the salary, not at its person again', async () => {
  const [number, register] = [newNumber(), newRegister()];
  const book = await download();
  addPayroll(book, number, register);
  book.getWorksheet('Salarios')?.eachRow((row, at) => {
    if (at > 4 && row.getCell(1).text === number) row.getCell(6).value = 'mucho';
  });
  const { findings } = await load(book);
  expect(new Set(findings.filter(({ severity }) => severity === 'error').map(({ sheet }) => sheet))).toEqual(
    new Set(['Salarios']),
  );
});

test('changes name people, and write days as dd/mm/aaaa', async () => {
  const [number, register] = [newNumber(), newRegister()];
  const book = await download();
  addPayroll(book, number, register);
  const { sheets } = await load(book);
  const [salary] = sheets.find(({ sheet }) => sheet === 'Salarios')?.rows ?? [];
  expect(salary?.key).toMatch(/ · \d{2}\/\d{2}\/\d{4} · Olga Ñuño/);
});

test('a list of corrections that is none is refused by its field', async () => {
  const answer = await send(await download(), { correcciones: '{"hoja":1}' });
  expect(answer.status).toBe(400);
  expect(await readErrors(answer)).toMatchObject([{ field: 'correcciones' }]);
});

test.each([
  ['excel-xml-2003.xls', /XML/],
  ['pagina-con-comentario.xls', /página/i],
  ['pagina-mht.xls', /página|MHT/i],
  ['pagina-utf16.xls', /página/i],
  ['texto-utf16.xls', /texto/i],
])('%s is refused as what it is, with what to do', async (name, texts) => {
  const { findings, applied, sheets } = await load(await quirkyWorkbook(name), { mode: 'aplicar' });
  expect({ applied, sheets }).toEqual({ applied: false, sheets: [] });
  expect(findings).toEqual([
    expect.objectContaining({ severity: 'error', message: expect.stringMatching(texts) }),
  ]);
  expect(findings[0]?.message).toMatch(/guárdal|ábrel|descarga|copia/i);
});

test('the control of the cases loads without a finding', async () => {
  const first = await load(await quirkyWorkbook('maestros-base.xlsx'), { mode: 'aplicar' });
  expect(first).toMatchObject({ findings: [], applied: true });
  const again = await load(await quirkyWorkbook('maestros-base.xlsx'), { mode: 'aplicar' });
  expect(again).toMatchObject({ findings: [], applied: true });
  expect(counts(again).Empleados).toBe('0 0 0');
});
