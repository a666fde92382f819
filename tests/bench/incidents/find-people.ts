/** Finding somebody among 100,000 people of one organization, by everything that people type. */
import { endpoints } from '@lienzo/schema/endpoints';
import { openOrganization } from '../../portal/open-organization.ts';
import { signIn } from '../../portal/portal-client.ts';
import type { PortalAndDatabase } from '../../portal/start-portal-and-database.ts';
import { type Figure, median } from '../figures.ts';
import { ADMIN, fillPayroll } from './fill-payroll.ts';

const PAYSHEET = 'ALC-M1';
/** Milliseconds. */
const LIMIT = 50;
const LISTED = 250;
const RUNS = 9;

const GIVEN =
  'José María Juan Guadalupe Francisco Rosa Antonio Ana Carlos Luz Zoé Iván Ximena Óscar Ulises Nuria';
const FAMILY =
  'García Hernández Martínez López González Pérez Rodríguez Sánchez Ramírez Cruz Flores Gómez Ñúñez Zúñiga Ibarra Yáñez';

export async function findPeople(
  { portal, ownerUrl }: PortalAndDatabase,
  { quick }: { quick: boolean },
): Promise<Figure[]> {
  const people = quick ? 10_000 : 100_000;
  const { paysheet } = await fillPayroll(ownerUrl, { paysheet: PAYSHEET, people });
  await nameThem(ownerUrl);
  const client = await signIn(portal.url, ADMIN);
  const requested = {
    'a number': `B${people - 3}`,
    'an NSS': `${(77 * 7919).toString().padStart(11, '0')}`,
    'an RFC': 'XEXX000077',
    'a rare name': 'ulises zuniga yañez',
    'a common name': 'jose garcia',
    'two letters': 'ma',
    nobody: 'garcia qwerty',
  };
  // The list of a payroll puts everybody in order who is found, however many.
  const limits: Record<string, number> = { 'two letters': LISTED };
  const figures: Figure[] = [];
  for (const [name, q] of Object.entries(requested)) {
    const match = await timesOf(() => client.call(endpoints.find_people, { query: { q } }));
    const query = { nomina_id: String(paysheet), q };
    const listed = await timesOf(() => client.call(endpoints.search_employees, { query }));
    figures.push(
      {
        name: `Finding ${name} among ${people.toLocaleString('en')} people (Ctrl+K)`,
        value: match,
        limit: LIMIT,
        unit: 'ms',
      },
      {
        name: `The same in the list of their payroll`,
        value: listed,
        limit: limits[name] ?? LIMIT,
        unit: 'ms',
      },
    );
  }
  return figures;
}

/** Sixteen given and sixteen family names in every combination, each person with an NSS and an RFC of their own. */
async function nameThem(ownerUrl: string): Promise<void> {
  await using database = await openOrganization(ownerUrl, ADMIN);
  await database.query(
    `update employees set name = concat_ws(' ', g[1 + n % 16], g[1 + n / 16 % 16], f[1 + n / 7 % 16], f[1 + n / 256 % 16]),
       ssn = lpad((n * 7919::bigint % 99999999999)::text, 11, '0'), rfc = 'XEXX' || lpad((n % 1000000)::text, 6, '0') || 'AB1'
     from (select id, row_number() over (order by id)::int as n from employees where human_id like 'B%') as one,
       (select string_to_array($1, ' ') as g, string_to_array($2, ' ') as f) as names
     where employees.id = one.id`,
    [GIVEN, FAMILY],
  );
  await database.query('vacuum analyze employees');
  await database.query('vacuum analyze employee_words');
}

async function timesOf(work: () => Promise<unknown>): Promise<number> {
  const times: number[] = [];
  for (let run = 0; run < RUNS; run += 1) {
    const begun = performance.now();
    await work();
    times.push(performance.now() - begun);
  }
  return median(times);
}
