/** A period of thousands of people: until the first of them is there, and until all of them are saved. */
import { endpoints } from '@lienzo/schema/api/endpoints';
import { addDays, todayInMexico } from '@lienzo/schema/payroll/plain-date';
import { openOrganization } from '../../portal/open-organization.ts';
import { type PortalClient, signIn } from '../../portal/portal-client.ts';
import type { PortalAndDatabase } from '../../portal/start-portal-and-database.ts';
import type { Figure } from '../figures.ts';
import { spread } from '../reports/spread.ts';
import { times } from '../times.ts';

const ADMIN = 'admin@lienzo.test';
const PAYSHEET = 'ALC-Q1';
const RUNS = 7;
/** Rows of each person. */
const ROWS = 5;
/** Milliseconds. */
const FIRST_PERSON = 1000;
const SAVING = 2000;

type Place = { client: string; paysheet: number; period: number; initial_date: string };

export async function capture(
  { portal, ownerUrl }: PortalAndDatabase,
  { quick }: { quick: boolean },
): Promise<Figure[]> {
  const people = quick ? 200 : 2000;
  const place = await fillPayroll(ownerUrl, people);
  const client = await signIn(portal.url, ADMIN);
  const ids = (await employeesOf(client, place)).map(({ id }) => id);
  const count = people.toLocaleString('en');
  const rows = (people * ROWS).toLocaleString('en');
  // Every run saves other amounts, so that every row is written.
  const saving = await times(RUNS, (run) => save(client, place, ids, run));
  const same = await times(RUNS, () => save(client, place, ids, RUNS - 1));
  const hours = await times(RUNS, (run) => saveHours(client, place, ids, run));
  const first = await times(RUNS, () => firstPerson(client, place));
  const last = { paysheet_ids: String(place.paysheet), period_id: String(place.period) };
  const summary = await times(RUNS, () => client.call(endpoints.capture_by_period, { query: last }));
  return [
    ...spread(`First person of ${count}, with ${rows} rows captured`, first, FIRST_PERSON),
    ...spread(`First page of the summary of ${count} people`, summary, FIRST_PERSON),
    ...spread(`Saving ${rows} changed rows of ${count} people`, saving, SAVING),
    ...spread(`Saving ${rows} rows that are as they were`, same, SAVING),
    ...spread(`Saving ${rows} hours by day of ${count} people`, hours, SAVING),
  ];
}

/** What the screen asks for when a period is chosen, and then of the first person. */
async function firstPerson(client: PortalClient, place: Place): Promise<void> {
  const query = { paysheet_id: String(place.paysheet), period_id: String(place.period) };
  const concepts = { user_id: place.client, nomina_id: String(place.paysheet) };
  const [people] = await Promise.all([
    employeesOf(client, place),
    client.call(endpoints.get_conceptos, { query: concepts }),
    client.call(endpoints.capture_overview, { query }),
  ]);
  const [one] = people;
  if (one === undefined) throw new Error('nobody is in the payroll');
  await client.call(endpoints.employee_capture, { query: { ...query, employee_id: String(one.id) } });
}

const employeesOf = (client: PortalClient, place: Place) =>
  client.call(endpoints.get_empleados_nom, {
    query: {
      user_id: place.client,
      nomina_id: String(place.paysheet),
      period_id: String(place.period),
    },
  });

/** The bonus, on the first days of the period. */
const BONUS = 12;

async function save(client: PortalClient, place: Place, ids: number[], run: number): Promise<void> {
  const employees = ids.flatMap((id_empleado) =>
    Array.from({ length: ROWS }, (_, day) => ({
      id_empleado,
      id_concepto: BONUS,
      fecha: addDays(place.initial_date, day),
      incidencia: `${100 + run}.25`,
    })),
  );
  const { paysheet: paysheet_id, period: period_id } = place;
  await client.call(endpoints.set_incidents, { body: { paysheet_id, period_id, employees } });
}

async function saveHours(client: PortalClient, place: Place, ids: number[], run: number): Promise<void> {
  const dias = Object.fromEntries(
    ids.flatMap((id) =>
      Array.from({ length: ROWS }, (_, day) => [
        `${id}-${addDays(place.initial_date, day)}`,
        1 + (run % 4) + (day % 2) / 2,
      ]),
    ),
  );
  const { paysheet: paysheet_id, period: period_id } = place;
  await client.call(endpoints.horas_create, { body: { paysheet_id, period_id, dias } });
}

/** Copies the payroll's people until there are so many, and finds a period that is still to come. */
async function fillPayroll(ownerUrl: string, people: number): Promise<Place> {
  const database = await openOrganization(ownerUrl, ADMIN);
  const { rows: columns } = await database.query<{ name: string }>(
    `select column_name as name from information_schema.columns
     where table_name = 'employees' and table_schema = 'public' and is_generated = 'NEVER'
       and column_name not in ('id', 'human_id', 'hire_date', 'termination_date', 'estatus')`,
  );
  const names = columns.map(({ name }) => name).join(', ');
  await database.query(
    `insert into employees (${names}, human_id, hire_date, estatus)
     select ${names}, 'B' || n, '2020-01-06', 'A'
     from generate_series(1, $2::int) n
     cross join lateral (
       select employees.* from employees
       join paysheets on paysheets.organization_id = employees.organization_id
         and paysheets.id = employees.paysheet_id
       where paysheets.id_humansite = $1 order by employees.id limit 1
     ) one`,
    [PAYSHEET, people],
  );
  await database.query('vacuum analyze employees');
  const { rows } = await database.query<Place>(
    `select p.client_id as client, p.paysheet_id as paysheet, p.id as period, p.initial_date::text
     from periods p join paysheets s on s.organization_id = p.organization_id and s.id = p.paysheet_id
     where s.id_humansite = $1 and p.initial_date > $2 order by p.initial_date limit 1`,
    [PAYSHEET, todayInMexico()],
  );
  await database.end();
  const [place] = rows;
  if (place === undefined) throw new Error('the demonstration has no period to come');
  return place;
}
