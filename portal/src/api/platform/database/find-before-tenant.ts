/**
 * The only cross-tenant look-ups: an account by its mail (login), a session by its id (refresh), a mailed link, a
 * mailed file, an API token, a calendar feed, a logo by its content, each a single row through a dedicated policy. All later access goes through `inTenant`.
 */
import { type Kysely, type NotNull, type Selectable, sql, type Transaction } from 'kysely';
import type { Database } from './database-types.ts';
import { retryUnavailable } from './retry-unavailable.ts';
import type { SessionsTable, UsersTable } from './tables/account-tables.ts';

export type Account = Selectable<UsersTable>;
export type StoredSession = Selectable<SessionsTable>;

/** The account of a mail, case-insensitive; including deactivated ones, without deleted ones. */
export function findAccountByMail(db: Kysely<Database>, mail: string): Promise<Account | undefined> {
  return reading(db, async (trx) => {
    await sql`select set_config('app.login_mail', ${mail}, true)`.execute(trx);
    return trx
      .selectFrom('users')
      .selectAll()
      .where((eb) => eb(eb.fn('lower', ['mail']), '=', eb.fn('lower', [eb.val(mail)])))
      .where('active', '<>', 'D')
      .executeTakeFirst();
  });
}

/** A session by its id (UUID), ended or not; `expired` by the database's clock. */
export function findSession(
  db: Kysely<Database>,
  id: string,
): Promise<(StoredSession & { expired: boolean }) | undefined> {
  return reading(db, async (trx) => {
    await sql`select set_config('app.session_id', ${id}, true)`.execute(trx);
    return trx
      .selectFrom('sessions')
      .selectAll()
      .select(sql<boolean>`expires_at <= now()`.as('expired'))
      .where('id', '=', id)
      .executeTakeFirst();
  });
}

export type MatchedLink = {
  organization_id: string;
  user_id: string;
  kind: 'invitation' | 'reset';
};

/** A mailed link by its hash, while it is valid: unused and not expired. */
export function findPasswordLink(db: Kysely<Database>, hash: string): Promise<MatchedLink | undefined> {
  return reading(db, async (trx) => {
    await sql`select set_config('app.link_hash', ${hash}, true)`.execute(trx);
    return trx
      .selectFrom('password_links')
      .select(['organization_id', 'user_id', 'kind'])
      .where('token_hash', '=', hash)
      .where('used_at', 'is', null)
      .where('expires_at', '>', sql<string>`now()`)
      .executeTakeFirst();
  });
}

/** The change of a mail by the hash of its link, while it is valid. */
export function findMailChange(
  db: Kysely<Database>,
  hash: string,
): Promise<{ organization_id: string } | undefined> {
  return reading(db, async (trx) => {
    await sql`select set_config('app.link_hash', ${hash}, true)`.execute(trx);
    return trx
      .selectFrom('mail_changes')
      .select('organization_id')
      .where('token_hash', '=', hash)
      .where('expires_at', '>', sql<string>`now()`)
      .executeTakeFirst();
  });
}

export type MatchedApiToken = { organization_id: string; id: string };

/** An API token by its hash, while it is valid: not revoked and not expired. */
export function findApiToken(db: Kysely<Database>, hash: string): Promise<MatchedApiToken | undefined> {
  return reading(db, async (trx) => {
    await sql`select set_config('app.api_token_hash', ${hash}, true)`.execute(trx);
    return trx
      .selectFrom('api_tokens')
      .select(['organization_id', 'id'])
      .where('token_hash', '=', hash)
      .where('revoked_at', 'is', null)
      .where('expires_at', '>', sql<string>`now()`)
      .executeTakeFirst();
  });
}

/** A mailed file by the hash of its link, while that is valid. */
export function findMailedFileByHash(
  db: Kysely<Database>,
  hash: string,
): Promise<{ organization_id: string; id: string } | undefined> {
  return reading(db, async (trx) => {
    await sql`select set_config('app.mailed_file_hash', ${hash}, true)`.execute(trx);
    return trx
      .selectFrom('report_mailed_files')
      .select(['organization_id', 'id'])
      .where('token_hash', '=', hash)
      .where('expires_at', '>', sql<string>`now()`)
      .executeTakeFirst();
  });
}

/** A calendar feed by the hash of its address's token, while it is not revoked. */
export function findCalendarFeed(
  db: Kysely<Database>,
  hash: string,
): Promise<{ organization_id: string; id: string } | undefined> {
  return reading(db, async (trx) => {
    await sql`select set_config('app.calendar_feed_hash', ${hash}, true)`.execute(trx);
    return trx
      .selectFrom('imss_calendar_feeds')
      .select(['organization_id', 'id'])
      .where('token_hash', '=', hash)
      .where('revoked_at', 'is', null)
      .executeTakeFirst();
  });
}

const reading = <T>(db: Kysely<Database>, work: (trx: Transaction<Database>) => Promise<T>): Promise<T> =>
  retryUnavailable(() => db.transaction().execute(work));

/** A logo by the SHA-256 of its bytes; several organizations may have the same one. */
export function findLogoByHash(
  db: Kysely<Database>,
  hash: string,
): Promise<{ logo: Buffer; logo_media_type: string } | undefined> {
  return db.transaction().execute(async (trx) => {
    await sql`select set_config('app.logo_hash', ${hash}, true)`.execute(trx);
    return trx
      .selectFrom('organizations')
      .select(['logo', 'logo_media_type'])
      .where('logo_hash', '=', hash)
      .limit(1)
      .$narrowType<{ logo: NotNull; logo_media_type: NotNull }>()
      .executeTakeFirst();
  });
}
