/**
 * Random ways in, of people who share keys in all the ways they are typed: without an answer nobody becomes active beside
 * somebody with their NSS, nor in one payroll beside somebody with their CURP or RFC. A layout of capture makes nobody.
 */
import type { Endpoint } from '@lienzo/schema/api/endpoint';
import { endpoints } from '@lienzo/schema/endpoints';
import { nssCheckDigit } from '@lienzo/schema/payroll/nss';
import { addDays, todayInMexico } from '@lienzo/schema/payroll/plain-date';
import exceljs from 'exceljs';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { inTenant, systemContext } from '../../../platform/database/in-tenant.ts';
import { readAnswer, readErrors } from '../../../testing/read-answer.ts';
import { CLIENT, ORGANIZATION, PEOPLE } from '../../../testing/test-people.ts';
import { seededRandom } from '../../directory/testing/mutate.ts';
import { addPayroll, addPerson, newNumber, newRegister } from '../testing/master-workbook.ts';
import { newEmployee, newIdentity } from '../testing/new-masters.ts';
import { startMasterPortal } from '../testing/start-master-portal.ts';

const ROUNDS = 4;
const { portal, download, exported, load, close } = await startMasterPortal();
afterAll(close);

type Payroll = { id: number; number: string; register: string; costCenter: number; registerId: number };
let token = '';
let programToken = '';
/** The workbook as it was downloaded at first: rows that it lacks stay as they are. */
let blank: ArrayBuffer;
const payrolls: Payroll[] = [];
/** How often each way was taken, and refused because of who somebody is. */
const taken = new Map<string, { done: number; asked: number }>();

const post = (entry: Endpoint, body: object) => portal.send(entry, { token, body });

beforeAll(async () => {
  token = (await portal.openSession(PEOPLE.Ejecutivo)).token;
  const right = { name: 'Motor', reports: [], import_masters: true, days: 30 };
  const made = await readAnswer(endpoints.create_api_token, await post(endpoints.create_api_token, right));
  programToken = made.token;
  for (const _ of [1, 2]) {
    const [number, register] = [newNumber(), newRegister()];
    const book = await download();
    addPayroll(book, number, register);
    expect(await load(book, { mode: 'aplicar' })).toMatchObject({ applied: true });
    const id = await idOf(number);
    const answer = await portal.send(endpoints.get_registers, { token, query: { nomina_id: `${id}` } });
    const { registers, cost_centers } = await readAnswer(endpoints.get_registers, answer);
    const registerId = registers.find((one) => one.register === register)?.id ?? 0;
    payrolls.push({ id, number, register, costCenter: cost_centers[0]?.id ?? 0, registerId });
  }
  blank = await (await exported()).arrayBuffer();
});

const owner = <T>(work: Parameters<typeof inTenant<T>>[2]) =>
  inTenant(portal.owner, systemContext(ORGANIZATION), work);
const idOf = async (number: string): Promise<number> =>
  owner(async (trx) => {
    const { id } = await trx
      .selectFrom('paysheets')
      .select('id')
      .where('id_humansite', '=', number)
      .executeTakeFirstOrThrow();
    return id;
  });

type Stored = { id: number; employment: number; initial_date: string; last_day: string | null };
/** The people of both payrolls, with their last employment. */
const everyone = () =>
  owner(async (trx) => {
    const { rows } = await sql<Stored & { paysheet_id: number }>`
      select distinct on (employees.id) employees.id, employees.paysheet_id, own.id as employment, own.initial_date,
        own.termination_date as last_day
      from employees join employments own on own.employee_id = employees.id
      where employees.paysheet_id = any (${payrolls.map(({ id }) => id)}::integer[])
      order by employees.id, own.initial_date desc
    `.execute(trx);
    return rows;
  });

/** Keys that more than one active person has, although nobody has confirmed anything. */
const repeated = () =>
  owner(async (trx) => {
    const active = sql`client_id = ${CLIENT} and (estatus = 'A' or termination_date >= ${todayInMexico()})
      and paysheet_id = any (${payrolls.map(({ id }) => id)}::integer[])`;
    const { rows } = await sql`
      select ssn_key as key from employees where ${active} and ssn_key is not null group by ssn_key having count(*) > 1
      union all select curp_key from employees where ${active} and curp_key is not null
        group by paysheet_id, curp_key having count(*) > 1
      union all select rfc_key from employees where ${active} and rfc_key is not null
        group by paysheet_id, rfc_key having count(*) > 1
      union all select 'confirmed' from employees where ${active} and identity_confirmed
    `.execute(trx);
    return rows;
  });

