import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createApp } from '../../app.ts';
import { closedServices } from '../../testing/closed-services.ts';
import { onePixel } from '../../testing/one-pixel.ts';
import { openMailer } from './open-mailer.ts';

const directory = mkdtempSync(path.join(tmpdir(), 'lienzo-outbox-'));
const outbox = path.join(directory, 'outbox');
const app = createApp(closedServices(), { outbox });
const get = (scope: string) => app.request(scope);
const text = async (target: string) => (await get(target)).text();

beforeAll(async () => {
  await openMailer({ smtpUrl: undefined, from: 'lienzo@pruebas.test', outbox }).send('ana@pruebas.test', {
    subject: 'Hola <b>Ana</b>',
    html: '<html><head></head><body><img src="cid:logo" alt=""><script>alert(1)</script></body></html>',
    text: 'Hola & adiós',
    pictures: [
      {
        id: 'logo',
        fileName: 'l.png',
        mediaType: 'image/png',
        content: Buffer.from(onePixel()).toString('base64'),
      },
    ],
  });
  writeFileSync(path.join(directory, 'secret.eml'), 'Subject: nobody reads this\r\n\r\n');
});
afterAll(() => rmSync(directory, { recursive: true, force: true }));

describe('the outbox of development', () => {
  it('lists the mails and shows each one', async () => {
    const list = await text('/api/outbox');
    expect(list).toContain('Hola &lt;b&gt;Ana&lt;/b&gt;');
    const [, name] = /href="(outbox\/[\w-]+\.eml)"/.exec(list) ?? [];
    const mail = await text(`/api/${name}`);
    expect(mail).toContain('ana@pruebas.test');
    expect(mail).toContain('Hola &amp; adiós');
    const frame = await get(`/api/${name}/html`);
    expect(await frame.text()).toContain('src="data:image/png;base64,');
    expect(frame.headers.get('content-security-policy')).toMatch(/default-src 'none'.*sandbox allow-popups/);
    expect(frame.headers.get('x-frame-options')).toBe('SAMEORIGIN');
    expect((await get(`/api/${name}/eml`)).headers.get('content-type')).toBe('message/rfc822');
  });

  it.each(['nada.eml', '..%2Fsecret.eml', '%2e%2e%2fsecret.eml', '.x.eml', 'a%00.eml'])(
    'has no mail %s',
    async (name) => {
      for (const part of ['', '/html', '/eml'])
        expect((await get(`/api/outbox/${name}${part}`)).status).toBe(404);
    },
  );

  it('is not there unless it is asked for, and empty before the first mail', async () => {
    expect((await createApp(closedServices()).request('/api/outbox')).status).toBe(404);
    const empty = createApp(closedServices(), { outbox: path.join(directory, 'none') });
    expect(await (await empty.request('/api/outbox')).text()).toContain('Todavía no hay correos');
  });
});
