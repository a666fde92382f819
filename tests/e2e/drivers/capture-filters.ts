/** The filters that the screens of capture share. */
import type { Page } from '@playwright/test';
import { pick } from './choices.ts';
import { url } from './portal-under-test.ts';

/**
 * Chooses the filters one after the other, up to a period that is still open: the last one.
 * @param client of another file of tests, where what it captures would be in the way.
 */
export async function chooseOpenPeriod(page: Page, client: string | RegExp = /./): Promise<void> {
  await page.goto(url('/app/incidents_new'));
  await pick(page, 'Cliente', client);
  await pick(page, 'Nómina', /./);
  await page.keyboard.press('Escape');
  await pick(page, 'Año', '2026');
  await pick(page, 'Proceso', 'Ordinario');
  await pick(page, 'Periodo', { at: -1 });
}
