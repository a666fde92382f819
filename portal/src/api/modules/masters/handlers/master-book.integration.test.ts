import exceljs from 'exceljs';
import { afterAll, expect, test } from 'vitest';
import { inTenant, systemContext } from '../../../platform/database/in-tenant.ts';
import { readErrors } from '../../../testing/read-answer.ts';
import { ORGANIZATION, SECOND_CLIENT } from '../../../testing/test-people.ts';
import { addPayroll, addPerson, addRow, cells, newNumber, newRegister } from '../testing/master-workbook.ts';
import { counts, startMasterPortal, untouched } from '../testing/start-master-portal.ts';

const { portal, exported, download, send, load, close } = await startMasterPortal();
afterAll(close);

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
  expect((await readErrors(await exported({ client: SECOND_CLIENT }))).map(({ code }) => code)).toEqual([
    'not_found',
  ]);
});

test('what was downloaded changes nothing when it is loaded', async () => {
  const loaded = await load(await download(), { mode: 'aplicar' });
  expect(loaded).toMatchObject({ findings: [], applied: true });
  expect(counts(loaded)).toEqual(untouched);
});

test('a payroll with everything comes into being at once, and again nothing changes', async () => {
  const [number, register] = [newNumber(), newRegister()];
  const book = await download();
  addPayroll(book, number, register);
  const reviewed = await load(book);
  expect(reviewed.applied).toBe(false);
  expect(reviewed.findings).toEqual([]);
  const made = { ...untouched, Nóminas: '1 0 0', Calendario: '1 0 0', Empresas: '1 0 0' };
  expect(counts(reviewed)).toEqual({
    ...made,
    ...{ 'Registros patronales': '1 0 0', 'Centros de costos': '1 0 0', Empleados: '1 0 0' },
    ...{ Salarios: '2 0 0', Créditos: '1 0 0' },
  });
  expect(await load(book, { mode: 'aplicar' })).toMatchObject({ applied: true });
  expect(counts(await load(book, { mode: 'aplicar' }))).toEqual(untouched);
  const stored = await download();
  expect(counts(await load(stored))).toEqual(untouched);
  expect(cells(stored, 'Salarios').filter((row) => row.includes(number))).toHaveLength(2);
  for (const [sheet, value] of [
    ['Empleados', 'Planta 7'],
    ['Créditos', 'Aplica'],
  ] as const)
    expect(cells(stored, sheet).find((row) => row.includes(number))).toContain(value);

  const { movements, history, person } = await inTenant(
    portal.owner,
    systemContext(ORGANIZATION),
    async (trx) => {
      const match = await trx
        .selectFrom('employees')
        .innerJoin('paysheets', 'paysheets.id', 'employees.paysheet_id')
        .select(['employees.id', 'employees.name', 'employees.daily_salary', 'employees.estatus'])
        .where('id_humansite', '=', number)
        .executeTakeFirstOrThrow();
      const reported = await trx
        .selectFrom('movements')
        .select(['movement_type', 'movement_date', 'sbc'])
        .where('employee_id', '=', match.id)
        .orderBy('movement_date')
        .execute();
      const entries = await trx
        .selectFrom('master_history')
        .select(['source', 'field'])
        .where('entity', '=', 'employee')
        .where('entity_id', '=', match.id)
        .execute();
      return { movements: reported, history: entries, person: match };
    },
  );
  expect(person).toMatchObject({ name: 'Olga Ñuño', daily_salary: '450.50', estatus: 'A' });
  expect(movements).toEqual([
    { movement_type: '08', movement_date: '2024-02-05', sbc: '419.72' },
    { movement_type: '07', movement_date: '2026-01-01', sbc: '472.71' },
  ]);
  expect(history.map(({ source }) => source)).toEqual(history.map(() => 'plantilla'));
  expect(history.map(({ field }) => field)).toContain('creado');
});

