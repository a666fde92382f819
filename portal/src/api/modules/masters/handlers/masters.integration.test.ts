import { randomUUID } from 'node:crypto';
import type { Endpoint } from '@lienzo/schema/api/endpoint';
import { endpoints } from '@lienzo/schema/endpoints';
import { addDays, todayInMexico } from '@lienzo/schema/payroll/plain-date';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { inTenant, systemContext } from '../../../platform/database/in-tenant.ts';
import { readAnswer, readErrors } from '../../../testing/read-answer.ts';
import { startTestPortal, type TestPortal } from '../../../testing/start-test-portal.ts';
import { CLIENT, ORGANIZATION, PEOPLE, SECOND_CLIENT } from '../../../testing/test-people.ts';
import { refreshSalaries } from '../repositories/salaries.ts';
import { newRegister } from '../testing/master-workbook.ts';
import { newEmployee, newIdentity, newPaysheet } from '../testing/new-masters.ts';

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
const owner = <T>(work: Parameters<typeof inTenant<T>>[2]) =>
  inTenant(portal.owner, systemContext(ORGANIZATION), work);
const processId = async (): Promise<number> =>
  (await owner((trx) => trx.selectFrom('periods').select('process_id').executeTakeFirstOrThrow())).process_id;

/** A payroll with a cost centre and the client's register. */
async function setUp() {
  const number = randomUUID().slice(0, 12).toUpperCase();
  const made = await post(endpoints.save_paysheet, { ...newPaysheet(number), user_id: CLIENT });
  const { id } = await readAnswer(endpoints.save_paysheet, made);
  const center = await post(endpoints.save_cost_center, { nomina_id: id, code: 'a1', cost_center: 'Planta' });
  const costCenter = (await readAnswer(endpoints.save_cost_center, center)).id;
  const scopes = await portal.send(endpoints.get_registers, { token, query: { nomina_id: String(id) } });
  const { registers, companies, cost_centers } = await readAnswer(endpoints.get_registers, scopes);
  return {
    id,
    number,
    costCenter,
    register: registers[0]?.id ?? 0,
    company: companies[0]?.id ?? 0,
    cost_centers,
  };
}

const historyOf = async (entity: string, id: number) => {
  const query = { entity, entity_id: String(id) };
  const answer = await portal.send(endpoints.get_master_history, { token, query });
  return (await readAnswer(endpoints.get_master_history, answer)).map(
    ({ field, before, after, user_name }) => `${user_name} ${field}: ${before} -> ${after}`,
  );
};

describe('a payroll', () => {
  it('comes into being with usual concepts, and its changes are remembered', async () => {
    const { id, number, cost_centers } = await setUp();
    expect(cost_centers.map(({ code }) => code)).toEqual(['A1']);
    const content = newPaysheet(number, { overtime_rule: 'ley_vigente', overtime_rule_from: '2026-05-01' });
    expect((await post(endpoints.save_paysheet, { ...content, user_id: CLIENT, id })).status).toBe(200);
    const answer = await portal.send(endpoints.get_paysheet, { token, query: { nomina_id: String(id) } });
    expect(await readAnswer(endpoints.get_paysheet, answer)).toMatchObject({
      overtime_rule: 'ley_vigente',
      overtime_rule_from: '2026-05-01',
      total_people: 0,
      can: { edit: true },
    });
    expect(await historyOf('paysheet', id)).toEqual([
      `${PEOPLE.Ejecutivo.name} overtime_rule_from: null -> 2026-05-01`,
      `${PEOPLE.Ejecutivo.name} overtime_rule: clasica_3x3 -> ley_vigente`,
      `${PEOPLE.Ejecutivo.name} creado: null -> ${number} Quincenal`,
    ]);
  });

  it('cannot have the number of another one, nor be made for a client that one does not have', async () => {
    const { number } = await setUp();
    const again = { ...newPaysheet(number), user_id: CLIENT };
    expect(await refusals(await post(endpoints.save_paysheet, again))).toEqual([
      '409 already_taken id_humansite',
    ]);
    const foreign = { ...newPaysheet(randomUUID().slice(0, 9)), user_id: SECOND_CLIENT };
    expect(await refusals(await post(endpoints.save_paysheet, foreign))).toEqual(['404 not_found user_id']);
  });
});

