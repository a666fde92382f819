import { randomUUID } from 'node:crypto';
import { endpoints } from '@lienzo/schema/endpoints';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readAnswer } from '../../../../testing/read-answer.ts';
import { readVerdict } from '../../testing/read-verdict.ts';
import { type FilePortal, startFilePortal } from '../../testing/start-file-portal.ts';
import { CLIENT_FOLDER, PAYROLL } from '../../testing/test-directory.ts';

let at: FilePortal;
beforeAll(async () => {
  at = await startFilePortal();
});
afterAll(() => at?.close());

describe('a name that is taken', () => {
  it('is refused, replaced as a new version, or numbered', async () => {
    const name = `${randomUUID()}.txt`;
    const first = await at.uploaded({ name, content: 'uno' });
    expect(await readVerdict(await at.upload({ name: name.toUpperCase() }))).toBe('409 file_exists');
    const both = await at.uploaded({ name, query: { conflict: 'keep_both' } });
    expect(both.name).toBe(name.replace('.txt', ' (2).txt'));
    const replaced = await at.uploaded({ name, content: 'dos…', query: { conflict: 'replace' } });
    expect(replaced).toMatchObject({ id: first.id, size: 6 });
    const versions = await readAnswer(
      endpoints.file_versions,
      await at.portal.send(endpoints.file_versions, { token: at.tokens.Admin, query: { file_id: first.id } }),
    );
    expect(versions.map(({ number, current }) => [number, current])).toEqual([
      [2, true],
      [1, false],
    ]);
  });

  it('may be replaced only by who may update files', async () => {
    const name = `${randomUUID()}.txt`;
    await at.uploaded({ name });
    const sent = { name, token: at.tokens.Ejecutivo };
    expect(await readVerdict(await at.upload({ ...sent, query: { conflict: 'replace' } }))).toBe(
      '403 forbidden',
    );
    expect((await at.upload({ ...sent, query: { conflict: 'keep_both' } })).status).toBe(200);
  });

  it('is given to one of twenty who send it at once', async () => {
    const name = `${randomUUID()}.txt`;
    const answers = await Promise.all(Array.from({ length: 20 }, () => at.upload({ name })));
    expect(answers.filter((one) => one.ok)).toHaveLength(1);
    expect(new Set(answers.filter((one) => !one.ok).map((one) => one.status))).toEqual(new Set([409]));
    const all = await Promise.all(
      Array.from({ length: 20 }, () => at.uploaded({ name, query: { conflict: 'keep_both' } })),
    );
    expect(new Set(all.map((item) => item.name)).size).toBe(20);
  });

  it('of a folder is no file\u2019s', async () => {
    expect(
      await readVerdict(await at.upload({ name: PAYROLL.name, query: { folder_id: CLIENT_FOLDER.id } })),
    ).toBe('409 folder_exists');
  });
});
