/** What signs the webhooks of a token. */
import { createHmac, randomBytes } from 'node:crypto';
import { unseal } from '../../../platform/secrets/seal.ts';
import { oldestSecret } from '../../../platform/secrets/session-secrets.ts';
import type { ApiTokenServices } from '../services.ts';

/** 256 random bits, which the receiver knows and which therefore never change. */
export const newWebhookSecret = (): string => `whsec_${randomBytes(32).toString('base64url')}`;

/**
 * What signed them before it was stored.
 * @param secret the session secret under which the token was made.
 */
export const derivedWebhookSecret = (secret: string, tokenId: string): string =>
  `whsec_${createHmac('sha256', secret).update(`webhook\n${tokenId}`).digest('base64url')}`;

/** @returns null when it was sealed under a secret that nobody accepts any more. */
export function openWebhookSecret(
  { sessionSecrets, logger }: Pick<ApiTokenServices, 'sessionSecrets' | 'logger'>,
  { token_id, webhook_secret }: { token_id: string; webhook_secret: Buffer | null },
): string | null {
  // A token of before secrets were stored, which the job has not reached yet.
  if (webhook_secret === null) return derivedWebhookSecret(oldestSecret(sessionSecrets), token_id);
  try {
    return unseal(sessionSecrets, webhook_secret);
  } catch (error) {
    logger.error('webhook_secret_unreadable', { token: token_id, error });
    return null;
  }
}
