import { type Browser, expect, type Page } from '@playwright/test';
import { signInAs } from '../e2e/sign-in.ts';

const WIDE = { width: 1280, height: 720 };
/** Fonts are there, and what follows the window's size has been drawn. */
const DRAWN = `document.fonts.ready.then(() => new Promise((drawn) => {
  requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(drawn)));
}))`;
const NARROW = { width: 360, height: 740 };

/** A signed-in page of the portal. */
export async function openPortal(browser: Browser): Promise<Page> {
  const page = await browser.newPage({
    viewport: WIDE,
    locale: 'es-MX',
    timezoneId: 'America/Mexico_City',
    reducedMotion: 'reduce',
  });
  await signInAs(page, 'admin@lienzo.test');
  return page;
}

/** Opens a new report that begins as a design, with the first rows on its page. */
export async function beginWith(page: Page, url: string, starter: string): Promise<void> {
  await page.goto(`${url}/app/reports/create?inicio=${starter}`);
  await expect(page.getByLabel('Nombre del reporte')).not.toHaveValue('');
  await page.waitForLoadState('networkidle');
  await page.evaluate('document.fonts.ready');
}

/**
 * The portal's screens on a wide window and on a telephone.
 * @param keep is given each picture with its name.
 */
export async function portalPictures(
  browser: Browser,
  url: string,
  keep: (name: string, picture: Buffer) => void,
): Promise<void> {
  const visitor = await browser.newPage({ viewport: WIDE, locale: 'es-MX' });
  await visitor.goto(url);
  await visitor.getByLabel('Correo').waitFor();
  await bothWidths(visitor, 'login', keep);
  await visitor.close();

  const page = await openPortal(browser);
  await page.goto(`${url}/app/reports`);
  await page.getByRole('article').first().waitFor();
  await bothWidths(page, 'list', keep);
  await page.goto(`${url}/app/reports/gallery`);
  await page.locator('.lz-paper').first().waitFor();
  await bothWidths(page, 'gallery', keep);
  await beginWith(page, url, 'registro-nomina');
  await page.locator('[data-kind="tabla"]').first().click();
  await bothWidths(page, 'editor', keep);
  await page.close();
}

async function bothWidths(
  page: Page,
  name: string,
  keep: (name: string, picture: Buffer) => void,
): Promise<void> {
  for (const viewport of [WIDE, NARROW]) {
    await page.setViewportSize(viewport);
    await page.waitForLoadState('networkidle');
    await page.evaluate(DRAWN);
    keep(`${name}-${viewport.width}`, await page.screenshot());
  }
  await page.setViewportSize(WIDE);
}
