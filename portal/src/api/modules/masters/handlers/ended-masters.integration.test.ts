/** Payrolls, companies, registers and cost centres end on a day, once nothing goes on after it. */
import { endpoints } from '@lienzo/schema/endpoints';
import { addDays, todayInMexico } from '@lienzo/schema/payroll/plain-date';
import { sql } from 'kysely';
import { afterAll, describe, expect, it } from 'vitest';
import { readAnswer } from '../../../testing/read-answer.ts';
import { CLIENT, ORGANIZATION, PEOPLE } from '../../../testing/test-people.ts';
import { newRegister } from '../testing/master-workbook.ts';
import { LAST, LATER, refusals, registerBody, startEndingPortal } from '../testing/start-ending-portal.ts';

const { portal, token, post, end, ended, setUp, hire, hired, leave, placesOf, asOwner, close } =
  await startEndingPortal();
afterAll(close);

describe('ending', () => {
  it('is refused while people work there after the day, told how many, and kept in the history', async () => {
    const scopes = await setUp();
    const ana = await hired(scopes);
    await hired(scopes, { cost_center_id: scopes.south });
    expect(await refusals(end('cost_center', scopes.north))).toEqual([
      'master_has_people ended_on: Todavía trabaja ahí 1 persona después del 30/06/2026. Elige otro día, o da antes la baja o el cambio de lugar.',
    ]);
    for (const [entity, id] of [
      ['register', scopes.first],
      ['paysheet', scopes.id],
    ] as const)
      expect((await refusals(end(entity, id)))[0], entity).toMatch(
        /^master_has_people ended_on: Todavía trabajan ahí 2 personas después del 30\/06\/2026\./,
      );
    await leave(ana);
    expect((await refusals(end('cost_center', scopes.north, '2026-06-29')))[0]).toMatch(/^master_has_people/);
    await ended('cost_center', scopes.north);
    const { cost_centers } = await placesOf(scopes);
    expect(cost_centers.map(({ code, ended_on }) => [code, ended_on])).toEqual([
      ['S', null],
      ['N', LAST],
    ]);
    await ended('cost_center', scopes.north, null);
    const query = { entity: 'cost_center', entity_id: `${scopes.north}` };
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
    const targets = await setUp();
    const ana = await hired(targets);
    await leave(ana);
    const [process] = await asOwner((trx) => trx.selectFrom('periods').select('process_id').execute());
    const period = await readAnswer(
      endpoints.create_period,
      await post(endpoints.create_period, {
        ...{ nomina_id: targets.id, proceso_id: process?.process_id, anio_id: 2026, mes: 'Julio' },
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
    expect(await refusals(end('paysheet', targets.id))).toEqual(refused);
    await asOwner((trx) => trx.deleteFrom('incidents').where('period_id', '=', period.id).execute());
    const finalise = (estatus: 'Abierta' | 'Finalizada') =>
      asOwner((trx) => trx.updateTable('periods').set({ estatus }).where('id', '=', period.id).execute());
    await finalise('Finalizada');
    expect(await refusals(end('paysheet', targets.id))).toEqual(refused);
    await finalise('Abierta');
    await ended('paysheet', targets.id);
    const detail = await portal.send(endpoints.get_paysheet, {
      token,
      query: { nomina_id: `${targets.id}` },
    });
    expect((await readAnswer(endpoints.get_paysheet, detail)).ended_on).toBe(LAST);
    await ended('paysheet', targets.id, null);
  });

  it('of a register is an administrator’s where the client has payrolls that the person does not see', async () => {
    const locations = await setUp();
    const hidden = await setUp();
    const { token: admin } = await portal.openSession(PEOPLE.Admin);
    const confide = (confidential: boolean) =>
      portal.send(endpoints.save_paysheet_access, {
        token: admin,
        body: { nomina_id: hidden.id, confidential, people: [] },
      });
    expect((await confide(true)).status).toBe(200);
    expect((await refusals(end('register', locations.first)))[0]).toMatch(
      /^forbidden : El cliente tiene nóminas/,
    );
    const body = { entity: 'register', id: locations.first, ended_on: LAST };
    expect((await portal.send(endpoints.end_master, { token: admin, body })).status).toBe(200);
    expect((await end('cost_center', hidden.north)).status).toBe(404);
    await confide(false);
  });

  it('and a hire at the same time never both happen', async () => {
    for (let round = 0; round < 6; round += 1) {
      const slots = await setUp();
      const entity = (['paysheet', 'register', 'cost_center'] as const)[round % 3] ?? 'paysheet';
      const id = { paysheet: slots.id, register: slots.first, cost_center: slots.north }[entity];
      const answers = await Promise.all([hire(slots), end(entity, id)]);
      const statuses = answers.map(({ status }) => status);
      expect([[200, 409].join(), [409, 200].join()], entity).toContain(statuses.join());
    }
  });

  it('on a day that is still to come is kept, and the list ends with it from that day on', async () => {
    const areas = await setUp();
    const tomorrow = addDays(todayInMexico(), 1);
    const codes = async () => (await placesOf(areas)).cost_centers.map(({ code }) => code);
    await ended('cost_center', areas.north, tomorrow);
    expect(await codes()).toEqual(['N', 'S']);
    await ended('cost_center', areas.north, todayInMexico());
    expect(await codes()).toEqual(['S', 'N']);
  });
});