/** Three people, one of them with an NSS that begins with a zero. */
const PERSONS = ['Ana', 'Eva', 'Olga'].map((name, at) => {
  const ten = `0391${at}00${at}26`;
  return { ...newIdentity(name), ...(at === 0 ? { ssn: `${ten}${nssCheckDigit(ten)}` } : {}) };
});
const WAYS_TO_TYPE: ((key: string) => string)[] = [
  (key) => key,
  (key) => key.toLowerCase(),
  (key) => `${key.slice(0, 4)}-${key.slice(4)}`,
  (key) => ` ${key.slice(0, 6)}\u200b${key.slice(6)} `,
  (key) => key.replace(/^0/, ''),
];

function walk(seed: number) {
  const random = seededRandom(seed);
  const below = (count: number): number => Math.floor(random() * count);
  const pick = <T>(list: readonly T[]): T => {
    const one = list[below(list.length)];
    if (one === undefined) throw new Error('nothing to choose');
    return one;
  };
  const typed = (key: string) => pick(WAYS_TO_TYPE)(key);
  const keys = () => {
    const person = pick(PERSONS);
    // Mostly one person's keys; now and then one of somebody else.
    const odd = pick(['ssn', 'curp', 'rfc', 'none', 'none', 'none'] as const);
    const keyOf = (key: 'ssn' | 'curp' | 'rfc') => typed((odd === key ? pick(PERSONS) : person)[key]);
    return { ssn: keyOf('ssn'), curp: keyOf('curp'), rfc: keyOf('rfc') };
  };
  const number = () => `${pick(['', '0', '00'])}${below(40) + 100}`;
  const shuffled = <T>(list: readonly T[]): T[] => {
    const left = [...list];
    return list.flatMap(() => left.splice(below(left.length), 1));
  };
  return { below, pick, keys, number, shuffled };
}
type Walk = ReturnType<typeof walk>;

const contentOf = ({ costCenter, registerId }: Payroll, { keys, number }: Walk) =>
  newEmployee(
    { costCenter, register: registerId },
    { human_id: number(), hire_date: '2026-01-05', ...keys() },
  );

async function bookOf({ pick, keys, number }: Walk) {
  const book = new exceljs.Workbook();
  await book.xlsx.load(blank);
  const { number: payroll, register } = pick(payrolls);
  for (const _ of [1, 2]) {
    const { ssn, curp, rfc } = keys();
    addPerson(book, payroll, register, { 'Número de empleado': number(), NSS: ssn, CURP: curp, RFC: rfc });
  }
  return book;
}

const WAYS: Record<string, (by: Walk, one: Stored & { paysheet_id: number }) => Promise<Response>> = {
  hire(by) {
    const payroll = by.pick(payrolls);
    const pay = { daily_salary: '400.00', sbc: '419.72' };
    return post(endpoints.create_employee, { ...contentOf(payroll, by), nomina_id: payroll.id, ...pay });
  },
  edit(by, { id, paysheet_id, initial_date }) {
    const payroll = payrolls.find((one) => one.id === paysheet_id) ?? by.pick(payrolls);
    return post(endpoints.update_employee, { ...contentOf(payroll, by), hire_date: initial_date, id });
  },
  leave: (by, { id, initial_date }) =>
    post(endpoints.end_employment, {
      ...{ employee_id: id, causa_baja: '2' },
      termination_date: by.pick([addDays(initial_date, 20), addDays(todayInMexico(), 30)]),
    }),
  'come back': (_by, { id, last_day }) =>
    post(endpoints.rehire, {
      ...{ employee_id: id, hire_date: addDays(last_day ?? '2026-02-01', 5) },
      ...{ daily_salary: '400.00', sbc: '419.72' },
    }),
  'never left': (by, { id, employment, initial_date, paysheet_id }) => {
    const payroll = payrolls.find((one) => one.id === paysheet_id) ?? by.pick(payrolls);
    return portal.send(endpoints.correct_employment, {
      token,
      body: {
        ...{ employee_id: id, employment_id: employment, initial_date, motivo: 'No se fue' },
        ...{ termination_date: null, causa_baja: null },
        ...{ cost_center_id: payroll.costCenter, register_id: payroll.registerId },
      },
    });
  },
  move: (by, { id, initial_date, paysheet_id }) => {
    const target = payrolls.find((one) => one.id !== paysheet_id) ?? by.pick(payrolls);
    return post(endpoints.move_employee, {
      ...{ employee_id: id, desde: addDays(initial_date, 3), nomina_id: target.id, human_id: by.number() },
      ...{ cost_center_id: target.costCenter, register_id: target.registerId },
    });
  },
  workbook: async (by) => {
    const form = await formOf(by);
    if (by.below(2) === 0) form.append('solo_validos', 'true');
    return portal.send(endpoints.import_masters, { token, raw: { body: form } });
  },
  token: async (by) =>
    portal.send(endpoints.import_masters_by_token, { token: programToken, raw: { body: await formOf(by) } }),
};

