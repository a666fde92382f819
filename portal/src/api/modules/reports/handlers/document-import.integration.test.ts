import { endpoints } from '@lienzo/schema/endpoints';
import { documentImportMessages } from '@lienzo/schema/reports/document-import-messages';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { onePixel } from '../../../testing/one-pixel.ts';
import { readAnswer, readErrors } from '../../../testing/read-answer.ts';
import { startTestPortal, type TestPortal } from '../../../testing/start-test-portal.ts';
import { PEOPLE } from '../../../testing/test-people.ts';
import { docxPackage, drawing, paragraph, relation } from '../../documents/testing/docx-package.ts';
import { documentForm } from '../testing/document-form.ts';

let portal: TestPortal;
let token = '';
beforeAll(async () => {
  portal = await startTestPortal();
  token = await portal.signIn(PEOPLE.Ejecutivo);
});
afterAll(() => portal?.close());

const send = (bytes: Uint8Array) =>
  portal.send(endpoints.import_document, { token, raw: { body: documentForm(bytes) } });

it('gives the blocks of a document with its pictures, and stores nothing of it', async () => {
  const bytes = docxPackage(`${paragraph('Hola')}${drawing('r:embed="rId1"')}`, {
    relations: relation('rId1', 'image', 'media/foto.png'),
    more: [{ name: 'word/media/foto.png', data: onePixel() }],
  });
  const assets = () =>
    portal.db
      .selectFrom('report_assets')
      .select(({ fn }) => fn.countAll().as('count'))
      .executeTakeFirst();
  const before = await assets();
  const { result, pictures } = await readAnswer(endpoints.import_document, await send(bytes));
  expect(result.blocks).toMatchObject([
    { kind: 'paragraph' },
    { kind: 'picture', name: 'Foto', width: 100, image: '0' },
  ]);
  expect(pictures).toEqual([`data:image/png;base64,${Buffer.from(onePixel()).toString('base64')}`]);
  expect(await assets()).toEqual(before);
});

it('refuses what is no document, each in a sentence of its own', async () => {
  const { refusals } = documentImportMessages;
  const compound = (stream: string): Uint8Array =>
    Buffer.concat([Buffer.from('d0cf11e0a1b11ae1', 'hex'), Buffer.from(stream, 'utf16le')]);
  const cases: [Uint8Array, string][] = [
    [Buffer.from('hola'), refusals.other],
    [new Uint8Array(), refusals.empty],
    [compound('EncryptedPackage'), refusals.password],
    [compound('WordDocument'), refusals.old_word],
    [docxPackage(''), refusals.nothing],
    [docxPackage(paragraph('Hola')).slice(0, 300), refusals.broken],
  ];
  for (const [bytes, message] of cases) {
    const answer = await send(bytes);
    expect(answer.status, message).toBe(422);
    expect(await readErrors(answer)).toEqual([{ code: 'unreadable_document', message, field: 'file' }]);
  }
});
