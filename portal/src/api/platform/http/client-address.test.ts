import { Hono } from 'hono';
import { describe, expect, it } from 'vitest';
import type { ApiEnv } from './api-env.ts';
import { clientAddress } from './client-address.ts';
import { isSecure } from './is-secure.ts';

const PLAIN = 'http://portal.test';

async function seenOf(url: string, headers: Record<string, string>, behindProxy: boolean, publicUrl = PLAIN) {
  const app = new Hono<ApiEnv>();
  app.get('*', (context) =>
    context.json({
      address: clientAddress(context, behindProxy),
      secure: isSecure(context, { behindProxy, publicUrl }),
    }),
  );
  return (await app.fetch(new Request(url, { headers }))).json();
}

const forwarded = { 'X-Forwarded-For': '6.6.6.6, 203.0.113.9', 'X-Forwarded-Proto': 'https' };

describe('where a call comes from', () => {
  it('is the last address that our own proxy saw, never one that the caller wrote', async () => {
    expect(await seenOf('http://portal.test/', forwarded, true)).toEqual({
      address: '203.0.113.9',
      secure: true,
    });
  });

  it('is not taken from headers when no proxy of ours stands in front', async () => {
    expect(await seenOf('http://portal.test/', forwarded, false)).toEqual({
      address: 'local',
      secure: false,
    });
    expect(await seenOf('https://portal.test/', {}, false)).toEqual({ address: 'local', secure: true });
  });

  it('is reached safely whatever the proxy tells, when its own address begins with https', async () => {
    const seen = await seenOf('http://10.0.0.5:3000/', {}, false, 'https://portal.ejemplo.mx');
    expect(seen).toMatchObject({ secure: true });
  });
});