test('leaving, coming back and another salary are told as on the screens', async () => {
  const [number, register] = [newNumber(), newRegister()];
  const book = await download();
  addPayroll(book, number, register);
  expect(await load(book, { mode: 'aplicar' })).toMatchObject({ applied: true });
  const edit = async (changes: Record<string, string>): Promise<exceljs.Workbook> => {
    const stored = await download();
    const sheet = stored.getWorksheet('Empleados');
    const headings = sheet?.getRow(4).values;
    sheet?.eachRow((row) => {
      if (row.getCell(1).text !== number || !Array.isArray(headings)) return;
      for (const [heading, value] of Object.entries(changes))
        row.getCell(headings.indexOf(heading)).value = value;
    });
    return stored;
  };
  const left = await edit({ 'Último día': '31/03/2026', 'Causa de la baja': 'Separación voluntaria' });
  expect(await load(left, { mode: 'aplicar' })).toMatchObject({ applied: true, findings: [] });
  expect(counts(await load(left))).toEqual(untouched);
  const back = await edit({ 'Fecha de alta': '01/06/2026', 'Último día': '', 'Causa de la baja': '' });
  expect((await load(back)).findings.map(({ row, message }) => [row !== null, message])).toEqual([
    [true, expect.stringContaining('Para el reingreso')],
  ]);
  const person = { 'Número de nómina': number, 'Número de empleado': '0007' };
  addRow(back, 'Salarios', {
    ...person,
    Desde: '01/06/2026',
    'Salario diario': 500,
    'Salario base de cotización': 524.65,
  });
  expect(await load(back, { mode: 'aplicar' })).toMatchObject({ applied: true, findings: [] });
  expect(counts(await load(back, { mode: 'aplicar' }))).toEqual(untouched);

  // The earlier employment stays, and its days may still get a salary; those between the two may not.
  expect(await employmentsOf(number)).toEqual(['2024-02-05 2026-03-31 2', '2026-06-01']);
  const salaries = await edit({ 'Fecha de alta': '01/04/2026' });
  const salary = { ...person, 'Salario diario': 480, 'Salario base de cotización': 503.66 };
  addRow(salaries, 'Salarios', { ...salary, Desde: '15/02/2026' });
  addRow(salaries, 'Salarios', { ...salary, Desde: '31/03/2026' });
  expect(await load(salaries, { mode: 'aplicar' })).toMatchObject({ applied: true, findings: [] });
  expect(await employmentsOf(number)).toEqual(['2024-02-05 2026-03-31 2', '2026-04-01']);
  const meets = await load(await edit({ 'Fecha de alta': '31/03/2026' }), { mode: 'aplicar' });
  expect(meets.findings.map(({ severity, message }) => `${severity} ${message}`)).toEqual([
    expect.stringContaining('error La fecha de alta cae en un empleo anterior'),
  ]);
});

async function employmentsOf(number: string): Promise<string[]> {
  const rows = await inTenant(portal.owner, systemContext(ORGANIZATION), (trx) =>
    trx
      .selectFrom('employments')
      .innerJoin('paysheets', 'paysheets.id', 'employments.paysheet_id')
      .select(['initial_date', 'termination_date', 'causa_baja'])
      .where('id_humansite', '=', number)
      .orderBy('initial_date')
      .execute(),
  );
  return rows.map((row) =>
    Object.values(row)
      .filter((value) => value !== null)
      .join(' '),
  );
}

test('what is wrong is named by sheet, row and column, and blocks unless only valid rows are asked for', async () => {
  const [number, register] = [newNumber(), newRegister()];
  const book = await download();
  addPayroll(book, number, register);
  addPerson(book, number, register, {
    'Número de empleado': '0008',
    'Clave del centro de costos': 'NADA',
    'Fecha de alta': '30/02/2024',
  });
  addRow(book, 'Centros de costos', { 'Número de nómina': 'NO-EXISTE', Clave: 'X', Nombre: 'Nadie' });
  const wrong = await load(book, { mode: 'aplicar' });
  expect(wrong.applied).toBe(false);
  const said = wrong.findings.map(({ sheet, severity, message }) => `${sheet} ${severity} ${message}`);
  expect(said).toContain('Empleados error Escribe una fecha válida.');
  expect(said).toContain(
    'Centros de costos error No hay una nómina con ese número. Agrégala en la hoja Nóminas o corrige el número.',
  );
  expect(wrong.findings.every(({ row, column }) => row !== null && column !== null)).toBe(true);
  expect(cells(await download(), 'Nóminas').some((row) => row.includes(number))).toBe(false);
  const partly = await load(book, { mode: 'aplicar', solo_validos: 'true' });
  expect(partly.applied).toBe(true);
  expect(cells(await download(), 'Empleados').filter((row) => row.includes(number))).toHaveLength(1);
});

test('a file that is no workbook, of another client, or without the sheets is refused in words', async () => {
  const other = new exceljs.Workbook();
  other.addWorksheet('Hoja1').addRow(['a', 'b']);
  const foreign = await download();
  const marks = foreign.getWorksheet('_lienzo');
  marks?.eachRow((row) => {
    if (row.getCell(1).text === 'cliente_id') row.getCell(2).value = SECOND_CLIENT;
  });
  for (const [file, words] of [
    ['a,b\n1,2\n', ''],
    [other, 'No se encontró ninguna hoja'],
    [foreign, 'otro cliente'],
  ] as const) {
    const { findings, applied } = await load(file, { mode: 'aplicar' });
    expect(applied).toBe(false);
    expect(findings).toEqual([
      expect.objectContaining({ severity: 'error', message: expect.stringContaining(words) }),
    ]);
  }
});

test('nothing reaches another client, nor takes its numbers', async () => {
  const book = await download();
  expect((await send(book, { client: SECOND_CLIENT, mode: 'aplicar' })).status).toBe(404);
});
