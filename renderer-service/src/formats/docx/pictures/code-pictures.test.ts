import { newItem } from '@lienzo/schema/report/new-item';
import { qrModules } from '@lienzo/templates/figures/qr-modules';
import { decode } from 'fast-png';
import { expect, it } from 'vitest';
import { CodePictures, codeKey } from './code-pictures.ts';

it('a QR in Word has the modules of the drawing, each as a square of pixels', async () => {
  const item = newItem('codigo');
  const group = [{ index: 0, separation: false, items: [{ ...item, valor: 'EMP-0001' }] }];
  const pictures = await new CodePictures(group).picturesFor(undefined);
  const bytes = pictures.get(codeKey(item, 'EMP-0001'));
  if (bytes === undefined) throw new Error('no picture');
  const { width, height, data } = decode(bytes);
  const modules = qrModules('EMP-0001');
  const pixels = width / modules.length;
  expect(height).toBe(width);
  for (const [y, row] of modules.entries())
    for (const [x, isDark] of row.entries())
      for (const inside of [0, pixels - 1])
        expect(data[(y * pixels + inside) * width + x * pixels + inside]).toBe(isDark ? 0 : 255);
});
