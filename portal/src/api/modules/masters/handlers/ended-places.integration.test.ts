/** Nobody works in a payroll, a register or a cost centre after its last day, by no way in. */
import { endpoints } from '@lienzo/schema/endpoints';
import { sql } from 'kysely';
import { afterAll, describe, expect, it, test } from 'vitest';
import type { TenantTransaction } from '../../../platform/database/in-tenant.ts';
import { violates } from '../../../platform/database/violates.ts';
import { readAnswer } from '../../../testing/read-answer.ts';
import { addPerson } from '../testing/master-workbook.ts';
import { LAST, LATER, refusals, startEndingPortal } from '../testing/start-ending-portal.ts';
import { counts, untouched } from '../testing/start-master-portal.ts';

const { portal, token, post, ended, setUp, hire, hired, leave, asOwner, download, load, close } =
  await startEndingPortal();
afterAll(close);

const comeBack = (employee_id: number, changes: object = {}) =>
  post(endpoints.rehire, {
    ...{ employee_id, hire_date: '2026-08-03', daily_salary: '400', sbc: '420', ...changes },
  });
const detailOf = async (employee: number) =>
  readAnswer(
    endpoints.get_employee,
    await portal.send(endpoints.get_employee, { token, query: { id: `${employee}` } }),
  );

describe('nobody is given a place after its last day', () => {
  it('by hiring, correcting, moving or coming back', async () => {
    const scopes = await setUp();
    const [ana, eva] = [await hired(scopes, { cost_center_id: scopes.south }), await hired(scopes)];
    await leave(eva);
    await ended('cost_center', scopes.north);
    const said =
      'El centro de costos “Planta N” termina el 30/06/2026. Elige otro o cambia antes su último día.';
    const refused = [`master_ended cost_center_id: ${said}`];
    expect(await refusals(hire(scopes))).toEqual(refused);
    const { nomina_id: _paysheet, estatus: _estatus, ...anaNow } = await detailOf(ana);
    const update = post(endpoints.update_employee, { ...anaNow, cost_center_id: scopes.north });
    expect(await refusals(update)).toEqual(refused);
    const move = post(endpoints.move_employee, {
      ...{ employee_id: ana, desde: '2026-02-01', nomina_id: scopes.id, human_id: null },
      ...{ cost_center_id: scopes.north, register_id: scopes.first },
    });
    expect(await refusals(move)).toEqual(refused);
    expect(await refusals(comeBack(eva))).toEqual(refused);
    const [employment] = anaNow.employments;
    const repair = post(endpoints.correct_employment, {
      ...{ employee_id: ana, employment_id: employment?.id, initial_date: '2026-01-05', motivo: 'Error' },
      ...{ termination_date: null, causa_baja: null },
      ...{ cost_center_id: scopes.north, register_id: scopes.first },
    });
    expect(await refusals(repair)).toEqual(refused);
    // Who left in time is still corrected there, and comes back elsewhere.
    const { nomina_id: _of, estatus: _left, ...evaNow } = await detailOf(eva);
    expect((await post(endpoints.update_employee, { ...evaNow, telefono: '222' })).status).toBe(200);
    expect((await comeBack(eva, { cost_center_id: scopes.south })).status).toBe(200);
    expect((await detailOf(eva)).employments.map(({ centro_de_costos: name }) => name)).toEqual([
      'Planta S',
      'Planta N',
    ]);
  });

  it('nor a register or a payroll, each told at its field', async () => {
    const targets = await setUp();
    const eva = await hired(targets);
    await leave(eva);
    await ended('register', targets.first);
    await ended('paysheet', targets.id);
    expect(await refusals(hire(targets))).toEqual([
      'master_ended nomina_id: La nómina “Quincenal” termina el 30/06/2026. Elige otro o cambia antes su último día.',
      `master_ended register_id: El registro patronal ${targets.names[0]} termina el 30/06/2026. Elige otro o cambia antes su último día.`,
    ]);
    expect((await refusals(comeBack(eva))).map((line) => line.split(':')[0])).toEqual([
      'master_ended hire_date',
      'master_ended register_id',
    ]);
  });

  it('nor keeps one when what followed is removed or begins later', async () => {
    const locations = await setUp();
    const ana = await hired(locations);
    const move = await post(endpoints.move_employee, {
      ...{ employee_id: ana, desde: LATER, nomina_id: locations.id, human_id: null },
      ...{ cost_center_id: locations.south, register_id: locations.first },
    });
    expect(move.status).toBe(200);
    await ended('cost_center', locations.north);
    const [last] = (await detailOf(ana)).employments;
    const remove = post(endpoints.remove_employment, {
      ...{ employee_id: ana, employment_id: last?.id, motivo: 'Error' },
    });
    expect((await refusals(remove))[0]).toMatch(/^master_ended employment_id: /);
    const repairValue = (initial_date: string) =>
      post(endpoints.correct_employment, {
        ...{ employee_id: ana, employment_id: last?.id, initial_date, motivo: 'Error' },
        ...{ termination_date: null, causa_baja: null },
        ...{ cost_center_id: locations.south, register_id: locations.first },
      });
    expect((await refusals(repairValue('2026-07-15')))[0]).toMatch(/^master_ended initial_date: /);
    expect((await repairValue('2026-06-15')).status).toBe(200);
  });

  it('nor by any statement: the database refuses it by the place', async () => {
    const slots = await setUp();
    const [eva, ana] = [await hired(slots), await hired(slots, { cost_center_id: slots.south })];
    await leave(eva);
    await ended('cost_center', slots.north);
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
        sql`update employments set cost_center_id = ${slots.north} where employee_id = ${ana}`.execute(trx),
      "the place of a person's row": (trx) =>
        sql`update employees set cost_center_id = ${slots.north} where id = ${ana}`.execute(trx),
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
    expect(violates(await day('companies', slots.company, LAST), 'registers_ended_company')).toBe(true);
    const other = await setUp();
    await ended('register', other.first);
    await ended('register', other.second);
    await ended('company', other.company);
    expect(violates(await day('registers', other.first, null), 'registers_ended_company')).toBe(true);
    const moved = await asOwner((trx) =>
      trx.updateTable('registers').set({ company_id: other.company }).where('id', '=', slots.first).execute(),
    ).catch((reason: unknown) => reason);
    expect(violates(moved, 'registers_ended_company')).toBe(true);
  });
});

test('a workbook names each row that goes beyond a last day, and nothing of it is applied', async () => {
  const areas = await setUp();
  const eva = await hired(areas, { human_id: 'EVA' });
  await leave(eva);
  for (const [entity, id] of [
    ['cost_center', areas.north],
    ['register', areas.first],
    ['register', areas.second],
    ['company', areas.company],
    ['paysheet', areas.id],
  ] as const)
    await ended(entity, id);
  // What was there before is no finding.
  expect(counts(await load(await download()))).toEqual(untouched);

  const book = await download();
  addPerson(book, areas.number, areas.names[0], { 'Clave del centro de costos': 'N' });
  const match = await load(book, { mode: 'aplicar' });
  expect(match.applied).toBe(false);
  const said = match.findings.filter(({ sheet }) => sheet === 'Empleados').map(({ message }) => message);
  const beyond = 'termina el 30/06/2026. Elige otro o cambia antes su último día.';
  expect(said).toEqual([
    `La nómina “${areas.number}” ${beyond}`,
    `El centro de costos “N” ${beyond}`,
    `El registro patronal ${areas.names[0]} ${beyond}`,
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
