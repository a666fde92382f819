import { afterEach, expect, test, vi } from 'vitest';
import { ACCESS_TOKEN_SECONDS, accessTokens } from './access-token.ts';

const SUBJECT = {
  userId: '0d9f5c1e-3b57-4f3e-9d5c-0a6f0a1b2c3d',
  sessionId: '1d9f5c1e-3b57-4f3e-9d5c-0a6f0a1b2c3d',
  organizationId: '2d9f5c1e-3b57-4f3e-9d5c-0a6f0a1b2c3d',
  roleName: 'Admin',
} as const;
const PROFILE = { userName: 'Lucía', userMail: 'lucia@lienzo.test' };

afterEach(() => vi.useRealTimers());

test('a token serves its time and no longer, however often it was read before', async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  const tokens = accessTokens({ current: 'a'.repeat(32), previous: undefined });
  const token = await tokens.sign(SUBJECT, PROFILE);
  expect(await tokens.verify(token)).toEqual(SUBJECT);
  vi.advanceTimersByTime((ACCESS_TOKEN_SECONDS - 1) * 1000);
  expect(await tokens.verify(token)).toEqual(SUBJECT);
  vi.advanceTimersByTime(2000);
  expect(await tokens.verify(token)).toBeNull();
});

test('a changed token is refused although the true one is known', async () => {
  const tokens = accessTokens({ current: 'a'.repeat(32), previous: undefined });
  const token = await tokens.sign(SUBJECT, PROFILE);
  await tokens.verify(token);
  const [head, , signature] = token.split('.');
  const claims = Buffer.from(JSON.stringify({ sub: SUBJECT.userId })).toString('base64url');
  expect(await tokens.verify(`${head}.${claims}.${signature}`)).toBeNull();
  const other = accessTokens({ current: 'b'.repeat(32), previous: undefined });
  expect(await other.verify(token)).toBeNull();
});
