/** What reports show of payroll runs and of the IMSS side: totals are those of SQL, and nothing counts twice. */
import type { ColumnKey } from '@lienzo/schema/data/column';
import { ExactDecimal } from '@lienzo/schema/data/exact-decimal';
import { endpoints } from '@lienzo/schema/endpoints';
import { CALCULATION } from '@lienzo/schema/runs/products';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { inOrganization } from '../../../testing/in-organization.ts';
import { readAnswer } from '../../../testing/read-answer.ts';
import { CLIENT, ORGANIZATION, PEOPLE, type TestPerson } from '../../../testing/test-people.ts';
import { BONUS, incident } from '../../incidents/testing/start-capture-portal.ts';
import { startPayrollPortal } from '../../payroll/testing/start-payroll-portal.ts';
import { tabla } from '../../reports/testing/test-reports.ts';

const at = await startPayrollPortal();
afterAll(() => at.close());

beforeAll(async () => {
  const [first, second] = at.periods;
  await at.generate(CALCULATION, first);
  await at.saveIncidents([incident(at.people[0] ?? 0, '2026-01-08', BONUS, '1000.00')]);
  await at.generate(CALCULATION, first);
  await at.generate(CALCULATION, second);
});

const rowsOf = async (columns: readonly ColumnKey[], person: TestPerson = PEOPLE.Admin) => {
  const { uuid: _, nombre: __, ...item } = tabla([...columns]);
  const answer = await at.send(endpoints.preview_rows, { body: { ...item, limit: 1000 } }, person);
  return (await readAnswer(endpoints.preview_rows, answer)).rows;
};
const sumOf = (rows: Awaited<ReturnType<typeof rowsOf>>, column: ColumnKey): string =>
  rows.reduce((sum, row) => sum.plus(String(row[column] ?? 0)), new ExactDecimal(0)).toFixed(2);

test('a period calculated twice counts once, with its last version', async () => {
  const rows = await rowsOf([
    'periods.mes',
    'payroll_runs.version',
    'payroll_runs.state_words',
    'payroll_runs.net_pay',
  ]);
  expect(rows.map((row) => [row['payroll_runs.version'], row['payroll_runs.state_words']]).sort()).toEqual([
    [1, 'Calculada'],
    [2, 'Calculada'],
  ]);
  const stored = await inOrganization(at.portal, (trx) =>
    sql<{
      net: string;
    }>`select sum(net_pay)::text as net from payroll_results where run_id is not null`.execute(trx),
  );
  expect(sumOf(rows, 'payroll_runs.net_pay')).toBe(stored.rows[0]?.net);
  const people = await rowsOf(['employees.name', 'payroll_results.net_pay', 'payroll_runs.state_words']);
  const ofRuns = people.filter((row) => row['payroll_runs.state_words'] !== null);
  expect(sumOf(ofRuns, 'payroll_results.net_pay')).toBe(stored.rows[0]?.net);
});

test('a finding stands beside the result of its own period', async () => {
  const runs = await inOrganization(at.portal, (trx) =>
    trx.selectFrom('payroll_runs').select(['id', 'period_id']).orderBy('period_id').execute(),
  );
  const [person = 0] = at.people;
  await inOrganization(at.portal, (trx) =>
    trx
      .insertInto('payroll_findings')
      .values(
        runs.map(({ id }) => ({
          ...{ organization_id: ORGANIZATION, client_id: CLIENT, run_id: id, employee_id: person },
          ...{ severity: 'warning' as const, code: 'unknown_concept' as const, message: `De ${id}` },
        })),
      )
      .execute(),
  );
  const rows = await rowsOf([
    'payroll_findings.message',
    'payroll_findings.severity_words',
    'payroll_results.net_pay',
    'periods.initial_date',
  ]);
  const own = rows.filter((row) => String(row['payroll_findings.message']).startsWith('De '));
  expect(own.map((row) => row['payroll_findings.message'])).toEqual(runs.map(({ id }) => `De ${id}`));
  expect(new Set(own.map((row) => row['periods.initial_date'])).size).toBe(2);
  expect(own.every((row) => row['payroll_findings.severity_words'] === 'Aviso')).toBe(true);
});

test('of two variabilities and two comparisons of the same days only the last counts', async () => {
  const [person = 0] = at.people;
  const ask = (kind: 'variabilidad' | 'confronta', amount: string) =>
    inOrganization(at.portal, async (trx) => {
      const { rows } = await sql<{ id: number }>`
        insert into imss_requests (organization_id, client_id, paysheet_id, register_id, user_id, kind, date_start, date_end)
        select ${ORGANIZATION}::uuid, ${CLIENT}::uuid, ${at.paysheet}, (select min(id) from registers where client_id = ${CLIENT}::uuid),
          ${PEOPLE.Admin.id}::uuid, ${kind}, '2026-01-01', '2026-02-28' returning id
      `.execute(trx);
      const id = rows[0]?.id ?? 0;
      if (kind === 'variabilidad')
        await sql`
          insert into imss_variability_people (organization_id, client_id, request_id, employee_id, effective_date, earned,
            absences, disabilities, variable_total, is_changed)
          values (${ORGANIZATION}::uuid, ${CLIENT}::uuid, ${id}, ${person}, '2026-03-01', 59, 0, 0, ${amount}::numeric, false)
        `.execute(trx);
      else
        await sql`
          insert into confronta_people (organization_id, client_id, request_id, against, nss, employee_id, amount, differences, causes)
          values (${ORGANIZATION}::uuid, ${CLIENT}::uuid, ${id}, 'emision', '1', ${person}, ${amount}::numeric, '[{}]',
            '[{"cause": "a", "comment": "Falta."}, {"cause": "b", "comment": "Sobra."}]')
        `.execute(trx);
      await sql`update imss_requests set state = 'lista', finished_at = now() where id = ${id}`.execute(trx);
    });
  for (const amount of ['100.00', '250.00']) {
    await ask('variabilidad', amount);
    await ask('confronta', amount);
  }
  const variability = await rowsOf([
    'employees.name',
    'imss_variability_people.variable_total',
    'registers.register',
  ]);
  expect(variability.map((row) => row['imss_variability_people.variable_total'])).toEqual(['250.00']);
  const differences = await rowsOf([
    ...(['confronta_people.amount', 'confronta_people.against_words'] as const),
    ...(['confronta_people.difference_count', 'confronta_people.proposed_comment'] as const),
  ]);
  expect(differences).toEqual([
    {
      'confronta_people.amount': expect.stringMatching(/^250(\.00)?$/),
      'confronta_people.against_words': 'EMA y EBA',
      'confronta_people.difference_count': 1,
      'confronta_people.proposed_comment': 'Falta. Sobra.',
    },
  ]);
});

test('a confidential payroll shows its runs only to whom it was assigned to', async () => {
  const hide = (confidential: boolean) =>
    inOrganization(at.portal, (trx) =>
      trx.updateTable('paysheets').set({ confidential }).where('id', '=', at.paysheet).execute(),
    );
  await hide(true);
  try {
    for (const column of [
      'payroll_runs.net_pay',
      'payroll_findings.message',
      'confronta_people.amount',
    ] as const)
      expect([column, await rowsOf([column], PEOPLE.Ejecutivo)]).toEqual([column, []]);
  } finally {
    await hide(false);
  }
  expect(await rowsOf(['payroll_runs.net_pay'], PEOPLE.Ejecutivo)).toHaveLength(2);
});
