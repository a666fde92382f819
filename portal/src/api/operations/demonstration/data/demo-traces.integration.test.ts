/** '¿De dónde sale?' of the demonstration: every run gives again what is stored of it, line by line, to the cent. */
import { calculate } from '@lienzo/schema/payroll/engine/calculate';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readShared } from '../../../modules/payroll/calculation/read-shared.ts';
import { reproduces } from '../../../modules/payroll/calculation/reproduces.ts';
import { inputOf } from '../../../modules/payroll/calculation/shared-input.ts';
import { listPersonInputs } from '../../../modules/payroll/repositories/person-inputs.ts';
import { listLines, listResults } from '../../../modules/payroll/repositories/results.ts';
import { listRunPeriods, type RunPeriod } from '../../../modules/payroll/repositories/run-periods.ts';
import { inTenant, systemContext, type TenantTransaction } from '../../../platform/database/in-tenant.ts';
import { type DemoDatabase, openDemoDatabase } from '../testing/open-demo-database.ts';
import { organizationId } from './organization-ids.ts';
import { DEMO_ORGANIZATIONS } from './organizations.ts';

/** Of a period at most. */
const PEOPLE = 1_000;

let demo: DemoDatabase;
beforeAll(async () => {
  demo = await openDemoDatabase();
  // The demonstration is loaded for the first of the files that need it.
}, 600_000);
afterAll(() => demo.close());

/** Whoever has another result now, as "period person: lines". */
async function differing(
  trx: TenantTransaction,
  organization: string,
  period: RunPeriod,
): Promise<{ people: number; different: string[] }> {
  const { shared, concepts } = await readShared(trx, organization, period);
  const scope = { organizationId: organization, periodId: period.id, people: null };
  const results = await listResults(trx, scope, { limit: PEOPLE, offset: 0 });
  const inputs = await listPersonInputs(
    trx,
    organization,
    period,
    results.map(({ employee_id }) => employee_id),
  );
  const byPerson = new Map(inputs.map((input) => [input.employee_id, input]));
  const stored = Map.groupBy(
    await listLines(
      trx,
      organization,
      results.map(({ id }) => id),
    ),
    ({ payroll_result_id }) => payroll_result_id,
  );
  const different = results.flatMap(({ id, employee_id }) => {
    const input = byPerson.get(employee_id);
    const lines = input === undefined ? [] : calculate(inputOf(shared, input)).lines;
    const before = stored.get(id) ?? [];
    if (reproduces(lines, before, concepts)) return [];
    const keys = new Map([...concepts].map(([key, one]) => [one.id, key]));
    const was = before.map((line) => `${keys.get(line.concept_id)} ${line.units} ${line.amount}`);
    const is = lines.map((line) => `${line.concept} ${line.units} ${line.amount}`);
    const gone = was.filter((line) => !is.includes(line));
    const added = is.filter((line) => !was.includes(line));
    return [`${period.paysheet} ${period.initial_date} ${employee_id}: −[${gone}] +[${added}]`];
  });
  return { people: results.length, different };
}

test('every run of the demonstration is explained with the amounts that it has stored', async () => {
  let people = 0;
  const different: string[] = [];
  for (const one of DEMO_ORGANIZATIONS) {
    const organization = organizationId(one);
    await inTenant(demo.app.db, systemContext(organization), async (trx) => {
      const runs = await trx.selectFrom('payroll_runs').select('period_id').execute();
      const periods = await listRunPeriods(
        trx,
        organization,
        runs.map(({ period_id }) => period_id),
      );
      for (const period of periods) {
        const compared = await differing(trx, organization, period);
        people += compared.people;
        different.push(...compared.different);
      }
    });
  }
  expect(people).toBeGreaterThan(5_000);
  expect(different).toEqual([]);
}, 600_000);
