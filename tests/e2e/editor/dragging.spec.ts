import { newItem } from '@lienzo/schema/report/new-item';
import { expect, type Locator, type Page } from '@playwright/test';
import { boxOf } from '../drivers/box-of.ts';
import { carry } from '../drivers/carry.ts';
import { itemRenders, outlineOf, widthsOf } from '../drivers/editor-page.ts';
import { reportWith } from '../drivers/editor-reports.ts';
import { test } from '../drivers/editor-test.ts';

const START = 'titulo+imagen texto_dinamico tabla texto';
const undoButton = (page: Page): Locator => page.getByRole('button', { name: /^Deshacer/ });

test('a kind dragged from the palette lands where the caret stands, as one step with a name', async ({
  page,
  open,
}) => {
  const editor = await open('empleados-por-centro');
  const table = await boxOf(editor.item('tabla'));
  await carry(page, page.locator('[data-lz-palette="texto"]'), { x: table.x + 100, y: table.y - 5 });
  const caret = await boxOf(page.locator('[data-lz-stage] > [data-shown]'));
  expect(caret.height).toBeCloseTo(3, 0);
  expect(Math.abs(caret.y - (table.y - 7))).toBeLessThan(8);
  await page.mouse.up();
  await expect.poll(() => outlineOf(page)).toBe('titulo+imagen texto_dinamico texto tabla texto');
  await page.keyboard.press('Escape');
  await expect(undoButton(page)).toHaveAccessibleName('Deshacer: agregar texto (Ctrl+Z)');
  await page.keyboard.press('Control+z');
  await expect.poll(() => outlineOf(page)).toBe(START);
  await page.keyboard.press('Control+y');
  await expect.poll(() => outlineOf(page)).toBe('titulo+imagen texto_dinamico texto tabla texto');
});

test('a drag that is over before the browser has drawn its start still drops', async ({ page, open }) => {
  const editor = await open('empleados-por-centro');
  const table = await boxOf(editor.item('tabla'));
  const from = await boxOf(page.locator('[data-lz-palette="texto"]'));
  // One task: React has no time between the press and the release.
  await page.evaluate(
    ([start, end]) => {
      const send = (type: string, at: { x: number; y: number }, buttons: number): void => {
        const on = document.elementFromPoint(at.x, at.y) ?? document.body;
        const event = { bubbles: true, cancelable: true, isPrimary: true, button: 0, buttons };
        on.dispatchEvent(new PointerEvent(type, { ...event, clientX: at.x, clientY: at.y }));
      };
      send('pointerdown', start, 1);
      send('pointermove', { x: start.x + 20, y: start.y }, 1);
      send('pointermove', end, 1);
      send('pointerup', end, 0);
    },
    [
      { x: from.x + from.width / 2, y: from.y + from.height / 2 },
      { x: table.x + 100, y: table.y - 5 },
    ] as const,
  );
  await expect.poll(() => outlineOf(page)).toBe('titulo+imagen texto_dinamico texto tabla texto');
});

test('an item is moved by mouse within a section, into another one and between two, a section by its handle', async ({
  page,
  open,
}) => {
  await page.setViewportSize({ width: 1280, height: 1100 });
  const editor = await open('empleados-por-centro');
  await test.step('Escape cancels without a step, and moves draw no item', async () => {
    const table = await boxOf(editor.item('tabla'));
    await carry(page, editor.item('titulo'), { x: table.x + 60, y: table.y + 60 });
    const before = await itemRenders(page);
    await page.mouse.move(table.x + 300, table.y + 90, { steps: 5 });
    expect((await itemRenders(page)) - before).toBe(0);
    await page.keyboard.press('Escape');
    await page.mouse.up();
    await expect.poll(() => outlineOf(page)).toBe(START);
    await expect(undoButton(page)).toBeDisabled();
  });
  const image = await boxOf(editor.item('imagen'));
  await carry(page, editor.item('titulo'), { x: image.x + image.width - 8, y: image.y + 15 });
  await page.mouse.up();
  await expect.poll(() => outlineOf(page)).toBe('imagen+titulo texto_dinamico tabla texto');
  const dynamic = await boxOf(editor.item('texto_dinamico'));
  await carry(page, editor.item('imagen'), { x: dynamic.x + 20, y: dynamic.y + dynamic.height / 2 });
  await page.mouse.up();
  await expect.poll(() => outlineOf(page)).toBe('titulo imagen+texto_dinamico tabla texto');
  const table = await boxOf(editor.item('tabla'));
  await carry(page, editor.item('titulo'), { x: table.x + 60, y: table.y + table.height + 5 });
  await page.mouse.up();
  await expect.poll(() => outlineOf(page)).toBe('imagen+texto_dinamico tabla titulo texto');
  await expect(undoButton(page)).toHaveAccessibleName('Deshacer: mover título (Ctrl+Z)');
  await editor.item('tabla').hover();
  const first = await boxOf(page.locator('[data-lz-section]').first());
  await carry(page, page.locator('[data-lz-handle]').nth(1), { x: first.x + 40, y: first.y + 2 });
  await page.mouse.up();
  await expect.poll(() => outlineOf(page)).toBe('tabla imagen+texto_dinamico titulo texto');
});

