import { type Browser, expect, type Page } from '@playwright/test';
import { signInAs } from '../e2e/sign-in.ts';
import { settled } from './settled.ts';

const WIDE = { width: 1280, height: 720 };
/** Windows on which the editor has room for more. */
const DESKTOPS = [
  { width: 1440, height: 900 },
  { width: 1920, height: 1080 },
];
const NARROW = { width: 360, height: 740 };

/** A signed-in page of the portal. @param scale dots of the picture for each pixel of the page. */
export async function openPortal(
  browser: Browser,
  { mail = 'admin@lienzo.test', scale = 1 } = {},
): Promise<Page> {
  const page = await browser.newPage({
    viewport: WIDE,
    deviceScaleFactor: scale,
    locale: 'es-MX',
    timezoneId: 'America/Mexico_City',
    reducedMotion: 'reduce',
  });
  await signInAs(page, mail, { to: '/' });
  return page;
}

/** Opens a new report that begins as a design, with the first rows on its page. */
export async function beginWith(page: Page, url: string, starter: string): Promise<void> {
  await page.goto(`${url}/app/reports/create?inicio=${starter}`);
  await expect(page.getByLabel('Nombre del reporte')).not.toHaveValue('', { timeout: 30_000 });
  await settled(page);
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

  const operator = await openPortal(browser, { mail: 'superadmin@lienzo.test' });
  await operator.getByRole('button', { name: 'Nuevo proveedor' }).click();
  await operator.getByLabel('Nombre', { exact: true }).fill('Nómina del Pacífico');
  await operator.getByRole('radio', { name: 'Violeta' }).check({ force: true });
  await bothWidths(operator, 'provider', keep);
  await operator.close();

  const page = await openPortal(browser);
  await page.goto(`${url}/app`);
  await page.getByRole('heading', { name: 'Carpetas recientes' }).waitFor();
  await bothWidths(page, 'home', keep);
  await page.goto(`${url}/app/usuarios`);
  await page.getByRole('button', { name: 'Ximena Ordóñez Ríos', exact: true }).click();
  await page.getByRole('checkbox').first().waitFor();
  await bothWidths(page, 'users', keep);
  await directoryPictures(page, url, keep);
  await page.goto(`${url}/app/notificaciones?vista=suscripciones`);
  await page.getByRole('listitem').filter({ hasText: 'archivo' }).first().waitFor();
  await bothWidths(page, 'notices', keep);
  await page.goto(`${url}/app/reports`);
  await page.getByRole('article').first().waitFor();
  await bothWidths(page, 'list', keep);
  await page.goto(`${url}/app/reports/gallery`);
  await page.locator('.lz-paper').first().waitFor();
  await bothWidths(page, 'gallery', keep);
  await beginWith(page, url, 'registro-nomina');
  await page.locator('[data-kind="tabla"]').first().click();
  await bothWidths(page, 'editor', keep);
  for (const viewport of DESKTOPS) {
    await page.setViewportSize(viewport);
    await settled(page);
    keep(`editor-${viewport.width}`, await page.screenshot());
  }
  await page.close();
}

/** What the front page shows of a window: not the menu's icons, for texts that can be read. */
const SHOWN = { x: 60, y: 0, width: WIDE.width - 60, height: WIDE.height };

/** The editor and the directory, so large that their texts can be read on the front page. */
export async function readmePictures(
  browser: Browser,
  url: string,
  keep: (name: string, picture: Buffer) => void,
): Promise<void> {
  const page = await openPortal(browser, { scale: 1.5 });
  await beginWith(page, url, 'registro-nomina');
  await page.locator('[data-kind="tabla"]').first().click();
  await settled(page);
  keep('readme-editor', await page.screenshot({ clip: SHOWN }));
  await page.goto(`${url}/app/directorio`);
  await page.getByRole('row', { name: /Bahía Azul/ }).dblclick();
  await page.getByRole('row', { name: /Contratos/ }).waitFor();
  await page.keyboard.press('Alt+i');
  await page.getByRole('tab', { name: 'Historial' }).click();
  await settled(page);
  keep('readme-directory', await page.screenshot());
  await page.close();
}

/** A client's folder with its details, and the preview of a file. */
async function directoryPictures(
  page: Page,
  url: string,
  keep: (name: string, picture: Buffer) => void,
): Promise<void> {
  await page.goto(`${url}/app/directorio`);
  await page.getByRole('row', { name: /Bahía Azul/ }).dblclick();
  await page.getByRole('row', { name: /Contratos/ }).waitFor();
  await bothWidths(page, 'directory', keep);
  await page.getByRole('row', { name: /Contratos/ }).click();
  await page.keyboard.press('Alt+i');
  await page.getByText('Creado por').waitFor();
  keep('directory-details', await page.screenshot());
}

/** A screen at both widths. */
export async function bothWidths(
  page: Page,
  name: string,
  keep: (name: string, picture: Buffer) => void,
  atRest: (page: Page) => Promise<void> = settled,
): Promise<void> {
  for (const viewport of [WIDE, NARROW]) {
    await page.setViewportSize(viewport);
    await atRest(page);
    keep(`${name}-${viewport.width}`, await page.screenshot());
  }
  await page.setViewportSize(WIDE);
}
