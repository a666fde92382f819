import { expect, test } from 'vitest';
import { checkOutboundUrl, OutboundRefused, type OutboundRules } from './check-outbound-url.ts';

const RULES: OutboundRules = { http: false, allowed: new Set(['127.0.0.1:8443', '::1:8443']) };
const reasonOf = async (url: string, rules: OutboundRules = RULES): Promise<string> =>
  checkOutboundUrl(url, rules).then(
    () => 'accepted',
    (error: unknown) => {
      if (error instanceof OutboundRefused) return error.reason;
      throw error;
    },
  );

test.each([
  ['https://8.8.8.8/avisos', 'accepted'],
  ['https://[2606:4700:4700::1111]:444/', 'accepted'],
  ['http://8.8.8.8/', 'not_https'],
  ['https://127.0.0.1:8443/', 'accepted'],
  ['https://[::1]:8443/', 'accepted'],
  ['http://127.0.0.1:8443/', 'not_https'],
  ['https://127.0.0.1/', 'private'],
  ['https://localhost/', 'private'],
  ['https://2130706433/', 'private'],
  ['https://0177.0.0.1/', 'private'],
  ['https://[::ffff:169.254.169.254]/', 'private'],
  ['https://ana:clave@8.8.8.8/', 'credentials'],
  ['ftp://8.8.8.8/', 'not_url'],
  ['gopher://8.8.8.8:70/', 'not_url'],
  ['avisos', 'not_url'],
  ['https://no-existe.invalid/', 'unknown_host'],
])('%s: %s', async (url, reason) => expect(await reasonOf(url)).toBe(reason));

test('plain http is for development', async () => {
  expect(await reasonOf('http://8.8.8.8/', { ...RULES, http: true })).toBe('accepted');
  expect(await reasonOf('http://127.0.0.1:8080/', { ...RULES, http: true })).toBe('private');
});

test('a name is answered with the address that was checked', async () => {
  const target = await checkOutboundUrl('http://localhost:8080/x', {
    http: true,
    allowed: new Set(['localhost:8080']),
  });
  expect(target.url.href).toBe('http://localhost:8080/x');
  expect(['127.0.0.1', '::1']).toContain(target.address);
});
