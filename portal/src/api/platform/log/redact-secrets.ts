/** Redaction of secrets in log texts. */
/** URLs of mailed links: the path before the secret, and the secret. */
const PASSWORD_LINK = /(\/(?:newpassword|recoverpassword|confirmmail)\/)[^/\s?#"]+/g;

const REDACTED = '[oculto]';

const SECRETS: [RegExp, string][] = [
  // The credentials within a URL: `postgres://owner:password@server`.
  [/(\b[a-z][\w+.-]*:\/\/)[^\s/]+@/gi, `$1${REDACTED}@`],
  [/[^\s@<>"'`()[\]{},;:=/]+@[^\s@<>"'`()[\]{},;:=/]+/g, '[correo]'],
  // A session's token (RFC 7519).
  [/\beyJ[\w-]+\.[\w-]+\.[\w-]+/g, REDACTED],
  // API tokens, the secrets of their webhooks, and the links to mailed files.
  [/\b(?:lienzo|whsec|archivo)_[\w-]{20,}/g, REDACTED],
  [PASSWORD_LINK, `$1${REDACTED}`],
];

/** The text without mail addresses, passwords in URLs, tokens and the secrets of mailed links. */
export const redactSecrets = (text: string): string =>
  SECRETS.reduce((shown, [secret, instead]) => shown.replace(secret, instead), text);
