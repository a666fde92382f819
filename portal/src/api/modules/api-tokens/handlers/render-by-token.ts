/** What programs with an API token call; the token's owner decides by their permissions of this moment. */
import {
  IDEMPOTENCY_HEADER,
  idempotencyHeaders,
  RENDER_ID_HEADER,
  type render_by_token,
  type render_by_token_file,
  type render_by_token_state,
  type TokenOrder,
  type TokenRender,
} from '@lienzo/schema/reports/render-by-token-endpoints';
import type { TokenCaller } from '../../../platform/caller.ts';
import { inTenant, type TenantTransaction } from '../../../platform/database/in-tenant.ts';
import { DomainError } from '../../../platform/domain-error.ts';
import { answerFile } from '../../../platform/http/answer-file.ts';
import { checkOutboundUrl, OutboundRefused } from '../../../platform/http/outbound/check-outbound-url.ts';
import { parseInput } from '../../../platform/http/parse-input.ts';
import { findRender, newReportRender, refuseTooMany, requestRender } from '../../renders/renders.ts';
import { loadReport, registerMovement } from '../../reports/reports.ts';
import { findRenderedFile } from '../../schedules/schedules.ts';
import {
  countPendingOfToken,
  findRequestOfKey,
  findTokenRequest,
  insertTokenRequest,
} from '../repositories/api-token-requests.ts';
import { findTokenReport, lockApiToken } from '../repositories/api-tokens.ts';
import type { ApiTokenServices, TokenHandler } from '../services.ts';
import { digestsOfOrder } from '../tokens/api-token.ts';
import { orderedValues } from '../tokens/token-values.ts';
import { WEBHOOK_REFUSALS } from '../webhooks/deliver-webhook.ts';
import { fileUrlOf, stateUrlOf } from '../webhooks/render-urls.ts';

/** `digests`: under each secret that is accepted; the first is stored. */
type Asking = { order: TokenOrder; key: string | undefined; digests: [string, ...string[]] };

export const renderByToken: TokenHandler<typeof render_by_token> = async ({
  body,
  caller,
  services,
  context,
}) => {
  await services.tokenLimits.take('render', caller.token.id);
  const given = { [IDEMPOTENCY_HEADER]: context.req.header(IDEMPOTENCY_HEADER) };
  const key = parseInput(idempotencyHeaders, given)[IDEMPOTENCY_HEADER];
  const asking = { order: body, key, digests: digestsOfOrder(services.sessionSecrets, body) };
  const known = await inTenant(services.db, caller, async (trx) => {
    await loadReachable(trx, caller, body.report_id);
    return findSame(trx, caller, asking);
  });
  const id = known ?? (await printAnew(services, caller, asking));
  const render = await inTenant(services.db, caller, (trx) => loadRender(trx, services, caller, id));
  if (render.state === 'done') {
    const file = await openFile(services, caller, id);
    const answer = await answerFile(context, services.files, file);
    answer.headers.set(RENDER_ID_HEADER, id);
    return answer;
  }
  return Response.json(
    { result: render },
    { status: 202, headers: { Location: stateUrlOf(services.publicUrl, id), [RENDER_ID_HEADER]: id } },
  );
};

export const getRenderByToken: TokenHandler<typeof render_by_token_state> = async ({
  query,
  caller,
  services,
}) => {
  await services.tokenLimits.take('read', caller.token.id);
  return {
    result: await inTenant(services.db, caller, (trx) => loadRender(trx, services, caller, query.id)),
  };
};

export const getFileByToken: TokenHandler<typeof render_by_token_file> = async ({
  query,
  caller,
  services,
  context,
}) => {
  await services.tokenLimits.take('read', caller.token.id);
  return answerFile(context, services.files, await openFile(services, caller, query.id));
};

/**
 * A report that the token names, and that its owner may see and print at this moment.
 * @throws DomainError report_not_found, report_disabled.
 */
