import { randomUUID } from 'node:crypto';
import { endpoints } from '@lienzo/schema/endpoints';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readAnswer, readErrors } from '../../../../testing/read-answer.ts';
import { fileForm } from '../../testing/file-form.ts';
import { readVerdict } from '../../testing/read-verdict.ts';
import { type FilePortal, startFilePortal } from '../../testing/start-file-portal.ts';

let at: FilePortal;
beforeAll(async () => {
  at = await startFilePortal();
});
afterAll(() => at?.close());

describe('a new content for a file', () => {
  const update = (file_id: string, name: string, content: string, token = at.tokens.Admin) =>
    at.portal.send(endpoints.update_file, {
      token,
      headers: { file_id },
      raw: { body: fileForm(name, content) },
    });

  it('is a version, and the earlier one can be restored', async () => {
    const file = await at.uploaded({ name: `${randomUUID()}.txt`, content: 'uno' });
    expect((await update(file.id, file.name, 'segundo')).status).toBe(200);
    const [second, first] = await at.versionsOf(file.id);
    expect([second?.number, first?.number, second?.size]).toEqual([2, 1, 7]);
    const restored = await readAnswer(
      endpoints.restore_version,
      await at.portal.send(endpoints.restore_version, {
        token: at.tokens.Admin,
        body: { file_id: file.id, version_id: first?.id },
      }),
    );
    expect(restored.size).toBe(3);
    expect((await at.versionsOf(file.id)).map(({ number, current }) => [number, current])).toEqual([
      [3, true],
      [2, false],
      [1, false],
    ]);
    const old = await at.portal.send(endpoints.get_file, {
      token: at.tokens.Ejecutivo,
      query: { file_id: file.id, version_id: second?.id ?? '' },
    });
    expect(await old.text()).toBe('segundo');
  });

  it('has the same name, and is for administrators', async () => {
    const file = await at.uploaded();
    const refused = await update(file.id, 'otro.txt', 'x');
    expect(refused.status).toBe(422);
    expect((await readErrors(refused))[0]?.message).toBe('¡Tus archivos deben tener el mismo nombre!');
    expect((await update(file.id, file.name.toUpperCase(), 'x')).status).toBe(200);
    expect(await readVerdict(await update(file.id, file.name, 'x', at.tokens.Ejecutivo))).toBe(
      '403 forbidden',
    );
    expect(await readVerdict(await update(randomUUID(), file.name, 'x'))).toBe('404 file_not_found');
    expect(await readVerdict(await update('nada', file.name, 'x'))).toBe('400 required_parameter');
    const twice = await at.portal.send(endpoints.update_file, {
      token: at.tokens.Admin,
      headers: { file_id: file.id },
      query: { file_id: randomUUID() },
      raw: { body: fileForm(file.name, 'x') },
    });
    expect(await readVerdict(twice)).toBe('400 invalid_request');
  });

  it('is numbered without a gap by many at once', async () => {
    const file = await at.uploaded();
    const answers = await Promise.all(
      Array.from({ length: 10 }, (_, n) => update(file.id, file.name, `v ${n}`)),
    );
    expect(answers.every((one) => one.ok)).toBe(true);
    expect((await at.versionsOf(file.id)).map((one) => one.number)).toEqual([
      11, 10, 9, 8, 7, 6, 5, 4, 3, 2, 1,
    ]);
  });

  it('is never another file\u2019s version', async () => {
    const [one, other] = [await at.uploaded(), await at.uploaded()];
    const [version] = await at.versionsOf(other.id);
    const restored = await at.portal.send(endpoints.restore_version, {
      token: at.tokens.Admin,
      body: { file_id: one.id, version_id: version?.id },
    });
    expect(await readVerdict(restored)).toBe('404 file_not_found');
  });
});
