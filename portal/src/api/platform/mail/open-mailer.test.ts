import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { readdir, stat } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { MailMessage } from '@lienzo/templates/mail/mail-message';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startSmtpServer, type TestSmtpServer } from '../../testing/start-smtp-server.ts';
import { takeMails } from '../../testing/take-mails.ts';
import { openMailer } from './open-mailer.ts';

const from = 'Lienzo <no-responder@pruebas.test>';
const PIXEL =
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';
const message: MailMessage = {
  subject: 'Contraseña «ñandú» 😀',
  html: '<p>Hola, <img src="cid:logo" alt=""></p>',
  text: 'Hola, José\n.\nfin',
  pictures: [{ id: 'logo', fileName: 'logotipo.png', mediaType: 'image/png', content: PIXEL }],
};

let smtp: TestSmtpServer;
const directory = mkdtempSync(path.join(tmpdir(), 'lienzo-mail-'));
beforeAll(async () => {
  smtp = await startSmtpServer();
});
afterAll(async () => {
  await smtp.close();
  rmSync(directory, { recursive: true, force: true });
});

describe('a mail by SMTP', () => {
  it('arrives whole: accents, text beside HTML, the logo as a part of it', async () => {
    await openMailer({ smtpUrl: smtp.url, from, outbox: directory }).send('ana@pruebas.test', message);
    const { to, mail } = await smtp.next();
    expect(to).toEqual(['ana@pruebas.test']);
    expect(mail).toMatchObject({ subject: message.subject, from: { name: 'Lienzo' } });
    expect(mail.text?.trim()).toBe(message.text);
    expect(mail.html?.trim()).toBe(message.html);
    const [logo] = mail.attachments;
    expect(logo).toMatchObject({ contentId: '<logo>', mimeType: 'image/png', disposition: 'inline' });
    const bytes = logo?.content;
    expect(bytes instanceof ArrayBuffer && Buffer.from(bytes).toString('base64')).toBe(PIXEL);
    expect(mail.headers.find(({ key }) => key === 'auto-submitted')?.value).toBe('auto-generated');
  });

  it('says how to end such mails with one click, where that is possible', async () => {
    const mailer = openMailer({ smtpUrl: smtp.url, from, outbox: directory });
    const headersOf = async (unsubscribeUrl?: string) => {
      await mailer.send('ana@pruebas.test', {
        ...message,
        ...(unsubscribeUrl === undefined ? {} : { unsubscribeUrl }),
      });
      const { mail } = await smtp.next();
      return mail.headers.filter(({ key }) => key.startsWith('list-')).map(({ key, value }) => [key, value]);
    };
    expect(await headersOf()).toEqual([]);
    const url = `https://portal.test/api/x?token=${'a1_-.'.repeat(80)}`;
    expect(await headersOf(url)).toEqual([
      ['list-unsubscribe', `<${url}>`],
      ['list-unsubscribe-post', 'List-Unsubscribe=One-Click'],
    ]);
  });

  it('goes to one address, whatever the address holds', async () => {
    const mailer = openMailer({ smtpUrl: smtp.url, from, outbox: directory });
    await mailer.send('"a, b@mal.test" <ana@pruebas.test>', message).catch(() => undefined);
    await mailer.send('beto@pruebas.test', { ...message, subject: 'Hola\r\nBcc: mal@mal.test' });
    let arrived = await smtp.next();
    if (arrived.to[0] !== 'beto@pruebas.test') {
      expect(arrived.to).toHaveLength(1);
      arrived = await smtp.next();
    }
    expect(arrived.to).toEqual(['beto@pruebas.test']);
    expect(arrived.mail.bcc).toBeUndefined();
  });

  it('waits no longer than it may for a server that accepts and never answers', async () => {
    const silent = createServer(() => undefined).listen(0, '127.0.0.1');
    await once(silent, 'listening');
    const address = silent.address();
    if (address === null || typeof address === 'string') throw new Error('the server has no port');
    const limits = { connect: 50, silence: 50 };
    const mailer = openMailer({
      smtpUrl: `smtp://127.0.0.1:${address.port}`,
      from,
      outbox: directory,
      limits,
    });
    // Whichever of its limits is noticed first.
    await expect(mailer.send('ana@pruebas.test', message)).rejects.toMatchObject({ code: 'ETIMEDOUT' });
    silent.close();
  });

  it('fails when the server does not take it', async () => {
    smtp.refuse(1);
    await expect(
      openMailer({ smtpUrl: smtp.url, from, outbox: directory }).send('ana@pruebas.test', message),
    ).rejects.toThrow(/451/);
    await expect(
      openMailer({ smtpUrl: 'smtp://127.0.0.1:9', from, outbox: directory }).send(
        'ana@pruebas.test',
        message,
      ),
    ).rejects.toThrow(/ECONNREFUSED/);
  });
});

describe('a mail without a mail server', () => {
  it('is a file that only its owner reads, whole as soon as it is there', async () => {
    const outbox = path.join(directory, 'outbox');
    const mailer = openMailer({ smtpUrl: undefined, from, outbox });
    await mailer.send('ana@pruebas.test', message);
    await mailer.send('beto@pruebas.test', message);
    const names = await readdir(outbox);
    expect(names).toHaveLength(2);
    expect(names.every((name) => name.endsWith('.eml') && !name.startsWith('.'))).toBe(true);
    expect((await stat(path.join(outbox, names[0] ?? ''))).mode & 0o077).toBe(0);
    const mails = await takeMails(outbox);
    expect(mails.map(({ to }) => to)).toEqual(['ana@pruebas.test', 'beto@pruebas.test']);
    expect(mails[0]).toMatchObject({ subject: message.subject, html: expect.stringContaining('cid:logo') });
  });
});
