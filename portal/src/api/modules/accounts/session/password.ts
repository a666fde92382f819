/** Passwords as argon2id hashes; few are computed concurrently, so that many logins cannot exhaust the machine. */
import { randomBytes } from 'node:crypto';
import { hash, type Options, verify } from '@node-rs/argon2';
import { DomainError } from '../../../platform/domain-error.ts';
import { Gate } from '../../../platform/gate.ts';

/** OWASP's minimum for argon2id (the library's default algorithm): 19 MiB, two passes, one lane. */
const COST: Options = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** libuv's pool has four threads; the rest stay free for file access and DNS. */
const gate = new Gate(2, 100);

export const hashPassword = (password: string): Promise<string> => gate.run(() => hash(password, COST));

let nobody: Promise<string> | undefined;

/**
 * @param stored the account's hash, or null without an account or a password: then the same work is done with a
 * dummy hash, so that timing does not reveal which accounts exist.
 * @throws DomainError too_many_requests when the queue is longer than a few seconds of work.
 */
export async function verifyPassword(stored: string | null, password: string): Promise<boolean> {
  if (gate.full) throw new DomainError('too_many_requests', { retryAfter: 5 });
  nobody ??= hashPassword(randomBytes(16).toString('hex'));
  const against = stored ?? (await nobody);
  const matches = await gate.run(() => verify(against, password));
  return matches && stored !== null;
}