describe('a calendar', () => {
  const calendar = async (nomina_id: number, changes: object = {}) =>
    post(endpoints.save_calendar, {
      nomina_id,
      proceso_id: await processId(),
      anio_id: 2027,
      first_day: '2027-01-01',
      payment_days: 3,
      close_days: 2,
      early_close: false,
      ...changes,
    });
  const periodsOf = async (nomina_id: number) => {
    const query = { nomina_id: String(nomina_id), proceso_id: String(await processId()), anio_id: '2027' };
    const answer = await portal.send(endpoints.get_calendar, { token, query });
    return readAnswer(endpoints.get_calendar, answer);
  };

  it('is made from a few figures, and made anew while nothing is captured', async () => {
    const { id } = await setUp();
    expect(await readAnswer(endpoints.save_calendar, await calendar(id))).toEqual({ periods: 24 });
    expect(await refusals(await calendar(id, { close_days: 4 }))).toEqual(['400 invalid_request close_days']);
    expect((await calendar(id, { close_days: 4, early_close: true })).status).toBe(200);
    await calendar(id, { payment_days: 5 });
    const periods = await periodsOf(id);
    expect(periods).toHaveLength(24);
    expect(periods[0]).toMatchObject({ payment_date: '2027-01-20', captured: false });
    expect(await historyOf('calendar', id)).toHaveLength(1);
  });

  it('stays where something is captured; its closing day still moves', async () => {
    const { id, costCenter, register } = await setUp();
    await calendar(id);
    const [first, second] = await periodsOf(id);
    const body = { ...newEmployee({ costCenter, register }), nomina_id: id, daily_salary: '400', sbc: '420' };
    const person = await readAnswer(endpoints.create_employee, await post(endpoints.create_employee, body));
    await owner((trx) =>
      sql`
        insert into incidents (organization_id, client_id, employee_id, concept_id, period_id, amount, capture_date)
        select organization_id, ${CLIENT}::uuid, ${person.id}, id, ${first?.id}, 1, '2027-01-02' from concepts limit 1
      `.execute(trx),
    );
    expect(await refusals(await calendar(id))).toEqual(['409 calendar_in_use']);
    const {
      number: _number,
      calendar: _year,
      captured,
      ...period
    } = (await periodsOf(id))[0] ?? {
      ...second,
    };
    expect(captured).toBe(true);
    const save = (changes: object) =>
      post(endpoints.save_period, { ...period, early_close: false, ...changes });
    expect(await refusals(await save({ end_date: '2027-01-14' }))).toEqual([
      '409 period_in_use initial_date',
    ]);
    expect((await save({ incidence_close_date: '2027-01-17' })).status).toBe(200);
    expect((await periodsOf(id))[0]?.incidence_close_date).toBe('2027-01-17');
  });

  it('has no periods that overlap, and closes early only on purpose', async () => {
    const { id } = await setUp();
    await calendar(id);
    const [, second] = await periodsOf(id);
    const { number: _number, calendar: _year, captured: _captured, ...period } = second ?? {};
    const save = (changes: object) =>
      post(endpoints.save_period, { ...period, early_close: false, ...changes });
    expect(await refusals(await save({ initial_date: '2027-01-15' }))).toEqual([
      '409 periods_overlap initial_date',
    ]);
    const early = { incidence_close_date: '2027-01-28' };
    expect(await refusals(await save(early))).toEqual(['400 invalid_request incidence_close_date']);
    expect((await save({ ...early, early_close: true })).status).toBe(200);
  });
});

