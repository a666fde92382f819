/** The audit of an organization that has made very many movements. */
import { endpoints } from '@lienzo/schema/endpoints';
import { openOrganization } from '../../portal/open-organization.ts';
import { type PortalClient, signIn } from '../../portal/portal-client.ts';
import type { PortalAndDatabase } from '../../portal/start-portal-and-database.ts';
import type { Figure } from '../figures.ts';
import { times } from '../times.ts';
import { spread } from './spread.ts';

const ADMIN = 'admin@lienzo.test';
const EXECUTIVE = 'ejecutivo@lienzo.test';
/** In all names, in one of a thousand, in two words, in none. */
const SEARCHES = ['reporte', 'numero 777', 'reporte 4242', 'inexistente'];
const RUNS = 100;

/** Milliseconds that a page of the audit may take. */
const LIMIT = 100;

export async function audit(
  { portal, ownerUrl }: PortalAndDatabase,
  { quick }: { quick: boolean },
): Promise<Figure[]> {
  const entries = quick ? 20_000 : 200_000;
  await fillAudit(ownerUrl, entries);
  const count = entries.toLocaleString('en');
  const figures: Figure[] = [];
  for (const [who, mail] of [
    ['Admin', ADMIN],
    ['Ejecutivo', EXECUTIVE],
  ] as const) {
    const client = await signIn(portal.url, mail);
    const figure = async (name: string, work: (n: number) => Promise<unknown>): Promise<void> => {
      figures.push(...spread(`${name} of ${count} movements, ${who}`, await times(RUNS, work), LIMIT));
    };
    const middle = await movementInTheMiddle(client);
    await figure('First page of the audit', () => page(client, {}));
    await figure('A page in its middle', () => page(client, { before: String(middle) }));
    await figure('Search by name', (n) => page(client, { q: SEARCHES[n % SEARCHES.length] ?? '' }));
    const { result } = await page(client, {});
    await figure('One movement with both versions drawn', (n) => {
      const movement = result[n % result.length];
      const query = { id_report: String(movement?.id_reporte), id: String(movement?.id) };
      return client.call(endpoints.get_audit_detail_report, { query });
    });
  }
  return figures;
}

const page = (client: PortalClient, query: Record<string, string>) =>
  client.call(endpoints.get_audit_report, { query });

async function movementInTheMiddle(client: PortalClient): Promise<number> {
  const { result } = await page(client, {});
  return Math.floor((result[0]?.id ?? 0) / 2);
}

/** Movements of the reports that are there, each with both versions, by all people of the organization. */
async function fillAudit(ownerUrl: string, entries: number): Promise<void> {
  await using database = await openOrganization(ownerUrl, ADMIN);
  await database.query(
    `with report as (
       select row_number() over (order by id) - 1 as place, count(*) over () as count, organization_id, id, document
       from reports where document is not null order by id limit 30
     ), person as (
       select row_number() over (order by mail) - 1 as place, count(*) over () as count, id
       from users where mail in ('admin@lienzo.test', 'ejecutivo@lienzo.test')
     )
     insert into report_audit (organization_id, id_reporte, id_user, id_user_entity, json_peticion, json_previous,
       tipo_movimiento, fecha_movimiento, nombre_reporte, words)
     select report.organization_id, report.id, person.id, report.organization_id, report.document, report.document,
       'Editado', now() - (($1 - n) * interval '1 second') - interval '1 hour',
       'Reporte ' || n || ' número ' || n % 1000, 'reporte ' || n || ' numero ' || n % 1000
     from generate_series(1, $1::int) n
     join report on report.place = n % report.count
     join person on person.place = n % person.count`,
    [entries],
  );
  await database.query('vacuum analyze report_audit');
}
