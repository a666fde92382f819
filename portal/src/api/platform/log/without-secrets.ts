/** What a text of a log must not show, whatever program wrote it. */
/** The pages of mailed links: before their secret, and the secret. */
const PASSWORD_LINK = /(\/(?:newpassword|recoverpassword)\/)[^/\s?#"]+/g;

const HIDDEN = '[oculto]';

const SECRETS: [RegExp, string][] = [
  // The account within an address: `postgres://owner:password@server`.
  [/(\b[a-z][\w+.-]*:\/\/)[^\s/]+@/gi, `$1${HIDDEN}@`],
  [/[^\s@<>"'`()[\]{},;:=/]+@[^\s@<>"'`()[\]{},;:=/]+/g, '[correo]'],
  // A session's token (RFC 7519).
  [/\beyJ[\w-]+\.[\w-]+\.[\w-]+/g, HIDDEN],
  [PASSWORD_LINK, `$1${HIDDEN}`],
];

/** The text without mail addresses, passwords within addresses, session tokens and the secrets of mailed links. */
export const withoutSecrets = (text: string): string =>
  SECRETS.reduce((shown, [secret, instead]) => shown.replace(secret, instead), text);
