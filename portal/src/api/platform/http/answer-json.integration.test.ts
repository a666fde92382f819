import { gunzipSync } from 'node:zlib';
import { API_VERSION, WEB_API_KEY } from '@lienzo/schema/api/endpoint';
import { endpoints } from '@lienzo/schema/endpoints';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestPortal, type TestPortal } from '../../testing/start-test-portal.ts';
import { PEOPLE, TEST_PASSWORD } from '../../testing/test-people.ts';

const headers = { 'Accept-Encoding': 'gzip' };

let portal: TestPortal;
let token = '';
beforeAll(async () => {
  portal = await startTestPortal();
  token = await portal.signIn(PEOPLE.Admin);
});
afterAll(() => portal?.close());

describe('an answer in JSON', () => {
  it('is compressed for who takes it so', async () => {
    const packed = await portal.send(endpoints.organization_users, { token, headers });
    expect(packed.headers.get('content-encoding')).toBe('gzip');
    expect(packed.headers.get('vary')).toContain('Accept-Encoding');
    const plain = await (await portal.send(endpoints.organization_users, { token })).text();
    const bytes = Buffer.from(await packed.arrayBuffer());
    expect(gunzipSync(bytes).toString()).toBe(plain);
    expect(bytes.length).toBeLessThan(plain.length / 2);
  });

  it('that is short goes as it is', async () => {
    const short = await portal.send(endpoints.has_notificacions, { token, headers });
    expect(short.headers.get('content-encoding')).toBeNull();
  });

  it('that carries a secret is never compressed', async () => {
    const login = await portal.send(endpoints.login, {
      body: { mail: PEOPLE.Admin.mail, password: TEST_PASSWORD, domain: 'sa' },
      headers,
    });
    expect(login.status).toBe(200);
    expect(login.headers.get('content-encoding')).toBeNull();
    expect(login.headers.get('cache-control')).toBe('no-store, no-transform');
    expect(endpoints.refresh.secret).toBe(true);
    expect(endpoints.download_ticket.secret).toBe(true);
  });
});

it('a stream is not compressed', async () => {
  const stream = await portal.fetch('/api/notifications/stream', {
    headers: {
      ...headers,
      Authorization: `Bearer ${token}`,
      'X-Api-Key': WEB_API_KEY,
      'X-Api-Version': API_VERSION,
    },
  });
  expect(stream.headers.get('content-encoding')).toBeNull();
  await stream.body?.cancel();
});