async function formOf(by: Walk): Promise<FormData> {
  const form = new FormData();
  form.append('user_id', CLIENT);
  form.append('mode', 'aplicar');
  const bytes = new Uint8Array(await (await bookOf(by)).xlsx.writeBuffer());
  form.append('file', new File([bytes], 'maestros.xlsx'));
  return form;
}

/** Whether it was done, or who somebody is was asked; another refusal is neither. */
async function outcomeOf(way: string, answer: Response): Promise<'done' | 'asked' | null> {
  expect([way, answer.status]).toEqual([way, expect.toBeOneOf([200, 400, 404, 409, 422])]);
  if (answer.status !== 200) {
    const codes = (await readErrors(answer)).map(({ code }) => code);
    return codes.includes('same_person') ? 'asked' : null;
  }
  if (way !== 'workbook' && way !== 'token') return 'done';
  const { applied, open_questions } = await readAnswer(endpoints.import_masters, answer);
  return applied ? 'done' : open_questions > 0 ? 'asked' : null;
}

test('without an answer one person stays one', { timeout: 600_000 }, async () => {
  const by = walk(1);
  const rounds = Array.from({ length: ROUNDS }, () => by.shuffled(Object.keys(WAYS)));
  for (const name of rounds.flat()) {
    const all = await everyone();
    const gone = all.filter(({ last_day }) => last_day !== null);
    const returns = (name === 'come back' || name === 'never left') && gone.length > 0;
    const answer = await WAYS[name]?.(by, by.pick(returns ? gone : all));
    if (answer === undefined) throw new Error('no way');
    const outcome = await outcomeOf(name, answer);
    const count = taken.get(name) ?? { done: 0, asked: 0 };
    if (outcome !== null) count[outcome] += 1;
    taken.set(name, count);
    expect([name, await repeated()]).toEqual([name, []]);
  }
  const ways = [...taken]
    .map(([name, { done, asked }]) => `${name}: ${done} done, ${asked} asked`)
    .join('\n');
  const asked = [...taken].filter(([, one]) => one.asked > 0).map(([name]) => name);
  expect(asked, ways).toEqual(expect.arrayContaining(['hire', 'edit', 'workbook', 'token']));
  const done = [...taken].filter(([, one]) => one.done > 0).map(([name]) => name);
  expect(done, ways).toEqual(expect.arrayContaining(['hire', 'leave', 'move', 'come back']));
});

test('who never left is asked about when somebody has their CURP by now, and goes on once that is answered', async () => {
  const by = walk(4);
  const [payroll] = payrolls;
  if (payroll === undefined) throw new Error('no payroll');
  const pay = { daily_salary: '400.00', sbc: '419.72', nomina_id: payroll.id };
  const content = (human_id: string) => ({
    ...contentOf(payroll, by),
    ...newIdentity(`${human_id}`),
    human_id,
  });
  const hire = async (body: object) =>
    readAnswer(endpoints.create_employee, await post(endpoints.create_employee, { ...body, ...pay }));
  const first = content('901');
  const { id } = await hire(first);
  const leaving = { employee_id: id, causa_baja: '2', termination_date: '2026-02-10' };
  expect((await post(endpoints.end_employment, leaving)).status).toBe(200);
  const second = await hire({ ...content('902'), curp: first.curp });
  const person = (await everyone()).find((one) => one.id === id);
  if (person === undefined) throw new Error('nobody');
  const repair = (changes: object = {}) =>
    portal.send(endpoints.correct_employment, {
      token,
      body: {
        ...{ employee_id: id, employment_id: person.employment, initial_date: person.initial_date },
        ...{ termination_date: null, causa_baja: null, motivo: 'No se fue' },
        ...{ cost_center_id: payroll.costCenter, register_id: payroll.registerId, ...changes },
      },
    });
  expect(await readErrors(await repair())).toMatchObject([{ code: 'same_person', field: 'curp' }]);
  // Another last day that is over makes nobody active.
  expect((await repair({ termination_date: '2026-02-12', causa_baja: '2' })).status).toBe(200);
  const identidades = [{ employee_id: second.id, respuesta: 'otra' }];
  expect((await repair({ identidades })).status).toBe(200);
});
