import { Hono } from 'hono';
import { expect, it } from 'vitest';
import type { ApiEnv } from './api-env.ts';
import { securityHeaders } from './security-headers.ts';

async function transportSecurity(publicUrl: string): Promise<string | null> {
  const app = new Hono<ApiEnv>();
  app.use('*', securityHeaders({ publicUrl }));
  app.get('*', (context) => context.text('done'));
  return (await app.request('http://10.0.0.5:3000/')).headers.get('strict-transport-security');
}

it('keeps browsers on https for a year when that is how people reach the portal, and only then', async () => {
  expect(await transportSecurity('https://portal.ejemplo.mx')).toBe('max-age=31536000');
  expect(await transportSecurity('http://localhost:3000')).toBeNull();
});
