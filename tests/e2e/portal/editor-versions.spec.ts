/** Reports of other versions, opened and saved through the portal. */
import { endpoints } from '@lienzo/schema/endpoints';
import { newItem } from '@lienzo/schema/report/new-item';
import { emptyReport, REPORT_VERSION, type ReportDocument } from '@lienzo/schema/report/report';
import { plainRichText } from '@lienzo/schema/report/rich-text';
import { expect } from '@playwright/test';
import { openOrganization } from '../../portal/open-organization.ts';
import { signIn } from '../../portal/portal-client.ts';
import { test } from '../drivers/portal-test.ts';
import { databaseUrl, url } from '../drivers/portal-under-test.ts';
import { expectAccessible, expectNoSidewaysScroll, layersAtRest } from '../drivers/screen.ts';
import { signInAs } from '../sign-in.ts';

const MAIL = 'admin@lienzo.test';
const FUTURE = { nombre: 'mapa_de_calor', tamaño: 50, paleta: ['#112233'], profundidad: 3 };

/** A stored report with an item of a kind that nobody knows yet. */
async function storedReport(version: number): Promise<{ id: number; document: () => Promise<unknown> }> {
  const title = { ...newItem('titulo'), tamaño: 50, valor: plainRichText('Ausentismo') };
  const reporte: ReportDocument = {
    ...emptyReport(`De la versión ${version}`),
    layouts: [{ index: 0, separation: false, items: [{ ...title, nombre: 'titulo', nivel: 1 }] }],
  };
  const client = await signIn(url(''), MAIL);
  const { result } = await client.call(endpoints.create_report, { body: { reporte } });
  await using database = await openOrganization(databaseUrl(), MAIL);
  const layouts = [
    {
      index: 0,
      separation: false,
      items: [title, { ...FUTURE, uuid: crypto.randomUUID() }],
      densidad: 'alta',
    },
  ];
  const document = JSON.stringify({ ...reporte, version, layouts });
  await database.query('update reports set document = $2 where id = $1', [result.id_report, document]);
  return {
    id: result.id_report,
    document: async () => {
      await using reader = await openOrganization(databaseUrl(), MAIL);
      const { rows } = await reader.query('select document from reports where id = $1', [result.id_report]);
      return rows[0]?.document;
    },
  };
}

test('a report of a newer version opens read-only, says why, and stays as it is', async ({ page }) => {
  const { id, document } = await storedReport(REPORT_VERSION + 1);
  const before = await document();
  await signInAs(page, MAIL);
  await page.goto(url(`/app/reports/create?report_id=${id}`));
  await expect(page.getByText('Este reporte se guardó con una versión más nueva de Lienzo.')).toBeVisible({
    timeout: 20_000,
  });
  await expect(page.locator('[data-kind="titulo"]')).toContainText('Ausentismo');
  await expect(page.getByText('Elemento de otra versión (mapa_de_calor)')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Guardar cambios' })).toBeHidden();
  await page.locator('[data-kind="titulo"]').click();
  await page.keyboard.press('Delete');
  await page.keyboard.press('Control+s');
  await expect(page.locator('[data-kind="titulo"]')).toContainText('Ausentismo');
  await expect.poll(() => document()).toEqual(before);
});

test('a saved report is offered for download, or edited further', async ({ page }) => {
  const { id } = await storedReport(REPORT_VERSION);
  await signInAs(page, MAIL);
  await page.goto(url(`/app/reports/create?report_id=${id}`));
  const name = page.getByLabel('Nombre del reporte');
  const done = page.getByRole('dialog', { name: 'Reporte guardado' });
  const save = async (as: string): Promise<void> => {
    await name.fill(as);
    await page.keyboard.press('Control+s');
    await expect(done.getByText('Su reporte está listo para ser descargado')).toBeVisible();
  };
  await save('Con aviso');
  await expect(done.getByRole('button', { name: 'Seguir editando' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(done).toBeHidden();
  await expect(name).toBeFocused();
  await page.setViewportSize({ width: 360, height: 740 });
  await save('Con otro aviso');
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  const arriving = page.waitForEvent('download');
  await done.getByRole('button', { name: 'Descargar' }).click();
  await expect(done.getByRole('menuitem', { name: 'Excel' })).toBeInViewport();
  await done.getByRole('menuitem', { name: 'PDF vertical' }).click();
  expect((await arriving).suggestedFilename()).toBe('Con otro aviso.pdf');
  // What is left out of print is said before 'Reporte guardado' is seen again.
  const noted = page.getByRole('dialog', { name: 'Descarga lista, con avisos' });
  await noted.getByRole('button', { name: 'Entendido' }).click();
  await expect(noted).toBeHidden();
  await layersAtRest(page, 1);
  await page.goBack();
  await expect(done).toBeHidden();
  await expect(name).toBeVisible();
});

test('an item of an unknown kind is shown, warned of, kept on saving and left out of print', async ({
  page,
}) => {
  const { id, document } = await storedReport(REPORT_VERSION);
  await signInAs(page, MAIL);
  await page.goto(url(`/app/reports/create?report_id=${id}`));
  await page.getByRole('button', { name: /1 aviso/ }).click();
  await page.getByRole('button', { name: /Lo hizo una versión más nueva/ }).click();
  await expect(page.locator('[data-kind="desconocido"]')).toHaveAttribute('data-selected', 'true');
  await page.getByLabel('Nombre del reporte').fill('Con un elemento de mañana');
  await page.getByRole('button', { name: 'Guardar cambios' }).click();
  await expect(page.getByText('Reporte guardado', { exact: true })).toBeVisible();
  expect(JSON.stringify(await document())).toContain(JSON.stringify(FUTURE.paleta).slice(1, -1));
  const client = await signIn(url(''), MAIL);
  const printed = await client.send(endpoints.download_report, { body: { report_id: id, format: 'pdf' } });
  expect(printed.status).toBe(200);
});
