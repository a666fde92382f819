import { randomUUID } from 'node:crypto';
import { endpoints } from '@lienzo/schema/api/endpoints';
import exceljs from 'exceljs';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { inTenant, systemContext } from '../../../platform/database/in-tenant.ts';
import { readAnswer, readErrors } from '../../../testing/read-answer.ts';
import { startTestPortal, type TestPortal } from '../../../testing/start-test-portal.ts';
import { CLIENT, ORGANIZATION, PEOPLE, SECOND_CLIENT } from '../../../testing/test-people.ts';

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

type Options = { mode?: 'revisar' | 'aplicar'; solo_validos?: 'true'; client?: string };

async function send(file: exceljs.Workbook | string, { client = CLIENT, ...options }: Options = {}) {
  const form = new FormData();
  for (const [name, value] of Object.entries({ user_id: client, ...options })) form.append(name, value);
  const bytes = typeof file === 'string' ? file : new Uint8Array(await file.xlsx.writeBuffer());
  form.append('file', new File([bytes], 'maestros.xlsx'));
  return portal.send(endpoints.import_masters, { token, raw: { body: form } });
}

const load = async (file: exceljs.Workbook | string, options?: Options) =>
  readAnswer(endpoints.import_masters, await send(file, options));

const counts = ({ sheets }: Awaited<ReturnType<typeof load>>) =>
  Object.fromEntries(
    sheets.map(({ sheet, created, changed, wrong }) => [sheet, [created, changed, wrong].join(' ')]),
  );
const untouched = {
  Nóminas: '0 0 0',
  Calendario: '0 0 0',
  Empresas: '0 0 0',
  'Registros patronales': '0 0 0',
  'Centros de costos': '0 0 0',
  Empleados: '0 0 0',
  Salarios: '0 0 0',
  Créditos: '0 0 0',
};

/** A row below the ones there are, by headings. */
function add(book: exceljs.Workbook, name: string, values: Record<string, string | number>): void {
  const sheet = book.getWorksheet(name);
  if (sheet === undefined) throw new Error(`no sheet ${name}`);
  const headings = sheet.getRow(4).values;
  const places = Array.isArray(headings) ? headings : [];
  let at = 5;
  while (sheet.getCell(at, 1).text !== '') at += 1;
  for (const [heading, value] of Object.entries(values)) {
    const place = places.indexOf(heading);
    if (place < 0) throw new Error(`no heading ${heading}`);
    sheet.getCell(at, place).value = value;
  }
}

const cells = (book: exceljs.Workbook, name: string): string[][] =>
  book
    .getWorksheet(name)
    ?.getSheetValues()
    .slice(5)
    .map((row) => (Array.isArray(row) ? row.map((value) => `${value ?? ''}`) : [])) ?? [];

/** A payroll with its places and a person, all new. */
function addPayroll(book: exceljs.Workbook, number: string, register: string): void {
  add(book, 'Nóminas', {
    'Número de nómina': number,
    Nombre: 'Semanal de prueba',
    Periodicidad: 'Semanal',
    'Regla de horas extra': 'Clásica 3×3 (9 horas dobles)',
    'Zona de salario mínimo': 'General',
    'Días del mes': 'Meses de 30.4 días',
    'Descuento de una falta': 'Solo el día',
  });
  add(book, 'Calendario', {
    'Número de nómina': number,
    Proceso: PROCESS,
    Año: 2027,
    'Núm.': 1,
    Periodo: 'Semana 1',
    Inicio: '04/01/2027',
    Fin: '10/01/2027',
    Pago: '12/01/2027',
    'Cerrar antes': 'No',
  });
  const rfc = `EKU900317${register.slice(-3)}`;
  add(book, 'Empresas', { RFC: rfc, 'Razón social': `Empresa ${number}` });
  add(book, 'Registros patronales', {
    'Registro patronal': register,
    'Prima vigente desde': '01/03/2026',
    'Prima de riesgo (%)': '0.54355',
    'RFC de la empresa': rfc,
    Delegación: 'Centro',
  });
  add(book, 'Centros de costos', { 'Número de nómina': number, Clave: 'P1', Nombre: 'Planta' });
  addPerson(book, number, register, {});
}

