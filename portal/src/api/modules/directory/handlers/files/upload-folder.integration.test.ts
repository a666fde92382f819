import { randomUUID } from 'node:crypto';
import { endpoints } from '@lienzo/schema/endpoints';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readAnswer, readErrors } from '../../../../testing/read-answer.ts';
import { readVerdict } from '../../testing/read-verdict.ts';
import { type FilePortal, startFilePortal } from '../../testing/start-file-portal.ts';
import { CLIENT_FOLDER, TEMPLATES } from '../../testing/test-directory.ts';

let at: FilePortal;
beforeAll(async () => {
  at = await startFilePortal();
});
afterAll(() => at?.close());

const browse = async (folder_id: string) => {
  const answer = await at.portal.send(endpoints.browse, { token: at.tokens.Admin, query: { folder_id } });
  return (await readAnswer(endpoints.browse, answer)).items.map((item) => item.name);
};

describe('folders that come with a file', () => {
  it('are made once, by however many files at once', async () => {
    const top = `Carpeta ${randomUUID()}`;
    const sent = Array.from({ length: 12 }, (_, n) =>
      at.uploaded({
        name: `${n}.txt`,
        query: { path: `${top}/Enero/Quincena ${n % 3}` },
        token: at.tokens.Ejecutivo,
      }),
    );
    const items = await Promise.all(sent);
    expect(new Set(items.map((item) => item.parent_id)).size).toBe(3);
    expect((await browse(TEMPLATES.id)).filter((name) => name === top)).toHaveLength(1);
    const again = await at.uploaded({ name: 'otro.txt', query: { path: `${top.toUpperCase()}/ENERO` } });
    expect(await at.rowsNamed('Enero')).toEqual([{ id: again.parent_id, name: 'Enero' }]);
  });

  it('come alone where they hold no file, and are found where they are there already', async () => {
    const top = `Carpeta ${randomUUID()}`;
    const make = async (path: string) =>
      readAnswer(
        endpoints.upload_folder,
        await at.portal.send(endpoints.upload_folder, {
          token: at.tokens.Ejecutivo,
          body: { folder_id: TEMPLATES.id, path },
        }),
      );
    const made = await Promise.all([make(`${top}/Enero`), make(`${top}/Enero`), make(`${top}/Febrero`)]);
    expect(new Set(made.map(({ id }) => id)).size).toBe(2);
    expect(await browse((await make(top)).id)).toEqual(['Enero', 'Febrero']);
  });

  it('are not for client users', async () => {
    const sent = { token: at.tokens.client, query: { folder_id: CLIENT_FOLDER.id, path: 'Nueva' } };
    const refused = await at.upload(sent);
    expect(refused.status).toBe(403);
    expect((await readErrors(refused))[0]?.message).toBe('No tienes permisos para crear carpetas');
    expect(
      (await at.upload({ token: at.tokens.client, query: { folder_id: CLIENT_FOLDER.id } })).status,
    ).toBe(200);
  });

  it.each(['a//b', '../x', 'a/..', '/a', 'a/', 'a.b', 'a\u202eb', `${'a/'.repeat(80)}a`])(
    '%j is refused',
    async (path) => {
      const before = await browse(TEMPLATES.id);
      expect([400, 409, 422]).toContain((await at.upload({ query: { path } })).status);
      expect(await browse(TEMPLATES.id)).toEqual(before);
    },
  );

  it('cannot go through a file', async () => {
    const { name } = await at.uploaded({ name: `${randomUUID()}`.replaceAll('-', '') });
    expect(await readVerdict(await at.upload({ query: { path: name } }))).toBe('409 file_exists');
  });
});
