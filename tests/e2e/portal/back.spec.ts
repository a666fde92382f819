/** The browser's Back closes what lies on top, and only then goes back; what is closed by other means costs no Back. */
import { expect, type Page } from '@playwright/test';
import { DirectoryPage, makeFolder } from '../drivers/directory-page.ts';
import { test } from '../drivers/portal-test.ts';
import { url } from '../drivers/portal-under-test.ts';
import { heading, layersAtRest } from '../drivers/screen.ts';
import { menuEntry } from '../drivers/side-menu.ts';
import { signInAs } from '../sign-in.ts';

const onTop = (page: Page) => page.locator('[role="dialog"], [role="menu"]').first();

/** Presses Back once the browser's history knows of all layers that are open, and of no other. */
async function goBack(page: Page, open: number): Promise<void> {
  await layersAtRest(page, open);
  await page.goBack();
}

/** The tests' own folder, entered from the one above: one step back in the history. */
async function enterFolder(page: Page): Promise<{ directory: DirectoryPage; name: string }> {
  // Not below the root, where other tests' folders may fill the rows in sight.
  const above = await makeFolder({});
  const folder = await makeFolder({ Recibos: null, 'acta.txt': 'Acta' }, above);
  const directory = await DirectoryPage.open(page, above.id);
  await expect(directory.grid).toBeVisible();
  await directory.row(folder.name).dblclick();
  await expect(heading(page)).toHaveText(folder.name);
  await expect(directory.row('acta.txt')).toBeVisible();
  return { directory, name: folder.name };
}

test('Back closes each dialog and menu of the directory, and what was closed otherwise costs none', async ({
  page,
}) => {
  const { directory, name } = await enterFolder(page);
  await directory.row('acta.txt').click();
  for (const key of ['Alt+n', 'F2', 'Alt+m', 'Alt+u', '?', 'Shift+F10', 'Control+k']) {
    await directory.grid.focus();
    await page.keyboard.press(key);
    await expect(onTop(page), key).toBeVisible();
    await goBack(page, 1);
    await expect(onTop(page), key).toHaveCount(0);
    await expect(heading(page)).toHaveText(name);
  }
  for (const button of ['Más acciones', 'Opciones de Recibos']) {
    await page.getByRole('button', { name: button }).first().click();
    await expect(page.getByRole('menu'), button).toBeVisible();
    await goBack(page, 1);
    await expect(page.getByRole('menu'), button).toHaveCount(0);
  }

  await test.step('what was closed by Esc, or gave way to another dialog, costs no Back', async () => {
    for (const key of ['Alt+n', 'Alt+m', 'Shift+F10']) {
      await directory.grid.focus();
      await page.keyboard.press(key);
      await expect(onTop(page), key).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(onTop(page), key).toHaveCount(0);
    }
    await directory.choose('acta.txt', 'Cambiar nombre');
    await expect(directory.dialog('Cambiar nombre')).toBeVisible();
    await goBack(page, 1);
    await expect(directory.dialog('Cambiar nombre')).toHaveCount(0);
    await expect(heading(page)).toHaveText(name);
    await goBack(page, 0);
    await expect(directory.row(name)).toBeVisible();
    await page.goForward();
    await expect(heading(page)).toHaveText(name);
    await expect(onTop(page)).toHaveCount(0);
  });
  await test.step('a reload under an open dialog leaves a history that can be walked', async () => {
    await directory.grid.focus();
    await page.keyboard.press('Alt+n');
    await expect(onTop(page)).toBeVisible();
    await page.reload();
    await expect(directory.row('acta.txt')).toBeVisible();
    await expect(onTop(page)).toHaveCount(0);
    await goBack(page, 0);
    await expect(directory.row(name)).toBeVisible();
  });
});

