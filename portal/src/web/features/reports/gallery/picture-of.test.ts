import { expect, it } from 'vitest';
import { pictureOf } from './picture-of';

it('reads the picture that an address carries', async () => {
  const file = pictureOf('data:image/png;base64,iVBORw==', 'logotipo');
  expect(file).toMatchObject({ name: 'logotipo.png', type: 'image/png' });
  expect([...new Uint8Array((await file?.arrayBuffer()) ?? new ArrayBuffer())]).toEqual([137, 80, 78, 71]);
});

it('reads no other address', () => {
  expect(pictureOf('https://lienzo.test/logo.png', 'logotipo')).toBeNull();
  expect(pictureOf('data:image/svg+xml;base64,PHN2Zz4=', 'logotipo')).toBeNull();
});
