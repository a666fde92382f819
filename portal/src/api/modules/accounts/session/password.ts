/** Passwords as argon2id hashes; a few are worked on at once, so that a storm of logins cannot take the machine. */
import { randomBytes } from 'node:crypto';
import { hash, type Options, verify } from '@node-rs/argon2';
import { DomainError } from '../../../platform/domain-error.ts';
import { Gate } from './gate.ts';

/** OWASP's minimum for argon2id (the library's default algorithm): 19 MiB, two passes, one lane. */
const COST: Options = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** libuv's pool has four threads; the others stay free for files and name look-ups. */
const gate = new Gate(2, 100);

export const hashPassword = (password: string): Promise<string> => gate.run(() => hash(password, COST));

let nobody: Promise<string> | undefined;

/**
 * @param stored the account's hash, or null when there is no such account or it has no password yet: then the
 *   same work is done in vain, so that time does not tell which accounts exist.
 * @throws DomainError too_many_requests when more logins wait than can be answered in a few seconds.
 */
export async function verifyPassword(stored: string | null, password: string): Promise<boolean> {
  if (gate.full) throw new DomainError('too_many_requests', { retryAfter: 5 });
  nobody ??= hashPassword(randomBytes(16).toString('hex'));
  const against = stored ?? (await nobody);
  const matches = await gate.run(() => verify(against, password));
  return matches && stored !== null;
}
