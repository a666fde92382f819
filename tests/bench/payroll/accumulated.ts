/** The “Acumulado” of a year's fortnights, from the request to the finished Excel. */
import { endpoints } from '@lienzo/schema/endpoints';
import type { ReportDocument } from '@lienzo/schema/report/report';
import { ACCUMULATED } from '@lienzo/schema/runs/products';
import { productReport } from '@lienzo/templates/reports/products/product-report';
import { sampleSource } from '@lienzo/templates/reports/products/sample-source';
import { openOrganization } from '../../portal/open-organization.ts';
import { type PortalClient, signIn } from '../../portal/portal-client.ts';
import type { PortalAndDatabase } from '../../portal/start-portal-and-database.ts';
import { type Figure, median } from '../figures.ts';
import { ADMIN, fillPayroll } from '../incidents/fill-payroll.ts';
import { treeProcessorSeconds } from '../render/tree-memory.ts';

const PEOPLE = 5_000;
const PERIODS = 24;
/** Perceptions and deductions of each receipt. */
const LINES = { Percepción: 6, Deducción: 4 } as const;
/** Seconds. */
const LIMIT = 5;
const RUNS = 5;
/** Milliseconds between looks at the file. */
const LOOK = 25;

export async function accumulated(
  { portal, ownerUrl }: PortalAndDatabase,
  { quick }: { quick: boolean },
): Promise<Figure[]> {
  const people = quick ? PEOPLE / 10 : PEOPLE;
  const { paysheet } = await fillPayroll(ownerUrl, { paysheet: 'ALC-Q1', people });
  const period_ids = await fillYear(ownerUrl, paysheet, people);
  const client = await signIn(portal.url, ADMIN);
  const report = productReport({ ...sampleSource(ACCUMULATED), period_ids });
  const before = await treeProcessorSeconds(portal.pid);
  const measured: number[] = [];
  for (let run = 0; run <= RUNS; run += 1) {
    const seconds = await made(client, { ...report, nombre: `Acumulado ${run}` });
    // The first one warms up.
    if (run > 0) measured.push(seconds);
  }
  const processor = ((await treeProcessorSeconds(portal.pid)) - before) / (RUNS + 1);
  const name = `“Acumulado” of ${period_ids.length} periods x ${people.toLocaleString('en')} people`;
  return [
    { name: `${name} to its Excel`, value: median(measured), limit: LIMIT, unit: 's' },
    { name: '  processor time of the portal', value: processor, limit: Infinity, unit: 's' },
  ];
}

/** Results and lines of everybody in the fortnights of a year. @returns their ids. */
async function fillYear(ownerUrl: string, paysheet: number, people: number): Promise<number[]> {
  await using database = await openOrganization(ownerUrl, ADMIN);
  const { rows } = await database.query<{ id: number }>(
    `select p.id from periods p join processes on processes.organization_id = p.organization_id and processes.id = p.process_id
     where p.paysheet_id = $1 and processes.process = 'ORD' and p.calendar = (
       select max(calendar) from (select calendar from periods where paysheet_id = $1 group by calendar having count(*) >= $2) full_years
     ) order by p.number limit $2`,
    [paysheet, PERIODS],
  );
  const ids = rows.map(({ id }) => id);
  if (ids.length < PERIODS) throw new Error('the demonstration has no whole year');
  await database.query(
    `insert into payroll_results (organization_id, client_id, employee_id, period_id, days_paid, total_perceptions,
       total_deductions, net_pay, employer_cost, position, register_id, cost_center_id, calculated_at)
     select person.organization_id, person.client_id, person.id, period, 15, $4 * 1500, $5 * 300, $4 * 1500 - $5 * 300, 900,
       person.position, person.register_id, person.cost_center_id, now()
     from (select * from employees where paysheet_id = $1 and human_id like 'B%' order by id limit $2) person,
       unnest($3::integer[]) period
     on conflict do nothing`,
    [paysheet, people, ids, LINES.Percepción, LINES.Deducción],
  );
  for (const [kind, count] of Object.entries(LINES))
    await database.query(
      `insert into payroll_lines (organization_id, client_id, payroll_result_id, concept_id, units, amount, taxable_amount,
         exempt_amount)
       select result.organization_id, result.client_id, result.id, concept.id, 1, $3, $3, 0
       from payroll_results result, (select id from concepts where kind = $1 order by id limit $2) concept
       where result.period_id = any ($4::integer[]) and result.run_id is null`,
      [kind, count, kind === 'Percepción' ? 1500 : 300, ids],
    );
  await database.query('vacuum analyze payroll_results, payroll_lines');
  return ids;
}

/** Seconds until its Excel can be downloaded. @throws when it is not made. */
async function made(client: PortalClient, reporte: ReportDocument): Promise<number> {
  const begun = performance.now();
  let { result } = await client.call(endpoints.create_render, { body: { reporte, format: 'xlsx' } });
  while (result.state === 'queued' || result.state === 'running') {
    await new Promise((resolve) => setTimeout(resolve, LOOK));
    ({ result } = await client.call(endpoints.get_render, { query: { id: result.id } }));
  }
  if (result.state !== 'done') throw new Error(`${result.state}: ${JSON.stringify(result.problems)}`);
  return (performance.now() - begun) / 1000;
}
