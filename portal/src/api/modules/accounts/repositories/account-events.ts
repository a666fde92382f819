/** The account audit: rows are added and read, never changed (docs/decisions/2026-11-22-account-audit.md). */
import type { AccountEvent, AccountEventKind } from '@lienzo/schema/notices/audit-endpoints';
import { type SqlBool, sql } from 'kysely';
import type { TenantTransaction } from '../../../platform/database/in-tenant.ts';
import { foldName } from '../../../platform/text/fold-name.ts';

export type NewAccountEvent = {
  organizationId: string;
  kind: AccountEventKind;
  /** The actor, if signed in. */
  actor?: { userId: string; name: string } | undefined;
  /** The user whose account is affected. */
  person?: { id: string; name: string; mail: string } | undefined;
  from?: string | undefined;
  to?: string | undefined;
  /** The origin of the request. */
  origin?: { address: string; device: string | null } | undefined;
};

/** Maximum length of a value: an audit entry does not need a list of a thousand clients. */
const MAX_LENGTH = 500;
const cut = (text: string | undefined): string | null =>
  text === undefined ? null : text.length > MAX_LENGTH ? `${text.slice(0, MAX_LENGTH - 1)}…` : text;

/** Adds an entry, in the transaction of the change that it records. */
export async function insertAccountEvent(trx: TenantTransaction, event: NewAccountEvent): Promise<void> {
  const { organizationId, kind, actor, person, origin } = event;
  const match = [actor?.name, person?.name, person?.mail, origin?.address, origin?.device];
  await trx
    .insertInto('account_events')
    .values({
      organization_id: organizationId,
      kind,
      actor_id: actor?.userId ?? null,
      actor_name: actor?.name ?? null,
      person_id: person?.id ?? null,
      person_name: person?.name ?? null,
      person_mail: person?.mail ?? null,
      from: cut(event.from),
      to: cut(event.to),
      address: origin?.address ?? null,
      device: origin?.device ?? null,
      words: foldName(match.filter((text) => text != null).join(' ')),
    })
    .execute();
}

export type AuditSearch = {
  /** undefined: of every organization visible to the transaction. */
  organizationId: string | undefined;
  /** undefined: all. */
  kinds: readonly AccountEventKind[] | undefined;
  words: readonly string[];
  /** Dates (`YYYY-MM-DD`) in Mexico City, both inclusive. */
  since: string | undefined;
  until: string | undefined;
  before: number | undefined;
  limit: number;
};

/** Entries, newest first. */
export async function listAccountEvents(
  trx: TenantTransaction,
  search: AuditSearch,
): Promise<AccountEvent[]> {
  const { organizationId, kinds, words, since, until, before, limit } = search;
  const zone = sql.lit('America/Mexico_City');
  let rows = trx
    .selectFrom('account_events as event')
    .innerJoin('organizations', 'organizations.id', 'event.organization_id')
    .select(['event.id', 'event.at', 'event.kind', 'organizations.name as organization'])
    .select(['actor_id', 'actor_name', 'person_id', 'person_name', 'person_mail'])
    .select(['event.from', 'event.to', 'event.address', 'event.device']);
  if (organizationId !== undefined) rows = rows.where('event.organization_id', '=', organizationId);
  if (kinds !== undefined) rows = rows.where(sql<SqlBool>`event.kind = any (${[...kinds]}::text[])`);
  if (since !== undefined)
    rows = rows.where(sql<SqlBool>`event.at >= ${since}::timestamp at time zone ${zone}`);
  if (until !== undefined)
    rows = rows.where(sql<SqlBool>`event.at < (${until}::date + 1)::timestamp at time zone ${zone}`);
  if (before !== undefined) rows = rows.where('event.id', '<', before);
  for (const word of words) rows = rows.where(sql<SqlBool>`strpos(event.words, ${word}) > 0`);
  const matches = await rows.orderBy('event.id', 'desc').limit(limit).execute();
  return matches.map(({ actor_id, actor_name, person_id, person_name, person_mail, ...event }) => ({
    ...event,
    actor: actor_id === null || actor_name === null ? null : { id: actor_id, name: actor_name },
    person:
      person_id === null || person_name === null || person_mail === null
        ? null
        : { id: person_id, name: person_name, mail: person_mail },
  }));
}

/** Deletes at most `limit` entries older than two years, by a database function. @returns their number. */
export async function deleteOldAccountEvents(
  trx: TenantTransaction,
  organizationId: string,
  limit: number,
): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select forget_account_events(${organizationId}, ${limit}) as count
  `.execute(trx);
  return rows[0]?.count ?? 0;
}
