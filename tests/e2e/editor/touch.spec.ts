/** The editor under a finger: a press that rests lifts, a press that moves scrolls. */
import { type CDPSession, expect, type Locator, type Page } from '@playwright/test';
import { boxOf } from '../drivers/box-of.ts';
import { outlineOf } from '../drivers/editor-page.ts';
import { test } from '../drivers/editor-test.ts';

test.use({ hasTouch: true });

class Finger {
  private readonly page: Page;
  private session: CDPSession | undefined;
  constructor(page: Page) {
    this.page = page;
  }

  async press(target: Locator): Promise<void> {
    const box = await boxOf(target);
    await this.send('touchStart', box.x + Math.min(40, box.width / 2), box.y + Math.min(14, box.height / 2));
  }

  async move(x: number, y: number): Promise<void> {
    await this.send('touchMove', x, y);
  }

  async lift(): Promise<void> {
    await (await this.cdp()).send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  }

  private async send(type: 'touchStart' | 'touchMove', x: number, y: number): Promise<void> {
    await (await this.cdp()).send('Input.dispatchTouchEvent', { type, touchPoints: [{ x, y }] });
  }

  private async cdp(): Promise<CDPSession> {
    this.session ??= await this.page.context().newCDPSession(this.page);
    return this.session;
  }
}

const overlay = (page: Page): Locator => page.locator('[data-lz-carried-card]');

/** Resolves when an element has not scrolled for some frames. */
const AT_REST = (element: Element): Promise<void> =>
  new Promise((resolve) => {
    let last = -1;
    let still = 0;
    const look = (): void => {
      still = element.scrollTop === last ? still + 1 : 0;
      last = element.scrollTop;
      if (still < 10) requestAnimationFrame(look);
      else resolve();
    };
    look();
  });

test('an item that is held is carried, a kind is put on the page, and a finger that moves at once scrolls', async ({
  page,
  open,
}) => {
  await test.step('an item that is held is carried to another place, as one step', async () => {
    await page.setViewportSize({ width: 1280, height: 1100 });
    const editor = await open('empleados-por-centro');
    // What is pressed is drawn again when its rows arrive.
    await expect(page.getByText('172 filas de datos')).toBeVisible();
    const finger = new Finger(page);
    const table = await boxOf(editor.item('tabla'));
    await finger.press(editor.item('texto'));
    await expect(overlay(page)).toBeVisible();
    for (let step = 1; step <= 6; step += 1) await finger.move(table.x + 60, table.y + 40 - step * 8);
    await finger.lift();
    await expect(overlay(page)).toBeHidden();
    await expect.poll(() => outlineOf(page)).toBe('titulo+imagen texto_dinamico texto tabla');
    await page.keyboard.press('Control+z');
    await expect.poll(() => outlineOf(page)).toBe('titulo+imagen texto_dinamico tabla texto');
  });
  await test.step('a finger that moves at once scrolls and carries nothing; a tap selects', async () => {
    await page.setViewportSize({ width: 1280, height: 800 });
    const editor = await open('recibo-nomina');
    const workspace = page.locator('[data-lz-workspace]');
    const finger = new Finger(page);
    await finger.press(editor.item('tabla'));
    const box = await boxOf(editor.item('tabla'));
    for (let step = 1; step <= 8; step += 1) await finger.move(box.x + 30, box.y - step * 15);
    await finger.lift();
    expect(await overlay(page).count()).toBe(0);
    expect(await workspace.evaluate((element) => element.scrollTop)).toBeGreaterThan(20);
    await expect(editor.item('tabla')).not.toHaveAttribute('data-selected', 'true');
    // A tap on a page that still rolls only stops it.
    await workspace.evaluate(AT_REST);
    await editor.item('titulo').tap();
    await expect(editor.item('titulo')).toHaveAttribute('data-selected', 'true');
  });
  await test.step('a kind held in the palette is put on the page of a telephone', async () => {
    await page.setViewportSize({ width: 360, height: 740 });
    await open('vacio');
    await page.getByRole('button', { name: 'Mostrar los elementos' }).tap();
    const finger = new Finger(page);
    await finger.press(page.locator('[data-lz-palette="titulo"]'));
    await expect(overlay(page)).toBeVisible();
    // The pane makes room for the page.
    await expect(page.getByRole('complementary', { name: 'Elementos' })).toBeHidden();
    const section = await boxOf(page.locator('[data-lz-section]').first());
    for (let step = 4; step >= 0; step -= 1)
      await finger.move(section.x + section.width / 2, section.y + section.height / 2 + step * 20);
    await finger.lift();
    await expect.poll(() => outlineOf(page)).toBe('titulo');
  });
});
