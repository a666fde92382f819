import type { Locator } from '@playwright/test';

/** Where something stands on the screen. @throws when it does not */
export async function boxOf(locator: Locator) {
  const box = await locator.boundingBox();
  if (box === null) throw new Error('not on the screen');
  return box;
}
