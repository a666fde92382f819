/** Workbooks in which one person appears twice, under other numbers, or without the zeros of a number. */
import { readFile } from 'node:fs/promises';
import { endpoints } from '@lienzo/schema/endpoints';
import { sql } from 'kysely';
import { afterAll, expect, test } from 'vitest';
import { inTenant, systemContext } from '../../../platform/database/in-tenant.ts';
import { readAnswer } from '../../../testing/read-answer.ts';
import { CLIENT, ORGANIZATION, PEOPLE } from '../../../testing/test-people.ts';
import { addPayroll, addPerson, newNumber, newRegister } from '../testing/master-workbook.ts';
import { counts, startMasterPortal } from '../testing/start-master-portal.ts';

const { portal, download, load, close } = await startMasterPortal();
afterAll(close);

const file = async (name: string): Promise<Uint8Array<ArrayBuffer>> =>
  new Uint8Array(await readFile(new URL(`../testing/cases/${name}.xlsx`, import.meta.url)));
const apply = async (name: string, identidades: Record<string, 'misma' | 'otra'> = {}) =>
  load(await file(name), { mode: 'aplicar', identidades: JSON.stringify(identidades) });

type Stored = {
  human_id: string;
  ssn: string;
  name: string;
  rfc: string;
  curp: string;
  identity_confirmed: boolean;
};
async function people(payroll: string): Promise<Stored[]> {
  const { rows } = await inTenant(portal.owner, systemContext(ORGANIZATION), (trx) =>
    sql<Stored>`
      select human_id, ssn, employees.name, rfc, curp, identity_confirmed from employees
      join paysheets on paysheets.organization_id = employees.organization_id and paysheets.id = paysheet_id
      where employees.client_id = ${CLIENT} and id_humansite = ${payroll} order by human_id
    `.execute(trx),
  );
  return rows;
}
/** The numbers of those whom a search of the screen finds. */
async function matchOf(payroll: string, q: string): Promise<(string | null)[]> {
  const { token } = await portal.openSession(PEOPLE.Ejecutivo);
  const nomina_id = await inTenant(portal.owner, systemContext(ORGANIZATION), async (trx) => {
    const { id } = await trx
      .selectFrom('paysheets')
      .select('id')
      .where('organization_id', '=', ORGANIZATION)
      .where('id_humansite', '=', payroll)
      .executeTakeFirstOrThrow();
    return id;
  });
  const answer = await portal.send(endpoints.search_employees, {
    token,
    query: { nomina_id: `${nomina_id}`, q },
  });
  return (await readAnswer(endpoints.search_employees, answer)).employees.map(({ human_id }) => human_id);
}
const numbers = async (payroll: string) => (await people(payroll)).map(({ human_id }) => human_id);

test('people under other numbers are asked about, and then are who somebody says they are', async () => {
  expect(await apply('gente-1')).toMatchObject({ applied: true, questions: [] });
  const asked = await apply('gente-2-otros-numeros');
  expect(asked).toMatchObject({ applied: false, open_questions: 2 });
  expect(asked.questions.map(({ clave, same_paysheet, by }) => [clave, same_paysheet, by])).toEqual([
    ['LZ-16/7001 = LZ-16/6001', true, ['ssn', 'curp', 'rfc']],
    ['LZ-16/7002 = LZ-16/6002', true, ['ssn', 'curp', 'rfc']],
  ]);
  expect(asked.findings.filter(({ severity }) => severity === 'error')).toEqual([
    expect.objectContaining({ sheet: 'Empleados', row: 2, column: 'C', person_number: '7001' }),
    expect.objectContaining({
      row: 3,
      message: expect.stringContaining('Saúl Quintero Ibarra (número 6002'),
    }),
  ]);
  // Nothing is made of them, not even when only the valid rows are asked for.
  const valid = await load(await file('gente-2-otros-numeros'), { mode: 'aplicar', solo_validos: 'true' });
  expect(valid.open_questions).toBe(2);
  expect(await numbers('LZ-16')).toEqual(['6001', '6002']);

  const answered = await apply('gente-2-otros-numeros', {
    'LZ-16/7001 = LZ-16/6001': 'misma',
    'LZ-16/7002 = LZ-16/6002': 'otra',
  });
  expect(answered).toMatchObject({ applied: true, open_questions: 0 });
  // The one has another number now, the other one is a second person.
  expect(await numbers('LZ-16')).toEqual(['6002', '7001', '7002']);
  expect((await people('LZ-16')).map((one) => one.identity_confirmed)).toEqual([false, false, true]);
  expect(counts(await apply('gente-2-otros-numeros'))).toMatchObject({
    Empleados: '0 0 0',
    Salarios: '0 0 0',
  });
});

test('somebody of another payroll is asked about more mildly', async () => {
  const asked = await apply('gente-3-otra-nomina');
  expect(asked).toMatchObject({ applied: false, open_questions: 1 });
  expect(asked.findings).toEqual([
    expect.objectContaining({
      severity: 'warning',
      row: 2,
      message: expect.stringContaining('También trabaja en otra nómina'),
    }),
  ]);
  expect(await apply('gente-3-otra-nomina', { '*': 'misma' })).toMatchObject({ applied: true });
  expect(await numbers('LZ-17')).toEqual(['6001']);
});

