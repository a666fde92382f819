/** Payrolls, companies, registers and cost centres end on a day: nobody works there after it, by no way in. */
import { randomUUID } from 'node:crypto';
import type { Endpoint } from '@lienzo/schema/api/endpoint';
import { endpoints } from '@lienzo/schema/api/endpoints';
import type { DeletableMaster } from '@lienzo/schema/api/paysheet-endpoints';
import { addDays, todayInMexico } from '@lienzo/schema/payroll/plain-date';
import { rfcCheckDigit } from '@lienzo/schema/payroll/rfc';
import { sql } from 'kysely';
import { afterAll, describe, expect, it, test } from 'vitest';
import { inTenant, systemContext, type TenantTransaction } from '../../../platform/database/in-tenant.ts';
import { violates } from '../../../platform/database/violates.ts';
import { readAnswer, readErrors } from '../../../testing/read-answer.ts';
import { CLIENT, ORGANIZATION, PEOPLE } from '../../../testing/test-people.ts';
import { addPerson, newRegister } from '../testing/master-workbook.ts';
import { newEmployee, newPaysheet } from '../testing/new-masters.ts';
import { counts, startMasterPortal, untouched } from '../testing/start-master-portal.ts';

const { portal, download, load, close } = await startMasterPortal();
const { token } = await portal.openSession(PEOPLE.Ejecutivo);
afterAll(close);

const post = (entry: Endpoint, body: object) => portal.send(entry, { token, body });
type Making =
  | typeof endpoints.save_company
  | typeof endpoints.save_register
  | typeof endpoints.save_cost_center;
const made = async (entry: Making, body: object): Promise<number> =>
  (await readAnswer(entry, await post(entry, body))).id;
const refusals = async (answer: Response | Promise<Response>) =>
  (await readErrors(await answer)).map(({ code, field, message }) => `${code} ${field ?? ''}: ${message}`);
const asOwner = <T>(work: (trx: TenantTransaction) => Promise<T>): Promise<T> =>
  inTenant(portal.owner, systemContext(ORGANIZATION), work);

const LAST = '2026-06-30';
const LATER = '2026-07-01';
const end = (entity: DeletableMaster, id: number, ended_on: string | null = LAST) =>
  post(endpoints.end_master, { entity, id, ended_on });
const ended = async (entity: DeletableMaster, id: number, day: string | null = LAST) =>
  expect((await end(entity, id, day)).status).toBe(200);

let companies = 0;

/** A payroll of two cost centres, and a company of two registers, all new. */
async function setUp() {
  const number = randomUUID().slice(0, 12).toUpperCase();
  const { id } = await readAnswer(
    endpoints.save_paysheet,
    await post(endpoints.save_paysheet, { ...newPaysheet(number), user_id: CLIENT }),
  );
  const center = (code: string) =>
    made(endpoints.save_cost_center, { nomina_id: id, code, cost_center: `Planta ${code}` });
  const [north, south] = [await center('N'), await center('S')];
  const names = [newRegister(), newRegister()] as const;
  companies += 1;
  const eleven = `EKU900317${10 + companies}`;
  const company = await made(endpoints.save_company, {
    ...{ user_id: CLIENT, empresa: `Empresa ${number}`, rfc: `${eleven}${rfcCheckDigit(eleven)}` },
  });
  const register = (name: string) => made(endpoints.save_register, registerBody(company, name));
  return {
    ...{ id, number, north, south, company, names },
    ...{ first: await register(names[0]), second: await register(names[1]) },
  };
}
type Places = Awaited<ReturnType<typeof setUp>>;

const registerBody = (company_id: number, register: string) => ({
  ...{ user_id: CLIENT, company_id, register, delegation: 'Centro', subdelegation: '', umf: '' },
  ...{ risk_premium: '0.54355', vigente_desde: '2026-01-01' },
});

const hire = ({ id, north, first }: Places, changes: object = {}) =>
  post(endpoints.create_employee, {
    ...newEmployee({ costCenter: north, register: first }, { hire_date: '2026-01-05' }),
    ...{ nomina_id: id, daily_salary: '400', sbc: '420', ...changes },
  });
const hired = async (places: Places, changes: object = {}): Promise<number> =>
  (await readAnswer(endpoints.create_employee, await hire(places, changes))).id;
