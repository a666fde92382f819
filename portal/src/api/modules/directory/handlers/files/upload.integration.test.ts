import { createHash, randomUUID } from 'node:crypto';
import { endpoints } from '@lienzo/schema/endpoints';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { FileStore } from '../../../../platform/storage/file-store.ts';
import { StorageError } from '../../../../platform/storage/storage-error.ts';
import { inOrganization } from '../../../../testing/in-organization.ts';
import { readAnswer, readErrors } from '../../../../testing/read-answer.ts';
import { serveApp } from '../../../../testing/serve-app.ts';
import { ORGANIZATION, PEOPLE } from '../../../../testing/test-people.ts';
import { fileForm } from '../../testing/file-form.ts';
import { readVerdict } from '../../testing/read-verdict.ts';
import { type FilePortal, startFilePortal } from '../../testing/start-file-portal.ts';
import { GUIDE, OTHER_FOLDER, PAYROLL, SECOND_FOLDER, TEMPLATES } from '../../testing/test-directory.ts';

let at: FilePortal;
beforeAll(async () => {
  at = await startFilePortal();
});
afterAll(() => at?.close());

describe('a file that is sent', () => {
  it('is there, with what it is, its version and its entry in the history', async () => {
    const item = await at.uploaded({ name: 'Nómina ñ.pdf', content: '%PDF-1.7 …' });
    expect(item).toMatchObject({
      name: 'Nómina ñ.pdf',
      fs_type: 'FILE',
      media_type: 'application/pdf',
      size: 12,
      scan_status: 'unscanned',
      parent_id: TEMPLATES.id,
      can: { update: true, download: true },
    });
    const back = await at.portal.send(endpoints.get_file, {
      token: at.tokens.Admin,
      query: { file_id: item.id },
    });
    expect(await back.text()).toBe('%PDF-1.7 …');
    const [version] = await readAnswer(
      endpoints.file_versions,
      await at.portal.send(endpoints.file_versions, { token: at.tokens.Admin, query: { file_id: item.id } }),
    );
    expect(version).toMatchObject({
      number: 1,
      current: true,
      created_by: PEOPLE.Admin.name,
      sha256: createHash('sha256').update('%PDF-1.7 …').digest('hex'),
    });
    const [entry] = await readAnswer(
      endpoints.fileActivity,
      await at.portal.send(endpoints.fileActivity, { token: at.tokens.Admin, query: { id: item.id } }),
    );
    expect(entry?.activity).toMatchObject({ action: 'upload_file', fileRecordName: 'Nómina ñ.pdf' });
  });

  it('is what its bytes are, whatever it claims', async () => {
    expect(
      (await at.uploaded({ name: 'a.png', content: '<html><script>alert(1)</script>' })).media_type,
    ).toBe('text/html');
    expect((await at.uploaded({ name: 'b.pdf', content: new Uint8Array([0, 1, 2]) })).media_type).toBe(
      'application/octet-stream',
    );
    expect((await at.uploaded({ name: 'vacío.txt', content: '' })).size).toBe(0);
  });

  it('is kept once for equal bytes, and counted twice', async () => {
    const before = await at.kept();
    await at.uploaded({ content: 'las mismas' });
    await at.uploaded({ content: 'las mismas' });
    expect((await at.kept()).length).toBe(before.length + 1);
  });

  it('keeps no transaction open while it comes', async () => {
    const begun = Promise.withResolvers<void>();
    const seen = Promise.withResolvers<void>();
    const files: FileStore = {
      ...at.portal.services.files,
      async put(content, options) {
        async function* pendingBack() {
          yield* content instanceof Uint8Array ? [content] : content;
          begun.resolve();
          await seen.promise;
        }
        return at.portal.services.files.put(pendingBack(), options);
      },
    };
    const app = await serveApp({ ...at.portal.services, files });
    const sending = app.send(
      endpoints.upload_file,
      at.tokens.Admin,
      { folder_id: TEMPLATES.id },
      { body: fileForm('lento.txt', 'x') },
    );
    await begun.promise;
    const { rows } = await sql<{ n: number }>`
      select count(*)::int as n from pg_stat_activity
      where datname = current_database() and pid <> pg_backend_pid() and xact_start is not null
    `.execute(at.portal.db);
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
    expect((await at.uploaded({ name })).name).toBe(expected);
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
    const before = await at.kept();
    const refused = await at.upload({ name });
    expect(refused.status).toBe(400);
    const [error] = await readErrors(refused);
    expect(error?.message).toMatch(/nombre|archivo|formulario/);
    expect(await at.kept()).toEqual(before);
  });
});

describe('where a file may go', () => {
  it('is nowhere that the person does not see', async () => {
    for (const [token, folder] of [
      [at.tokens.Admin, OTHER_FOLDER],
      [at.tokens.Ejecutivo, SECOND_FOLDER],
      [at.tokens.client, TEMPLATES],
      [at.tokens.Admin, GUIDE],
    ] as const)
      expect(await readVerdict(await at.upload({ token, query: { folder_id: folder.id } }))).toBe(
        '404 folder_not_found',
      );
    expect(await readVerdict(await at.upload({ query: { folder_id: randomUUID() } }))).toBe(
      '404 folder_not_found',
    );
  });

  it('is said twice alike, when it is said twice', async () => {
    const send = (folder_id: string) =>
      at.portal.send(endpoints.upload_file, {
        token: at.tokens.Admin,
        query: { folder_id: TEMPLATES.id },
        headers: { folder_id },
        raw: { body: fileForm(`${randomUUID()}.txt`, 'x') },
      });
    expect((await send(TEMPLATES.id)).status).toBe(200);
    expect(await readVerdict(await send(PAYROLL.id))).toBe('400 invalid_request');
  });
});

describe('the quota', () => {
  it('refuses what does not fit, exactly, and leaves no row', async () => {
    const quota = (bytes: string) =>
      inOrganization(at.portal, (trx) =>
        sql`update organizations set storage_quota = ${sql.raw(bytes)} where id = ${ORGANIZATION}`.execute(
          trx,
        ),
      );
    await quota('(select used + 100 from storage_usage)');
    const answers = await Promise.all(
      Array.from({ length: 8 }, () =>
        at.upload({ name: `${randomUUID()} cuota.txt`, content: 'x'.repeat(30) }),
      ),
    );
    expect(answers.filter((one) => one.ok)).toHaveLength(3);
    const refused = answers.find((one) => !one.ok);
    expect(refused && (await readVerdict(refused))).toBe('413 quota_exceeded');
    const { rows } = await inOrganization(at.portal, (trx) =>
      sql<{ n: number }>`select count(*)::int as n from file_system where name like '% cuota.txt'`.execute(
        trx,
      ),
    );
    expect(rows[0]?.n).toBe(3);
    await quota('10737418240');
  });
});

describe('a store that fails', () => {
  it.each([
    ['full', '507 storage_full'],
    ['unavailable', '503 storage_unavailable'],
  ] as const)('%s: says so and writes no row', async (reason, expected) => {
    const put: FileStore['put'] = () => Promise.reject(new StorageError(reason));
    const app = await serveApp({ ...at.portal.services, files: { ...at.portal.services.files, put } });
    const name = `${randomUUID()}.txt`;
    const query = { folder_id: TEMPLATES.id };
    const refused = await app.send(endpoints.upload_file, at.tokens.Admin, query, {
      body: fileForm(name, 'x'),
    });
    expect(await readVerdict(refused)).toBe(expected);
    expect(await at.rowsNamed(name)).toEqual([]);
    await app.close();
  });
});