test('somebody who stands twice in a file is asked about, and is made once', async () => {
  const asked = await apply('gente-4-repetida-en-el-archivo');
  expect(asked.applied).toBe(false);
  expect(asked.questions.map(({ clave }) => clave)).toContain('LZ-18/8002 = LZ-18/8001');
  expect(await numbers('LZ-18')).toEqual([]);
  expect(await apply('gente-4-repetida-en-el-archivo', { '*': 'misma' })).toMatchObject({ applied: true });
  expect(await numbers('LZ-18')).toEqual(['8001']);
});

test('numbers that lost their zeros are the same people', async () => {
  expect(await apply('ceros-1-texto')).toMatchObject({ applied: true });
  const again = await apply('ceros-2-numeros');
  expect(again).toMatchObject({ applied: true, findings: [], questions: [] });
  expect(counts(again)).toMatchObject({ Empleados: '0 0 0', Salarios: '0 0 0' });
  expect((await people('LZ-09')).map(({ human_id, ssn }) => `${human_id} ${ssn}`)).toEqual([
    '0061 03910000268',
    '0062 03910000276',
  ]);
});

test('what nobody sees is not stored, and keys have no separators', async () => {
  expect(await apply('invisibles')).toMatchObject({ applied: true });
  expect(await people('LZ-04')).toMatchObject([
    { human_id: '5401', name: 'Sofía Fuentes Arce', ssn: '55910000151' },
    { human_id: '5402', ssn: '56910000167' },
    { human_id: '5403', ssn: '57910000173', rfc: 'CADS910517Z77', curp: 'CADS910517MDFMZF08' },
  ]);
});

test('letters in two forms are one payroll and one person, whose keys keep their Ñ', async () => {
  expect(await apply('nfd')).toMatchObject({ applied: true });
  const stored = await people('LZ-15');
  expect(stored.map(({ human_id }) => human_id)).toEqual(['5901', '5902', '5903']);
  // Composed, with one letter Ñ in the key that has one.
  for (const { name, rfc, curp } of stored)
    expect([name, rfc, curp]).toEqual([name, rfc, curp].map((texts) => texts.normalize('NFC')));
  expect(stored[2]?.rfc).toBe('PEÑI910517Z78');
  expect(stored[2]?.rfc).toHaveLength(13);
  const [payroll] = (await load(await file('nfd'))).sheets;
  expect(payroll).toMatchObject({ created: 0 });
  for (const texts of ['muñoz', 'munoz', 'Ñáñez'])
    expect(await matchOf('LZ-15', texts)).toEqual(expect.arrayContaining(['5901', '5902']));
  expect(await apply('clave-1-nfc')).toMatchObject({ applied: true });
  const again = await apply('clave-2-nfd');
  expect(again).toMatchObject({ applied: true, questions: [] });
  expect(counts(again)).toMatchObject({ Nóminas: '0 0 0', Empleados: '0 0 0' });
  expect(await numbers('LZ-Ñ1')).toEqual(['Ñ-1']);
});

test('a key that many share is refused: nobody is compared with all of them', async () => {
  const [payroll, register] = [newNumber(), newRegister()];
  const book = await download();
  addPayroll(book, payroll, register);
  const ssn = book.getWorksheet('Empleados')?.getColumn('C').values.at(-1);
  for (let at = 0; at < 40; at += 1)
    addPerson(book, payroll, register, { 'Número de empleado': `9${at}`, NSS: `${ssn}` });
  for (const identidades of [{}, { '*': 'otra' }]) {
    const answer = await load(book, { mode: 'aplicar', identidades: JSON.stringify(identidades) });
    expect(answer.applied).toBe(false);
    const refused = answer.findings.filter(({ message }) =>
      message.includes('El mismo NSS está en 41 personas'),
    );
    // As many as are listed of one kind; all of them are wrong.
    expect(refused.length).toBeGreaterThan(10);
    expect(counts(answer).Empleados).toBe('0 0 41');
    expect(new Set(refused.map(({ severity }) => severity))).toEqual(new Set(['error']));
  }
  expect(await numbers(payroll)).toEqual([]);
});

test('rows of somebody who stands many times in a file are left out together', async () => {
  const [payroll, register] = [newNumber(), newRegister()];
  const book = await download();
  addPayroll(book, payroll, register);
  const ssn = book.getWorksheet('Empleados')?.getColumn('C').values.at(-1);
  for (let at = 0; at < 5; at += 1)
    addPerson(book, payroll, register, { 'Número de empleado': `9${at}`, NSS: `${ssn}` });
  const answer = await load(book, { mode: 'aplicar', identidades: JSON.stringify({ '*': 'misma' }) });
  expect(answer).toMatchObject({ applied: true });
  expect(await numbers(payroll)).toEqual(['0007']);
  expect(answer.findings.filter(({ message }) => message.startsWith('Se dejó fuera')).length).toBeGreaterThan(
    5,
  );
});
