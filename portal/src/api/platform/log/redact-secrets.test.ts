import { expect, it } from 'vitest';
import { redactSecrets } from './redact-secrets.ts';

it.each([
  [
    'a mail server that names whom it refuses',
    "Can't send mail - all recipients were rejected: 550 5.1.1 <ana.ruiz@bureau.mx>: User unknown",
    "Can't send mail - all recipients were rejected: 550 5.1.1 <[correo]>: User unknown",
  ],
  ['a mail of other letters', 'invitó a josé+1@compañía.mx.', 'invitó a [correo]'],
  [
    'the account of an address',
    'getaddrinfo ENOTFOUND postgres://owner:p@ss-Wörd@database:5432/lienzo',
    'getaddrinfo ENOTFOUND postgres://[oculto]@database:5432/lienzo',
  ],
  ['a session', 'jwt eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiIxIn0.c2lnbmF0dXJl expired', 'jwt [oculto] expired'],
  [
    'a program’s token and the secret of its webhooks',
    `Bearer lienzo_${'aB3_-'.repeat(8)}xyz whsec_${'Z9-_a'.repeat(8)}xyz`,
    'Bearer [oculto] [oculto]',
  ],
  ['a link to a mailed file', `?token=archivo_${'aB3_-'.repeat(8)}xyz`, '?token=[oculto]'],
  [
    'the page that confirms a mail',
    '/confirmmail/6f0d4e7a-0d3c-4f3e-9e52-5f5f3d8a1b11',
    '/confirmmail/[oculto]',
  ],
  ['the page of a mailed link', '/newpassword/6f0d4e7a-0d3c-4f3e-9e52-5f5f3d8a1b11', '/newpassword/[oculto]'],
  [
    'the same as an address',
    'https://portal.mx/recoverpassword/6f0d4e7a-0d3c?x',
    'https://portal.mx/recoverpassword/[oculto]?x',
  ],
  [
    'an ordinary line',
    'GET /app/directorio/6f0d4e7a-0d3c-4f3e-9e52-5f5f3d8a1b11 at 12:30',
    'GET /app/directorio/6f0d4e7a-0d3c-4f3e-9e52-5f5f3d8a1b11 at 12:30',
  ],
  [
    'a place in the code',
    'at /app/node_modules/@hono/node-server/dist/index.mjs:12:3',
    'at /app/node_modules/@hono/node-server/dist/index.mjs:12:3',
  ],
])('%s', (_what, text, shown) => {
  expect(redactSecrets(text)).toBe(shown);
});
