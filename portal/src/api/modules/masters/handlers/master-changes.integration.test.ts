import { randomUUID } from 'node:crypto';
import type { Endpoint } from '@lienzo/schema/api/endpoint';
import { endpoints } from '@lienzo/schema/endpoints';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readAnswer, readErrors } from '../../../testing/read-answer.ts';
import { startTestPortal, type TestPortal } from '../../../testing/start-test-portal.ts';
import { CLIENT, PEOPLE } from '../../../testing/test-people.ts';
import { newEmployee, newPaysheet } from '../testing/new-masters.ts';

let portal: TestPortal;
let token: string;
beforeAll(async () => {
  portal = await startTestPortal();
  token = (await portal.openSession(PEOPLE.Ejecutivo)).token;
});
afterAll(() => portal?.close());

const post = (entry: Endpoint, body: object) => portal.send(entry, { token, body });
const refusals = async (response: Response) =>
  (await readErrors(response)).map(({ code, field }) => `${response.status} ${code} ${field ?? ''}`.trim());

/** What the screen shows, latest first. */
async function textOf(entity: string, id: number): Promise<string[]> {
  const query = { entity, entity_id: String(id) };
  const answer = await portal.send(endpoints.get_master_history, { token, query });
  return (await readAnswer(endpoints.get_master_history, answer)).map(
    ({ what, before_words, after_words }) => `${what}: ${before_words ?? '–'} → ${after_words ?? '–'}`,
  );
}

async function newPayroll() {
  const number = randomUUID().slice(0, 12).toUpperCase();
  const made = await post(endpoints.save_paysheet, { ...newPaysheet(number), user_id: CLIENT });
  const { id } = await readAnswer(endpoints.save_paysheet, made);
  const scopes = await portal.send(endpoints.get_registers, { token, query: { nomina_id: String(id) } });
  const { registers, companies } = await readAnswer(endpoints.get_registers, scopes);
  return { id, number, register: registers[0]?.id ?? 0, company: companies[0]?.id ?? 0 };
}