describe('registers', () => {
  it('keep every premium, and have the one in force', async () => {
    const { id, company } = await setUp();
    const number = randomUUID().replaceAll('-', '').slice(0, 11).toUpperCase();
    const save = (changes: object) =>
      post(endpoints.save_register, {
        user_id: CLIENT,
        company_id: company,
        register: number,
        delegation: 'Querétaro',
        subdelegation: '01',
        umf: '13',
        risk_premium: '0.54355',
        vigente_desde: '2026-03-01',
        ...changes,
      });
    const made = await readAnswer(endpoints.save_register, await save({}));
    await save({ id: made.id, risk_premium: '1.5', vigente_desde: addDays(todayInMexico(), 10) });
    expect(await refusals(await save({ id: made.id, risk_premium: '16' }))).toEqual([
      '400 invalid_request risk_premium',
    ]);
    expect(await refusals(await save({}))).toEqual(['409 already_taken register']);
    const answer = await portal.send(endpoints.get_registers, { token, query: { nomina_id: String(id) } });
    const { registers } = await readAnswer(endpoints.get_registers, answer);
    expect(registers.find((one) => one.id === made.id)).toMatchObject({
      risk_premium: '0.54355',
      premiums: [{ risk_premium: '1.5' }, { risk_premium: '0.54355', vigente_desde: '2026-03-01' }],
    });
  });
});