test('a full section refuses and says so', async ({ page, open }) => {
  const pictures = Array.from({ length: 6 }, () => ({ ...newItem('imagen'), tamaño: 16.66 }));
  await open(reportWith(pictures));
  const box = await boxOf(page.locator('[data-lz-section]').first());
  await carry(page, page.locator('[data-lz-palette="imagen"]'), {
    x: box.x + 90,
    y: box.y + box.height / 2,
  });
  await expect(page.getByText('No cabe en esta sección')).toBeVisible();
  await page.mouse.up();
  await expect(page.getByText('La sección ya tiene 6 elementos', { exact: false }).first()).toBeVisible();
  await expect.poll(async () => (await widthsOf(page))[0]).toHaveLength(6);
});

test('an edge sets the width in steps of 5 with the live percentage; Escape gives it back', async ({
  page,
  open,
}) => {
  const editor = await open('empleados-por-centro');
  await editor.item('titulo').click();
  const edge = await boxOf(editor.item('titulo').locator('[data-side="right"]'));
  const section = await boxOf(page.locator('[data-lz-section]').first());
  const pull = async (percent: number): Promise<void> => {
    await page.mouse.move(edge.x + edge.width / 2, edge.y + edge.height / 2);
    await page.mouse.down();
    await page.mouse.move(edge.x + (section.width * percent) / 100, edge.y + 4, { steps: 4 });
  };
  await pull(-23);
  await expect(editor.item('titulo').getByText('50 %')).toBeVisible();
  await page.keyboard.press('Escape');
  await page.mouse.up();
  await expect.poll(async () => (await widthsOf(page))[0]).toEqual([75, 25]);
  await expect(undoButton(page)).toBeDisabled();
  await pull(-23);
  await page.mouse.up();
  await expect.poll(async () => (await widthsOf(page))[0]).toEqual([50, 25]);
  await page.keyboard.press('Control+z');
  await expect.poll(async () => (await widthsOf(page))[0]).toEqual([75, 25]);

  await test.step('by keyboard a slider does, no further than the section leaves', async () => {
    await editor.item('imagen').click();
    await editor.tab('Diseño');
    const slider = editor.properties.getByRole('slider', { name: 'Ancho en porcentaje' });
    await slider.focus();
    await page.keyboard.press('ArrowLeft');
    await expect.poll(async () => (await widthsOf(page))[0]).toEqual([75, 20]);
    await page.keyboard.press('End');
    await expect.poll(async () => (await widthsOf(page))[0]).toEqual([75, 25]);
    await page.keyboard.press('Home');
    await expect.poll(async () => (await widthsOf(page))[0]).toEqual([75, 15]);
    await page.keyboard.press('End');
    // And makes room in a section that is full.
    await editor.properties.getByRole('button', { name: 'Hacer lugar' }).press('Enter');
    await expect.poll(async () => (await widthsOf(page))[0]).toEqual([50, 50]);
    await page.keyboard.press('Control+z');
    await expect.poll(async () => (await widthsOf(page))[0]).toEqual([75, 25]);
  });
});
