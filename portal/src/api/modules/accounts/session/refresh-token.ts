/**
 * The refresh token chain. Each token's successor is derived from it, so that two tabs that renew with the same token
 * at the same moment get the same successor, and neither is treated as theft.
 */
import { createHash, createHmac, randomBytes } from 'node:crypto';

/** The first token of a session: 43 characters. */
export const newRefreshToken = (): string => randomBytes(32).toString('base64url');

/** The successor of `token`; only the holder of the secret can compute it. */
export const nextRefreshToken = (secret: string, sessionId: string, token: string): string =>
  createHmac('sha256', secret).update(`refresh\n${sessionId}\n${token}`).digest('base64url');

/** The stored hash of a token. */
export const hashRefreshToken = (token: string): string => createHash('sha256').update(token).digest('hex');
