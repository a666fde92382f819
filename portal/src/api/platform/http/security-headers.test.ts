import { Hono } from 'hono';
import { expect, it } from 'vitest';
import { securityHeaders } from './security-headers.ts';

function portalAt(publicUrl: string): Hono {
  const app = new Hono();
  app.use('*', securityHeaders({ publicUrl }));
  app.get('/own', (context) =>
    context.body('done', 200, { 'Content-Security-Policy': "default-src 'none'; sandbox" }),
  );
  app.get('*', (context) => context.body(null));
  return app;
}

const ask = async (publicUrl: string, path = '/'): Promise<Headers> =>
  (await portalAt(publicUrl).request(`http://10.0.0.5:3000${path}`)).headers;

const transportSecurity = async (publicUrl: string): Promise<string | null> =>
  (await ask(publicUrl)).get('strict-transport-security');

it('keeps browsers on https for a year when that is how people reach the portal, and only then', async () => {
  expect(await transportSecurity('https://portal.ejemplo.mx')).toBe('max-age=31536000');
  expect(await transportSecurity('http://localhost:3000')).toBeNull();
});

it('sends these headers and no others', async () => {
  expect(Object.fromEntries(await ask('http://localhost:3000'))).toEqual({
    'content-security-policy':
      "default-src 'self'; script-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data: blob:; " +
      "font-src 'self' data:; connect-src 'self'; worker-src 'self' blob:; frame-src 'self' blob:; " +
      "object-src 'none'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'",
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
    'referrer-policy': 'same-origin',
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
  });
});

it('leaves a policy that a handler set itself', async () => {
  const headers = await ask('http://localhost:3000', '/own');
  expect(headers.get('content-security-policy')).toBe("default-src 'none'; sandbox");
  expect(headers.get('x-frame-options')).toBe('DENY');
});
