import { expect, test } from 'vitest';
import { derivedWebhookSecret, newWebhookSecret } from './webhook-secret.ts';

const SECRET = 'a secret that only these tests know, 48 letters';

test('each token signs with a secret of its own; one of before stored secrets needs the portal’s', () => {
  expect(newWebhookSecret()).toMatch(/^whsec_[\w-]{43}$/);
  expect(newWebhookSecret()).not.toBe(newWebhookSecret());
  expect(derivedWebhookSecret(SECRET, 'one')).toBe(derivedWebhookSecret(SECRET, 'one'));
  expect(derivedWebhookSecret(SECRET, 'one')).not.toBe(derivedWebhookSecret(SECRET, 'other'));
  expect(derivedWebhookSecret(SECRET, 'one')).not.toBe(derivedWebhookSecret(`${SECRET}!`, 'one'));
});
