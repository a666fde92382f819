import { type Browser, expect, type Page } from '@playwright/test';
import { signInAs } from '../e2e/sign-in.ts';

const WIDE = { width: 1280, height: 720 };
/** Fonts are there, and what follows the window's size has been drawn. */
const DRAWN = `document.fonts.ready.then(() => new Promise((drawn) => {
  requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(drawn)));
}))`;
const NARROW = { width: 360, height: 740 };

/**
 * Nothing loads any more. The network is never idle: the stream of notices stays open.
 * A quarter of a second without the loading bar, since it shows itself late.
 */
async function settled(page: Page): Promise<void> {
  await page.evaluate(QUIET);
}

/** Asked by the debugger, since the portal's policy lets no page turn text into script. */
const QUIET = `new Promise((done, fail) => {
  const begun = performance.now();
  let quietSince;
  const look = () => {
    const now = performance.now();
    const isLoading = document.querySelector('.mantine-Skeleton-root, .mantine-Loader-root')
      || document.body.innerText.includes('Cargando')
      || [...document.images].some((image) => !image.complete);
    quietSince = isLoading ? undefined : quietSince ?? now;
    if (now - quietSince > 250) done();
    else if (now - begun > 30000) fail(new Error('it still loads'));
    else requestAnimationFrame(look);
  };
  look();
})`;

/** A signed-in page of the portal. */
export async function openPortal(browser: Browser, mail = 'admin@lienzo.test'): Promise<Page> {
  const page = await browser.newPage({
    viewport: WIDE,
    locale: 'es-MX',
    timezoneId: 'America/Mexico_City',
    reducedMotion: 'reduce',
  });
  await signInAs(page, mail);
  return page;
}

/** Opens a new report that begins as a design, with the first rows on its page. */
export async function beginWith(page: Page, url: string, starter: string): Promise<void> {
  await page.goto(`${url}/app/reports/create?inicio=${starter}`);
  await expect(page.getByLabel('Nombre del reporte')).not.toHaveValue('', { timeout: 30_000 });
  await settled(page);
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

  const operator = await openPortal(browser, 'superadmin@lienzo.test');
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

async function bothWidths(
  page: Page,
  name: string,
  keep: (name: string, picture: Buffer) => void,
): Promise<void> {
  for (const viewport of [WIDE, NARROW]) {
    await page.setViewportSize(viewport);
    await settled(page);
    await page.evaluate(DRAWN);
    keep(`${name}-${viewport.width}`, await page.screenshot());
  }
  await page.setViewportSize(WIDE);
}
