/** Pictures on the canvas and in the preview, of any shape. */
import { newItem } from '@lienzo/schema/report/new-item';
import { expect, type Page } from '@playwright/test';
import { boxOf } from '../drivers/box-of.ts';
import { reportWith } from '../drivers/editor-reports.ts';
import { test } from '../drivers/editor-test.ts';

/** A red picture of so many pixels. */
const pictureOf = (page: Page, width: number, height: number): Promise<string> =>
  page.evaluate(
    ([columns, rows]) => {
      const canvas = document.createElement('canvas');
      Object.assign(canvas, { width: columns, height: rows });
      const context = canvas.getContext('2d');
      if (context === null) throw new Error('nothing to draw on');
      context.fillStyle = '#c1121f';
      context.fillRect(0, 0, columns, rows);
      return canvas.toDataURL('image/png').replace(/^.*,/, '');
    },
    [width, height] as const,
  );

test('a picture that is but a line is drawn as a thin one, on the canvas and in the preview', async ({
  page,
  open,
}) => {
  const editor = await open(reportWith([newItem('imagen')]));
  for (const [width, height, thin] of [
    [10_000, 1, 'height'],
    [1, 10_000, 'width'],
  ] as const) {
    await editor.item('imagen').click();
    const buffer = Buffer.from(await pictureOf(page, width, height), 'base64');
    const files = editor.properties.locator('input[type="file"]');
    await files.setInputFiles({ name: 'raya.png', mimeType: 'image/png', buffer });
    const drawn = editor.item('imagen').locator('img');
    // In points of paper, whatever the zoom.
    await expect(drawn).toHaveCSS(thin, '1px');
    await expect(drawn).toHaveCSS('object-fit', 'fill');
    const long = await boxOf(drawn);
    expect(thin === 'height' ? long.width : long.height).toBeGreaterThan(400);
    await page.getByText('Vista previa', { exact: true }).click();
    const printed = page.getByRole('figure').locator('.lz-image');
    await expect(printed).toHaveCSS(thin, '1px');
    await expect(printed).toHaveCSS('object-fit', 'fill');
    await page.getByText('Diseño', { exact: true }).first().click();
  }
});
