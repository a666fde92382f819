import type { Locator, Page } from '@playwright/test';
import { boxOf } from './box-of.ts';

/** Presses on one place and moves to another without letting go. */
export async function carry(page: Page, from: Locator, to: { x: number; y: number }): Promise<void> {
  const start = await boxOf(from);
  await page.mouse.move(start.x + Math.min(30, start.width / 2), start.y + Math.min(12, start.height / 2));
  await page.mouse.down();
  await page.mouse.move(start.x + 44, start.y + 24, { steps: 4 });
  await page.mouse.move(to.x, to.y, { steps: 10 });
}