const leave = async (employee_id: number, termination_date = LAST) =>
  expect(
    (await post(endpoints.end_employment, { employee_id, termination_date, causa_baja: '2' })).status,
  ).toBe(200);
const comeBack = (employee_id: number, changes: object = {}) =>
  post(endpoints.rehire, {
    ...{ employee_id, hire_date: '2026-08-03', daily_salary: '400', sbc: '420', ...changes },
  });
const placesOf = async ({ id }: Places) =>
  readAnswer(
    endpoints.get_registers,
    await portal.send(endpoints.get_registers, { token, query: { nomina_id: `${id}` } }),
  );
const detailOf = async (employee: number) =>
  readAnswer(
    endpoints.get_employee,
    await portal.send(endpoints.get_employee, { token, query: { id: `${employee}` } }),
  );

describe('ending', () => {
  it('is refused while people work there after the day, told how many, and kept in the history', async () => {
    const places = await setUp();
    const ana = await hired(places);
    await hired(places, { cost_center_id: places.south });
    expect(await refusals(end('cost_center', places.north))).toEqual([
      'master_has_people ended_on: Todavía trabaja ahí 1 persona después del 30/06/2026. Elige otro día, o da antes la baja o el cambio de lugar.',
    ]);
    for (const [entity, id] of [
      ['register', places.first],
      ['paysheet', places.id],
    ] as const)
      expect((await refusals(end(entity, id)))[0], entity).toMatch(
        /^master_has_people ended_on: Todavía trabajan ahí 2 personas después del 30\/06\/2026\./,
      );
    await leave(ana);
    expect((await refusals(end('cost_center', places.north, '2026-06-29')))[0]).toMatch(/^master_has_people/);
    await ended('cost_center', places.north);
    const { cost_centers } = await placesOf(places);
    expect(cost_centers.map(({ code, ended_on }) => [code, ended_on])).toEqual([
      ['S', null],
      ['N', LAST],
    ]);
    await ended('cost_center', places.north, null);
    const query = { entity: 'cost_center', entity_id: `${places.north}` };
    const changes = await readAnswer(
      endpoints.get_master_history,
      await portal.send(endpoints.get_master_history, { token, query }),
    );
    expect(changes.slice(0, 2)).toMatchObject([
      { field: 'ended_on', what: 'Último día de uso', before_words: '30 jun 2026', after_words: null },
      { field: 'ended_on', what: 'Último día de uso', before_words: null, after_words: '30 jun 2026' },
    ]);
    expect(changes[0]?.user_name).toBe(PEOPLE.Ejecutivo.name);
    expect((await end('cost_center', 2_000_000_000)).status).toBe(404);
  });

  it('of a company waits for its registers, which do not reopen before it', async () => {
    const { company, first, second, names } = await setUp();
    await ended('register', first);
    expect(await refusals(end('company', company))).toEqual([
      `master_has_registers ended_on: Después del 30/06/2026 se usa el registro patronal ${names[1]}: termínalo antes.`,
    ]);
    await ended('register', second, '2026-05-31');
    await ended('company', company);
    for (const day of [null, LATER])
      expect((await refusals(end('register', second, day)))[0]).toMatch(
        /^master_ended ended_on: La empresa “.*” termina el 30\/06\/2026, y sus registros patronales con ella\./,
      );
    await ended('register', second, LAST);
    const another = await post(endpoints.save_register, registerBody(company, newRegister()));
    expect((await refusals(another))[0]).toMatch(/^master_ended company_id: La empresa “.*” termina el/);
    // One that has ended too stays editable.
    const kept = await post(endpoints.save_register, { ...registerBody(company, names[0]), id: first });
    expect(kept.status).toBe(200);
    await ended('company', company, null);
    await ended('register', second, null);
  });

  it('of a payroll waits for what is captured in later periods, not for what was deleted', async () => {
    const places = await setUp();
    const ana = await hired(places);
    await leave(ana);
    const [process] = await asOwner((trx) => trx.selectFrom('periods').select('process_id').execute());
    const period = await readAnswer(
      endpoints.create_period,
      await post(endpoints.create_period, {
        ...{ nomina_id: places.id, proceso_id: process?.process_id, anio_id: 2026, mes: 'Julio' },
        ...{ initial_date: LATER, end_date: '2026-07-15', payment_date: '2026-07-15' },
        ...{ incidence_close_date: null, early_close: false },
      }),
    );
    const ofPeriod = { organization_id: ORGANIZATION, client_id: CLIENT, period_id: period.id };
    await asOwner(async (trx) => {
      await trx
        .insertInto('incidents')
        .columns([
          'organization_id',
          'client_id',
          'employee_id',
          'concept_id',
          'period_id',
          'amount',
          'capture_date',
        ])
        .expression(
          sql`select ${ORGANIZATION}::uuid, ${CLIENT}::uuid, ${ana}::int, id, ${period.id}::int, 1, ${LATER}::date
            from concepts limit 1`,
        )
        .execute();
      await trx
        .insertInto('capture_states')
        .values({ ...ofPeriod, kind: 'I', status: 'C' })
        .execute();
    });
    const refused = [
      'master_has_captures ended_on: El periodo Julio empieza después de ese día y tiene captura o está finalizado. Elige otro día, o ábrelo y borra antes su captura.',
    ];
    expect(await refusals(end('paysheet', places.id))).toEqual(refused);
    await asOwner((trx) => trx.deleteFrom('incidents').where('period_id', '=', period.id).execute());
    const finalise = (estatus: 'Abierta' | 'Finalizada') =>
      asOwner((trx) => trx.updateTable('periods').set({ estatus }).where('id', '=', period.id).execute());
    await finalise('Finalizada');
    expect(await refusals(end('paysheet', places.id))).toEqual(refused);
    await finalise('Abierta');
    await ended('paysheet', places.id);
    const detail = await portal.send(endpoints.get_paysheet, { token, query: { nomina_id: `${places.id}` } });
    expect((await readAnswer(endpoints.get_paysheet, detail)).ended_on).toBe(LAST);
    await ended('paysheet', places.id, null);
  });

  it('of a register is an administrator’s where the client has payrolls that the person does not see', async () => {
    const places = await setUp();
    const hidden = await setUp();
    const { token: admin } = await portal.openSession(PEOPLE.Admin);
    const confide = (confidential: boolean) =>
      portal.send(endpoints.save_paysheet_access, {
        token: admin,
        body: { nomina_id: hidden.id, confidential, people: [] },
      });
    expect((await confide(true)).status).toBe(200);
    expect((await refusals(end('register', places.first)))[0]).toMatch(
      /^forbidden : El cliente tiene nóminas/,
    );
    const body = { entity: 'register', id: places.first, ended_on: LAST };
    expect((await portal.send(endpoints.end_master, { token: admin, body })).status).toBe(200);
    expect((await end('cost_center', hidden.north)).status).toBe(404);
    await confide(false);
  });

  it('and a hire at the same time never both happen', async () => {
    for (let round = 0; round < 6; round += 1) {
      const places = await setUp();
      const entity = (['paysheet', 'register', 'cost_center'] as const)[round % 3] ?? 'paysheet';
      const id = { paysheet: places.id, register: places.first, cost_center: places.north }[entity];
      const answers = await Promise.all([hire(places), end(entity, id)]);
      const statuses = answers.map(({ status }) => status);
      expect([[200, 409].join(), [409, 200].join()], entity).toContain(statuses.join());
    }
  });
});

