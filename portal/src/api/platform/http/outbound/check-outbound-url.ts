/** Whether the portal may send to an address that somebody gave it, and to which IP address exactly. */
import { lookup } from 'node:dns/promises';
import { isIP } from 'node:net';
import { CALL_LIMITS } from '../../call-limits.ts';
import { leaveAborted } from '../../leave-aborted.ts';
import { isPublicAddress } from './is-public-address.ts';

export type OutboundRules = {
  /** Whether plain http is accepted: in development. */
  http: boolean;
  /** `host:port` of receivers that the operator names: they may be of a private network. */
  allowed: ReadonlySet<string>;
};

export type OutboundRefusal = 'not_url' | 'not_https' | 'credentials' | 'private' | 'unknown_host';

/** An address that was checked; a connection goes to `address`, whatever the name means by then. */
export type OutboundTarget = { url: URL; address: string; family: 4 | 6 };

/** The address is not one that the portal sends to. */
export class OutboundRefused extends Error {
  readonly reason: OutboundRefusal;

  constructor(reason: OutboundRefusal, cause?: unknown) {
    super(`outbound address refused: ${reason}`, { cause });
    this.reason = reason;
  }
}

const DEFAULT_PORTS: Record<string, string> = { 'http:': '80', 'https:': '443' };

/**
 * Resolves the name once. A name with any private address is refused, because which of its addresses is meant cannot be
 * known.
 * @throws OutboundRefused.
 */
export async function checkOutboundUrl(text: string, rules: OutboundRules): Promise<OutboundTarget> {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  const usual = url && DEFAULT_PORTS[url.protocol];
  if (url === undefined || usual === undefined) throw new OutboundRefused('not_url');
  if (url.protocol === 'http:' && !rules.http) throw new OutboundRefused('not_https');
  if (url.username !== '' || url.password !== '') throw new OutboundRefused('credentials');
  const host = url.hostname.replace(/^\[|\]$/g, '');
  const match = await addressesOf(host);
  const isAllowed = rules.allowed.has(`${host}:${url.port || usual}`);
  if (!isAllowed && !match.every(({ address }) => isPublicAddress(address)))
    throw new OutboundRefused('private');
  const [first] = match;
  if (first === undefined) throw new OutboundRefused('unknown_host');
  return { url, ...first };
}

async function addressesOf(host: string): Promise<{ address: string; family: 4 | 6 }[]> {
  const literal = isIP(host);
  if (literal !== 0) return [{ address: host, family: literal === 4 ? 4 : 6 }];
  try {
    const signal = AbortSignal.timeout(CALL_LIMITS.webhook.connect);
    const existing = await leaveAborted(lookup(host, { all: true }), { signal, cleaning: 0 });
    return existing.map(({ address, family }) => ({ address, family: family === 6 ? 6 : 4 }));
  } catch (cause) {
    throw new OutboundRefused('unknown_host', cause);
  }
}
