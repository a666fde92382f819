/** The access token: a short-lived JWT whose `jti` is the session's id, checked on every call. */
import { ROLES, type Role } from '@lienzo/schema/api/endpoint';
import { jwtVerify, SignJWT } from 'jose';
import { z } from 'zod';

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

/** @param secret at least 32 characters. */
export function accessTokens(secret: string): AccessTokens {
  const key = new TextEncoder().encode(secret);
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
      const verified = await jwtVerify(token, key, { algorithms: ['HS256'], issuer: ISSUER }).catch(
        () => null,
      );
      const read = claims.safeParse(verified?.payload);
      if (!read.success) return null;
      const { sub, jti, org, roleName, exp } = read.data;
      const subject = { userId: sub, sessionId: jti, organizationId: org, roleName };
      if (known.size >= MAX_CACHED_TOKENS) known.clear();
      known.set(token, { subject, endsAt: exp * 1000 });
      return subject;
    },
  };
}
