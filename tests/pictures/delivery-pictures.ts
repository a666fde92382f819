import { type Browser, expect, type Page } from '@playwright/test';
import { layersAtRest } from '../e2e/drivers/screen.ts';
import { bothWidths, openPortal } from './portal-pictures.ts';
import { drawn, settled } from './settled.ts';

type Keep = (name: string, picture: Buffer) => void;

/** Reports of the demonstration that everybody of the organization has. */
const [SHARED, SECOND, THIRD] = ['Costo por centro', 'Horas extra por revisar', 'Etiquetas de expediente'];

/** What becomes of reports: combined, in parts, downloaded, on schedule, changed, and their history. */
export async function deliveryPictures(browser: Browser, url: string, keep: Keep): Promise<void> {
  const page = await openPortal(browser);
  await combinedPictures(page, url, keep);
  await partsPictures(page, url, keep);
  await page.goto(`${url}/app/descargas`);
  await expect(page.getByRole('row').getByText('Listo').filter({ visible: true })).toHaveCount(2, {
    timeout: 60_000,
  });
  await bothWidths(page, 'downloads', keep);
  await page.goto(`${url}/app/reports/schedules`);
  await page.getByRole('button', { name: 'Crear programación' }).first().click();
  await page.getByRole('list', { name: 'Próximas fechas' }).waitFor();
  await bothWidths(page, 'schedule', keep);
  await reviewPictures(page, url, keep);
  await page.close();
  await auditPictures(await openPortal(browser), url, keep);
}

/** Three reports chosen; the file is made. */
async function combinedPictures(page: Page, url: string, keep: Keep): Promise<void> {
  await page.goto(`${url}/app/reports`);
  await page.getByRole('button', { name: 'Descarga combinada' }).click();
  for (const name of [SHARED, SECOND, THIRD])
    await page.getByRole('checkbox', { name: `Combinar ${name}`, exact: true }).check();
  await bothWidths(page, 'combined', keep);
  const tray = page.getByRole('region', { name: 'Reportes para combinar' });
  await tray.getByRole('button', { name: 'Descargar reporte' }).click();
  const arriving = page.waitForEvent('download', { timeout: 60_000 });
  await page.getByRole('menuitem', { name: 'PDF' }).click();
  await page
    .getByRole('dialog', { name: 'Parámetros de los reportes' })
    .getByRole('button', { name: 'Descargar' })
    .click();
  await arriving;
  await layersAtRest(page, 0);
}

/** A file for each cost centre; made as an archive. */
async function partsPictures(page: Page, url: string, keep: Keep): Promise<void> {
  await page.goto(`${url}/app/reports`);
  await page.getByRole('button', { name: `Opciones de ${SECOND}` }).click();
  await page.getByRole('menuitem', { name: 'Descargar por partes' }).click();
  await page
    .getByRole('dialog', { name: 'Parámetros del reporte' })
    .getByRole('button', { name: 'Continuar' })
    .click();
  const dialog = page.getByRole('dialog', { name: 'Descargar por partes' });
  await dialog.getByRole('combobox', { name: 'Un archivo por cada valor de' }).click();
  await page
    .getByRole('option', { name: /centro de costos/i })
    .first()
    .click();
  await dialog.getByRole('status').getByText('.pdf').first().waitFor();
  await bothWidths(page, 'parts', keep);
  const arriving = page.waitForEvent('download', { timeout: 60_000 });
  await dialog.getByRole('button', { name: 'Descargar' }).click();
  await arriving;
  await layersAtRest(page, 0);
}

/** What is asked before a report that others use is saved over; it is saved, so that its history has two versions. */
async function reviewPictures(page: Page, url: string, keep: Keep): Promise<void> {
  await page.goto(`${url}/app/reports`);
  await page.getByRole('button', { name: `Opciones de ${SHARED}` }).click();
  await page.getByRole('menuitem', { name: 'Editar' }).click();
  await page.locator('[data-kind="titulo"]').first().dblclick();
  await page.keyboard.press('End');
  await page.keyboard.type(' de costos');
  await page.keyboard.press('Escape');
  await settled(page);
  await page.keyboard.press('Control+s');
  const review = page.getByRole('dialog', { name: '¿Qué cambia?' });
  await review.getByText('Páginas del diseño que cambian').waitFor();
  // Behind the question the button of saving still turns.
  await bothWidths(page, 'changes', keep, drawn);
  await review.getByRole('button', { name: 'Guardar', exact: true }).click();
  await page.getByRole('dialog', { name: 'Reporte guardado' }).waitFor();
}

async function auditPictures(page: Page, url: string, keep: Keep): Promise<void> {
  await page.goto(`${url}/app/reports/audit`);
  await page.getByRole('table').getByRole('button', { name: SHARED }).first().click();
  await page.getByRole('region', { name: 'Versión solicitada' }).waitFor();
  await bothWidths(page, 'audit', keep);
  await page.close();
}
