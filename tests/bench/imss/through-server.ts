/**
 * What the IMSS side promises of a large payroll through a real portal: a variability and a comparison of everybody, and
 * what other calls wait meanwhile.
 */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { type EmissionPerson, writeEma } from '@lienzo/portal/api/write-emission';
import { API_PREFIX, API_VERSION, WEB_API_KEY } from '@lienzo/schema/api/endpoint';
import { endpoints } from '@lienzo/schema/endpoints';
import { type ImssStatusRow, statusRowsOf } from '@lienzo/schema/imss/imss-request';
import { openOrganization } from '../../portal/open-organization.ts';
import { type PortalClient, signIn } from '../../portal/portal-client.ts';
import { startPortal } from '../../portal/start-portal.ts';
import { startPortalAndDatabase } from '../../portal/start-portal-and-database.ts';
import type { Figure } from '../figures.ts';
import { ADMIN, fillPayroll } from '../incidents/fill-payroll.ts';
import { percentile } from '../portal/percentile.ts';
import { untilIdle } from '../render/tree-memory.ts';

/** Seconds for ten thousand people, from the request to its end. */
const VARIABILITY = 8;
const CONFRONTA = 4;
/** Milliseconds of other calls meanwhile. */
const OTHER = 200;
/** Milliseconds between looks at a request, and between the other calls. */
const LOOK = 50;
const PEOPLE = 10_000;
/** What each of four fortnights pays: salary, commissions, which integrate, and double overtime, which does not. */
const PAID = [1, 13, 23];
const BIMESTER = { first: '2026-09-01', last: '2026-10-31', number: 5 };
const MONTH = { first: '01/10/2026', last: '31/10/2026', name: 'Octubre 2026' };

type Scope = { paysheet: number; humanId: string; name: string; register: string; registerId: number };

export async function throughServer(people: number): Promise<Figure[]> {
  const data = await mkdtemp(path.join(tmpdir(), 'lienzo-bench-imss-'));
  try {
    // The first start makes the database and the demonstration data.
    await (await startPortal({ LIENZO_DATA: data })).stop();
    const running = await startPortalAndDatabase(data);
    try {
      await fillPayroll(running.ownerUrl, { paysheet: 'ALC-Q1', people });
      const { scope, workers } = await fillImss(running.ownerUrl, people);
      // A start asks for the proofs of the demonstration's reports.
      await untilIdle(running.portal.pid);
      return await measure(running.portal.url, { scope, workers, people });
    } finally {
      await running.stop();
    }
  } finally {
    await rm(data, { recursive: true, force: true });
  }
}

/** Salaries, NSS and a closed bimester of everybody. */
async function fillImss(
  ownerUrl: string,
  people: number,
): Promise<{ scope: Scope; workers: EmissionPerson[] }> {
  await using database = await openOrganization(ownerUrl, ADMIN);
  const ask = (text: string, values: unknown[] = []) => database.query(text, values);
  await ask(
    `insert into employments (organization_id, client_id, employee_id, paysheet_id, register_id, cost_center_id,
       hire_date, initial_date, "position", tipo_trabajador, tipo_salario, jornada)
     select organization_id, client_id, id, paysheet_id, register_id, cost_center_id, hire_date, hire_date, "position",
       tipo_trabajador, tipo_salario, jornada from employees
     where not exists (select from employments own where own.organization_id = employees.organization_id
       and own.employee_id = employees.id)`,
  );
  await ask(
    `insert into employee_salaries (organization_id, client_id, employee_id, vigente_desde, daily_salary, sbc)
     select organization_id, client_id, id, hire_date, 350 + id % 900, round((350 + id % 900) * 1.0493, 2)
     from employees where not exists (select from employee_salaries own
       where own.organization_id = employees.organization_id and own.employee_id = employees.id)`,
  );
  await closeBimester(ask);
  await ask('vacuum analyze');
  const { rows } = await ask(
    `select s.id as paysheet, s.id_humansite as "humanId", s.paysheet as name, r.register, r.id as "registerId",
       e.ssn as nss, e.name as worker, salary.sbc
     from employees e
     join paysheets s on s.organization_id = e.organization_id and s.id = e.paysheet_id
     join registers r on r.organization_id = e.organization_id and r.id = e.register_id
     join employee_salaries salary on salary.organization_id = e.organization_id and salary.employee_id = e.id
     where e.human_id like 'B%'`,
  );
  if (rows.length !== people) throw new Error(`${rows.length} people instead of ${people}`);
  const { paysheet, humanId, name, register, registerId } = rows[0];
  const workers = rows.map(({ nss, worker, sbc }) => {
    return { nss, name: worker, days: 31, sbc: Math.round(Number(sbc) * 100) };
  });
  return { scope: { paysheet, humanId, name, register, registerId }, workers };
}

