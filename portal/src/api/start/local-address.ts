import type { Environment } from '../environment.ts';

/** Addresses of the whole machine, or of its loopback. */
const HERE = new Set(['0.0.0.0', '::', '127.0.0.1', '::1', 'localhost']);

/** Where a browser on this machine reaches the portal. */
export function localAddress({ host, port }: Pick<Environment, 'host' | 'port'>): string {
  const name = host === undefined || HERE.has(host) ? 'localhost' : host;
  return `http://${name.includes(':') ? `[${name}]` : name}:${port}`;
}
