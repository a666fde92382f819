/**
 * The refresh token's chain. Each token's successor is derived from it, so that two tabs which renew with the
 * same token at the same moment get the same successor, and neither is taken for a thief.
 */
import { createHash, createHmac, randomBytes } from 'node:crypto';

/** The first token of a session: 43 characters. */
export const newRefreshToken = (): string => randomBytes(32).toString('base64url');

/** The token that replaces `token`; only the holder of the secret can tell it. */
export const nextRefreshToken = (secret: string, sessionId: string, token: string): string =>
  createHmac('sha256', secret).update(`refresh\n${sessionId}\n${token}`).digest('base64url');

/** What is stored of a token. */
export const hashRefreshToken = (token: string): string => createHash('sha256').update(token).digest('hex');
