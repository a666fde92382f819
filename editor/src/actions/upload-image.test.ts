import { expect, onTestFinished, test, vi } from 'vitest';
import { EditorDriver } from '../testing/editor-driver.ts';
import { undo } from './undoing.ts';
import { imageProblem, uploadImage } from './upload-image.ts';

const LIMIT = 5 * 1024 * 1024;
const pictureOf = (bytes: number): File =>
  new File([new Uint8Array(bytes)], 'firma.png', { type: 'image/png' });

function open(upload: () => Promise<{ id: string; name: string }>): EditorDriver {
  const asset = { media_type: 'image/png', width: 1, height: 1 };
  const editor = new EditorDriver({ host: { uploadImage: async () => ({ ...asset, ...(await upload()) }) } });
  onTestFinished(editor.close);
  return editor;
}

test('a picture of five megabytes is taken; one byte more, and what is no picture, are refused', () => {
  expect(imageProblem(pictureOf(LIMIT))).toBeNull();
  expect(imageProblem(pictureOf(LIMIT + 1))).toBe('La imagen pesa 5.0 MB; el límite es de 5 MB.');
  const pdf = new File(['%PDF'], 'nomina.pdf', { type: 'application/pdf' });
  expect(imageProblem(pdf)).toBe('Ese archivo no es una imagen PNG, JPG, GIF o WebP.');
});

test('what was uploaded is set as one step; what is refused never reaches the host', async () => {
  const id = crypto.randomUUID();
  const upload = vi.fn(async () => ({ id, name: 'firma.png' }));
  const editor = open(upload);
  const { uuid } = editor.add('imagen');
  expect(await uploadImage(editor.store, uuid, pictureOf(LIMIT + 1))).toContain('el límite es de 5 MB');
  expect(upload).not.toHaveBeenCalled();
  expect(await uploadImage(editor.store, uuid, pictureOf(10))).toBeNull();
  expect(editor.item('imagen')).toMatchObject({ valor: id, image_name: 'firma.png' });
  undo(editor.store);
  expect(editor.item('imagen').valor).toBe('');
});

test('why the host refused is told, and the item stays as it was', async () => {
  const editor = open(() => Promise.reject(new Error('Sin conexión.')));
  const { uuid } = editor.add('imagen');
  expect(await uploadImage(editor.store, uuid, pictureOf(10))).toBe('Sin conexión.');
  expect(editor.item('imagen').valor).toBe('');
});
