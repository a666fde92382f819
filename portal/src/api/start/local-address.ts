import type { Environment } from '../environment.ts';

/** Wildcard and loopback addresses. */
const HERE = new Set(['0.0.0.0', '::', '127.0.0.1', '::1', 'localhost']);

/** The portal's URL for a browser on this machine. */
export function localAddress({ host, port }: Pick<Environment, 'host' | 'port'>): string {
  const name = host === undefined || HERE.has(host) ? 'localhost' : host;
  return `http://${name.includes(':') ? `[${name}]` : name}:${port}`;
}
