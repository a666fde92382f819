import { Hono } from 'hono';
import { describe, expect, it } from 'vitest';
import type { ApiEnv } from './api-env.ts';
import { refuseCrossSite } from './refuse-cross-site.ts';

const portal = (behindProxy: boolean) => {
  const app = new Hono<ApiEnv>();
  app.onError((error, context) => context.text(error.message, 403));
  app.use('*', refuseCrossSite({ behindProxy, publicUrl: 'https://portal.ejemplo.mx' }));
  app.all('*', (context) => context.text('done'));
  return app;
};
const post = async (headers: Record<string, string>, behindProxy = false, method = 'POST') =>
  (await portal(behindProxy).request('http://10.0.0.5:3000/api/x', { method, headers })).status;

describe('a call that changes something', () => {
  it.each<[string, Record<string, string>]>([
    ['a page of ours', { 'Sec-Fetch-Site': 'same-origin' }],
    ['the person, by hand', { 'Sec-Fetch-Site': 'none' }],
    ['a program', {}],
    ['our page over plain http', { Origin: 'http://10.0.0.5:3000', Host: '10.0.0.5:3000' }],
    ['our page, with a proxy that changed the host', { Origin: 'https://portal.ejemplo.mx', Host: 'inside' }],
  ])('may come from %s', async (_who, headers) => {
    expect(await post(headers)).toBe(200);
  });

  it.each<[string, Record<string, string>]>([
    ['another site', { 'Sec-Fetch-Site': 'cross-site' }],
    ['a neighbour of our site', { 'Sec-Fetch-Site': 'same-site' }],
    [
      'another site that calls itself ours',
      { 'Sec-Fetch-Site': 'cross-site', Origin: 'https://portal.ejemplo.mx' },
    ],
    ['another origin over plain http', { Origin: 'http://mal.example', Host: '10.0.0.5:3000' }],
    ['another port of our machine', { Origin: 'http://10.0.0.5:4000', Host: '10.0.0.5:3000' }],
    ['a page in a sandbox', { Origin: 'null', Host: '10.0.0.5:3000' }],
    [
      'a host that only a proxy may name',
      { Origin: 'http://mal.example', 'X-Forwarded-Host': 'mal.example' },
    ],
  ])('may not come from %s', async (_who, headers) => {
    for (const method of ['POST', 'PUT', 'DELETE']) expect(await post(headers, false, method)).toBe(403);
  });

  it('believes a proxy of ours about the host', async () => {
    expect(await post({ Origin: 'http://otro.mx', 'X-Forwarded-Host': 'otro.mx' }, true)).toBe(200);
  });
});

it('a call that reads may come from anywhere', async () => {
  expect(await post({ 'Sec-Fetch-Site': 'cross-site' }, false, 'GET')).toBe(200);
});
