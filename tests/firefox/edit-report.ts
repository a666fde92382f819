import type { Page } from 'puppeteer';
import type { Portal } from './portal-page.ts';

/** Drags a text with data and a table onto a blank page, writes a column into the text, undoes everything and does it again. */
export async function editReport(portal: Portal): Promise<void> {
  const { page } = portal;
  await portal.signIn('admin@lienzo.test');
  await portal.open('/app/reports/create');
  await drag(page, 'texto_dinamico', '[data-lz-section]');
  await page.locator('[data-lz-item] [role="textbox"]').wait();
  await page.keyboard.type('Gana {salario diario');
  await page.locator('[role="option"]').wait();
  await page.keyboard.press('Enter');
  await expectChips(page, ['Salario diario']);
  await page.keyboard.press('Escape');
  await drag(page, 'tabla', '[data-lz-item][data-kind="texto_dinamico"]');
  await expectKinds(page, ['tabla', 'texto_dinamico']);
  await page.keyboard.press('Escape');
  await press(page, 'z');
  await expectKinds(page, ['texto_dinamico']);
  await expectChips(page, ['Salario diario']);
  // What was typed, the column, and the item itself.
  while ((await page.$('[data-lz-item]')) !== null) await press(page, 'z');
  await press(page, 'y');
  await expectKinds(page, ['texto_dinamico']);
}

/** Drags a kind from the palette to the middle of a target. */
async function drag(page: Page, kind: string, target: string): Promise<void> {
  const from = await middleOf(page, `[data-lz-palette="${kind}"]`);
  const to = await middleOf(page, target);
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.move(from.x + 12, from.y + 4, { steps: 3 });
  await page.mouse.move(to.x, to.y, { steps: 12 });
  await page.mouse.up();
}

async function middleOf(page: Page, selector: string): Promise<{ x: number; y: number }> {
  const box = await (await page.locator(selector).waitHandle()).boundingBox();
  if (box === null) throw new Error(`${selector} has no place`);
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

/** Waits until the items on the page are of these kinds, in any order. */
const expectKinds = (page: Page, kinds: string[]): Promise<unknown> =>
  page.waitForFunction(
    `[...document.querySelectorAll('[data-lz-item]')].map((item) => item.dataset.kind).sort().join() === '${kinds.toSorted().join()}'`,
  );

/** Waits until the texts on the page hold these columns. */
const expectChips = (page: Page, columns: string[]): Promise<unknown> =>
  page.waitForFunction(
    `[...document.querySelectorAll('[data-lz-item] .lz-chip')].map((chip) => chip.textContent).join() === '${columns.join()}'`,
  );

async function press(page: Page, key: 'z' | 'y'): Promise<void> {
  await page.keyboard.down('Control');
  await page.keyboard.press(key);
  await page.keyboard.up('Control');
}