describe('the history', () => {
  it('of companies, registers and cost centres names fields, premiums and places', async () => {
    const { id, company } = await newPayroll();
    const rfc = 'SEG010203AB1';
    const other = await readAnswer(
      endpoints.save_company,
      await post(endpoints.save_company, { user_id: CLIENT, empresa: 'Segunda', rfc }),
    );
    await post(endpoints.save_company, { user_id: CLIENT, id: other.id, empresa: 'Segunda empresa', rfc });
    expect(await textOf('company', other.id)).toEqual([
      'Razón social: Segunda → Segunda empresa',
      'Alta: – → Segunda',
    ]);

    const register = {
      ...{ user_id: CLIENT, company_id: other.id, register: randomUUID().replaceAll('-', '').slice(0, 11) },
      ...{ delegation: 'Puebla', subdelegation: '01', umf: '13', risk_premium: '0.54355' },
      vigente_desde: '2026-03-01',
    };
    const made = await readAnswer(endpoints.save_register, await post(endpoints.save_register, register));
    await post(endpoints.save_register, { ...register, id: made.id, company_id: company, umf: '' });
    await post(endpoints.save_register, {
      ...register,
      id: made.id,
      company_id: company,
      umf: '',
      risk_premium: '0.6',
    });
    await post(endpoints.save_register, {
      ...{ ...register, id: made.id, company_id: company, umf: '', risk_premium: '0.6' },
      vigente_desde: '2027-03-01',
    });
    expect(await textOf('register', made.id)).toEqual([
      'Prima de riesgo desde el 1 mar 2027: – → 0.6 %',
      'Prima de riesgo desde el 1 mar 2026: 0.54355 % → 0.6 %',
      'UMF: 13 → –',
      expect.stringMatching(new RegExp(`^Empresa: ${rfc} → [A-Z&Ñ]{3,4}`)),
      'Prima de riesgo desde el 1 mar 2026: – → 0.54355 %',
      `Alta: – → ${register.register.toUpperCase()}`,
    ]);

    const center = { nomina_id: id, code: 'a1', cost_center: 'Planta' };
    const scope = await readAnswer(
      endpoints.save_cost_center,
      await post(endpoints.save_cost_center, center),
    );
    await post(endpoints.save_cost_center, { ...center, id: scope.id, code: 'a2' });
    expect(await textOf('cost_center', scope.id)).toEqual(['Clave: A1 → A2', 'Alta: – → Planta']);
  });

  it('of a payroll has its rules in words, and the concepts that it captures or no longer does', async () => {
    const { id, number } = await newPayroll();
    const rule = newPaysheet(number, { overtime_rule: 'ley_vigente', overtime_rule_from: '2026-05-01' });
    await post(endpoints.save_paysheet, { ...rule, user_id: CLIENT, id });
    const list = await portal.send(endpoints.get_concepts, { token });
    const concepts = await readAnswer(endpoints.get_concepts, list);
    const [dropped, added] = concepts;
    if (dropped === undefined || added === undefined) throw new Error('two concepts are needed');
    const capture = async (...chosen: number[]) => {
      const body = { nomina_id: id, user_id: CLIENT, concepts: chosen };
      expect((await post(endpoints.set_concepts, body)).status).toBe(200);
    };
    await capture(dropped.id);
    await capture(added.id);
    const entries = await textOf('paysheet', id);
    expect(entries.slice(0, 2).sort()).toEqual(
      [
        `Concepto ${dropped.key} ${dropped.description}: se captura → no se captura`,
        `Concepto ${added.key} ${added.description}: no se captura → se captura`,
      ].sort(),
    );
    // The same again changes nothing, and nothing is told.
    await capture(added.id);
    expect(await textOf('paysheet', id)).toEqual(entries);
    expect(entries).toContain('Regla de horas extra: Clásica 3×3 (9 horas dobles) → Según la ley vigente');
    expect(entries).toContain('Regla vigente desde: – → 1 may 2026');
  });
});

