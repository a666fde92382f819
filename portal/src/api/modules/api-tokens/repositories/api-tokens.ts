/** API tokens and the reports that each reaches. */
import type {
  API_TOKEN_STATES,
  ApiToken,
  TokenReportValues,
} from '@lienzo/schema/accounts/api-token-endpoints';
import { parameterValues } from '@lienzo/schema/data/parameter-values';
import { keptFilters } from '@lienzo/schema/reports/kept-filters';
import { sql } from 'kysely';
import { jsonArrayFrom, jsonObjectFrom } from 'kysely/helpers/postgres';
import type { TenantTransaction } from '../../../platform/database/in-tenant.ts';

type Key = { organizationId: string; id: string };

export type StoredApiToken = {
  id: string;
  user_id: string;
  owner_name: string;
  owner_mail: string;
  name: string;
  hint: string;
  state: (typeof API_TOKEN_STATES)[number];
  reports: ApiToken['reports'];
  import_masters: boolean;
  import_results: boolean;
  created_at: string;
  expires_at: string;
  revoked_at: string | null;
  last_used_at: string | null;
  last_used_address: string | null;
  webhook: ApiToken['webhook'];
};

/** Seconds between two notes of a token's use from one address. */
const NOTED_EVERY = 60;

export async function insertApiToken(
  trx: TenantTransaction,
  token: {
    organizationId: string;
    userId: string;
    name: string;
    hash: string;
    hint: string;
    days: number;
    reports: readonly TokenReportValues[];
    importsMasters: boolean;
    importsResults: boolean;
    webhookSecret: Buffer;
  },
): Promise<string> {
  const { id } = await trx
    .insertInto('api_tokens')
    .values({
      organization_id: token.organizationId,
      user_id: token.userId,
      name: token.name,
      hint: token.hint,
      token_hash: token.hash,
      import_masters: token.importsMasters,
      import_results: token.importsResults,
      webhook_secret: token.webhookSecret,
      expires_at: sql`now() + make_interval(days => ${token.days}::int)`,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  if (token.reports.length === 0) return id;
  await trx
    .insertInto('api_token_reports')
    .values(
      token.reports.map(({ report_id, parametros, kept_filters }) => ({
        organization_id: token.organizationId,
        token_id: id,
        report_id,
        parametros: JSON.stringify(parametros),
        kept_filters: JSON.stringify(kept_filters),
      })),
    )
    .execute();
  return id;
}

const state = sql<StoredApiToken['state']>`case
  when token.revoked_at is not null then 'revoked' when token.expires_at <= now() then 'expired' else 'active'
end`;

const storedTokens = (trx: TenantTransaction, organizationId: string) =>
  trx
    .selectFrom('api_tokens as token')
    .innerJoin('users', (join) =>
      join
        .onRef('users.organization_id', '=', 'token.organization_id')
        .onRef('users.id', '=', 'token.user_id'),
    )
    .select(['token.id', 'token.user_id', 'users.name as owner_name', 'users.mail as owner_mail'])
    .select(['token.name', 'token.hint', 'token.import_masters', 'token.import_results'])
    .select(['token.created_at', 'token.expires_at', 'token.revoked_at'])
    .select(['token.last_used_at', 'token.last_used_address', state.as('state')])
    .select(({ selectFrom }) =>
      jsonArrayFrom(
        selectFrom('api_token_reports as reached')
          .innerJoin('reports', (join) =>
            join
              .onRef('reports.organization_id', '=', 'reached.organization_id')
              .onRef('reports.id', '=', 'reached.report_id'),
          )
          .select(['reports.id', 'reports.nombre', 'reached.parametros', 'reached.kept_filters'])
          .whereRef('reached.organization_id', '=', 'token.organization_id')
          .whereRef('reached.token_id', '=', 'token.id')
          .where('reports.deleted_at', 'is', null)
          .orderBy('reports.nombre'),
      ).as('reports'),
    )
    .select(({ selectFrom }) =>
      jsonObjectFrom(
        selectFrom('api_token_requests as asked')
          .select(['asked.webhook_attempts as attempts', 'asked.webhook_problem as problem'])
          .select(['asked.created_at as asked_at'])
          .select(({ ref }) => ref('asked.webhook_state').$notNull().as('state'))
          .whereRef('asked.organization_id', '=', 'token.organization_id')
          .whereRef('asked.token_id', '=', 'token.id')
          .where('asked.webhook_state', 'is not', null)
          .orderBy('asked.created_at', 'desc')
          .limit(1),
      ).as('webhook'),
    )
    .where('token.organization_id', '=', organizationId);

type Row = Awaited<ReturnType<ReturnType<typeof storedTokens>['executeTakeFirstOrThrow']>>;

const present = ({ reports, ...row }: Row): StoredApiToken => ({
  ...row,
  reports: reports.map(({ parametros, kept_filters, ...report }) => ({
    ...report,
    parametros: parameterValues.parse(parametros),
    kept_filters: keptFilters.parse(kept_filters),
  })),
});

/** Newest first. @param userId undefined: of everybody. */
export async function listApiTokens(
  trx: TenantTransaction,
  { organizationId, userId }: { organizationId: string; userId: string | undefined },
): Promise<StoredApiToken[]> {
  let tokens = storedTokens(trx, organizationId);
  if (userId !== undefined) tokens = tokens.where('token.user_id', '=', userId);
  const matches = await tokens.orderBy('token.created_at', 'desc').orderBy('token.id').limit(500).execute();
  return matches.map(present);
}

export async function findStoredApiToken(
  trx: TenantTransaction,
  { organizationId, id }: Key,
): Promise<StoredApiToken | undefined> {
  const row = await storedTokens(trx, organizationId).where('token.id', '=', id).executeTakeFirst();
  return row && present(row);
}

export async function countActiveApiTokens(
  trx: TenantTransaction,
  { organizationId, userId }: { organizationId: string; userId: string },
): Promise<number> {
  const { count } = await trx
    .selectFrom('api_tokens')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('organization_id', '=', organizationId)
    .where('user_id', '=', userId)
    .where('revoked_at', 'is', null)
    .where('expires_at', '>', sql<string>`now()`)
    .executeTakeFirstOrThrow();
  return count;
}

/** @returns whether it was not revoked yet. */
export async function revokeApiToken(trx: TenantTransaction, { organizationId, id }: Key): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('api_tokens')
    .set({ revoked_at: sql`now()` })
    .where('organization_id', '=', organizationId)
    .where('id', '=', id)
    .where('revoked_at', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Whose a token is, while it is not revoked. */
export function findApiTokenOwner(trx: TenantTransaction, { organizationId, id }: Key) {
  return trx
    .selectFrom('api_tokens')
    .select(['user_id', 'name', 'import_masters', 'import_results', 'last_used_address'])
    .where('organization_id', '=', organizationId)
    .where('id', '=', id)
    .where('revoked_at', 'is', null)
    .executeTakeFirst();
}

/** Notes the use of a token; not each one of a series. */
export async function touchApiToken(
  trx: TenantTransaction,
  { organizationId, id, address }: Key & { address: string },
): Promise<void> {
  await trx
    .updateTable('api_tokens')
    .set({ last_used_at: sql`now()`, last_used_address: address })
    .where('organization_id', '=', organizationId)
    .where('id', '=', id)
    .where(({ eb, or }) =>
      or([
        eb('last_used_at', 'is', null),
        eb('last_used_at', '<', sql<string>`now() - make_interval(secs => ${NOTED_EVERY}::int)`),
        eb('last_used_address', 'is distinct from', address),
      ]),
    )
    .execute();
}

type TokenReport = Key & { reportId: number };

/** What a report has for a token; undefined for one that the token does not reach. */
export async function findTokenReport(
  trx: TenantTransaction,
  { organizationId, id, reportId }: TokenReport,
): Promise<Omit<TokenReportValues, 'report_id'> | undefined> {
  const row = await trx
    .selectFrom('api_token_reports')
    .select(['parametros', 'kept_filters'])
    .where('organization_id', '=', organizationId)
    .where('token_id', '=', id)
    .where('report_id', '=', reportId)
    .executeTakeFirst();
  return (
    row && {
      parametros: parameterValues.parse(row.parametros),
      kept_filters: keptFilters.parse(row.kept_filters),
    }
  );
}

/** @returns whether the token reaches the report. */
export async function updateTokenReport(
  trx: TenantTransaction,
  { organizationId, id, reportId }: TokenReport,
  { parametros, kept_filters }: Omit<TokenReportValues, 'report_id'>,
): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('api_token_reports')
    .set({ parametros: JSON.stringify(parametros), kept_filters: JSON.stringify(kept_filters) })
    .where('organization_id', '=', organizationId)
    .where('token_id', '=', id)
    .where('report_id', '=', reportId)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Holds a token until the transaction ends, so that two calls with one key follow each other. */
export async function lockApiToken(trx: TenantTransaction, { id }: Pick<Key, 'id'>): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`api token ${id}`}, 0))`.execute(trx);
}

/** The sealed secrets of tokens that can still be used; null where none is stored yet. */
export function listWebhookSecrets(
  trx: TenantTransaction,
  organizationId: string,
): Promise<{ id: string; webhook_secret: Buffer | null }[]> {
  return trx
    .selectFrom('api_tokens')
    .select(['id', 'webhook_secret'])
    .where('organization_id', '=', organizationId)
    .where('revoked_at', 'is', null)
    .execute();
}

/** @returns how many rows: none when it was changed since `before` was read. */
export async function replaceWebhookSecret(
  trx: TenantTransaction,
  { organizationId, id }: Key,
  before: Buffer | null,
  after: Buffer,
): Promise<number> {
  const { numUpdatedRows } = await trx
    .updateTable('api_tokens')
    .set({ webhook_secret: after })
    .where('organization_id', '=', organizationId)
    .where('id', '=', id)
    .where('webhook_secret', 'is not distinct from', before)
    .executeTakeFirstOrThrow();
  return Number(numUpdatedRows);
}
