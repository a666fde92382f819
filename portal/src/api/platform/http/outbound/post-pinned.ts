import { once } from 'node:events';
import http from 'node:http';
import https from 'node:https';
import { CALL_LIMITS } from '../../call-limits.ts';
import type { OutboundTarget } from './check-outbound-url.ts';

type Message = { body: string; headers: Record<string, string> };
type Options = { deadline?: number };

/**
 * Posts to the checked address, under the name that was checked. Redirects are not followed; the answer's body is not
 * read.
 * @param options.deadline milliseconds until the head of the answer must be there.
 * @returns the status of the answer.
 * @throws when there was none.
 */
export async function postPinned(
  { url, address, family }: OutboundTarget,
  message: Message,
  { deadline = CALL_LIMITS.webhook.silence }: Options = {},
): Promise<number> {
  const { request } = url.protocol === 'https:' ? https : http;
  const sent = request(url, {
    method: 'POST',
    // A connection of its own: one kept alive could be that of another check.
    agent: false,
    headers: { ...message.headers, 'Content-Length': Buffer.byteLength(message.body) },
    lookup: (_host, options, done) =>
      options.all ? done(null, [{ address, family }]) : done(null, address, family),
    signal: AbortSignal.timeout(deadline),
  });
  sent.end(message.body);
  try {
    const [answer] = await once(sent, 'response');
    if (!(answer instanceof http.IncomingMessage)) throw new Error('an answer that is none');
    return answer.statusCode ?? 0;
  } finally {
    sent.on('error', () => undefined);
    sent.destroy();
  }
}
