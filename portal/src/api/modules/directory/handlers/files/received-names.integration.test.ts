import { endpoints } from '@lienzo/schema/endpoints';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readErrors } from '../../../../testing/read-answer.ts';
import { type FilePortal, startFilePortal } from '../../testing/start-file-portal.ts';
import { TEMPLATES } from '../../testing/test-directory.ts';

let at: FilePortal;
beforeAll(async () => {
  at = await startFilePortal();
});
afterAll(() => at?.close());

/** Uploads a form whose file has this in its header. @param disposition a character for each byte. */
async function upload(disposition: string, before = ''): Promise<Response> {
  const body = Buffer.from(
    `${before}--lz7\r\nContent-Disposition: form-data; name="file"; ${disposition}\r\nContent-Type: application/pdf\r\n\r\nhola\r\n--lz7--\r\n`,
    'latin1',
  );
  return at.portal.send(endpoints.upload_file, {
    token: at.tokens.Admin,
    query: { folder_id: TEMPLATES.id },
    raw: { body, type: 'multipart/form-data; boundary=lz7' },
  });
}

describe('the name of an uploaded file', () => {
  it.each([
    ['in Latin-1', 'filename="N\xf3mina a\xf1o.pdf"', 'Nómina año.pdf'],
    ['as filename*', `filename="x.pdf"; filename*=UTF-8''N%C3%B3mina%20final.pdf`, 'Nómina final.pdf'],
    ['in UTF-8, decomposed', 'filename="No\xcc\x81mina.pdf"', 'Nómina.pdf'],
  ])('%s', async (_form, disposition, name) => {
    const answer = await upload(disposition);
    expect(answer.status).toBe(200);
    expect(await answer.json()).toMatchObject({ name });
    expect(await at.rowsNamed(name)).toHaveLength(1);
  });

  it('is read behind a field that imitates it', async () => {
    const field =
      '--lz7\r\nContent-Disposition: form-data; name="nota"\r\n\r\nContent-Disposition: form-data; name="file"; filename="otro.pdf"\r\n\r\n';
    expect(await (await upload('filename="verdadero.pdf"', field)).json()).toMatchObject({
      name: 'verdadero.pdf',
    });
  });

  it.each([
    ['quotes that a browser escaped', 'filename="recibo %22final%22.pdf"', /caracteres/],
    ['a device of Windows', 'filename="CON.pdf"', /Windows/],
    ['a full stop at its end', 'filename="Recibos quincena."', /punto/],
  ])('is refused with %s', async (_what, disposition, message) => {
    const refused = await upload(disposition);
    expect(refused.status).toBe(400);
    expect((await readErrors(refused))[0]).toMatchObject({
      field: 'file',
      message: expect.stringMatching(message),
    });
  });
});