describe('nobody is given a place after its last day', () => {
  it('by hiring, correcting, moving or coming back', async () => {
    const places = await setUp();
    const [ana, eva] = [await hired(places, { cost_center_id: places.south }), await hired(places)];
    await leave(eva);
    await ended('cost_center', places.north);
    const said =
      'El centro de costos “Planta N” termina el 30/06/2026. Elige otro o cambia antes su último día.';
    const refused = [`master_ended cost_center_id: ${said}`];
    expect(await refusals(hire(places))).toEqual(refused);
    const { nomina_id: _paysheet, estatus: _estatus, ...anaNow } = await detailOf(ana);
    const update = post(endpoints.update_employee, { ...anaNow, cost_center_id: places.north });
    expect(await refusals(update)).toEqual(refused);
    const move = post(endpoints.move_employee, {
      ...{ employee_id: ana, desde: '2026-02-01', nomina_id: places.id, human_id: null },
      ...{ cost_center_id: places.north, register_id: places.first },
    });
    expect(await refusals(move)).toEqual(refused);
    expect(await refusals(comeBack(eva))).toEqual(refused);
    const [employment] = anaNow.employments;
    const mend = post(endpoints.correct_employment, {
      ...{ employee_id: ana, employment_id: employment?.id, initial_date: '2026-01-05', motivo: 'Error' },
      ...{ termination_date: null, causa_baja: null },
      ...{ cost_center_id: places.north, register_id: places.first },
    });
    expect(await refusals(mend)).toEqual(refused);
    // Who left in time is still corrected there, and comes back elsewhere.
    const { nomina_id: _of, estatus: _left, ...evaNow } = await detailOf(eva);
    expect((await post(endpoints.update_employee, { ...evaNow, telefono: '222' })).status).toBe(200);
    expect((await comeBack(eva, { cost_center_id: places.south })).status).toBe(200);
    expect((await detailOf(eva)).employments.map(({ centro_de_costos: name }) => name)).toEqual([
      'Planta S',
      'Planta N',
    ]);
  });

  it('nor a register or a payroll, each told at its field', async () => {
    const places = await setUp();
    const eva = await hired(places);
    await leave(eva);
    await ended('register', places.first);
    await ended('paysheet', places.id);
    expect(await refusals(hire(places))).toEqual([
      'master_ended nomina_id: La nómina “Quincenal” termina el 30/06/2026. Elige otro o cambia antes su último día.',
      `master_ended register_id: El registro patronal ${places.names[0]} termina el 30/06/2026. Elige otro o cambia antes su último día.`,
    ]);
    expect((await refusals(comeBack(eva))).map((line) => line.split(':')[0])).toEqual([
      'master_ended hire_date',
      'master_ended register_id',
    ]);
  });

  it('nor keeps one when what followed is removed or begins later', async () => {
    const places = await setUp();
    const ana = await hired(places);
    const move = await post(endpoints.move_employee, {
      ...{ employee_id: ana, desde: LATER, nomina_id: places.id, human_id: null },
      ...{ cost_center_id: places.south, register_id: places.first },
    });
    expect(move.status).toBe(200);
    await ended('cost_center', places.north);
    const [last] = (await detailOf(ana)).employments;
    const remove = post(endpoints.remove_employment, {
      ...{ employee_id: ana, employment_id: last?.id, motivo: 'Error' },
    });
    expect((await refusals(remove))[0]).toMatch(/^master_ended employment_id: /);
    const mend = (initial_date: string) =>
      post(endpoints.correct_employment, {
        ...{ employee_id: ana, employment_id: last?.id, initial_date, motivo: 'Error' },
        ...{ termination_date: null, causa_baja: null },
        ...{ cost_center_id: places.south, register_id: places.first },
      });
    expect((await refusals(mend('2026-07-15')))[0]).toMatch(/^master_ended initial_date: /);
    expect((await mend('2026-06-15')).status).toBe(200);
  });

  it('nor by any statement: the database refuses it by the place', async () => {
    const places = await setUp();
    const [eva, ana] = [await hired(places), await hired(places, { cost_center_id: places.south })];
    await leave(eva);
    await ended('cost_center', places.north);
    const insertOne = (trx: TenantTransaction, until: string | null) =>
      sql`
      insert into employments (organization_id, client_id, employee_id, paysheet_id, cost_center_id, register_id, hire_date,
        initial_date, termination_date, causa_baja, "position", tipo_trabajador, tipo_salario, jornada)
      select organization_id, client_id, employee_id, paysheet_id, cost_center_id, register_id, ${LATER}, ${LATER},
        ${until}, ${until === null ? null : '2'}, "position", tipo_trabajador, tipo_salario, jornada
      from employments where employee_id = ${eva}`.execute(trx);
    const ways: Record<string, (trx: TenantTransaction) => Promise<unknown>> = {
      'a later employment': (trx) => insertOne(trx, null),
      'one that has ended, but later': (trx) => insertOne(trx, '2026-07-31'),
      'an employment that goes on': (trx) =>
        sql`update employments set termination_date = null, causa_baja = null where employee_id = ${eva}`.execute(
          trx,
        ),
      'a person who goes on': (trx) =>
        sql`update employees set termination_date = null, causa_baja = null, estatus = 'A' where id = ${eva}`.execute(
          trx,
        ),
      'another place': (trx) =>
        sql`update employments set cost_center_id = ${places.north} where employee_id = ${ana}`.execute(trx),
      "the place of a person's row": (trx) =>
        sql`update employees set cost_center_id = ${places.north} where id = ${ana}`.execute(trx),
    };
    for (const [way, work] of Object.entries(ways)) {
      const error: unknown = await asOwner(work).catch((reason: unknown) => reason);
      expect(violates(error, 'employments_ended_cost_center_id'), `${way}: ${error}`).toBe(true);
    }
    // A register of an ended company, and a company with one that goes on.
    const day = (table: 'companies' | 'registers', id: number, value: string | null) =>
      asOwner((trx) => trx.updateTable(table).set({ ended_on: value }).where('id', '=', id).execute()).catch(
        (reason: unknown) => reason,
      );
    expect(violates(await day('companies', places.company, LAST), 'registers_ended_company')).toBe(true);
    const other = await setUp();
    await ended('register', other.first);
    await ended('register', other.second);
    await ended('company', other.company);
    expect(violates(await day('registers', other.first, null), 'registers_ended_company')).toBe(true);
    const moved = await asOwner((trx) =>
      trx
        .updateTable('registers')
        .set({ company_id: other.company })
        .where('id', '=', places.first)
        .execute(),
    ).catch((reason: unknown) => reason);
    expect(violates(moved, 'registers_ended_company')).toBe(true);
  });
});