describe('an employee', () => {
  async function hire(changes: object = {}) {
    const targets = await setUp();
    const body = {
      ...newEmployee(targets),
      nomina_id: targets.id,
      daily_salary: '400.00',
      sbc: '419.72',
      ...changes,
    };
    const answer = await post(endpoints.create_employee, body);
    return {
      ...targets,
      body,
      ...(await readAnswer(endpoints.create_employee, answer)),
      paysheet: targets.id,
    };
  }
  const read = async (id: number) => {
    const answer = await portal.send(endpoints.get_employee, { token, query: { id: String(id) } });
    return readAnswer(endpoints.get_employee, answer);
  };

  it('is found by words of the name without accents, by number, and paged', async () => {
    const { paysheet, body } = await hire();
    const search = async (query: Record<string, string>) => {
      const asked = { token, query: { nomina_id: String(paysheet), ...query } };
      return readAnswer(endpoints.search_employees, await portal.send(endpoints.search_employees, asked));
    };
    expect((await search({ q: 'nuno olga' })).employees).toMatchObject([
      { name: 'Olga Ñuño Díaz', centro_de_costos: 'Planta', daily_salary: '400.00', estatus: 'A' },
    ]);
    expect((await search({ q: body.human_id ?? '' })).total).toBe(1);
    expect(await search({ q: 'nadie' })).toEqual({ employees: [], total: 0 });
    expect(await search({ page: '2' })).toEqual({ employees: [], total: 1 });
    expect((await search({ estatus: 'F' })).total).toBe(0);
  });

  it('keeps every salary; the one of today holds, and a later one from its day on', async () => {
    const { id } = await hire();
    const today = todayInMexico();
    const raise = (vigente_desde: string, daily_salary: string) =>
      post(endpoints.add_salary, { employee_id: id, vigente_desde, daily_salary, sbc: daily_salary });
    expect((await raise('2025-01-01', '450')).status).toBe(200);
    expect((await raise(addDays(today, 5), '500')).status).toBe(200);
    expect((await raise('2025-01-01', '460')).status).toBe(200);
    expect(await refusals(await raise('2019-01-01', '460'))).toEqual(['422 employment_dates vigente_desde']);
    const employee = await read(id);
    expect(employee).toMatchObject({ daily_salary: '460.00', sbc: '460.00' });
    expect(employee.salaries.map((one) => one.daily_salary)).toEqual(['500.00', '460.00', '400.00']);
    const tomorrow = { organizationId: ORGANIZATION, today: addDays(today, 5) };
    expect(await owner((trx) => refreshSalaries(trx, tomorrow))).toBeGreaterThan(0);
    expect((await read(id)).daily_salary).toBe('500.00');
    const { rows } = await owner((trx) =>
      sql<{ daily_salary: string }>`
        select daily_salary from employee_salaries where employee_id = ${id} order by id
      `.execute(trx),
    );
    expect(rows).toHaveLength(4);
  });

  it('leaves and comes back; IMSS movements and history follow', async () => {
    const { id } = await hire();
    const leave = (termination_date: string) =>
      post(endpoints.end_employment, { employee_id: id, termination_date, causa_baja: '2' });
    const back = (hire_date: string) =>
      post(endpoints.rehire, { employee_id: id, hire_date, daily_salary: '480', sbc: '503.66' });
    expect(await refusals(await back('2026-07-01'))).toEqual(['422 employment_dates hire_date']);
    expect((await leave('2026-06-30')).status).toBe(200);
    expect(await read(id)).toMatchObject({
      estatus: 'F',
      termination_date: '2026-06-30',
      causa_baja: '2',
    });
    expect(await refusals(await leave('2026-07-30'))).toEqual(['422 employment_dates termination_date']);
    expect(await refusals(await back('2026-06-30'))).toEqual(['422 employment_dates hire_date']);
    expect((await back('2026-09-01')).status).toBe(200);
    expect(await read(id)).toMatchObject({ estatus: 'A', hire_date: '2026-09-01', daily_salary: '480.00' });
    const { rows } = await owner((trx) =>
      sql<{ movement: string }>`
        select movement_type || ' ' || movement_date || ' ' || coalesce(termination_cause, '-') as movement
        from movements where employee_id = ${id} order by id
      `.execute(trx),
    );
    expect(rows.map(({ movement }) => movement)).toEqual([
      '08 2020-02-29 -',
      '02 2026-06-30 Separación voluntaria',
      '08 2026-09-01 -',
    ]);
    expect(await historyOf('employee', id)).toContain(
      `${PEOPLE.Ejecutivo.name} hire_date: 2020-02-29 -> 2026-09-01`,
    );
  });

  const employments = (employee: number) =>
    owner(async (trx) => {
      const { rows } = await sql<{ words: string }>`
        select concat_ws(' ', paysheet_id, register_id, hire_date, initial_date, termination_date, causa_baja) as words
        from employments where employee_id = ${employee} order by initial_date
      `.execute(trx);
      return rows.map(({ words }) => words);
    });

  it('has two employments after coming back; a salary belongs to one of them, and the last one can be corrected', async () => {
    const { id, body, paysheet, register } = await hire();
    await post(endpoints.end_employment, {
      ...{ employee_id: id, termination_date: '2026-06-30', causa_baja: '2' },
    });
    const pay = { daily_salary: '480', sbc: '503.66' };
    await post(endpoints.rehire, { employee_id: id, hire_date: '2026-09-01', ...pay });
    const first = `${paysheet} ${register} 2020-02-29 2020-02-29 2026-06-30 2`;
    expect(await employments(id)).toEqual([first, `${paysheet} ${register} 2026-09-01 2026-09-01`]);
    const raise = (vigente_desde: string) =>
      post(endpoints.add_salary, { employee_id: id, vigente_desde, ...pay });
    expect((await raise('2025-01-01')).status).toBe(200);
    expect(await refusals(await raise('2026-07-15'))).toEqual(['422 employment_dates vigente_desde']);
    const { nomina_id: _nomina, daily_salary: _daily, sbc: _sbc, ...content } = body;
    const correct = (hire_date: string) =>
      portal.send(endpoints.update_employee, { token, body: { ...content, id, hire_date } });
    expect(await refusals(await correct('2026-06-30'))).toEqual(['409 employments_overlap hire_date']);
    expect((await correct('2026-08-25')).status).toBe(200);
    expect(await employments(id)).toEqual([first, `${paysheet} ${register} 2026-08-25 2026-08-25`]);
  });

  it('moves to another payroll and registro from a day on; the IMSS is told, and the hire stays', async () => {
    const { id, body, paysheet, register, company } = await hire();
    const other = await setUp();
    const made = await post(endpoints.save_register, {
      ...{ user_id: CLIENT, company_id: company, register: newRegister(), delegation: 'Centro' },
      ...{ subdelegation: '', umf: '', risk_premium: '0.54355', vigente_desde: '2026-03-01' },
    });
    const { id: second } = await readAnswer(endpoints.save_register, made);
    const locations = { nomina_id: other.id, cost_center_id: other.costCenter, register_id: second };
    const move = (changes: object) =>
      post(endpoints.move_employee, {
        ...{ employee_id: id, desde: '2026-05-16', human_id: body.human_id, ...locations, ...changes },
      });
    expect(await refusals(await move({ desde: '2020-02-28' }))).toEqual(['422 employment_dates desde']);
    expect(await refusals(await move({ nomina_id: paysheet }))).toEqual(['404 not_found cost_center_id']);
    expect((await move({})).status).toBe(200);
    expect(await refusals(await move({}))).toEqual(['422 same_place nomina_id']);
    expect(await employments(id)).toEqual([
      `${paysheet} ${register} 2020-02-29 2020-02-29 2026-05-15 6`,
      `${other.id} ${second} 2020-02-29 2026-05-16`,
    ]);
    expect(await read(id)).toMatchObject({
      ...{ nomina_id: other.id, register_id: second, cost_center_id: other.costCenter },
      ...{ hire_date: '2020-02-29', estatus: 'A' },
    });
    const { rows } = await owner((trx) =>
      sql<{ movement: string }>`
        select concat_ws(' ', movement_type, movement_date, register_id, sbc, termination_cause) as movement
        from movements where employee_id = ${id} order by id
      `.execute(trx),
    );
    expect(rows.map(({ movement }) => movement).slice(1)).toEqual([
      `02 2026-05-15 ${register} Otra`,
      `08 2026-05-16 ${second} 419.72`,
    ]);
    expect(await historyOf('employee', id)).toContain(
      `${PEOPLE.Ejecutivo.name} lugar_desde: null -> 2026-05-16`,
    );
    expect(
      await refusals(
        await post(endpoints.end_employment, {
          ...{ employee_id: id, termination_date: '2026-05-15', causa_baja: '2' },
        }),
      ),
    ).toEqual(['422 employment_dates termination_date']);
  });

  it('has employments that are mended with a reason: days, cause, a leaving that was none', async () => {
    const { id, costCenter, register } = await hire();
    await post(endpoints.end_employment, {
      ...{ employee_id: id, termination_date: '2026-06-30', causa_baja: '2' },
    });
    const pay = { daily_salary: '480', sbc: '503.66' };
    await post(endpoints.rehire, { employee_id: id, hire_date: '2026-09-01', ...pay });
    const [second, first] = (await read(id)).employments;
    if (first === undefined || second === undefined) throw new Error('not two employments');
    expect(first).toMatchObject({
      termination_date: '2026-06-30',
      causa_baja: '2',
      centro_de_costos: 'Planta',
    });
    const repair = (employment: typeof first, changes: object) =>
      portal.send(endpoints.correct_employment, {
        token,
        body: {
          ...{ employee_id: id, employment_id: employment.id, initial_date: employment.initial_date },
          ...{ termination_date: employment.termination_date, causa_baja: employment.causa_baja },
          ...{ cost_center_id: costCenter, register_id: register, motivo: 'Error de captura', ...changes },
        },
      });
    expect(await refusals(await repair(first, { motivo: ' ' }))).toEqual(['400 invalid_request motivo']);
    expect(await refusals(await repair(first, { termination_date: '2026-09-01' }))).toEqual([
      '409 employments_overlap initial_date',
    ]);
    expect(await refusals(await repair(first, { termination_date: null, causa_baja: null }))).toEqual([
      '422 employment_dates termination_date',
    ]);
    expect(await refusals(await repair(second, { termination_date: '2026-10-01', causa_baja: '2' }))).toEqual(
      ['422 leave_instead termination_date'],
    );
    expect((await repair(first, { termination_date: '2026-07-15', causa_baja: '3' })).status).toBe(200);
    expect((await repair(second, { initial_date: '2026-07-16' })).status).toBe(200);
    expect((await read(id)).employments).toMatchObject([
      { hire_date: '2026-07-16', initial_date: '2026-07-16', termination_date: null },
      { hire_date: '2020-02-29', termination_date: '2026-07-15', causa_baja: '3' },
    ]);
    expect(await read(id)).toMatchObject({ hire_date: '2026-07-16', estatus: 'A' });
    const said = await historyOf('employee', id);
    expect(said).toContain(
      `${PEOPLE.Ejecutivo.name} Empleo desde el 29 feb 2020: termination_date: 2026-06-30 -> 2026-07-15`,
    );
    expect(said).toContain(`${PEOPLE.Ejecutivo.name} motivo: null -> Error de captura`);

    const remove = (employment: typeof first) =>
      post(endpoints.remove_employment, {
        ...{ employee_id: id, employment_id: employment.id, motivo: 'No reingresó' },
      });
    expect((await remove(second)).status).toBe(200);
    expect(await read(id)).toMatchObject({
      ...{ hire_date: '2020-02-29', termination_date: '2026-07-15', causa_baja: '3', estatus: 'F' },
    });
    expect(await refusals(await remove(first))).toEqual(['409 employment_needed employment_id']);
    expect((await repair(first, { termination_date: null, causa_baja: null })).status).toBe(200);
    expect(await read(id)).toMatchObject({ termination_date: null, causa_baja: null, estatus: 'A' });
  });

  it('has a move that is mended or undone; the place before it follows', async () => {
    const { id, body, costCenter, register } = await hire();
    const other = await setUp();
    const slots = { nomina_id: other.id, cost_center_id: other.costCenter, register_id: register };
    const moved = { employee_id: id, desde: '2026-05-16', human_id: body.human_id, ...slots };
    expect((await post(endpoints.move_employee, moved)).status).toBe(200);
    const [second, first] = (await read(id)).employments;
    const repairValue = (employment: typeof second, changes: object) =>
      portal.send(endpoints.correct_employment, {
        token,
        body: {
          ...{ employee_id: id, employment_id: employment?.id, initial_date: employment?.initial_date },
          ...{ termination_date: employment?.termination_date, causa_baja: employment?.causa_baja },
          ...{ cost_center_id: costCenter, register_id: register, motivo: 'Error', ...changes },
        },
      });
    const there = { cost_center_id: other.costCenter };
    expect(await refusals(await repairValue(first, { termination_date: '2026-05-20' }))).toEqual([
      '422 employment_dates termination_date',
    ]);
    expect(await refusals(await repairValue(first, { initial_date: '2026-05-16' }))).toEqual([
      '422 employment_dates initial_date',
    ]);
    expect((await repairValue(second, { ...there, initial_date: '2026-05-11' })).status).toBe(200);
    expect(
      (await repairValue(first, { initial_date: '2020-03-01', termination_date: '2026-05-10' })).status,
    ).toBe(200);
    expect((await read(id)).employments).toMatchObject([
      { nomina_id: other.id, hire_date: '2020-03-01', initial_date: '2026-05-11' },
      { hire_date: '2020-03-01', initial_date: '2020-03-01', termination_date: '2026-05-10' },
    ]);
    const remove = (employment_id: number | undefined) =>
      post(endpoints.remove_employment, { employee_id: id, employment_id, motivo: 'No se cambió' });
    expect(await refusals(await remove(first?.id))).toEqual(['409 employment_needed employment_id']);
    expect((await remove(second?.id)).status).toBe(200);
    expect(await read(id)).toMatchObject({ hire_date: '2020-03-01', termination_date: null, estatus: 'A' });
  });

  it('has places only of its payroll', async () => {
    const { id, body } = await hire();
    const other = await setUp();
    const { nomina_id: _nomina, daily_salary: _daily, sbc: _sbc, ...content } = body;
    const moved = { ...content, id, cost_center_id: other.costCenter };
    expect(await refusals(await portal.send(endpoints.update_employee, { token, body: moved }))).toEqual([
      '404 not_found cost_center_id',
    ]);
    const renamed = { ...content, id, nombres: 'Olga María' };
    expect((await portal.send(endpoints.update_employee, { token, body: renamed })).status).toBe(200);
    expect(await read(id)).toMatchObject({ name: 'Olga María Ñuño Díaz' });
  });

  it('cannot have the number of another one of the payroll', async () => {
    const { body } = await hire();
    const other = { ...body, ...newIdentity() };
    expect(await refusals(await post(endpoints.create_employee, other))).toEqual([
      '409 already_taken human_id',
    ]);
  });
});
