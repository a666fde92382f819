import { createHash } from 'node:crypto';

/** A deterministic id by name: the same in every database. */
export function demoUuid(name: string): string {
  const hex = createHash('sha256').update(`lienzo demo ${name}`).digest('hex');
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-4${hex.slice(13, 16)}-a${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
}
