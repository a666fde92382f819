/** The signed part of an unsubscribe URL; it does not expire. */
import { createHmac } from 'node:crypto';
import { jwtVerify, SignJWT } from 'jose';
import { z } from 'zod';

/** The kinds of mails that can be unsubscribed from. */
const MAIL_KINDS = ['digest', 'shared'] as const;
export type MailKind = (typeof MAIL_KINDS)[number];

export type Unsubscribing = { organizationId: string; userId: string; kind: MailKind };

const AUDIENCE = 'unsubscribe';
const claims = z.object({ org: z.uuid(), sub: z.uuid(), kind: z.enum(MAIL_KINDS) });

/** Derived key: this token is valid for nothing else, and no other token unsubscribes. */
const keyOf = (secret: string): Buffer => createHmac('sha256', secret).update('unsubscribe').digest();

/** @param secret the portal's session secret. */
export function signUnsubscribe(
  secret: string,
  { organizationId, userId, kind }: Unsubscribing,
): Promise<string> {
  return new SignJWT({ org: organizationId, kind })
    .setProtectedHeader({ alg: 'HS256', typ: 'JWT' })
    .setSubject(userId)
    .setAudience(AUDIENCE)
    .sign(keyOf(secret));
}

/** @returns null for a token that is not ours or was modified. */
export async function verifyUnsubscribe(secret: string, token: string): Promise<Unsubscribing | null> {
  const verified = await jwtVerify(token, keyOf(secret), {
    algorithms: ['HS256'],
    audience: AUDIENCE,
  }).catch(() => null);
  const read = claims.safeParse(verified?.payload);
  if (!read.success) return null;
  const { org, sub, kind } = read.data;
  return { organizationId: org, userId: sub, kind };
}
