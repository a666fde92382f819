/** 'Variabilidad' by its calls (specification 2 §2 and §7): closed runs of January and February 2026. */
import { endpoints } from '@lienzo/schema/endpoints';
import { type ImssStatusRow, statusRowsOf } from '@lienzo/schema/imss/imss-request';
import { sql } from 'kysely';
import { afterAll, afterEach, expect, test } from 'vitest';
import { readAnswer } from '../../../testing/read-answer.ts';
import { PEOPLE, STRANGERS, type TestPerson } from '../../../testing/test-people.ts';
import { startImssPortal } from '../testing/start-imss-portal.ts';

const COMMISSIONS = 13;
const DOUBLE_OVERTIME = 23;

const at = await startImssPortal();
afterAll(() => at.close());
afterEach(() =>
  at.asOwner(async (trx) => {
    for (const table of [
      'imss_responses',
      'imss_batches',
      'imss_requests',
      'payroll_results',
      'payroll_runs',
      'payroll_settings',
    ])
      await sql`delete from ${sql.table(table)}`.execute(trx);
    await sql`update paysheets set confidential = false`.execute(trx);
    await sql`update concepts set sbc_integration = null`.execute(trx);
  }),
);

const body = (more: object = {}) => ({
  ...{ nomina: at.paysheet, human_id: at.humanId, name_nomina: 'Quincenal', register: at.register },
  ...{ fecha_inicial: '2026-01-01', fecha_final: '2026-02-28', periodo: 1, dias: 'naturales' },
  ...more,
});
const rows = async (person: TestPerson = PEOPLE.Admin) => {
  const query = { inicio: '2026-01-01', fin: '2026-12-31' };
  const answer = await at.send(endpoints.get_variabilidad, { query }, person);
  return statusRowsOf(await readAnswer(endpoints.get_variabilidad, answer));
};
async function generate(more: object = {}): Promise<ImssStatusRow | undefined> {
  const response = await at.send(endpoints.post_genera_variabilidad, { body: body(more) }, PEOPLE.Admin);
  if (response.status !== 200) throw new Error(`refused: ${await response.text()}`);
  await at.portal.runJobs();
  return (await rows())[0];
}
const peopleOf = async (id: number) =>
  readAnswer(
    endpoints.imss_variability,
    await at.send(endpoints.imss_variability, { query: { request_id: `${id}` } }, PEOPLE.Admin),
  );

/** Every period has a run with what it paid: pesos by person and concept, in its first period. */
const pay = (paid: { employee: number; concept: number; amount: string }[], state = 'cerrada') =>
  at.asOwner(async (trx) => {
    await sql`delete from payroll_results`.execute(trx);
    await sql`insert into payroll_runs (organization_id, client_id, paysheet_id, period_id, version, state, people,
        total_perceptions, total_deductions, net_pay, employer_cost, errors, warnings, calculated_at, authorized_at, closed_at)
      select organization_id, client_id, paysheet_id, id, 1, ${state}, 1, 0, 0, 0, 0, 0, 0, now(),
        case ${state} when 'calculada' then null else now() end, case ${state} when 'cerrada' then now() end
      from periods where paysheet_id = ${at.paysheet}`.execute(trx);
    for (const { employee, concept, amount } of paid)
      await sql`with result as (
          insert into payroll_results (organization_id, client_id, employee_id, period_id, days_paid, total_perceptions,
            total_deductions, net_pay, employer_cost, calculated_at)
          select organization_id, client_id, ${employee}, id, 15, ${amount}::numeric, 0, ${amount}::numeric, 0, now()
          from periods where id = ${at.periods[0]} returning *
        )
        insert into payroll_lines (organization_id, client_id, payroll_result_id, concept_id, units, amount, taxable_amount,
          exempt_amount)
        select organization_id, client_id, id, ${concept}, 0, ${amount}::numeric, ${amount}::numeric, 0 from result`.execute(
        trx,
      );
  });

async function contentOf(id: string): Promise<string> {
  const asked = await at.send(endpoints.download_ticket, { body: { ids: [id] } }, PEOPLE.Admin);
  const { ticket } = await readAnswer(endpoints.download_ticket, asked);
  const answer = await at.portal.send(endpoints.download_with_ticket, { query: { ticket } });
  return Buffer.from(await answer.arrayBuffer()).toString('latin1');
}

