/** The secret of a mailed link: a UUID (36 characters, specification 1 §9) of which only the hash is stored. */
import { createHash, randomUUID } from 'node:crypto';

export type PasswordLinkKind = 'invitation' | 'reset';
/** `mail`: confirms the new mail of an account. */
type LinkKind = PasswordLinkKind | 'mail';

/** Validity of a link, in seconds. */
export const LINK_SECONDS = {
  invitation: 7 * 24 * 3600,
  reset: 3600,
  mail: 24 * 3600,
} satisfies Record<LinkKind, number>;

const PAGE_OF = {
  invitation: 'newpassword',
  reset: 'recoverpassword',
  mail: 'confirmmail',
} satisfies Record<LinkKind, string>;

export const hashLinkToken = (token: string): string =>
  createHash('sha256').update(token.toLowerCase()).digest('hex');

/** A new secret: the token for the mail, and the hash for the database. */
export function newMailedLink(kind: LinkKind, publicUrl: string): { url: string; hash: string } {
  const token = randomUUID();
  return { url: `${publicUrl}/${PAGE_OF[kind]}/${token}`, hash: hashLinkToken(token) };
}