test('a screen that was chosen in a menu or a search is one step away; so are those of a phone', async ({
  page,
}) => {
  const { directory, name } = await enterFolder(page);
  await page.getByRole('button', { name: 'Más acciones' }).click();
  await page.getByRole('menuitem', { name: 'Papelera' }).click();
  await expect(heading(page)).toHaveText('Papelera');
  await goBack(page, 0);
  await expect(heading(page)).toHaveText(name);
  await expect(page.getByRole('menu')).toHaveCount(0);

  await directory.grid.focus();
  await page.keyboard.press('Control+k');
  await page.getByRole('textbox', { name: /^Busca pantallas/ }).fill('colaborador');
  await page.getByRole('button', { name: 'Colaboradores' }).last().click();
  await expect(heading(page)).toHaveText('Colaboradores');
  await goBack(page, 0);
  await expect(heading(page)).toHaveText(name);

  await test.step('on a phone Back closes the menu of the portal and the details', async () => {
    await page.setViewportSize({ width: 360, height: 740 });
    await page.getByRole('button', { name: 'Abrir el menú' }).click();
    await expect(page.getByRole('dialog', { name: 'Menú principal' })).toBeVisible();
    await goBack(page, 1);
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await page.getByRole('button', { name: 'Ver detalles' }).click();
    await expect(page.getByRole('dialog', { name: 'Detalles y actividad' })).toBeVisible();
    await goBack(page, 1);
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(heading(page)).toHaveText(name);
    await page.getByRole('button', { name: 'Abrir el menú' }).click();
    await (await menuEntry(page, 'Personas', 'Colaboradores')).click();
    await expect(heading(page)).toHaveText('Colaboradores');
    await goBack(page, 0);
    await expect(heading(page)).toHaveText(name);
    await goBack(page, 0);
    await expect(directory.row(name)).toBeVisible();
  });
});

test("a person's panel: Back closes it once, and asks before changes are lost, as Esc does", async ({
  page,
}) => {
  await signInAs(page, 'admin@lienzo.test');
  await page.goto(url('/app'));
  await (await menuEntry(page, 'Personas', 'Colaboradores')).click();
  const panel = page.getByRole('dialog').filter({ hasText: 'Guardar' });
  const question = page.getByRole('dialog', { name: 'Tienes cambios sin guardar' });
  const open = () => page.getByRole('button', { name: 'Ximena Ordóñez Ríos', exact: true }).click();
  await open();
  await expect(panel).toBeVisible();
  await expect(page).toHaveURL(/usuario=/);
  await goBack(page, 1);
  await expect(panel).toHaveCount(0);
  await expect(page).not.toHaveURL(/usuario=/);

  await open();
  await expect(panel).toBeVisible();
  await panel.getByRole('checkbox').first().click();
  await page.keyboard.press('Escape');
  await expect(question.getByRole('button', { name: 'Seguir editando' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(question).toHaveCount(0);
  await goBack(page, 1);
  await expect(question).toBeVisible();
  await goBack(page, 2);
  await expect(question).toHaveCount(0);
  await expect(panel).toBeVisible();
  await page.keyboard.press('Escape');
  await question.getByRole('button', { name: 'Salir sin guardar' }).click();
  await expect(panel).toHaveCount(0);
  await expect(heading(page)).toHaveText('Colaboradores');
  await goBack(page, 0);
  await expect(page).toHaveURL(/\/app$/);

  await test.step('a new person who is half typed is not lost by Back', async () => {
    await (await menuEntry(page, 'Personas', 'Colaboradores')).click();
    await page.getByRole('button', { name: 'Alta de usuario' }).click();
    const dialog = page.getByRole('dialog', { name: 'Alta de usuario' });
    await dialog.getByLabel('Nombre').fill('Nadia Nueva');
    await goBack(page, 1);
    await question.getByRole('button', { name: 'Seguir editando' }).click();
    await expect(question).toHaveCount(0);
    await expect(dialog.getByLabel('Nombre')).toHaveValue('Nadia Nueva');
    await page.keyboard.press('Escape');
    await question.getByRole('button', { name: 'Salir sin guardar' }).click();
    await expect(page.getByRole('dialog')).toHaveCount(0);
  });
});

test('Back in the editor asks while the report is still there, and leads where it came from', async ({
  page,
}) => {
  await signInAs(page, 'admin@lienzo.test');
  await page.goto(url('/app/reports/gallery'));
  await page.getByRole('link', { name: 'Hoja en blanco', exact: true }).click();
  await page.getByRole('button', { name: /^Agregar Título/ }).click();
  await page.keyboard.type('Saldos');
  await page.keyboard.press('Escape');
  await expect(page.getByText('Cambios sin guardar', { exact: true })).toBeVisible();
  const question = page.getByRole('dialog', { name: 'Tienes cambios sin guardar' });
  await goBack(page, 1);
  await expect(question).toBeVisible();
  await expect(page).toHaveURL(/reports\/create/);
  await goBack(page, 2);
  await expect(question).toHaveCount(0);
  await expect(page.locator('[data-kind="titulo"]')).toContainText('Saldos');
  await goBack(page, 1);
  await question.getByRole('button', { name: 'Salir sin guardar' }).click();
  await expect(page).toHaveURL(/reports\/gallery$/);
});
