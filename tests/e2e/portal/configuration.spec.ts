/** The grouped menu, and the configuration: modules of people, concepts of payrolls (specification 2 §2). */
import { expect } from '@playwright/test';
import { pick } from '../drivers/choices.ts';
import { invitePerson } from '../drivers/invited-person.ts';
import { test } from '../drivers/portal-test.ts';
import { url } from '../drivers/portal-under-test.ts';
import { expectFineAtBothWidths, heading, toast } from '../drivers/screen.ts';
import { signInAs } from '../sign-in.ts';

const ADMIN = 'admin@norte.test';

test('the menu is grouped, folds, remembers and shows the current screen, by keyboard too', async ({
  page,
}) => {
  await signInAs(page, ADMIN);
  await page.goto(url('/app'));
  const menu = page.getByRole('navigation', { name: 'Menú principal' });
  const people = menu.getByRole('button', { name: 'Personas' });
  const clients = menu.getByRole('link', { name: 'Clientes' });
  await expect(people).toHaveAttribute('aria-expanded', 'false');
  await expect(clients).toBeHidden();
  await people.press('Enter');
  await clients.press('Enter');
  await expect(heading(page)).toHaveText('Clientes');
  await expect(clients).toHaveAttribute('aria-current', 'page');
  await page.reload();
  await expect(people).toHaveAttribute('aria-expanded', 'true');
  await people.click();
  await expect(clients).toBeHidden();
  await expect(people).toHaveAttribute('data-current', 'true');

  await menu.getByRole('button', { name: 'Contraer el menú' }).click();
  await menu.getByRole('button', { name: 'Reportes' }).press('Enter');
  await page.getByRole('menuitem', { name: 'Auditoría de reportes' }).click();
  await expect(heading(page)).toHaveText('Auditoría de reportes');
  await menu.getByRole('button', { name: 'Mostrar el menú' }).click();
});

test('modules are assigned to a person, who finds them in the menu and assigns none', async ({ page }) => {
  const person = await invitePerson('Zulema Arriaga');
  await signInAs(page, ADMIN);
  await page.goto(url('/app/Config_modulos'));
  await expect(page.getByText('Elige a una persona para ver sus módulos.')).toBeVisible();
  await page.getByRole('combobox', { name: 'Usuario' }).fill(person.mail);
  await page.getByRole('option').first().click();
  const reports = page.getByRole('checkbox', { name: 'Auditoría de reportes' });
  await expect(reports).toBeVisible();
  const wasOn = await reports.isChecked();
  await reports.setChecked(!wasOn);

  await test.step('leaving with modules ticked and not assigned asks first', async () => {
    const home = page
      .getByRole('navigation', { name: 'Menú principal' })
      .getByRole('link', { name: 'Inicio' });
    await home.click();
    const question = page.getByRole('dialog', { name: 'Tienes cambios sin guardar' });
    await expect(question.getByRole('button', { name: 'Salir sin guardar' })).toBeVisible();
    await question.getByRole('button', { name: 'Seguir editando' }).click();
    await expect(heading(page)).toHaveText('Permisos');
  });

  await page.getByRole('button', { name: 'Asignar' }).click();
  const reported = page.getByRole('dialog', { name: 'Se actualizaron los módulos correctamente' });
  await expect(reported).toBeVisible();
  await expectFineAtBothWidths(page);
  await reported.getByRole('button', { name: 'Entendido' }).click();
  await expect(reported).toBeHidden();
  await expect(page.getByRole('button', { name: 'Asignar' })).toBeDisabled();

  await signInAs(page, person.mail, { password: person.password });
  await page.goto(url('/app/Config_modulos'));
  await expect(page.getByText('Estos son tus módulos.')).toBeVisible();
  await expect(page.getByRole('checkbox', { name: 'Inicio' })).toBeDisabled();
  await expect(page.getByRole('button', { name: 'Asignar' })).toHaveCount(0);
  // A group of one screen is no group.
  const menu = page.getByRole('navigation', { name: 'Menú principal' });
  await expect(menu.getByRole('link', { name: 'Reportes', exact: true })).toBeVisible({ visible: wasOn });
  await expect(menu.getByRole('button', { name: 'Reportes' })).toHaveCount(wasOn ? 0 : 1);
});

test('the concepts of a payroll are chosen', async ({ page }) => {
  await signInAs(page, ADMIN);
  await page.goto(url('/app/configuracion?vista=nomina'));
  await page.getByRole('main').getByRole('button', { name: 'Buscar', exact: true }).click();
  await expect(page.getByText('El campo de cliente es obligatorio.')).toBeVisible();
  await pick(page, 'Cliente', { at: 0 });
  await page.getByRole('main').getByRole('button', { name: 'Buscar', exact: true }).click();
  await expect(page.getByText('El campo de nómina es obligatorio.')).toBeVisible();
  await pick(page, 'Nómina', { at: 0 });
  await page.getByRole('main').getByRole('button', { name: 'Buscar', exact: true }).click();
  const table = page.getByRole('table', { name: 'Conceptos' });
  await expect(table).toBeVisible();
  const search = page.getByRole('searchbox', { name: 'Filtrar por clave o descripción' });
  // The table follows at once: in a column the field once was as high as it should be wide.
  const [field, list] = [await search.boundingBox(), await table.boundingBox()];
  expect((list?.y ?? 0) - (field?.y ?? 0)).toBeLessThan(80);
  await search.fill('vacaciones');
  const vacations = table.getByRole('checkbox', { name: 'P003C_DI Vacaciones' });
  await expect(table.getByRole('row')).toHaveCount(2);
  await expectFineAtBothWidths(page);
  const wasOn = await vacations.isChecked();
  await vacations.press('Space');
  // Another filter does not ask about what is ticked, and keeps it.
  await search.fill('vacacion');
  await expect(page).toHaveURL(/q=vacacion$/);
  await page.getByRole('button', { name: 'Guardar' }).click();
  await expect(toast(page, 'Se actualizaron los conceptos de nómina correctamente')).toBeVisible();
  await page.reload();
  await expect(search).toHaveValue('vacacion');
  await expect(vacations).toBeChecked({ checked: !wasOn });
  await vacations.press('Space');
  await page.getByRole('button', { name: 'Guardar' }).click();
  await expect(page.getByRole('button', { name: 'Guardar' })).toBeDisabled();
});
