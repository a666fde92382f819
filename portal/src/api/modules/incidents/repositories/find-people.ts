/** Looking for people wherever they work. */
import type { MatchedPerson } from '@lienzo/schema/capture/closing-endpoints';
import { searchText } from '@lienzo/schema/text/fold-text';
import { sql } from 'kysely';
import type { TenantTransaction } from '../../../platform/database/in-tenant.ts';
import { isServed, peopleWithTerms } from '../../masters/masters.ts';

/** Put in order at most; of more, the first ones of the index, and further words narrow them down. */
const MAX_ORDERED = 3_000;

/** Those whose number it is first, then who works, by name. */
export async function findPeopleByTerms(
  trx: TenantTransaction,
  organizationId: string,
  { text, today, limit }: { text: string; today: string; limit: number },
): Promise<MatchedPerson[]> {
  const texts = searchText(text);
  if (texts.length === 0) return [];
  const candidates = await peopleWithTerms(trx, { organizationId }, texts, MAX_ORDERED);
  const closes = sql`coalesce(periods.incidence_close_date, periods.end_date)`;
  const { rows } = await sql<MatchedPerson>`
    with found as (
      select id, human_id, name, ssn, rfc, client_id, paysheet_id, estatus from employees
      where organization_id = ${organizationId}::uuid and id in (${candidates})
      order by (human_id is distinct from ${text}), estatus, name, id
      limit ${limit}
    )
    select found.id as employee_id, found.human_id, found.name, found.ssn, found.rfc, found.client_id,
      clients.name as client, found.paysheet_id, paysheets.paysheet,
      (select jsonb_build_object('id', periods.id, 'process_id', process_id, 'calendar', calendar) from periods
        where periods.organization_id = ${organizationId}::uuid and periods.paysheet_id = found.paysheet_id
          and periods.estatus = 'Abierta' and periods.initial_date <= ${today}::date
          and ${isServed}
        order by (${closes} < ${today}::date), abs(${closes} - ${today}::date), periods.id
        limit 1) as period
    from found
    join clients on clients.organization_id = ${organizationId}::uuid and clients.id = found.client_id
    join paysheets on paysheets.organization_id = ${organizationId}::uuid and paysheets.id = found.paysheet_id
    order by (found.human_id is distinct from ${text}), found.estatus, found.name, found.id
  `.execute(trx);
  return rows;
}