test('a workbook names each row that goes beyond a last day, and nothing of it is applied', async () => {
  const places = await setUp();
  const eva = await hired(places, { human_id: 'EVA' });
  await leave(eva);
  for (const [entity, id] of [
    ['cost_center', places.north],
    ['register', places.first],
    ['register', places.second],
    ['company', places.company],
    ['paysheet', places.id],
  ] as const)
    await ended(entity, id);
  // What was there before is no finding.
  expect(counts(await load(await download()))).toEqual(untouched);

  const book = await download();
  addPerson(book, places.number, places.names[0], { 'Clave del centro de costos': 'N' });
  const found = await load(book, { mode: 'aplicar' });
  expect(found.applied).toBe(false);
  const said = found.findings.filter(({ sheet }) => sheet === 'Empleados').map(({ message }) => message);
  const beyond = 'termina el 30/06/2026. Elige otro o cambia antes su último día.';
  expect(said).toEqual([
    `La nómina “${places.number}” ${beyond}`,
    `El centro de costos “N” ${beyond}`,
    `El registro patronal ${places.names[0]} ${beyond}`,
  ]);

  // Who left in time is corrected; coming back is beyond the last day.
  const corrected = await download();
  const sheet = corrected.getWorksheet('Empleados');
  const headings = sheet?.getRow(4).values;
  const column = (heading: string): number => (Array.isArray(headings) ? headings.indexOf(heading) : -1);
  const row = sheet?.getColumn(column('Número de empleado')).values.indexOf('EVA') ?? 0;
  if (sheet === undefined || row < 5) throw new Error('no row of the person');
  sheet.getCell(row, column('Teléfono')).value = '2221234567';
  expect(await load(corrected, { mode: 'aplicar' })).toMatchObject({ applied: true });
  sheet.getCell(row, column('Fecha de alta')).value = '03/08/2026';
  sheet.getCell(row, column('Último día')).value = null;
  sheet.getCell(row, column('Causa de la baja')).value = null;
  const back = await load(corrected, { mode: 'aplicar' });
  expect(back.applied).toBe(false);
  expect(back.findings.map(({ message }) => message)).toEqual(expect.arrayContaining(said));
});

test('a last day that is still to come is kept, and ends the list from that day on', async () => {
  const places = await setUp();
  const tomorrow = addDays(todayInMexico(), 1);
  const codes = async () => (await placesOf(places)).cost_centers.map(({ code }) => code);
  await ended('cost_center', places.north, tomorrow);
  expect(await codes()).toEqual(['N', 'S']);
  await ended('cost_center', places.north, todayInMexico());
  expect(await codes()).toEqual(['S', 'N']);
});
