/** One attempt to tell a program that its file is ready, or why there is none. */

import { apiRefusalMessages } from '@lienzo/schema/messages/api-refusal-messages';
import {
  WEBHOOK_HEADERS,
  type WebhookMessage,
  webhookMessage,
} from '@lienzo/schema/reports/render-by-token-endpoints';
import { inTenant, systemContext } from '../../../platform/database/in-tenant.ts';
import {
  checkOutboundUrl,
  type OutboundRefusal,
  OutboundRefused,
} from '../../../platform/http/outbound/check-outbound-url.ts';
import { postPinned } from '../../../platform/http/outbound/post-pinned.ts';
import { findActor } from '../../accounts/accounts.ts';
import { findRender } from '../../renders/renders.ts';
import { findWaitingWebhook, settleWebhook } from '../repositories/api-token-requests.ts';
import type { ApiTokenServices } from '../services.ts';
import { fileUrlOf } from './render-urls.ts';
import { signWebhook } from './sign-webhook.ts';
import { openWebhookSecret } from './webhook-secret.ts';

/** Attempts before a webhook is given up: more than an hour. */
const MAX_ATTEMPTS = 14;
/** Seconds between two attempts, at most. */
const MAX_WAIT = 900;

type Delivery = { organization_id: string; render_id: string };
/** `isFinal`: it would fail again. */
type Outcome = { problem: string | null; isFinal: boolean };

const { program: texts } = apiRefusalMessages;

/** What is said of an address that is not sent to. */
export const WEBHOOK_REFUSALS: Record<OutboundRefusal, string> = {
  not_url: texts.webhookNotUrl,
  not_https: texts.webhookNotHttps,
  credentials: texts.webhookCredentials,
  private: texts.webhookPrivate,
  unknown_host: texts.webhookUnknown,
};

/**
 * Idempotent for the receiver, who sees one delivery id however often it is sent. Nothing is sent for a token that was
 * revoked, or whose owner's account has ended.
 */
export async function deliverWebhook(services: ApiTokenServices, delivery: Delivery): Promise<void> {
  const { organization_id: organizationId, render_id: renderId } = delivery;
  const context = systemContext(organizationId);
  const waiting = await inTenant(services.db, context, (trx) => waitingMessage(trx, services, delivery));
  if (waiting === undefined) return;
  const { url, secret, message, attempts } = waiting;
  const { problem, isFinal } = await attempt(services, url, secret, message);
  const isOver = isFinal || attempts + 1 >= MAX_ATTEMPTS;
  const state = problem === null ? 'delivered' : isOver ? 'failed' : 'waiting';
  services.logger.info('webhook_sent', { render: renderId, attempt: attempts + 1, state, problem });
  await inTenant(services.db, context, async (trx) => {
    await settleWebhook(trx, { organizationId, renderId }, { state, problem });
    if (state !== 'waiting') return;
    const after = new Date(Date.now() + Math.min(2 ** attempts, MAX_WAIT) * 1000);
    await services.jobs.send('deliver_webhook', delivery, { trx, after });
  });
}

async function waitingMessage(
  trx: Parameters<typeof findWaitingWebhook>[0],
  services: ApiTokenServices,
  { organization_id: organizationId, render_id: renderId }: Delivery,
) {
  const waiting = await findWaitingWebhook(trx, { organizationId, renderId });
  if (waiting?.webhook_url == null) return undefined;
  const owner = { organizationId, userId: waiting.user_id };
  const render = await findRender(trx, owner, renderId);
  if (render === undefined || (await findActor(trx, owner)) === undefined) return undefined;
  const { id, name, format, state, problems } = render;
  const message = webhookMessage.safeParse({
    event: 'render.finished',
    id,
    report_id: waiting.report_id,
    name,
    format,
    state,
    problems,
    file: state === 'done' ? fileUrlOf(services.publicUrl, id) : null,
  });
  // One that is being made again is told of when it has ended.
  if (!message.success) return undefined;
  return {
    url: waiting.webhook_url,
    secret: openWebhookSecret(services, waiting),
    attempts: waiting.webhook_attempts,
    message: message.data,
  };
}

async function attempt(
  { outbound, logger }: ApiTokenServices,
  url: string,
  secret: string | null,
  message: WebhookMessage,
): Promise<Outcome> {
  if (secret === null) return { problem: texts.webhookSecretLost, isFinal: true };
  try {
    const body = JSON.stringify(message);
    const target = await checkOutboundUrl(url, outbound);
    const status = await postPinned(target, {
      body,
      headers: {
        'Content-Type': 'application/json',
        'User-Agent': 'Lienzo',
        [WEBHOOK_HEADERS.event]: message.event,
        [WEBHOOK_HEADERS.delivery]: message.id,
        [WEBHOOK_HEADERS.signature]: signWebhook(secret, body, Math.floor(Date.now() / 1000)),
      },
    });
    if (status >= 200 && status < 300) return { problem: null, isFinal: true };
    if (status >= 300 && status < 400) return { problem: texts.webhookRedirect, isFinal: true };
    return { problem: texts.webhookAnswer(status), isFinal: false };
  } catch (error) {
    // A name server may be away for a moment; any other refusal stays one.
    if (error instanceof OutboundRefused)
      return { problem: WEBHOOK_REFUSALS[error.reason], isFinal: error.reason !== 'unknown_host' };
    logger.info('webhook_not_sent', { render: message.id, error });
    return { problem: texts.webhookUnreachable, isFinal: false };
  }
}
