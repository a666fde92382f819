/** Files that are too large for a mail, by real SMTP and the links in it. */
import { randomUUID } from 'node:crypto';
import { endpoints } from '@lienzo/schema/endpoints';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { inTenant, systemContext } from '../../../platform/database/in-tenant.ts';
import { readAnswer } from '../../../testing/read-answer.ts';
import { type MailPortal, startMailPortal } from '../../../testing/start-mail-portal.ts';
import { ORGANIZATION, PEOPLE } from '../../../testing/test-people.ts';
import { deliverByMail, type MailOrder } from './deliver-by-mail.ts';

const LARGE = 10 * 1024 * 1024;
const TOKEN = /\/api\/report\/mailed_file\?token=(archivo_[\w-]{43})/g;

let at: MailPortal;
beforeAll(async () => {
  at = await startMailPortal();
});
afterAll(() => at?.close());

const inside = <T>(work: Parameters<typeof inTenant<T>>[2]) =>
  inTenant(at.portal.owner, systemContext(ORGANIZATION), work);

/** The Admin's finished request of a file, and that file. */
async function largeFile(name: string, letter: string, bytes = LARGE) {
  const blob = await at.portal.services.files.put(Buffer.alloc(bytes, letter));
  const { id } = await inside((trx) =>
    trx
      .insertInto('report_renders')
      .values({
        organization_id: ORGANIZATION,
        user_id: PEOPLE.Admin.id,
        report_id: null,
        name,
        format: 'pdf',
        request: JSON.stringify({ kind: 'report', format: 'pdf', protected: false }),
        secret: null,
        state: 'done',
        ...blob,
      })
      .returning('id')
      .executeTakeFirstOrThrow(),
  );
  return { ...blob, name: `${name}.pdf`, media_type: 'application/pdf', renderId: id };
}

type Sent = { tokens: string[]; text: string; html: string; attached: number };

/** Sends the files and reads the mails that arrived, by their address. */
async function send(recipients: string[], files: MailOrder['files']): Promise<Map<string, Sent>> {
  const before = at.smtp.all().length;
  const order: MailOrder = {
    organizationId: ORGANIZATION,
    key: randomUUID(),
    recipients,
    title: 'Plantilla',
    from: 'Ana',
    files,
    link: 'https://portal.pruebas.test/app',
  };
  await deliverByMail(at.portal.services, order);
  return new Map(
    at.smtp
      .all()
      .slice(before)
      .map(({ to, mail }) => [
        to[0] ?? '',
        {
          tokens: [...(mail.text ?? '').matchAll(TOKEN)].map(([, token = '']) => token),
          text: mail.text ?? '',
          html: mail.html ?? '',
          attached: mail.attachments.filter(({ disposition }) => disposition === 'attachment').length,
        },
      ]),
  );
}
const tokenFor = async (file: Awaited<ReturnType<typeof largeFile>>): Promise<string> => {
  const mails = await send(['afuera@despacho.test'], [file]);
  return mails.get('afuera@despacho.test')?.tokens[0] ?? '';
};

const path = (token: string) => `/api${endpoints.mailed_file.path}?${new URLSearchParams({ token })}`;
const open = (token: string) => at.portal.fetch(path(token), { headers: { Accept: 'text/html' } });
const download = (token: string) => at.portal.fetch(path(token), { method: 'POST' });
const stored = () =>
  inside((trx) =>
    trx
      .selectFrom('report_mailed_files')
      .select(['token_hash', 'recipient', 'downloads', 'last_download_at', 'expires_at'])
      .orderBy('created_at')
      .execute(),
  );

describe('a file that is too large', () => {
  it('comes to each recipient as a link of their own, and nothing is attached', async () => {
    const mails = await send(['uno@despacho.test', 'dos@despacho.test'], [await largeFile('Grande', 'a')]);
    const [one, two] = [mails.get('uno@despacho.test'), mails.get('dos@despacho.test')];
    expect(one?.tokens).toHaveLength(1);
    expect(two?.tokens).toHaveLength(1);
    expect(one?.tokens[0]).not.toBe(two?.tokens[0]);
    expect(one?.html).toContain(`token=${one?.tokens[0]}`);
    expect(one?.text).toContain('no pide cuenta y sirve hasta el');
  });

  it('is shown by a page that counts nothing, and fetched without an account, counted', async () => {
    const token = await tokenFor(await largeFile('Nómina de mayo', 'b'));
    const page = await open(token);
    expect(page.status).toBe(200);
    expect(page.headers.get('cache-control')).toBe('no-store');
    const html = await page.text();
    expect(html).toContain('<h1>Nómina de mayo.pdf</h1>');
    expect(html).toMatch(/Te lo comparte [^.<]*Valle[^.<]*\. Pesa 10\.0 MB\./);
    expect(html).toContain(`action="/api/report/mailed_file?token=${token}"`);
    expect((await stored()).at(-1)).toMatchObject({ downloads: 0, last_download_at: null });

    for (let count = 1; count <= 2; count += 1) {
      const file = await download(token);
      expect(file.status).toBe(200);
      expect(Object.fromEntries(file.headers)).toMatchObject({
        'cache-control': 'no-store',
        'x-content-type-options': 'nosniff',
        'referrer-policy': 'no-referrer',
        'content-length': String(LARGE),
        'content-security-policy': expect.stringContaining('sandbox'),
      });
      expect(file.headers.get('content-disposition')).toMatch(/^attachment;.*mayo\.pdf/);
      expect(file.headers.get('etag')).toBeNull();
      const bytes = Buffer.from(await file.arrayBuffer());
      expect(bytes.equals(Buffer.alloc(LARGE, 'b'))).toBe(true);
      expect((await stored()).at(-1)?.downloads).toBe(count);
    }
  });

  it('of several formats has a link for each', async () => {
    const files = [await largeFile('A', 'c'), await largeFile('B', 'd')];
    const tokens = (await send(['ambos@despacho.test'], files)).get('ambos@despacho.test')?.tokens ?? [];
    expect(new Set(tokens).size).toBe(2);
    const disposition = async (token = '') => (await download(token)).headers.get('content-disposition');
    expect(await disposition(tokens[0])).toContain('A.pdf');
    expect(await disposition(tokens[1])).toContain('B.pdf');
  });
});

