/** The signed part of an unsubscribe URL; it does not expire. */
import { SignJWT } from 'jose';
import { z } from 'zod';
import { acceptedSecrets, keyFor, type SessionSecrets } from '../../../platform/secrets/session-secrets.ts';
import { verifySigned } from '../../../platform/secrets/verify-signed.ts';

/** The kinds of mails that can be unsubscribed from. */
const MAIL_KINDS = ['digest', 'shared', 'closing'] as const;
export type MailKind = (typeof MAIL_KINDS)[number];

export type Unsubscribing = { organizationId: string; userId: string; kind: MailKind };

const AUDIENCE = 'unsubscribe';
const claims = z.object({ org: z.uuid(), sub: z.uuid(), kind: z.enum(MAIL_KINDS) });

/** Derived key: this token is valid for nothing else, and no other token unsubscribes. */
const keyOf = (secret: string): Buffer => keyFor(secret, 'unsubscribe');

export function signUnsubscribe(
  { current }: SessionSecrets,
  { organizationId, userId, kind }: Unsubscribing,
): Promise<string> {
  return new SignJWT({ org: organizationId, kind })
    .setProtectedHeader({ alg: 'HS256', typ: 'JWT' })
    .setSubject(userId)
    .setAudience(AUDIENCE)
    .sign(keyOf(current));
}

/** @returns null for a token that is not ours or was modified. */
export async function verifyUnsubscribe(
  secrets: SessionSecrets,
  token: string,
): Promise<Unsubscribing | null> {
  const keys = acceptedSecrets(secrets).map(keyOf);
  const read = claims.safeParse(await verifySigned(token, keys, { audience: AUDIENCE }));
  if (!read.success) return null;
  const { org, sub, kind } = read.data;
  return { organizationId: org, userId: sub, kind };
}
