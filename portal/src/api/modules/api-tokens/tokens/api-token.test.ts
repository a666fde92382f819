import { createHmac } from 'node:crypto';
import { expect, test } from 'vitest';
import { signWebhook } from '../webhooks/sign-webhook.ts';
import { digestsOfOrder, hashApiToken, isApiToken, newApiToken } from './api-token.ts';

const SECRET = 'a secret that only these tests know, 48 letters';

test('a token is long, its own, and only its hash and its beginning are kept', () => {
  const { token, hash, hint } = newApiToken();
  expect(isApiToken(token)).toBe(true);
  expect(hash).toBe(hashApiToken(token));
  expect(hash).toMatch(/^[0-9a-f]{64}$/);
  expect(token.startsWith(hint)).toBe(true);
  expect(token.length - hint.length).toBeGreaterThan(38);
  expect(newApiToken().token).not.toBe(token);
});

test.each([
  '',
  'lienzo_',
  `lienzo_${'a'.repeat(42)}`,
  `lienzo_${'a'.repeat(44)}`,
  `lienzo_${'á'.repeat(43)}`,
])('%j is no token', (text) => expect(isApiToken(text)).toBe(false));

test('an order is the same in any order of its keys, and another with any other value', () => {
  const secrets = { current: SECRET, previous: undefined };
  const order = { report_id: 1, format: 'pdf', parametros: { a: '1', b: { desde: 'x', hasta: 'y' } } };
  const turned = { parametros: { b: { hasta: 'y', desde: 'x' }, a: '1' }, format: 'pdf', report_id: 1 };
  expect(digestsOfOrder(secrets, turned)).toEqual(digestsOfOrder(secrets, order));
  for (const other of [
    { ...order, report_id: 2 },
    { ...order, format: 'docx' },
    { ...order, parametros: { a: '1', b: { desde: 'x', hasta: 'z' } } },
    { ...order, webhook_url: 'https://a.mx' },
  ])
    expect(digestsOfOrder(secrets, other)).not.toEqual(digestsOfOrder(secrets, order));
});

test('a webhook is signed with its moment', () => {
  const v1 = createHmac('sha256', SECRET).update('1700000000.{"a":1}').digest('hex');
  expect(signWebhook(SECRET, '{"a":1}', 1_700_000_000)).toBe(`t=1700000000,v1=${v1}`);
});
