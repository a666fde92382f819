import { nssCheckDigit } from '@lienzo/schema/payroll/nss';
import { todayInMexico } from '@lienzo/schema/payroll/plain-date';
import { openOrganization } from '../../portal/open-organization.ts';

export const ADMIN = 'admin@lienzo.test';

/** A payroll and one of its periods. */
export type PayrollPosition = {
  client: string;
  paysheet: number;
  period: number;
  initial_date: string;
  process: number;
  year: number;
};

/** A payroll of the demonstration, how many people it gets, and how long the period is at least. */
type Requested = { paysheet: string; people: number; days?: number };

/** Copies the first person as B1 to B`people`, those who are not there yet, and finds a period that is to come. */
export async function fillPayroll(
  ownerUrl: string,
  { paysheet, people, days = 1 }: Requested,
): Promise<PayrollPosition> {
  await using database = await openOrganization(ownerUrl, ADMIN);
  const { rows: columns } = await database.query<{ name: string }>(
    `select column_name as name from information_schema.columns
     where table_name = 'employees' and table_schema = 'public' and is_generated = 'NEVER'
       and column_name not in ('id', 'human_id', 'ssn', 'hire_date', 'termination_date', 'estatus', 'identity_confirmed')`,
  );
  const names = columns.map(({ name }) => name).join(', ');
  await database.query(
    `insert into employees (${names}, human_id, ssn, hire_date, estatus, identity_confirmed)
     select ${names}, 'B' || n, nss, '2020-01-06', 'A', true
     from unnest($2::text[]) with ordinality as given (nss, n)
     cross join lateral (
       select employees.* from employees
       join paysheets on paysheets.organization_id = employees.organization_id
         and paysheets.id = employees.paysheet_id
       where paysheets.id_humansite = $1 order by employees.id limit 1
     ) one
     on conflict (organization_id, paysheet_id, human_id) do nothing`,
    [paysheet, Array.from({ length: people }, (_, at) => nssOf(paysheet, at))],
  );
  await database.query('vacuum analyze employees');
  const { rows } = await database.query<PayrollPosition>(
    `select p.client_id as client, p.paysheet_id as paysheet, p.id as period, p.initial_date::text,
       p.process_id as process, p.calendar as year
     from periods p join paysheets s on s.organization_id = p.organization_id and s.id = p.paysheet_id
     where s.id_humansite = $1 and p.initial_date > $2
       and p.end_date - p.initial_date + 1 >= $3 order by p.initial_date limit 1`,
    [paysheet, todayInMexico(), days],
  );
  const [place] = rows;
  if (place === undefined) throw new Error('the demonstration has no period to come');
  return place;
}

/** Of a copied person: valid, and nobody else's in another payroll. */
function nssOf(paysheet: string, at: number): string {
  const payroll = [...paysheet].reduce((sum, letter) => sum + letter.charCodeAt(0), 0) % 1000;
  const ten = String(7_000_000_000 + payroll * 1_000_000 + at);
  return `${ten}${nssCheckDigit(ten)}`;
}
