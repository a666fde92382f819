/** Data that do not go together are told when masters are loaded; a mistyped salary is corrected with its history. */
import { readFile } from 'node:fs/promises';
import { endpoints } from '@lienzo/schema/endpoints';
import { curpOf } from '@lienzo/schema/payroll/curp';
import { quirkyWorkbook } from '@lienzo/tests/files/quirky-workbook';
import { afterAll, expect, test } from 'vitest';
import { inTenant, systemContext } from '../../../platform/database/in-tenant.ts';
import { readAnswer, readErrors } from '../../../testing/read-answer.ts';
import { ORGANIZATION, PEOPLE } from '../../../testing/test-people.ts';
import { addPayroll, newNumber, newRegister } from '../testing/master-workbook.ts';
import { startMasterPortal } from '../testing/start-master-portal.ts';

const { portal, download, load, close } = await startMasterPortal();
afterAll(close);

test('dates of no calendar in RFC and CURP, and a birth that the keys contradict', async () => {
  const file = await readFile(new URL('../testing/cases/fechas.xlsx', import.meta.url));
  const { findings, applied } = await load(new Uint8Array(file), {
    mode: 'aplicar',
    // The invented people share keys.
    identidades: JSON.stringify({ '*': 'otra' }),
  });
  expect({ applied, errors: findings.filter(({ severity }) => severity === 'error') }).toEqual({
    ...{ applied: true, errors: [] },
  });
  const textOf = (number: string) =>
    findings
      .filter((one) => one.person_number === number)
      .map(({ severity, message }) => [severity, message]);
  expect(textOf('5801')).toContainEqual([
    'warning',
    expect.stringContaining('El RFC lleva una fecha que no existe'),
  ]);
  expect(textOf('5802')).toContainEqual([
    'warning',
    expect.stringContaining('La CURP lleva una fecha que no existe'),
  ]);
  expect(textOf('5803')).toContainEqual(['warning', expect.stringContaining('La CURP dice que nació el')]);
  expect(textOf('5803')).toContainEqual(['warning', expect.stringContaining('no es la del RFC')]);
  expect(textOf('5804')).toEqual([]);
});

test('the RFC of a company: its digit and its date', async () => {
  const { findings, applied } = await load(await quirkyWorkbook('empresas.xlsx'), { mode: 'aplicar' });
  expect(applied).toBe(true);
  expect(findings.map(({ row, severity, message }) => [row, severity, message])).toEqual([
    [3, 'warning', expect.stringContaining('dígito')],
    [4, 'warning', expect.stringContaining('fecha que no existe')],
  ]);
});

/** A payroll with somebody, and changes of that row before it is loaded. */
async function bookWith(people: Record<string, string>, salaries: Record<string, number> = {}) {
  const [number, register] = [newNumber(), newRegister()];
  const book = await download();
  addPayroll(book, number, register);
  for (const [name, changes] of [
    ['Empleados', people],
    ['Salarios', salaries],
  ] as const) {
    const sheet = book.getWorksheet(name);
    const headings = sheet?.getRow(4).values;
    sheet?.eachRow((row, at) => {
      if (at <= 4 || row.getCell(1).text !== number || !Array.isArray(headings)) return;
      for (const [heading, value] of Object.entries(changes))
        row.getCell(headings.indexOf(heading)).value = value;
    });
  }
  return { book, number };
}

test('a right CURP fills birth, sex and state, and says so', async () => {
  const { book, number } = await bookWith({
    ...{ CURP: 'RILE880229MJCSNL02', 'Fecha de nacimiento': '', Género: '', 'Lugar de nacimiento': '' },
  });
  const person = {
    nombres: 'Elena',
    apellido_paterno: 'Ríos',
    apellido_materno: 'Luna',
    birth_date: '1988-02-29',
  };
  book.getWorksheet('Empleados')?.eachRow((row) => {
    if (row.getCell(1).text === number)
      row.eachCell((cell) => {
        if (cell.text.startsWith('RILE')) cell.value = curpOf(person, 'M', 'JC');
      });
  });
  const { findings, applied } = await load(book, { mode: 'aplicar' });
  expect(applied).toBe(true);
  expect(findings.filter(({ message }) => message.includes('se tomó de la CURP'))).toHaveLength(2);
  const stored = await inTenant(portal.owner, systemContext(ORGANIZATION), (trx) =>
    trx
      .selectFrom('employees')
      .innerJoin('paysheets', 'paysheets.id', 'employees.paysheet_id')
      .select(['birth_date', 'gender', 'lugar_nacimiento'])
      .where('id_humansite', '=', number)
      .executeTakeFirstOrThrow(),
  );
  expect(stored).toEqual({ birth_date: '1988-02-29', gender: 'Mujer', lugar_nacimiento: 'Jalisco' });
});

test('salaries below the minimum, and an SBC below the salary', async () => {
  const { book } = await bookWith({}, { 'Salario diario': 300, 'Salario base de cotización': 290 });
  const { findings } = await load(book);
  const reported = findings
    .filter(({ sheet }) => sheet === 'Salarios')
    .map(({ message, severity }) => [severity, message]);
  expect(reported).toContainEqual([
    'warning',
    expect.stringContaining('menor que el mínimo general, de $315.04'),
  ]);
  expect(reported).toContainEqual(['warning', expect.stringContaining('es menor que el salario diario')]);
});

test('a mistyped salary is corrected: one movement, and both amounts with the reason in the history', async () => {
  const { book, number } = await bookWith({});
  expect(await load(book, { mode: 'aplicar' })).toMatchObject({ applied: true });
  const { id } = await inTenant(portal.owner, systemContext(ORGANIZATION), (trx) =>
    trx
      .selectFrom('employees')
      .innerJoin('paysheets', 'paysheets.id', 'employees.paysheet_id')
      .select('employees.id')
      .where('id_humansite', '=', number)
      .executeTakeFirstOrThrow(),
  );
  const { token } = await portal.openSession(PEOPLE.Ejecutivo);
  const correct = (body: Record<string, string>) =>
    portal.send(endpoints.correct_salary, { token, body: { employee_id: id, ...body } });
  const right = { vigente_desde: '2026-01-01', daily_salary: '455.50', sbc: '477.96', motivo: 'Dedazo' };
  const unknown = await correct({ ...right, vigente_desde: '2026-01-02' });
  expect(await readErrors(unknown)).toMatchObject([{ code: 'not_found', field: 'vigente_desde' }]);
  expect((await correct({ ...right, motivo: '' })).status).toBe(400);
  expect((await correct(right)).status).toBe(200);
  const detail = await readAnswer(
    endpoints.get_employee,
    await portal.send(endpoints.get_employee, { token, query: { id: `${id}` } }),
  );
  expect(detail.daily_salary).toBe('455.50');
  expect(detail.salaries).toHaveLength(2);
  const movements = await inTenant(portal.owner, systemContext(ORGANIZATION), (trx) =>
    trx
      .selectFrom('movements')
      .select(['movement_type', 'sbc'])
      .where('employee_id', '=', id)
      .where('movement_date', '=', '2026-01-01')
      .execute(),
  );
  expect(movements).toEqual([{ movement_type: '07', sbc: '477.96' }]);
  const history = await readAnswer(
    endpoints.get_master_history,
    await portal.send(endpoints.get_master_history, {
      token,
      query: { entity: 'employee', entity_id: `${id}` },
    }),
  );
  expect(history.map(({ field, before, after }) => [field, before, after])).toEqual(
    expect.arrayContaining([
      ['daily_salary', '450.50', '455.50'],
      ['motivo', null, 'Dedazo'],
    ]),
  );
});
