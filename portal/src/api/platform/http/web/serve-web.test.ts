import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createApp } from '../../../app.ts';
import { closedServices } from '../../../testing/closed-services.ts';

let directory = '';
let app: ReturnType<typeof createApp>;
beforeAll(() => {
  directory = mkdtempSync(path.join(tmpdir(), 'lienzo-web-'));
  mkdirSync(path.join(directory, 'web/assets'), { recursive: true });
  writeFileSync(path.join(directory, 'secret'), 'clave');
  writeFileSync(path.join(directory, 'web/index.html'), '<!doctype html><title>Lienzo</title>');
  writeFileSync(path.join(directory, 'web/favicon.svg'), '<svg xmlns="http://www.w3.org/2000/svg"/>');
  writeFileSync(path.join(directory, 'web/assets/app-1a2b.js'), `console.log(${'1+'.repeat(2000)}1)`);
  app = createApp(closedServices(), { web: path.join(directory, 'web') });
});
afterAll(() => rmSync(directory, { recursive: true, force: true }));

const get = (scope: string, headers: Record<string, string> = {}) =>
  app.fetch(new Request(`http://portal.test${scope}`, { headers }));

describe('the web', () => {
  it('gives the page for every path of the app, anew each time', async () => {
    for (const target of ['/', '/app/reports', '/app/Productos', '/3f2504e0-4f89-41d3-9a0c-0305e82c3301']) {
      const page = await get(target);
      expect(page.status, target).toBe(200);
      expect(await page.text()).toContain('<title>Lienzo</title>');
      expect(page.headers.get('cache-control')).toBe('no-cache');
      expect(page.headers.get('content-security-policy')).toContain("script-src 'self'");
    }
  });

  it('gives hashed files for good, small to those who take it so', async () => {
    const file = await get('/assets/app-1a2b.js', { 'Accept-Encoding': 'gzip' });
    expect(file.headers.get('content-type')).toMatch(/javascript/);
    expect(file.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    expect(file.headers.get('content-encoding')).toBe('gzip');
    expect((await file.arrayBuffer()).byteLength).toBeLessThan(500);
    expect((await get('/favicon.svg')).headers.get('cache-control')).toBe('no-cache');
  });

  it('never takes the page for a missing file', async () => {
    const missing = await get('/assets/app-gone.js');
    expect(missing.status).toBe(404);
    expect(missing.headers.get('content-type')).toMatch(/json/);
  });

  it('leaves its folder by no path', async () => {
    for (const location of [
      '/../secret',
      '/..%2fsecret',
      '/assets/..%2f..%2fsecret',
      '/%2e%2e/secret',
      '/..%5csecret',
    ])
      expect(await (await get(location)).text(), location).not.toContain('clave');
  });
});