test('commissions of the bimester raise the base; a file, a workbook and the calculation of each person', async () => {
  await pay([{ employee: at.quiet.id, concept: COMMISSIONS, amount: '5900.00' }]);
  const row = await generate();
  expect(row).toMatchObject({ state: 'lista', status: expect.stringContaining('exitosamente') });
  expect(row?.files.map(({ name }) => name)).toEqual([
    expect.stringMatching(/ variabilidad\.xlsx$/),
    `${at.register} Movt.txt`,
  ]);
  const { rows: people, effective_date } = await peopleOf(row?.id ?? 0);
  expect(effective_date).toBe('2026-03-01');
  const quiet = people.find(({ employee_id }) => employee_id === at.quiet.id);
  // Hired in 2021: 20 days of vacation, factor 1.0548; 400 a day, and 5,900 in 59 days.
  expect(quiet).toMatchObject({
    earned: 59,
    variable_total: '5900.00',
    variable_part: '100.00',
    is_changed: true,
  });
  expect(quiet?.sbc).toBe((400 * Number(quiet?.factor) + 100).toFixed(2));
  const line = (await contentOf(row?.files[1]?.id ?? ''))
    .split('\r\n')
    .find((one) => one.includes(at.quiet.ssn));
  expect(line).toHaveLength(49);
  expect(line?.slice(22, 32)).toBe('0701032026');
  expect(line?.slice(42)).toBe((quiet?.sbc ?? '').replace('.', '').padStart(7, '0'));
});

test('who cannot be in Movt.txt has it said, keeps the result, and keeps nobody else out', async () => {
  await pay([
    { employee: at.quiet.id, concept: COMMISSIONS, amount: '5900.00' },
    { employee: at.raised.id, concept: COMMISSIONS, amount: '590.00' },
  ]);
  const ssn = (value: string) =>
    at.asOwner((trx) => sql`update employees set ssn = ${value} where id = ${at.quiet.id}`.execute(trx));
  await ssn('12345');
  try {
    const row = await generate();
    expect(row).toMatchObject({ state: 'lista', counts: { left_out: 1 } });
    expect(row?.status).toContain('A 1 persona no se le pudo incluir en el archivo');
    const { rows: people } = await peopleOf(row?.id ?? 0);
    const quiet = people.find(({ employee_id }) => employee_id === at.quiet.id);
    expect(quiet).toMatchObject({ is_changed: true, variable_part: '100.00' });
    expect(quiet?.finding).toContain('NSS');
    const lines = (await contentOf(row?.files[1]?.id ?? '')).split('\r\n').filter((line) => line !== '');
    const written = people.filter(({ is_changed, finding }) => is_changed && !finding?.includes('NSS'));
    expect(lines.map((line) => line.slice(11, 22)).toSorted()).toEqual(
      written.map(({ nss }) => nss).toSorted(),
    );
    expect(written.map(({ employee_id }) => employee_id)).toContain(at.raised.id);
  } finally {
    await ssn(at.quiet.ssn);
  }
});

test('benefits of the payroll change the factor, from their day on', async () => {
  await pay([{ employee: at.quiet.id, concept: COMMISSIONS, amount: '5900.00' }]);
  const quietOf = async () => {
    const { rows: people } = await peopleOf((await generate())?.id ?? 0);
    return people.find(({ employee_id }) => employee_id === at.quiet.id);
  };
  const legal = await quietOf();
  const grant = (vigente_desde: string) =>
    at.asOwner((trx) =>
      sql`insert into payroll_settings (organization_id, client_id, paysheet_id, vigente_desde, content)
        select organization_id, client_id, id, ${vigente_desde}::date, '{"aguinaldo_days": "30"}'
        from paysheets where id = ${at.paysheet}`.execute(trx),
    );
  await grant('2026-03-02');
  expect(await quietOf()).toMatchObject({ factor: legal?.factor, sbc: legal?.sbc });
  await grant('2026-03-01');
  const better = await quietOf();
  // 15 days more of aguinaldo in 365.
  expect(Number(better?.factor)).toBeCloseTo(Number(legal?.factor) + 15 / 365, 3);
  expect(better?.sbc).toBe((400 * Number(better?.factor) + 100).toFixed(2));
});

