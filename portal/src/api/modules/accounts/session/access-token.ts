/** The access token: a short-lived JWT whose `jti` is the session's id, checked on every call. */
import { ROLES, type Role } from '@lienzo/schema/api/endpoint';
import { SignJWT } from 'jose';
import { z } from 'zod';
import { acceptedSecrets, type SessionSecrets } from '../../../platform/secrets/session-secrets.ts';
import { verifySigned } from '../../../platform/secrets/verify-signed.ts';

/** Seconds. */
export const ACCESS_TOKEN_SECONDS = 15 * 60;
const ISSUER = 'lienzo';

/** Size of the cache of verified tokens; when it is full, all are verified again. */
const MAX_CACHED_TOKENS = 10_000;

const claims = z.object({
  sub: z.uuid(),
  jti: z.uuid(),
  org: z.uuid(),
  roleName: z.enum(ROLES),
  exp: z.number(),
});

/** Identity claims of a token; everything else is read from the database, and the role is compared with it. */
export type TokenSubject = { userId: string; sessionId: string; organizationId: string; roleName: Role };

/** Profile claims required by specification 1 §3; the server never trusts them. */
export type TokenProfile = { userName: string; userMail: string };

export type AccessTokens = {
  sign(subject: TokenSubject, profile: TokenProfile): Promise<string>;
  /** @returns null for a token that is not ours, was modified or has expired. */
  verify(token: string): Promise<TokenSubject | null>;
};

/** @param secrets of at least 32 characters each. */
export function accessTokens(secrets: SessionSecrets): AccessTokens {
  const keyOf = (secret: string) => new TextEncoder().encode(secret);
  const key = keyOf(secrets.current);
  const keys = acceptedSecrets(secrets).map(keyOf);
  // A page makes hundreds of calls with one token, and verifying a signature costs as much as a small query.
  const known = new Map<string, { subject: TokenSubject; endsAt: number }>();
  return {
    sign: ({ userId, sessionId, organizationId, roleName }, { userName, userMail }) =>
      new SignJWT({ org: organizationId, roleName, userName, userMail })
        .setProtectedHeader({ alg: 'HS256', typ: 'JWT' })
        .setSubject(userId)
        .setJti(sessionId)
        .setIssuer(ISSUER)
        .setIssuedAt()
        .setExpirationTime(`${ACCESS_TOKEN_SECONDS}s`)
        .sign(key),
    async verify(token) {
      const before = known.get(token);
      if (before !== undefined && Date.now() < before.endsAt) return before.subject;
      const read = claims.safeParse(await verifySigned(token, keys, { issuer: ISSUER }));
      if (!read.success) return null;
      const { sub, jti, org, roleName, exp } = read.data;
      const subject = { userId: sub, sessionId: jti, organizationId: org, roleName };
      if (known.size >= MAX_CACHED_TOKENS) known.clear();
      known.set(token, { subject, endsAt: exp * 1000 });
      return subject;
    },
  };
}
