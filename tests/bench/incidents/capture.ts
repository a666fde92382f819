/** A period of thousands of people: until the first of them is there, and until all of them are saved. */
import { endpoints } from '@lienzo/schema/endpoints';
import { addDays } from '@lienzo/schema/payroll/plain-date';
import { type PortalClient, signIn } from '../../portal/portal-client.ts';
import type { PortalAndDatabase } from '../../portal/start-portal-and-database.ts';
import type { Figure } from '../figures.ts';
import { spread } from '../reports/spread.ts';
import { times } from '../times.ts';
import { ADMIN, type PayrollPosition } from './fill-payroll.ts';

const RUNS = 7;
/** Rows of each person. */
const ROWS = 5;
/** Milliseconds. */
const FIRST_PERSON = 1000;
const SAVING = 2000;

export async function capture(
  { portal }: PortalAndDatabase,
  position: PayrollPosition,
  people: number,
): Promise<Figure[]> {
  const client = await signIn(portal.url, ADMIN);
  const ids = (await employeesOf(client, position)).map(({ id }) => id);
  const count = people.toLocaleString('en');
  const rows = (people * ROWS).toLocaleString('en');
  // Every run saves other amounts, so that every row is written.
  const saving = await times(RUNS, (run) => save(client, position, ids, run));
  const same = await times(RUNS, () => save(client, position, ids, RUNS - 1));
  const hours = await times(RUNS, (run) => saveHours(client, position, ids, run));
  const first = await times(RUNS, () => firstPerson(client, position));
  const last = { paysheet_ids: String(position.paysheet), period_id: String(position.period) };
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
async function firstPerson(client: PortalClient, target: PayrollPosition): Promise<void> {
  const query = { paysheet_id: String(target.paysheet), period_id: String(target.period) };
  const concepts = { user_id: target.client, nomina_id: String(target.paysheet) };
  const [people] = await Promise.all([
    employeesOf(client, target),
    client.call(endpoints.get_conceptos, { query: concepts }),
    client.call(endpoints.capture_overview, { query }),
  ]);
  const [one] = people;
  if (one === undefined) throw new Error('nobody is in the payroll');
  await client.call(endpoints.employee_capture, { query: { ...query, employee_id: String(one.id) } });
}

const employeesOf = (client: PortalClient, location: PayrollPosition) =>
  client.call(endpoints.get_empleados_nom, {
    query: {
      user_id: location.client,
      nomina_id: String(location.paysheet),
      period_id: String(location.period),
    },
  });

/** The bonus, on the first days of the period. */
const BONUS = 12;

async function save(client: PortalClient, slot: PayrollPosition, ids: number[], run: number): Promise<void> {
  const employees = ids.flatMap((id_empleado) =>
    Array.from({ length: ROWS }, (_, day) => ({
      id_empleado,
      id_concepto: BONUS,
      fecha: addDays(slot.initial_date, day),
      incidencia: `${100 + run}.25`,
    })),
  );
  const { paysheet: paysheet_id, period: period_id } = slot;
  await client.call(endpoints.set_incidents, { body: { paysheet_id, period_id, employees } });
}

async function saveHours(
  client: PortalClient,
  area: PayrollPosition,
  ids: number[],
  run: number,
): Promise<void> {
  const dias = Object.fromEntries(
    ids.flatMap((id) =>
      Array.from({ length: ROWS }, (_, day) => [
        `${id}-${addDays(area.initial_date, day)}`,
        1 + (run % 4) + (day % 2) / 2,
      ]),
    ),
  );
  const { paysheet: paysheet_id, period: period_id } = area;
  await client.call(endpoints.horas_create, { body: { paysheet_id, period_id, dias } });
}
