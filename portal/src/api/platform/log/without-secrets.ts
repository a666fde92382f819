/** What a text of a log must not show, whatever program wrote it. */
import { PASSWORD_LINK_PATH } from '../../modules/accounts/session/password-link.ts';

const HIDDEN = '[oculto]';

const SECRETS: [RegExp, string][] = [
  // The account within an address: `postgres://owner:password@server`.
  [/(\b[a-z][\w+.-]*:\/\/)[^\s/]+@/gi, `$1${HIDDEN}@`],
  [/[^\s@<>"'`()[\]{},;:=/]+@[^\s@<>"'`()[\]{},;:=/]+/g, '[correo]'],
  // A session's token (RFC 7519).
  [/\beyJ[\w-]+\.[\w-]+\.[\w-]+/g, HIDDEN],
  [PASSWORD_LINK_PATH, `$1${HIDDEN}`],
];

/** The text without mail addresses, passwords within addresses, session tokens and the secrets of mailed links. */
export const withoutSecrets = (text: string): string =>
  SECRETS.reduce((shown, [secret, instead]) => shown.replace(secret, instead), text);
