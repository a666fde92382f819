/** Who differs in a comparison, and what people have written and signed about it. */

import type { Against } from '@lienzo/schema/imss/confronta/against';
import type { ComparedPerson } from '@lienzo/schema/imss/confronta/confrontation';
import type { Cause } from '@lienzo/schema/imss/confronta/difference';
import { proposedCause, storedDifference } from '@lienzo/schema/imss/confronta-endpoints';
import { type SqlBool, sql } from 'kysely';
import { z } from 'zod';
import type { TenantTransaction } from '../../../platform/database/in-tenant.ts';

type OfRequest = { organizationId: string; requestId: number };

/** Rows of a statement. */
const BATCH = 1000;

/** Replaces what an earlier attempt found. */
export async function replacePeople(
  trx: TenantTransaction,
  { organizationId, clientId, requestId }: OfRequest & { clientId: string },
  people: readonly ComparedPerson[],
): Promise<void> {
  await trx
    .deleteFrom('confronta_people')
    .where('organization_id', '=', organizationId)
    .where('request_id', '=', requestId)
    .execute();
  for (let at = 0; at < people.length; at += BATCH) {
    const rows = people.slice(at, at + BATCH).map(({ causes, differences, ...person }) => ({
      ...{ against: person.against, nss: person.nss, name: person.name, employee_id: person.employee_id },
      ...{ amount: person.amount, differences, causes },
    }));
    await sql`
      insert into confronta_people (organization_id, client_id, request_id, against, nss, name, employee_id, amount,
        differences, causes)
      select ${organizationId}::uuid, ${clientId}::uuid, ${requestId}, against, nss, name, employee_id, amount,
        differences, causes
      from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as given (against text, nss text, name text,
        employee_id integer, amount numeric, differences jsonb, causes jsonb)
    `.execute(trx);
  }
}

const content = z.object({ differences: z.array(storedDifference), causes: z.array(proposedCause) });

export type StoredPerson = z.infer<typeof content> & {
  id: number;
  against: Against;
  nss: string;
  name: string | null;
  amount: string;
};

export type PeopleFilter = { against?: Against | undefined; cause?: Cause | undefined };

const filtered = (
  trx: TenantTransaction,
  { organizationId, requestId }: OfRequest,
  { against, cause }: PeopleFilter,
) =>
  trx
    .selectFrom('confronta_people')
    .where('organization_id', '=', organizationId)
    .where('request_id', '=', requestId)
    .$if(against !== undefined, (query) => query.where('against', '=', against ?? 'emision'))
    .$if(cause !== undefined, (query) =>
      query.where(sql<SqlBool>`causes @> ${JSON.stringify([{ cause }])}::jsonb`),
    );

export async function countPeople(
  trx: TenantTransaction,
  scope: OfRequest,
  filter: PeopleFilter,
): Promise<number> {
  const { count } = await filtered(trx, scope, filter)
    .select(({ fn }) => fn.countAll<string>().as('count'))
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** The largest amount first. */
export async function listPeople(
  trx: TenantTransaction,
  scope: OfRequest,
  filter: PeopleFilter,
  { limit, offset }: { limit: number; offset: number },
): Promise<StoredPerson[]> {
  const rows = await filtered(trx, scope, filter)
    .select(['id', 'against', 'nss', 'name', 'amount', 'differences', 'causes'])
    .orderBy(sql`abs(amount)`, 'desc')
    .orderBy('id')
    .limit(limit)
    .offset(offset)
    .execute();
  return rows.map(({ differences, causes, ...row }) => ({
    ...row,
    ...content.parse({ differences, causes }),
  }));
}

/** A person of a comparison, with what the comment on it belongs to. */
export type PersonScope = {
  client_id: string;
  paysheet_id: number;
  register_id: number;
  month: string;
  against: Against;
  nss: string;
  amount: string;
  causes: z.infer<typeof proposedCause>[];
};

/** @returns undefined when it is unknown or not visible. */
export async function findPerson(
  trx: TenantTransaction,
  organizationId: string,
  id: number,
): Promise<PersonScope | undefined> {
  const row = await trx
    .selectFrom('confronta_people as person')
    .innerJoin('imss_requests as request', (join) =>
      join
        .onRef('request.organization_id', '=', 'person.organization_id')
        .onRef('request.id', '=', 'person.request_id'),
    )
    .select([
      ...(['request.client_id', 'request.paysheet_id', 'request.register_id', 'person.against'] as const),
      ...(['person.nss', 'person.amount', 'person.causes'] as const),
      sql<string>`to_char(request.date_end, 'YYYY-MM')`.as('month'),
    ])
    .where('person.organization_id', '=', organizationId)
    .where('person.id', '=', id)
    .executeTakeFirst();
  return row === undefined ? undefined : { ...row, causes: content.shape.causes.parse(row.causes) };
}

/** How many causes the people of a comparison have in all, and how many are signed for the amount that is there. */
export async function countSigned(
  trx: TenantTransaction,
  { organizationId, requestId }: OfRequest,
): Promise<{ to_sign: number; signed: number }> {
  const { rows } = await sql<{ to_sign: number; signed: number }>`
    select count(*)::integer as to_sign, count(comment.signed_at)::integer as signed
    from confronta_people person
    join imss_requests request on request.organization_id = person.organization_id and request.id = person.request_id
    cross join lateral jsonb_array_elements(person.causes) as each
    left join confronta_comments comment on comment.organization_id = person.organization_id
      and comment.paysheet_id = request.paysheet_id and comment.register_id = request.register_id
      and comment.against = person.against and comment.nss = person.nss and comment.cause = each->>'cause'
      and comment.month = to_char(request.date_end, 'YYYY-MM') and comment.signed_amount = person.amount
    where person.organization_id = ${organizationId}::uuid and person.request_id = ${requestId}
  `.execute(trx);
  return rows[0] ?? { to_sign: 0, signed: 0 };
}