async function loadReachable(trx: TenantTransaction, caller: TokenCaller, reportId: number) {
  const { organizationId, token } = caller;
  const values = await findTokenReport(trx, { organizationId, id: token.id, reportId });
  if (values === undefined) throw new DomainError('report_not_found');
  const report = await loadReport(trx, caller, reportId);
  if (!report.habilitado && !report.es_estatico) throw new DomainError('report_disabled');
  return { report, values };
}

/**
 * The render that the same key named before.
 * @throws DomainError idempotency_conflict when it named another order.
 */
async function findSame(
  trx: TenantTransaction,
  { organizationId, token }: TokenCaller,
  { key, digests }: Asking,
): Promise<string | undefined> {
  if (key === undefined) return undefined;
  const same = await findRequestOfKey(trx, { organizationId, tokenId: token.id }, key);
  if (same !== undefined && !digests.includes(same.body_digest))
    throw new DomainError({ code: 'idempotency_conflict', field: IDEMPOTENCY_HEADER });
  return same?.render_id;
}

/** @returns the id of the render, which the first of two calls with one key makes for both. */
async function printAnew(services: ApiTokenServices, caller: TokenCaller, asking: Asking): Promise<string> {
  const { order, key, digests } = asking;
  const { webhook_url: webhookUrl, ...printed } = order;
  if (webhookUrl !== undefined) await refuseWebhook(services, webhookUrl);
  const { organizationId, token } = caller;
  const tokenKey = { organizationId, tokenId: token.id };
  const { report, values } = await inTenant(services.db, caller, (trx) =>
    loadReachable(trx, caller, order.report_id),
  );
  const render = await newReportRender(services, caller, {
    ...printed,
    ...orderedValues(report, values, order),
  });
  return requestRender(services, caller, render, async (trx, insert) => {
    await lockApiToken(trx, { id: token.id });
    const same = await findSame(trx, caller, asking);
    if (same !== undefined) return same;
    refuseTooMany(await countPendingOfToken(trx, tokenKey));
    const { report } = await loadReachable(trx, caller, order.report_id);
    const renderId = await insert();
    await insertTokenRequest(trx, tokenKey, {
      renderId,
      reportId: report.id,
      key,
      digest: digests[0],
      webhookUrl,
    });
    await registerMovement(trx, caller, 'Descargado', { ...report, document: null });
    return renderId;
  });
}

/** @throws DomainError refused_webhook. */
async function refuseWebhook({ outbound }: ApiTokenServices, url: string): Promise<void> {
  try {
    await checkOutboundUrl(url, outbound);
  } catch (error) {
    if (!(error instanceof OutboundRefused)) throw error;
    const message = WEBHOOK_REFUSALS[error.reason];
    throw new DomainError({ code: 'refused_webhook', message, field: 'webhook_url' }, { cause: error });
  }
}

/** @throws DomainError render_not_found, also for one that another token asked for; report_not_found, report_disabled. */
async function loadRender(
  trx: TenantTransaction,
  { publicUrl }: ApiTokenServices,
  caller: TokenCaller,
  id: string,
): Promise<TokenRender> {
  const { organizationId, token } = caller;
  const asked = await findTokenRequest(trx, { organizationId, tokenId: token.id }, id);
  const render = asked && (await findRender(trx, caller, id));
  if (asked === undefined || render === undefined) throw new DomainError('render_not_found');
  await loadReachable(trx, caller, asked.report_id);
  const { repeatable: _repeatable, ...shown } = render;
  return {
    ...shown,
    report_id: asked.report_id,
    file: render.state === 'done' ? fileUrlOf(publicUrl, id) : null,
    webhook: asked.webhook_state && {
      state: asked.webhook_state,
      attempts: asked.webhook_attempts,
      problem: asked.webhook_problem,
    },
  };
}

/** @throws DomainError render_not_found, render_not_ready. */
function openFile(services: ApiTokenServices, caller: TokenCaller, id: string) {
  return inTenant(services.db, caller, async (trx) => {
    await loadRender(trx, services, caller, id);
    const file = await findRenderedFile(trx, caller, { id, partKey: null });
    if (file === undefined) throw new DomainError('render_not_found');
    return file;
  });
}