describe('credits', () => {
  async function hire(): Promise<number> {
    const { id, register } = await newPayroll();
    const center = { nomina_id: id, code: 'a1', cost_center: 'Planta' };
    const target = await readAnswer(
      endpoints.save_cost_center,
      await post(endpoints.save_cost_center, center),
    );
    const body = newEmployee({ costCenter: target.id, register });
    const hired = await post(endpoints.create_employee, {
      ...body,
      nomina_id: id,
      daily_salary: '400',
      sbc: '419.72',
    });
    return (await readAnswer(endpoints.create_employee, hired)).id;
  }
  const INFONAVIT = {
    ...{ kind: 'INFONAVIT', number: '1234567890', discount_type: 1, value: '20' },
    ...{ vigente_desde: '2026-01-01', vigente_hasta: null },
  };
  const save = (employee: number, changes: object = {}) =>
    post(endpoints.save_credit, { ...INFONAVIT, employee_id: employee, ...changes });
  const idOf = async (answer: Response) => (await readAnswer(endpoints.save_credit, answer)).id;
  const creditsOf = async (employee: number) => {
    const answer = await portal.send(endpoints.get_employee, { token, query: { id: String(employee) } });
    return (await readAnswer(endpoints.get_employee, answer)).credits.map(
      ({ kind, value, vigente_desde, vigente_hasta }) => `${kind} ${value} ${vigente_desde} ${vigente_hasta}`,
    );
  };

  it('are discounted differently from a day on, corrected and ended, and every step is told', async () => {
    const employee = await hire();
    const first = await idOf(await save(employee));
    const cut = { discount_type: 2, value: '1500.50', vigente_desde: '2026-07-01' };
    const second = await idOf(await save(employee, { ...cut, replaces: first }));
    expect(await creditsOf(employee)).toEqual([
      'INFONAVIT 1500.5 2026-07-01 null',
      'INFONAVIT 20 2026-01-01 2026-06-30',
    ]);
    await save(employee, { ...cut, id: second, vigente_hasta: '2026-12-31' });
    expect((await creditsOf(employee))[0]).toBe('INFONAVIT 1500.5 2026-07-01 2026-12-31');
    const entries = (await textOf('employee', employee)).filter((one) => one.startsWith('Crédito'));
    expect(entries.slice(0, 2)).toEqual([
      'Crédito INFONAVIT, hasta: – → 31 dic 2026',
      'Crédito INFONAVIT, desde: – → 1 jul 2026',
    ]);
    expect(entries).toContain('Crédito INFONAVIT, hasta: – → 30 jun 2026');
    expect(entries).toContain('Crédito INFONAVIT, tipo de descuento: – → Cuota fija');
    expect(entries).toContain('Crédito INFONAVIT, valor: – → 20 %');
    expect(entries).toContain('Crédito INFONAVIT, valor: – → Cuota fija de $1,500.50');
  });

  it('say whether a percentage is reduced, until the credit is no percentage any more', async () => {
    const employee = await hire();
    const reductions = async () => {
      const answer = await portal.send(endpoints.get_employee, { token, query: { id: String(employee) } });
      const { credits } = await readAnswer(endpoints.get_employee, answer);
      return credits.map((credit) => credit.porcentaje_reducido ?? credit.tabla_disminucion);
    };
    const id = await idOf(await save(employee));
    expect(await reductions()).toEqual([null]);
    await save(employee, { id, tabla_disminucion: 'S' });
    // What a call does not name stays.
    await save(employee, { id, value: '25' });
    expect(await reductions()).toEqual(['S']);
    expect(await textOf('employee', employee)).toContain(
      'Crédito INFONAVIT, tabla de disminución: – → Aplica',
    );
    await save(employee, { id, porcentaje_reducido: '17.50' });
    expect(await reductions()).toEqual(['17.5']);
    // A smaller percentage has another reduced one.
    await save(employee, { id, value: '17' });
    expect(await reductions()).toEqual(['S']);
    const amount = { id, discount_type: 2, value: '1500' };
    expect(await refusals(await save(employee, { ...amount, tabla_disminucion: 'S' }))).toEqual([
      '400 invalid_request tabla_disminucion',
    ]);
    await save(employee, amount);
    expect(await reductions()).toEqual([null]);
  });

  it('of INFONAVIT do not overlap; alimonies may', async () => {
    const employee = await hire();
    const first = await idOf(await save(employee));
    const again = await save(employee, { number: '9876543210', vigente_desde: '2026-05-01' });
    expect(await refusals(again)).toEqual(['409 credit_overlaps vigente_desde']);
    const early = await save(employee, { value: '25', replaces: first });
    expect(await refusals(early)).toEqual(['422 credit_dates vigente_desde']);
    const unknown = await save(employee, { vigente_desde: '2026-08-01', replaces: first + 100_000 });
    expect(await refusals(unknown)).toEqual(['404 not_found replaces']);
    for (const number of ['Exp. 12/2026', ''])
      expect((await save(employee, { kind: 'PENSION', number, value: '15' })).status).toBe(200);
  });

  it('are refused when their number, discount or days cannot be', async () => {
    const employee = await hire();
    const wrong = async (changes: object) => (await refusals(await save(employee, changes))).join();
    expect(await wrong({ number: '123' })).toBe('400 invalid_request number');
    expect(await wrong({ kind: 'FONACOT', number: '' })).toBe('400 invalid_request number');
    expect(await wrong({ kind: 'PENSION', discount_type: 3 })).toBe('400 invalid_request discount_type');
    expect(await wrong({ value: '100.01' })).toBe('400 invalid_request value');
    expect(await wrong({ vigente_hasta: '2025-12-31' })).toBe('400 invalid_request vigente_hasta');
  });
});
