import { endpoints } from '@lienzo/schema/endpoints';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readAnswer, readErrors } from '../../../testing/read-answer.ts';
import { startTestPortal, type TestPortal } from '../../../testing/start-test-portal.ts';
import { PEOPLE, STRANGER } from '../../../testing/test-people.ts';

/** One pixel. */
const PNG = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

let portal: TestPortal;
let token = '';
beforeAll(async () => {
  portal = await startTestPortal();
  token = await portal.signIn(PEOPLE.Admin);
});
afterAll(() => portal?.close());

const upload = (bytes: Uint8Array<ArrayBuffer>, name = 'logo.png', type = 'image/png') => {
  const form = new FormData();
  form.set('file', new File([bytes], name, { type }));
  return portal.send(endpoints.create_asset, { token, raw: { body: form } });
};

describe('pictures of reports', () => {
  it('come back byte by byte, as what they are, in a box of their own', async () => {
    const asset = await readAnswer(
      endpoints.create_asset,
      await upload(new Uint8Array(PNG), 'Logotipo «ñ».png'),
    );
    expect(asset).toMatchObject({ name: 'Logotipo «ñ».png', media_type: 'image/png', width: 1, height: 1 });
    const back = await portal.send(endpoints.get_asset, { token, query: { id: asset.id } });
    expect(Buffer.from(await back.arrayBuffer())).toEqual(PNG);
    expect(back.headers.get('content-type')).toBe('image/png');
    expect(back.headers.get('x-content-type-options')).toBe('nosniff');
    expect(back.headers.get('content-security-policy')).toContain('sandbox');
    expect(back.headers.get('cache-control')).toMatch(/^private, .*immutable/);
  });

  it('are told by their bytes, whatever name and type they claim', async () => {
    const asset = await readAnswer(
      endpoints.create_asset,
      await upload(new Uint8Array(PNG), 'a.jpg', 'image/jpeg'),
    );
    expect(asset.media_type).toBe('image/png');
    for (const text of [
      '<svg xmlns="http://www.w3.org/2000/svg"/>',
      '<html><script>alert(1)</script>',
      '',
      'GIF89a',
    ]) {
      const refused = await upload(new Uint8Array(Buffer.from(text)));
      expect(refused.status, text).toBe(422);
      expect((await readErrors(refused))[0]?.code).toBe('invalid_image');
    }
  });

  it('of more than 5 MB are refused', async () => {
    for (const size of [5 * 1024 * 1024 + 1, 8 * 1024 * 1024]) {
      const bytes = new Uint8Array(size);
      bytes.set(PNG);
      const refused = await upload(bytes);
      expect(refused.status).toBe(413);
      expect((await readErrors(refused))[0]?.code).toBe('image_too_large');
    }
  });

  it('have harmless names', async () => {
    const asset = await readAnswer(
      endpoints.create_asset,
      await upload(new Uint8Array(PNG), '../../etc/\u202epasswd.png'),
    );
    expect(asset.name).toBe('passwd.png');
  });

  it('of another organization do not exist', async () => {
    const asset = await readAnswer(endpoints.create_asset, await upload(new Uint8Array(PNG)));
    const other = await portal.send(endpoints.get_asset, {
      token: await portal.signIn(STRANGER),
      query: { id: asset.id },
    });
    expect(other.status).toBe(404);
  });
});