describe('a file that the mail server does not take', () => {
  const deliver = async (bytes: number, mail: string) => {
    const key = randomUUID();
    const file = await largeFile(`De ${bytes}`, 'z', bytes);
    const before = at.smtp.all().length;
    const [outcome] = await deliverByMail(at.portal.services, {
      ...{ organizationId: ORGANIZATION, key, title: 'Plantilla', from: 'Ana' },
      recipients: [mail],
      files: [file],
      link: 'https://portal.pruebas.test/app',
    });
    const arrived = at.smtp.all().slice(before);
    return {
      outcome,
      attached: arrived.map(({ mail: { attachments } }) =>
        attachments.some(({ filename }) => filename !== 'logotipo.png'),
      ),
      links: arrived.flatMap(({ mail: { text = '' } }) => [...text.matchAll(TOKEN)]).length,
    };
  };
  afterEach(() => at.smtp.limit(Number.POSITIVE_INFINITY));

  it('for its size with base64, which is a third more, is linked without a try', async () => {
    at.smtp.limit(10_485_760);
    expect(await deliver(9_011_548, 'base64@despacho.test')).toEqual({
      outcome: {
        mail: 'base64@despacho.test',
        state: 'sent',
        problem: expect.stringContaining('se envió un enlace'),
      },
      attached: [false],
      links: 1,
    });
  });

  it.each([true, false])(
    'for its own limit is linked, whether that is announced or not: %s',
    async (announced) => {
      at.smtp.limit(1_000_000, { announced });
      const mail = `limite-${announced}@despacho.test`;
      expect(await deliver(900_000, mail)).toEqual({
        outcome: { mail, state: 'sent', problem: expect.stringContaining('no aceptó ese tamaño') },
        attached: [false],
        links: 1,
      });
      expect(await deliver(500_000, mail)).toMatchObject({
        attached: [true],
        links: 0,
        outcome: { problem: null },
      });
    },
  );
});

describe('the mail of somebody', () => {
  it('without an account does not lead to the login page; with one it leads to the portal', async () => {
    const file = await largeFile('Chico', 'q', 100);
    const mails = await send(['afuera@despacho.test', PEOPLE.Admin.mail], [file]);
    expect(mails.get('afuera@despacho.test')?.html).not.toContain('portal.pruebas.test/app');
    expect(mails.get(PEOPLE.Admin.mail)?.html).toContain('https://portal.pruebas.test/app');
  });
});

describe('a link', () => {
  const expectGone = async (token: string) => {
    for (const answer of [await open(token), await download(token)]) {
      expect(answer.status).toBe(404);
      expect(answer.headers.get('content-type')).toBe('text/html; charset=utf-8');
      const html = await answer.text();
      expect(html).toContain('<h1>Este enlace ya no sirve</h1>');
      expect(html).toContain('pide a quien te lo envió');
      // Somebody without an account has nowhere to sign in.
      expect(html).not.toContain('/app');
    }
  };

  it('is stored as a hash, and serves for seven days', async () => {
    const token = await tokenFor(await largeFile('Secreto', 'e'));
    const link = (await stored()).at(-1);
    expect(JSON.stringify(await stored())).not.toContain(token.slice(10));
    const days = (Date.parse(link?.expires_at ?? '') - Date.now()) / 86_400_000;
    expect(days).toBeGreaterThan(6.99);
    expect(days).toBeLessThan(7.01);
    await inside((trx) =>
      sql`update report_mailed_files set expires_at = now() where token_hash = ${link?.token_hash}`.execute(
        trx,
      ),
    );
    await expectGone(token);
  });

  it.each(['', 'ninguno', `archivo_${'x'.repeat(43)}`, `archivo_${'x'.repeat(42)}'`])(
    'that never was is answered like one that has expired: %j',
    (token) => expectGone(token),
  );

  it('with another letter is none', async () => {
    const token = await tokenFor(await largeFile('Letra', 'f'));
    await expectGone(`${token.slice(0, -1)}${token.endsWith('A') ? 'B' : 'A'}`);
    expect((await download(token)).status).toBe(200);
  });

  it('ends when its file is deleted', async () => {
    const file = await largeFile('Retirado', 'g');
    const token = await tokenFor(file);
    expect((await open(token)).status).toBe(200);
    const session = await at.portal.openSession(PEOPLE.Admin);
    const deleted = await at.portal.send(endpoints.delete_render, {
      token: session.token,
      query: { id: file.renderId },
    });
    await readAnswer(endpoints.delete_render, deleted);
    await expectGone(token);
  });

  it('of a mail that was refused is forgotten at once', async () => {
    at.smtp.refuseTo({ forever: ['mal@despacho.test'] });
    const before = (await stored()).length;
    await send(['mal@despacho.test'], [await largeFile('No', 'h')]);
    expect(await stored()).toHaveLength(before);
    at.smtp.refuseTo({});
  });

  it('opens nothing else: no call takes it for a session or a token of a program', async () => {
    const token = await tokenFor(await largeFile('Solo', 'i'));
    expect((await at.portal.send(endpoints.get_renders, { token })).status).toBe(401);
    expect((await at.portal.send(endpoints.render_by_token_state, { token })).status).toBe(401);
  });
});
