import { randomUUID } from 'node:crypto';
import { endpoints } from '@lienzo/schema/endpoints';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { readAnswer } from '../../../../testing/read-answer.ts';
import { type FilePortal, startFilePortal } from '../../testing/start-file-portal.ts';
import { TEMPLATES } from '../../testing/test-directory.ts';

let at: FilePortal;
beforeAll(async () => {
  at = await startFilePortal();
});
afterAll(() => at?.close());

const ask = async (files: { path: string; name: string }[]) =>
  readAnswer(
    endpoints.taken_names,
    await at.portal.send(endpoints.taken_names, {
      token: at.tokens.Ejecutivo,
      body: { folder_id: TEMPLATES.id, files },
    }),
  );

it('names the files that are there already, with their size and day, and no others', async () => {
  const top = `Carpeta ${randomUUID()}`;
  const sent = { token: at.tokens.Ejecutivo, query: { path: `${top}/Enero` } };
  const there = await at.uploaded({ ...sent, name: 'Nómina.txt', content: 'doce letras!' });
  const files = [
    { path: `${top}/Enero`, name: 'no\u0301mina.TXT' },
    { path: `${top.toUpperCase()}/enero`, name: 'Nómina.txt' },
    { path: `${top}/Enero`, name: 'otra.txt' },
    { path: `${top}/Febrero`, name: 'Nómina.txt' },
    { path: '', name: 'Nómina.txt' },
    { path: `${top}/Enero/Nómina.txt`, name: 'Nómina.txt' },
    // A folder takes nobody's name: the upload says so itself.
    { path: top, name: 'Enero' },
  ];
  const { taken } = await ask(files);
  const existing = { size: 12, modified_at: there.modified_at };
  expect(taken).toEqual([
    { ...files[0], ...existing },
    { ...files[1], ...existing },
  ]);
});

it('no longer names what is in the bin', async () => {
  const name = `${randomUUID()}.txt`;
  const { id } = await at.uploaded({ name });
  expect((await ask([{ path: '', name }])).taken).toHaveLength(1);
  await at.portal.send(endpoints.delete_file, { token: at.tokens.Admin, query: { file_id: id } });
  expect((await ask([{ path: '', name }])).taken).toEqual([]);
});
