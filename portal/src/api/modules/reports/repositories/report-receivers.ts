/** Whom a report reaches, as far as the person may see them. */
import { type SqlBool, sql } from 'kysely';
import type { TenantTransaction } from '../../../platform/database/in-tenant.ts';

/** How many clients the person sees. */
export async function countClients(trx: TenantTransaction, organizationId: string): Promise<number> {
  const { count } = await trx
    .selectFrom('clients')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('organization_id', '=', organizationId)
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** Of all clients that the person sees, by their ids. */
export async function namesOfClients(
  trx: TenantTransaction,
  organizationId: string,
): Promise<Map<string, string>> {
  const rows = await trx
    .selectFrom('clients')
    .select(['id', 'name'])
    .where('organization_id', '=', organizationId)
    .execute();
  return new Map(rows.map(({ id, name }) => [id, name]));
}

/** The first names. @param ids undefined: of all clients. */
export async function clientNames(
  trx: TenantTransaction,
  { organizationId, ids, limit }: { organizationId: string; ids: string[] | undefined; limit: number },
): Promise<string[]> {
  if (ids?.length === 0) return [];
  let match = trx.selectFrom('clients').select('name').where('organization_id', '=', organizationId);
  if (ids !== undefined) match = match.where('id', 'in', ids);
  const rows = await match.orderBy('name').orderBy('id').limit(limit).execute();
  return rows.map(({ name }) => name);
}

/** The schedules that deliver a report, alone or together with others. */
const deliversReport = (reportId: number) => sql<SqlBool>`(
  report_id = ${reportId} or output @> ${JSON.stringify({ reports: [{ report_id: reportId }] })}::jsonb
)`;

/** Whom the schedules that go on send a report to: each address once, people by their names. */
export async function scheduledRecipients(
  trx: TenantTransaction,
  { organizationId, reportId }: { organizationId: string; reportId: number },
): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    with going as (
      select people, roles, mails from report_schedules
      where organization_id = ${organizationId} and ${deliversReport(reportId)} and not paused
    ),
    known as (
      select users.name, users.mail from users
      where users.organization_id = ${organizationId} and users.active = 'true'
        and exists (select from going where users.id = any (people) or users.role = any (roles))
    )
    select name, lower(mail) as mail from known
    union
    select given.mail, given.mail from going cross join lateral unnest(going.mails) as given (mail)
    where not exists (select from known where lower(known.mail) = given.mail)
    order by 1
  `.execute(trx);
  return rows.map(({ name }) => name);
}

/** The names of the tokens that reach a report at this moment, whoever made them. */
export async function activeTokens(
  trx: TenantTransaction,
  { organizationId, reportId }: { organizationId: string; reportId: number },
): Promise<string[]> {
  const rows = await trx
    .selectFrom('api_tokens as token')
    .innerJoin('api_token_reports as reached', (join) =>
      join
        .onRef('reached.organization_id', '=', 'token.organization_id')
        .onRef('reached.token_id', '=', 'token.id'),
    )
    .select('token.name')
    .where('token.organization_id', '=', organizationId)
    .where('reached.report_id', '=', reportId)
    .where('token.revoked_at', 'is', null)
    .where('token.expires_at', '>', sql<string>`now()`)
    .orderBy('token.name')
    .orderBy('token.id')
    .execute();
  return rows.map(({ name }) => name);
}

/** The names of the schedules that go on, whoever made them. */
export async function activeSchedules(
  trx: TenantTransaction,
  { organizationId, reportId }: { organizationId: string; reportId: number },
): Promise<string[]> {
  const rows = await trx
    .selectFrom('report_schedules')
    .select('name')
    .where('organization_id', '=', organizationId)
    .where(deliversReport(reportId))
    .where('paused', '=', false)
    .orderBy('name')
    .orderBy('id')
    .execute();
  return rows.map(({ name }) => name);
}