/** Four fortnights that paid everybody some perceptions. */
async function closeBimester(ask: (text: string, values?: unknown[]) => Promise<unknown>): Promise<void> {
  const periods = `select p.* from periods p
    join paysheets s on s.organization_id = p.organization_id and s.id = p.paysheet_id
    where s.id_humansite = 'ALC-Q1' and p.payment_date between '${BIMESTER.first}' and '${BIMESTER.last}'`;
  await ask(
    `insert into payroll_runs (organization_id, client_id, paysheet_id, period_id, version, state, people,
       total_perceptions, total_deductions, net_pay, employer_cost, errors, warnings, calculated_at, authorized_at,
       closed_at)
     select organization_id, client_id, paysheet_id, id, 1, 'cerrada', 1, 0, 0, 0, 0, 0, 0, now(), now(), now()
     from (${periods}) open
     on conflict (organization_id, period_id) do update set state = 'cerrada', calculated_at = now(),
       authorized_at = now(), closed_at = now()`,
  );
  await ask(
    `insert into payroll_results (organization_id, client_id, employee_id, period_id, days_paid, total_perceptions,
       total_deductions, net_pay, employer_cost, calculated_at)
     select e.organization_id, e.client_id, e.id, p.id, 15, 3000, 0, 3000, 0, now()
     from employees e join (${periods}) p on p.paysheet_id = e.paysheet_id where e.human_id like 'B%'`,
  );
  await ask(
    `insert into payroll_lines (organization_id, client_id, payroll_result_id, concept_id, units, amount,
       taxable_amount, exempt_amount)
     select r.organization_id, r.client_id, r.id, c.id, 0, 500 + r.id % 500, 500 + r.id % 500, 0
     from payroll_results r
     join employees e on e.organization_id = r.organization_id and e.id = r.employee_id and e.human_id like 'B%'
     join periods p on p.organization_id = r.organization_id and p.id = r.period_id
     join concepts c on c.organization_id = r.organization_id and c.id = any ($1::int[])`,
    [PAID],
  );
}

type Measured = { scope: Scope; workers: readonly EmissionPerson[]; people: number };

async function measure(url: string, { scope, workers, people }: Measured): Promise<Figure[]> {
  const client = await signIn(url, ADMIN);
  const variability = await withOthers(client, () => makeVariability(client, scope));
  const bytes = await writeEma(workers, { register: scope.register, month: MONTH.name });
  const comparison = await withOthers(client, () => confront(client, url, scope, bytes));
  const count = people.toLocaleString('en');
  const share = people / PEOPLE;
  return [
    {
      ...{ name: `Variability of ${count} people, stored`, value: variability.seconds },
      ...{ limit: VARIABILITY * share, unit: 's' },
    },
    othersFigure(variability.others),
    {
      ...{ name: `Emission of ${count} NSS uploaded and compared`, value: comparison.seconds },
      ...{ limit: CONFRONTA * share, unit: 's' },
    },
    othersFigure(comparison.others),
  ];
}

const othersFigure = (others: number[]): Figure => ({
  ...{ name: '  other calls, one in twenty is above', value: percentile(others, 95) },
  ...{ limit: OTHER, unit: 'ms' },
});

/** Other calls one after another until the work has ended. */
async function withOthers(
  client: PortalClient,
  work: () => Promise<void>,
): Promise<{ seconds: number; others: number[] }> {
  const others: number[] = [];
  let isDone = false;
  const other = (async () => {
    while (!isDone) {
      const begun = performance.now();
      await client.call(endpoints.clientP, {});
      others.push(performance.now() - begun);
      await pause();
    }
  })();
  const begun = performance.now();
  await work().finally(() => {
    isDone = true;
  });
  const seconds = (performance.now() - begun) / 1000;
  await other;
  return { seconds, others };
}

const pause = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, LOOK));

/** Until the newest request of a status table has ended. */
async function ended(look: () => Promise<Record<string, string>>): Promise<ImssStatusRow> {
  for (;;) {
    const [row] = statusRowsOf(await look());
    if (row?.state === 'lista') return row;
    if (row !== undefined && !['en_espera', 'en_proceso'].includes(row.state)) throw new Error(row.status);
    await pause();
  }
}

async function makeVariability(client: PortalClient, scope: Scope): Promise<void> {
  await client.call(endpoints.post_genera_variabilidad, {
    body: {
      ...{ nomina: scope.paysheet, human_id: scope.humanId, name_nomina: scope.name },
      ...{ register: scope.register, fecha_inicial: BIMESTER.first, fecha_final: BIMESTER.last },
      ...{ periodo: BIMESTER.number * 4 - 3, dias: 'naturales' },
    },
  });
  const query = { inicio: BIMESTER.first, fin: BIMESTER.last };
  const { counts } = await ended(() => client.call(endpoints.get_variabilidad, { query }));
  if ((counts.changed ?? 0) === 0) throw new Error('nobody’s base changed');
}

async function confront(client: PortalClient, url: string, scope: Scope, bytes: Uint8Array): Promise<void> {
  const form = new FormData();
  const fields = {
    ...{ nomina_id: `${scope.paysheet}`, human_id: scope.humanId, name_nomina: scope.name },
    ...{ register_id: `${scope.registerId}`, register: scope.register },
    ...{ date_start: MONTH.first, date_end: MONTH.last },
  };
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  form.append('files', new File([new Uint8Array(bytes)], 'EMA octubre.xlsx'));
  const answer = await fetch(new URL(`${API_PREFIX}${endpoints.fileUploadConfronta.path}`, url), {
    method: 'POST',
    headers: {
      'X-Api-Key': WEB_API_KEY,
      'X-Api-Version': API_VERSION,
      Authorization: `Bearer ${client.token}`,
    },
    body: form,
  });
  if (!answer.ok) throw new Error(await answer.text());
  const query = { register: scope.register, inicio: '2026-10-01', fin: '2026-10-31' };
  await ended(() => client.call(endpoints.get_confronta, { query }));
}
