import { createHash, randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { connect } from 'node:net';
import { endpoints } from '@lienzo/schema/api/endpoints';
import { FILE_LIMIT } from '@lienzo/schema/api/file-limit';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { inTenant } from '../../database/in-tenant.ts';
import type { FileStore } from '../../files/file-store.ts';
import { StorageError } from '../../files/storage-error.ts';
import { fileForm } from '../../testing/file-form.ts';
import { readAnswer, readErrors } from '../../testing/read-answer.ts';
import { serveApp } from '../../testing/serve-app.ts';
import { startTestPortal, type TestPortal, type TestRequest } from '../../testing/start-test-portal.ts';
import {
  CLIENT_FOLDER,
  GUIDE,
  OTHER_FOLDER,
  PAYROLL,
  SECOND_FOLDER,
  TEMPLATES,
} from '../../testing/test-directory.ts';
import { ORGANIZATION, PEOPLE } from '../../testing/test-people.ts';

let portal: TestPortal;
const tokens = { Admin: '', Ejecutivo: '', client: '' };
beforeAll(async () => {
  portal = await startTestPortal();
  for (const role of ['Admin', 'Ejecutivo', 'client'] as const)
    tokens[role] = await portal.signIn(PEOPLE[role]);
});
afterAll(() => portal?.close());

type Sent = {
  name?: string;
  content?: string | Uint8Array<ArrayBuffer>;
  query?: Record<string, string>;
  token?: string;
};
const upload = ({ name = `${randomUUID()}.txt`, content = 'hola', query, token = tokens.Admin }: Sent = {}) =>
  portal.send(endpoints.upload_file, {
    token,
    query: { folder_id: TEMPLATES.id, ...query },
    raw: { body: fileForm(name, content) },
  });
const uploaded = async (sent: Sent = {}) => readAnswer(endpoints.upload_file, await upload(sent));
const codeOf = async (response: Response) => `${response.status} ${(await readErrors(response))[0]?.code}`;
const asAdmin = <T>(work: Parameters<typeof inTenant<T>>[2]) =>
  inTenant(portal.db, { organizationId: ORGANIZATION, userId: null, role: 'SuperAdmin' }, work);
const rowsNamed = (name: string) =>
  asAdmin((trx) => trx.selectFrom('file_system').select(['id', 'name']).where('name', '=', name).execute());
const kept = async () => {
  const found: string[] = [];
  for await (const { sha256 } of portal.services.files.list()) found.push(sha256);
  return found.sort();
};
const browse = async (folder_id: string) =>
  (
    await readAnswer(
      endpoints.browse,
      await portal.send(endpoints.browse, { token: tokens.Admin, query: { folder_id } }),
    )
  ).items.map((item) => item.name);

describe('a file that is sent', () => {
  it('is there, with what it is, its version and its entry in the history', async () => {
    const item = await uploaded({ name: 'Nómina ñ.pdf', content: '%PDF-1.7 …' });
    expect(item).toMatchObject({
      name: 'Nómina ñ.pdf',
      fs_type: 'FILE',
      media_type: 'application/pdf',
      size: 12,
      scan_status: 'unscanned',
      parent_id: TEMPLATES.id,
      can: { update: true, download: true },
    });
    const back = await portal.send(endpoints.get_file, { token: tokens.Admin, query: { file_id: item.id } });
    expect(await back.text()).toBe('%PDF-1.7 …');
    const [version] = await readAnswer(
      endpoints.file_versions,
      await portal.send(endpoints.file_versions, { token: tokens.Admin, query: { file_id: item.id } }),
    );
    expect(version).toMatchObject({
      number: 1,
      current: true,
      created_by: PEOPLE.Admin.name,
      sha256: createHash('sha256').update('%PDF-1.7 …').digest('hex'),
    });
    const [entry] = await readAnswer(
      endpoints.fileActivity,
      await portal.send(endpoints.fileActivity, { token: tokens.Admin, query: { id: item.id } }),
    );
    expect(entry?.activity).toMatchObject({ action: 'upload_file', fileRecordName: 'Nómina ñ.pdf' });
  });

  it('is what its bytes are, whatever it claims', async () => {
    expect((await uploaded({ name: 'a.png', content: '<html><script>alert(1)</script>' })).media_type).toBe(
      'text/html',
    );
    expect((await uploaded({ name: 'b.pdf', content: new Uint8Array([0, 1, 2]) })).media_type).toBe(
      'application/octet-stream',
    );
    expect((await uploaded({ name: 'vacío.txt', content: '' })).size).toBe(0);
  });

  it('is kept once for equal bytes, and counted twice', async () => {
    const before = await kept();
    await uploaded({ content: 'las mismas' });
    await uploaded({ content: 'las mismas' });
    expect((await kept()).length).toBe(before.length + 1);
  });

  it('keeps no transaction open while it comes', async () => {
    const begun = Promise.withResolvers<void>();
    const seen = Promise.withResolvers<void>();
    const files: FileStore = {
      ...portal.services.files,
      async put(content, options) {
        async function* heldBack() {
          yield* content instanceof Uint8Array ? [content] : content;
          begun.resolve();
          await seen.promise;
        }
        return portal.services.files.put(heldBack(), options);
      },
    };
    const app = await serveApp({ ...portal.services, files });
    const sending = app.send(
      endpoints.upload_file,
      tokens.Admin,
      { folder_id: TEMPLATES.id },
      { body: fileForm('lento.txt', 'x') },
    );
    await begun.promise;
    const { rows } = await sql<{ n: number }>`
      select count(*)::int as n from pg_stat_activity
      where datname = current_database() and pid <> pg_backend_pid() and xact_start is not null
    `.execute(portal.db);
    expect(rows[0]?.n).toBe(0);
    seen.resolve();
    expect((await sending).status).toBe(200);
    await app.close();
  });
});

describe('a name', () => {
  it.each([
    ['../../etc/passwd', 'passwd'],
    ['C:\\nómina\\enero.txt', 'enero.txt'],
    ['  con espacios .txt ', 'con espacios .txt'],
    ['año 🧾 日本.txt', 'año 🧾 日本.txt'],
    ['n\u0303.txt', 'ñ.txt'],
    ['__proto__', '__proto__'],
    [`${'ñ'.repeat(120)}.txt`, `${'ñ'.repeat(120)}.txt`],
  ])('%j is kept as %j', async (name, expected) => {
    expect((await uploaded({ name })).name).toBe(expected);
  });

  it.each([
    'con\u0000nulo.txt',
    'factura\u202efdp.exe',
    'a\u2066b.txt',
    'tab\there.txt',
    `${'x'.repeat(300)}.txt`,
    '..',
    '',
    'a:b.txt',
    'a?.txt',
  ])('%j is refused in Spanish and leaves nothing', async (name) => {
    const before = await kept();
    const refused = await upload({ name });
    expect(refused.status).toBe(400);
    const [error] = await readErrors(refused);
    expect(error?.message).toMatch(/nombre|archivo|formulario/);
    expect(await kept()).toEqual(before);
  });
});

describe('the limit of 18 MB', () => {
  it('lets one byte less pass and says the limit to everything else', async () => {
    expect((await uploaded({ content: new Uint8Array(FILE_LIMIT - 1) })).size).toBe(FILE_LIMIT - 1);
    const before = await kept();
    for (const size of [FILE_LIMIT, FILE_LIMIT + 1, FILE_LIMIT + 5_000_000]) {
      const refused = await upload({ name: 'grande.bin', content: new Uint8Array(size) });
      expect(refused.status).toBe(413);
      expect((await readErrors(refused))[0]).toMatchObject({
        code: 'file_too_large',
        message: expect.stringContaining('18 MB'),
      });
    }
    expect(await kept()).toEqual(before);
    expect(await rowsNamed('grande.bin')).toEqual([]);
  });

  it('stops who says no length, long before the end, and answers over a real connection', async () => {
    const app = await serveApp(portal.services);
    const head = '--x\r\nContent-Disposition: form-data; name="file"; filename="sin fin.bin"\r\n\r\n';
    let sent = 0;
    const body = new ReadableStream<Uint8Array>({
      pull(controller) {
        controller.enqueue(sent === 0 ? Buffer.from(head) : new Uint8Array(1_000_000));
        sent += 1;
        if (sent > 60) controller.close();
      },
    });
    const refused = await app.send(
      endpoints.upload_file,
      tokens.Admin,
      { folder_id: TEMPLATES.id },
      { body, duplex: 'half', headers: { 'Content-Type': 'multipart/form-data; boundary=x' } },
    );
    expect(await codeOf(refused)).toBe('413 file_too_large');
    expect(await rowsNamed('sin fin.bin')).toEqual([]);
    await app.close();
  });

  it('refuses a declared length before anything is read', async () => {
    const body = new ReadableStream<Uint8Array>(
      {
        pull() {
          throw new Error('was read');
        },
      },
      { highWaterMark: 0 },
    );
    const refused = await portal.send(endpoints.upload_file, {
      token: tokens.Admin,
      query: { folder_id: TEMPLATES.id },
      raw: { body, type: 'multipart/form-data; boundary=x' },
      headers: { 'Content-Length': String(30 * 1024 * 1024) },
    });
    expect(await codeOf(refused)).toBe('413 file_too_large');
  });
});

describe('an upload that is cut half-way', () => {
  it('leaves nothing', async () => {
    const done = Promise.withResolvers<unknown>();
    const files: FileStore = {
      ...portal.services.files,
      async put(content, options) {
        const keeping = portal.services.files.put(content, options);
        keeping.then(done.resolve, done.resolve);
        return keeping;
      },
    };
    const before = await kept();
    const app = await serveApp({ ...portal.services, files });
    const socket = connect(app.port, '127.0.0.1');
    const lines = [
      `POST ${app.path(endpoints.upload_file, { folder_id: TEMPLATES.id })} HTTP/1.1`,
      'Host: x',
      'X-Api-Key: lienzo-web',
      'X-Api-Version: 2.3.2',
      `Authorization: Bearer ${tokens.Admin}`,
      'Content-Type: multipart/form-data; boundary=x',
      'Content-Length: 1000000',
      '',
      '--x\r\nContent-Disposition: form-data; name="file"; filename="cortado.txt"\r\n\r\nla mitad',
    ];
    await once(socket, 'connect');
    socket.write(`${lines.join('\r\n')}${'x'.repeat(300_000)}`);
    await expect.poll(() => portal.log.length, { timeout: 50 }).toBeGreaterThan(0);
    socket.destroy();
    expect(await done.promise).toBeInstanceOf(Error);
    expect(await kept()).toEqual(before);
    expect(await portal.services.files.removeAborted(new Date(Date.now() + 60_000))).toBe(0);
    expect(await rowsNamed('cortado.txt')).toEqual([]);
    await app.close();
  });

  it.each([
    ['in its file', '--x\r\nContent-Disposition: form-data; name="file"; filename="a.txt"\r\n\r\nmitad'],
    ['in its head', '--x\r\nContent-Dispo'],
    ['before it', ''],
    ['without its boundary', 'nada'],
  ])('and whose form ends %s is told so', async (_where, body) => {
    const refused = await portal.send(endpoints.upload_file, {
      token: tokens.Admin,
      query: { folder_id: TEMPLATES.id },
      raw: { body, type: 'multipart/form-data; boundary=x' },
    });
    expect(refused.status).toBe(400);
  });

  it('is not a form at all, or one without a file', async () => {
    const send = (raw: NonNullable<TestRequest['raw']>) =>
      portal.send(endpoints.upload_file, { token: tokens.Admin, query: { folder_id: TEMPLATES.id }, raw });
    expect(await codeOf(await send({ body: '{}', type: 'application/json' }))).toBe(
      '415 unsupported_media_type',
    );
    expect(await codeOf(await send({ body: 'x', type: 'multipart/form-data' }))).toBe('400 invalid_request');
    const form = new FormData();
    form.set('otro', 'x');
    expect(await codeOf(await send({ body: form }))).toBe('400 required_parameter');
  });
});

describe('a name that is taken', () => {
  it('is refused, replaced as a new version, or numbered', async () => {
    const name = `${randomUUID()}.txt`;
    const first = await uploaded({ name, content: 'uno' });
    expect(await codeOf(await upload({ name: name.toUpperCase() }))).toBe('409 file_exists');
    const both = await uploaded({ name, query: { conflict: 'keep_both' } });
    expect(both.name).toBe(name.replace('.txt', ' (2).txt'));
    const replaced = await uploaded({ name, content: 'dos…', query: { conflict: 'replace' } });
    expect(replaced).toMatchObject({ id: first.id, size: 6 });
    const versions = await readAnswer(
      endpoints.file_versions,
      await portal.send(endpoints.file_versions, { token: tokens.Admin, query: { file_id: first.id } }),
    );
    expect(versions.map(({ number, current }) => [number, current])).toEqual([
      [2, true],
      [1, false],
    ]);
  });

  it('may be replaced only by who may update files', async () => {
    const name = `${randomUUID()}.txt`;
    await uploaded({ name });
    const sent = { name, token: tokens.Ejecutivo };
    expect(await codeOf(await upload({ ...sent, query: { conflict: 'replace' } }))).toBe('403 forbidden');
    expect((await upload({ ...sent, query: { conflict: 'keep_both' } })).status).toBe(200);
  });

  it('is given to one of twenty who send it at once', async () => {
    const name = `${randomUUID()}.txt`;
    const answers = await Promise.all(Array.from({ length: 20 }, () => upload({ name })));
    expect(answers.filter((one) => one.ok)).toHaveLength(1);
    expect(new Set(answers.filter((one) => !one.ok).map((one) => one.status))).toEqual(new Set([409]));
    const all = await Promise.all(
      Array.from({ length: 20 }, () => uploaded({ name, query: { conflict: 'keep_both' } })),
    );
    expect(new Set(all.map((item) => item.name)).size).toBe(20);
  });

  it('of a folder is no file\u2019s', async () => {
    expect(await codeOf(await upload({ name: PAYROLL.name, query: { folder_id: CLIENT_FOLDER.id } }))).toBe(
      '409 folder_exists',
    );
  });
});

describe('folders that come with a file', () => {
  it('are made once, by however many files at once', async () => {
    const top = `Carpeta ${randomUUID()}`;
    const sent = Array.from({ length: 12 }, (_, n) =>
      uploaded({
        name: `${n}.txt`,
        query: { path: `${top}/Enero/Quincena ${n % 3}` },
        token: tokens.Ejecutivo,
      }),
    );
    const items = await Promise.all(sent);
    expect(new Set(items.map((item) => item.parent_id)).size).toBe(3);
    expect((await browse(TEMPLATES.id)).filter((name) => name === top)).toHaveLength(1);
    const again = await uploaded({ name: 'otro.txt', query: { path: `${top.toUpperCase()}/ENERO` } });
    expect(await rowsNamed('Enero')).toEqual([{ id: again.parent_id, name: 'Enero' }]);
  });

  it('come alone where they hold no file, and are found where they are there already', async () => {
    const top = `Carpeta ${randomUUID()}`;
    const make = async (path: string) =>
      readAnswer(
        endpoints.upload_folder,
        await portal.send(endpoints.upload_folder, {
          token: tokens.Ejecutivo,
          body: { folder_id: TEMPLATES.id, path },
        }),
      );
    const made = await Promise.all([make(`${top}/Enero`), make(`${top}/Enero`), make(`${top}/Febrero`)]);
    expect(new Set(made.map(({ id }) => id)).size).toBe(2);
    expect(await browse((await make(top)).id)).toEqual(['Enero', 'Febrero']);
  });

  it('are not for client users', async () => {
    const sent = { token: tokens.client, query: { folder_id: CLIENT_FOLDER.id, path: 'Nueva' } };
    const refused = await upload(sent);
    expect(refused.status).toBe(403);
    expect((await readErrors(refused))[0]?.message).toBe('No tienes permisos para crear carpetas.');
    expect((await upload({ token: tokens.client, query: { folder_id: CLIENT_FOLDER.id } })).status).toBe(200);
  });

  it.each(['a//b', '../x', 'a/..', '/a', 'a/', 'a.b', 'a\u202eb', `${'a/'.repeat(80)}a`])(
    '%j is refused',
    async (path) => {
      const before = await browse(TEMPLATES.id);
      expect([400, 409, 422]).toContain((await upload({ query: { path } })).status);
      expect(await browse(TEMPLATES.id)).toEqual(before);
    },
  );

  it('cannot go through a file', async () => {
    const { name } = await uploaded({ name: `${randomUUID()}`.replaceAll('-', '') });
    expect(await codeOf(await upload({ query: { path: name } }))).toBe('409 file_exists');
  });
});

describe('where a file may go', () => {
  it('is nowhere that the person does not see', async () => {
    for (const [token, folder] of [
      [tokens.Admin, OTHER_FOLDER],
      [tokens.Ejecutivo, SECOND_FOLDER],
      [tokens.client, TEMPLATES],
      [tokens.Admin, GUIDE],
    ] as const)
      expect(await codeOf(await upload({ token, query: { folder_id: folder.id } }))).toBe(
        '404 folder_not_found',
      );
    expect(await codeOf(await upload({ query: { folder_id: randomUUID() } }))).toBe('404 folder_not_found');
  });

  it('is said twice alike, when it is said twice', async () => {
    const send = (folder_id: string) =>
      portal.send(endpoints.upload_file, {
        token: tokens.Admin,
        query: { folder_id: TEMPLATES.id },
        headers: { folder_id },
        raw: { body: fileForm(`${randomUUID()}.txt`, 'x') },
      });
    expect((await send(TEMPLATES.id)).status).toBe(200);
    expect(await codeOf(await send(PAYROLL.id))).toBe('400 invalid_request');
  });
});

describe('the quota', () => {
  it('refuses what does not fit, exactly, and leaves no row', async () => {
    const quota = (bytes: string) =>
      asAdmin((trx) =>
        sql`update organizations set storage_quota = ${sql.raw(bytes)} where id = ${ORGANIZATION}`.execute(
          trx,
        ),
      );
    await quota('(select used + 100 from storage_usage)');
    const answers = await Promise.all(
      Array.from({ length: 8 }, () => upload({ name: `${randomUUID()} cuota.txt`, content: 'x'.repeat(30) })),
    );
    expect(answers.filter((one) => one.ok)).toHaveLength(3);
    const refused = answers.find((one) => !one.ok);
    expect(refused && (await codeOf(refused))).toBe('413 quota_exceeded');
    const { rows } = await asAdmin((trx) =>
      sql<{ n: number }>`select count(*)::int as n from file_system where name like '% cuota.txt'`.execute(
        trx,
      ),
    );
    expect(rows[0]?.n).toBe(3);
    await quota('10737418240');
  });
});

describe('a new content for a file', () => {
  const update = (file_id: string, name: string, content: string, token = tokens.Admin) =>
    portal.send(endpoints.update_file, {
      token,
      headers: { file_id },
      raw: { body: fileForm(name, content) },
    });
  const versionsOf = async (file_id: string) =>
    readAnswer(
      endpoints.file_versions,
      await portal.send(endpoints.file_versions, { token: tokens.Admin, query: { file_id } }),
    );

  it('is a version, and the earlier one can be restored', async () => {
    const file = await uploaded({ name: `${randomUUID()}.txt`, content: 'uno' });
    expect((await update(file.id, file.name, 'segundo')).status).toBe(200);
    const [second, first] = await versionsOf(file.id);
    expect([second?.number, first?.number, second?.size]).toEqual([2, 1, 7]);
    const restored = await readAnswer(
      endpoints.restore_version,
      await portal.send(endpoints.restore_version, {
        token: tokens.Admin,
        body: { file_id: file.id, version_id: first?.id },
      }),
    );
    expect(restored.size).toBe(3);
    expect((await versionsOf(file.id)).map(({ number, current }) => [number, current])).toEqual([
      [3, true],
      [2, false],
      [1, false],
    ]);
    const old = await portal.send(endpoints.get_file, {
      token: tokens.Ejecutivo,
      query: { file_id: file.id, version_id: second?.id ?? '' },
    });
    expect(await old.text()).toBe('segundo');
  });

  it('has the same name, and is for administrators', async () => {
    const file = await uploaded();
    const refused = await update(file.id, 'otro.txt', 'x');
    expect(refused.status).toBe(422);
    expect((await readErrors(refused))[0]?.message).toBe('¡Tus archivos deben tener el mismo nombre!');
    expect((await update(file.id, file.name.toUpperCase(), 'x')).status).toBe(200);
    expect(await codeOf(await update(file.id, file.name, 'x', tokens.Ejecutivo))).toBe('403 forbidden');
    expect(await codeOf(await update(randomUUID(), file.name, 'x'))).toBe('404 file_not_found');
    expect(await codeOf(await update('nada', file.name, 'x'))).toBe('400 required_parameter');
  });

  it('is numbered without a gap by many at once', async () => {
    const file = await uploaded();
    const answers = await Promise.all(
      Array.from({ length: 10 }, (_, n) => update(file.id, file.name, `v ${n}`)),
    );
    expect(answers.every((one) => one.ok)).toBe(true);
    expect((await versionsOf(file.id)).map((one) => one.number)).toEqual([11, 10, 9, 8, 7, 6, 5, 4, 3, 2, 1]);
  });

  it('is never another file\u2019s version', async () => {
    const [one, other] = [await uploaded(), await uploaded()];
    const [version] = await versionsOf(other.id);
    const restored = await portal.send(endpoints.restore_version, {
      token: tokens.Admin,
      body: { file_id: one.id, version_id: version?.id },
    });
    expect(await codeOf(restored)).toBe('404 file_not_found');
  });
});

describe('a store that fails', () => {
  it.each([
    ['full', '507 storage_full'],
    ['unavailable', '503 storage_unavailable'],
  ] as const)('%s: says so and writes no row', async (reason, expected) => {
    const put: FileStore['put'] = () => Promise.reject(new StorageError(reason));
    const app = await serveApp({ ...portal.services, files: { ...portal.services.files, put } });
    const name = `${randomUUID()}.txt`;
    const query = { folder_id: TEMPLATES.id };
    const refused = await app.send(endpoints.upload_file, tokens.Admin, query, { body: fileForm(name, 'x') });
    expect(await codeOf(refused)).toBe(expected);
    expect(await rowsNamed(name)).toEqual([]);
    await app.close();
  });
});