test('what does not integrate changes nothing, and a concept that nobody decided is said', async () => {
  await pay([{ employee: at.quiet.id, concept: DOUBLE_OVERTIME, amount: '1000.00' }]);
  const first = await generate();
  const quietOf = async (row: ImssStatusRow | undefined) =>
    (await peopleOf(row?.id ?? 0)).rows.find(({ employee_id }) => employee_id === at.quiet.id);
  expect(await quietOf(first)).toMatchObject({
    variable_total: '0.00',
    variable_part: '0.00',
    // Its base is not what its salary gives.
    ...{ is_changed: true, finding: expect.stringMatching(/^Sin percepciones variables/) },
  });
  await at.asOwner((trx) =>
    sql`update concepts set sbc_integration = 'excedente' where id = ${DOUBLE_OVERTIME}`.execute(trx),
  );
  expect((await quietOf(await generate()))?.finding).toContain('No se sabe si integran');
});

test('a bimester with a payroll that is not closed gives no result', async () => {
  await pay([], 'autorizada');
  expect(await generate()).toMatchObject({
    state: 'rechazada',
    status: expect.stringContaining('Faltan por cerrar'),
  });
});

test('adds the changes of those who are chosen to the batch, once, and conciliation keeps them', async () => {
  await pay([
    { employee: at.quiet.id, concept: COMMISSIONS, amount: '5900.00' },
    { employee: at.raised.id, concept: COMMISSIONS, amount: '590.00' },
  ]);
  const row = await generate();
  const add = (employee_ids: number[]) =>
    at.send(
      endpoints.add_variability_movements,
      { body: { request_id: row?.id, employee_ids } },
      PEOPLE.Admin,
    );
  expect((await add([at.quiet.id])).status).toBe(200);
  expect((await add([at.quiet.id])).status).toBe(200);
  const batches = async () =>
    readAnswer(endpoints.imss_batches, await at.send(endpoints.imss_batches, { query: {} }, PEOPLE.Admin));
  expect(await batches()).toMatchObject([{ state: 'borrador', movements: 1 }]);
  const people = (await peopleOf(row?.id ?? 0)).rows;
  expect(people.filter(({ is_added }) => is_added).map(({ employee_id }) => employee_id)).toEqual([
    at.quiet.id,
  ]);
  await at.conciliate();
  const [batch] = await batches();
  const { movements } = await readAnswer(
    endpoints.imss_batch,
    await at.send(endpoints.imss_batch, { query: { batch_id: `${batch?.id}` } }, PEOPLE.Admin),
  );
  expect(movements).toContainEqual(
    expect.objectContaining({ employee_id: at.quiet.id, reason: 'variabilidad', date: '2026-03-01' }),
  );
});

test('what the IMSS accepted since is the base that is compared', async () => {
  await pay([{ employee: at.quiet.id, concept: COMMISSIONS, amount: '5900.00' }]);
  const before = (await peopleOf((await generate())?.id ?? 0)).rows.find(
    ({ employee_id }) => employee_id === at.quiet.id,
  );
  await at.asOwner((trx) =>
    sql`insert into imss_responses (organization_id, client_id, register_id, employee_id, nss, type, date, sbc, name,
        is_late, outcome, loaded_by)
      select organization_id, client_id, id, ${at.quiet.id}, ${at.quiet.ssn}, '07', '2026-03-01', ${before?.sbc}::numeric,
        'X', false, 'accepted', ${PEOPLE.Admin.id}::uuid from registers where register = ${at.register}`.execute(
      trx,
    ),
  );
  const after = (await peopleOf((await generate())?.id ?? 0)).rows.find(
    ({ employee_id }) => employee_id === at.quiet.id,
  );
  expect(after).toMatchObject({ current_sbc: before?.sbc, is_changed: false });
});

test('refuses other bimesters and what is not there, and hides confidential payrolls', async () => {
  const post = (more: object, person: TestPerson = PEOPLE.Admin) =>
    at.send(endpoints.post_genera_variabilidad, { body: body(more) }, person).then(({ status }) => status);
  expect(await post({ periodo: 5 })).toBe(400);
  expect(await post({ periodo: 25 })).toBe(400);
  expect(await post({ dias: 'otros' })).toBe(400);
  expect(await post({}, STRANGERS.Admin)).toBe(404);
  await pay([{ employee: at.quiet.id, concept: COMMISSIONS, amount: '5900.00' }]);
  const row = await generate();
  await at.asOwner((trx) => sql`update paysheets set confidential = true`.execute(trx));
  expect(await rows(PEOPLE.Ejecutivo)).toEqual([]);
  for (const [entry, request] of [
    [endpoints.imss_variability, { query: { request_id: `${row?.id}` } }],
    [endpoints.add_variability_movements, { body: { request_id: row?.id } }],
  ] as const)
    expect((await at.send(entry, request, PEOPLE.Ejecutivo)).status).toBe(404);
});
