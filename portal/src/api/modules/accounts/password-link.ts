/** The secret of a mail's link: a UUID (36 characters, specification 1 §9) of which only the hash is kept. */
import { createHash, randomUUID } from 'node:crypto';

export type PasswordLinkKind = 'invitation' | 'reset';

/** Seconds that a link serves. */
export const LINK_SECONDS = {
  invitation: 7 * 24 * 3600,
  reset: 3600,
} satisfies Record<PasswordLinkKind, number>;

const PAGE_OF = { invitation: 'newpassword', reset: 'recoverpassword' } satisfies Record<
  PasswordLinkKind,
  string
>;

export const hashLinkToken = (token: string): string =>
  createHash('sha256').update(token.toLowerCase()).digest('hex');

/** A new secret: what the mail links to, and what is stored. */
export function newPasswordLink(kind: PasswordLinkKind, publicUrl: string): { url: string; hash: string } {
  const token = randomUUID();
  return { url: `${publicUrl}/${PAGE_OF[kind]}/${token}`, hash: hashLinkToken(token) };
}
