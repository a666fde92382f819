import { createHmac } from 'node:crypto';

/**
 * The value of `X-Lienzo-Signature`. The moment is signed with the body, so that a receiver can refuse an old message
 * that somebody sends again.
 * @param seconds since 1970.
 */
export function signWebhook(secret: string, body: string, seconds: number): string {
  const signature = createHmac('sha256', secret).update(`${seconds}.${body}`).digest('hex');
  return `t=${seconds},v1=${signature}`;
}