function addPerson(
  book: exceljs.Workbook,
  number: string,
  register: string,
  changes: Record<string, string>,
): void {
  const person = { 'Número de nómina': number, 'Número de empleado': '0007', NSS: '72795608040' };
  add(book, 'Empleados', {
    ...person,
    Nombres: 'Olga',
    'Apellido paterno': 'Ñuño',
    RFC: 'NUDO900101AA1',
    CURP: 'NUDO900101MDFXZL09',
    'Fecha de nacimiento': '01/01/1990',
    Género: 'Mujer',
    Puesto: 'Auxiliar',
    'Clave del centro de costos': 'p1',
    'Registro patronal': register,
    'Fecha de alta': '05/02/2024',
    'Tipo de trabajador': 'Permanente',
    'Tipo de salario': 'Fijo',
    Jornada: 'Semana completa',
    ...changes,
  });
  add(book, 'Salarios', {
    ...person,
    Desde: '05/02/2024',
    'Salario diario': '400',
    'Salario base de cotización': 419.72,
  });
  add(book, 'Salarios', {
    ...person,
    Desde: '01/01/2026',
    'Salario diario': '$450.50',
    'Salario base de cotización': 472.71,
  });
  add(book, 'Créditos', {
    ...person,
    Tipo: 'INFONAVIT',
    'Número de crédito': '1234567890',
    Desde: '01/01/2026',
    'Tipo de descuento': 'Porcentaje',
    Valor: '20',
  });
}

const PROCESS = 'Nómina ordinaria';
const newNumber = (): string => randomUUID().slice(0, 10).toUpperCase();
const newRegister = (): string =>
  `Y${Math.floor(Math.random() * 1e10)
    .toString()
    .padStart(10, '0')}`;

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
  // Odd identifiers are told and loaded.
  expect(reviewed.findings.map(({ severity, value }) => `${severity} ${value}`)).toEqual([
    'warning NUDO900101AA1',
    'warning NUDO900101MDFXZL09',
  ]);
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

  const { movements, history, person } = await inTenant(
    portal.owner,
    systemContext(ORGANIZATION),
    async (trx) => {
      const found = await trx
        .selectFrom('employees')
        .innerJoin('paysheets', 'paysheets.id', 'employees.paysheet_id')
        .select(['employees.id', 'employees.name', 'employees.daily_salary', 'employees.estatus'])
        .where('id_humansite', '=', number)
        .executeTakeFirstOrThrow();
      const told = await trx
        .selectFrom('movements')
        .select(['movement_type', 'movement_date', 'sbc'])
        .where('employee_id', '=', found.id)
        .orderBy('movement_date')
        .execute();
      const entries = await trx
        .selectFrom('master_history')
        .select(['source', 'field'])
        .where('entity', '=', 'employee')
        .where('entity_id', '=', found.id)
        .execute();
      return { movements: told, history: entries, person: found };
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
  add(back, 'Salarios', {
    ...person,
    Desde: '01/06/2026',
    'Salario diario': 500,
    'Salario base de cotización': 524.65,
  });
  expect(await load(back, { mode: 'aplicar' })).toMatchObject({ applied: true, findings: [] });
  expect(counts(await load(back, { mode: 'aplicar' }))).toEqual(untouched);
});

test('what is wrong is named by sheet, row and column, and blocks unless only valid rows are asked for', async () => {
  const [number, register] = [newNumber(), newRegister()];
  const book = await download();
  addPayroll(book, number, register);
  addPerson(book, number, register, {
    'Número de empleado': '0008',
    'Clave del centro de costos': 'NADA',
    'Fecha de alta': '30/02/2024',
  });
  add(book, 'Centros de costos', { 'Número de nómina': 'NO-EXISTE', Clave: 'X', Nombre: 'Nadie' });
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
