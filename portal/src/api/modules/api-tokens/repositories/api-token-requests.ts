/** Files that API tokens asked for, and the webhooks about them. */

import type { WEBHOOK_STATES } from '@lienzo/schema/api/webhook-states';
import { IDEMPOTENCY_HOURS } from '@lienzo/schema/reports/render-by-token-endpoints';
import { sql } from 'kysely';
import type { TenantTransaction } from '../../../platform/database/in-tenant.ts';

type TokenKey = { organizationId: string; tokenId: string };
type RequestKey = { organizationId: string; renderId: string };

const dayAgo = sql<string>`now() - make_interval(hours => ${IDEMPOTENCY_HOURS}::int)`;

/** The request that a key names at this moment. */
export function findRequestOfKey(trx: TenantTransaction, { organizationId, tokenId }: TokenKey, key: string) {
  return trx
    .selectFrom('api_token_requests')
    .select(['render_id', 'body_digest'])
    .where('organization_id', '=', organizationId)
    .where('token_id', '=', tokenId)
    .where('idempotency_key', '=', key)
    .where('created_at', '>', dayAgo)
    .executeTakeFirst();
}

export async function insertTokenRequest(
  trx: TenantTransaction,
  { organizationId, tokenId }: TokenKey,
  request: {
    renderId: string;
    reportId: number;
    key: string | undefined;
    digest: string;
    webhookUrl: string | undefined;
  },
): Promise<void> {
  if (request.key !== undefined) await releaseKey(trx, { organizationId, tokenId }, request.key);
  await trx
    .insertInto('api_token_requests')
    .values({
      organization_id: organizationId,
      render_id: request.renderId,
      token_id: tokenId,
      report_id: request.reportId,
      idempotency_key: request.key ?? null,
      body_digest: request.digest,
      webhook_url: request.webhookUrl ?? null,
      webhook_state: request.webhookUrl === undefined ? null : 'waiting',
    })
    .execute();
}

/** A key whose time is over may name another file. */
async function releaseKey(
  trx: TenantTransaction,
  { organizationId, tokenId }: TokenKey,
  key: string,
): Promise<void> {
  await trx
    .updateTable('api_token_requests')
    .set({ idempotency_key: null })
    .where('organization_id', '=', organizationId)
    .where('token_id', '=', tokenId)
    .where('idempotency_key', '=', key)
    .execute();
}

/** The number of a token's files that are not made yet. */
export async function countPendingOfToken(
  trx: TenantTransaction,
  { organizationId, tokenId }: TokenKey,
): Promise<number> {
  const { count } = await trx
    .selectFrom('api_token_requests as asked')
    .innerJoin('report_renders as render', (join) =>
      join
        .onRef('render.organization_id', '=', 'asked.organization_id')
        .onRef('render.id', '=', 'asked.render_id'),
    )
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('asked.organization_id', '=', organizationId)
    .where('asked.token_id', '=', tokenId)
    .where('render.state', 'in', ['queued', 'running'])
    .executeTakeFirstOrThrow();
  return count;
}

export type TokenRequest = {
  report_id: number;
  webhook_state: (typeof WEBHOOK_STATES)[number] | null;
  webhook_attempts: number;
  webhook_problem: string | null;
};

/** What a token asked for; undefined for what another one did. */
export function findTokenRequest(
  trx: TenantTransaction,
  { organizationId, tokenId }: TokenKey,
  renderId: string,
): Promise<TokenRequest | undefined> {
  return trx
    .selectFrom('api_token_requests')
    .select(['report_id', 'webhook_state', 'webhook_attempts', 'webhook_problem'])
    .where('organization_id', '=', organizationId)
    .where('token_id', '=', tokenId)
    .where('render_id', '=', renderId)
    .executeTakeFirst();
}

/** Whether somebody waits to be told of a render. */
export async function awaitsWebhook(
  trx: TenantTransaction,
  { organizationId, renderId }: RequestKey,
): Promise<boolean> {
  const row = await trx
    .selectFrom('api_token_requests')
    .select('render_id')
    .where('organization_id', '=', organizationId)
    .where('render_id', '=', renderId)
    .where('webhook_state', '=', 'waiting')
    .executeTakeFirst();
  return row !== undefined;
}

/** A webhook that is still to be delivered, of a token that is not revoked. */
export function findWaitingWebhook(trx: TenantTransaction, { organizationId, renderId }: RequestKey) {
  return trx
    .selectFrom('api_token_requests as asked')
    .innerJoin('api_tokens as token', (join) =>
      join
        .onRef('token.organization_id', '=', 'asked.organization_id')
        .onRef('token.id', '=', 'asked.token_id'),
    )
    .select(['asked.token_id', 'asked.report_id', 'asked.webhook_url', 'asked.webhook_attempts'])
    .select(['token.user_id', 'token.webhook_secret'])
    .where('asked.organization_id', '=', organizationId)
    .where('asked.render_id', '=', renderId)
    .where('asked.webhook_state', '=', 'waiting')
    .where('token.revoked_at', 'is', null)
    .executeTakeFirst();
}

/** Keeps what became of an attempt. @param problem null when it was delivered. */
export async function settleWebhook(
  trx: TenantTransaction,
  { organizationId, renderId }: RequestKey,
  { state, problem }: { state: (typeof WEBHOOK_STATES)[number]; problem: string | null },
): Promise<void> {
  await trx
    .updateTable('api_token_requests')
    .set({
      webhook_state: state,
      webhook_problem: problem,
      webhook_attempts: sql`webhook_attempts + 1`,
    })
    .where('organization_id', '=', organizationId)
    .where('render_id', '=', renderId)
    .where('webhook_state', '=', 'waiting')
    .execute();
}
