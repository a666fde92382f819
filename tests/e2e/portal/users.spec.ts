/** The collaborators' screen, by mouse and by keyboard (specification 1 §2, §4 and §6). */
import { endpoints } from '@lienzo/schema/endpoints';
import { expect } from '@playwright/test';
import { signIn } from '../../portal/portal-client.ts';
import { invitePerson } from '../drivers/invited-person.ts';
import { mailedLink } from '../drivers/mailed-link.ts';
import { test } from '../drivers/portal-test.ts';
import { url } from '../drivers/portal-under-test.ts';
import { expectNoSidewaysScroll, toast } from '../drivers/screen.ts';
import { signInAs } from '../sign-in.ts';

const ADMIN = 'admin@norte.test';

test('a collaborator is created by keyboard; a taken mail is said by its field', async ({ page }) => {
  const mail = `nueva-${Date.now()}@norte.test`;
  await signInAs(page, ADMIN);
  await page.goto(url('/app/usuarios'));
  await page.getByRole('button', { name: 'Alta de usuario' }).press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Alta de usuario' });
  await expect(dialog.getByLabel('Nombre')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(dialog.getByText('Escribe el nombre.')).toBeVisible();
  await expect(dialog.getByText('Elige un rol.')).toBeVisible();
  await expect(toast(page, 'Revisa los campos')).toHaveCount(0);
  await expect(dialog.getByLabel('Proveedor')).toHaveCount(0);
  await page.keyboard.type('Débora Núñez Ávila');
  // A click beside the form loses nothing that was typed.
  await page.mouse.click(5, 400);
  await expect(dialog.getByLabel('Nombre')).toHaveValue('Débora Núñez Ávila');
  await dialog.getByLabel('Nombre').focus();
  await page.keyboard.press('Tab');
  await page.keyboard.type(ADMIN);
  await page.keyboard.press('Tab');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(toast(page, '¡Tu usuario no pudo ser creado!')).toBeVisible();
  await expect(dialog.getByText('Este correo electrónico ya existe.')).toBeVisible();
  await expect(dialog.getByLabel('Correo')).toBeFocused();
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type(mail);
  await page.keyboard.press('Enter');
  await expect(toast(page, 'Se dio de alta a Débora Núñez Ávila')).toBeVisible();
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('row', { name: mail })).toContainText('Invitación pendiente');
});

test('search and order stay in the URL', async ({ page }) => {
  const person = await invitePerson('Zoraida Quezada');
  await signInAs(page, ADMIN);
  await page.goto(url('/app/usuarios'));
  await page.getByRole('searchbox').fill(`quezada ${person.mail}`);
  await expect(page.getByText('1 colaborador', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Borrar la búsqueda' }).first().click();
  await page.getByRole('button', { name: 'Correo' }).click();
  await expect(page.getByRole('columnheader', { name: 'Correo' })).toHaveAttribute('aria-sort', 'ascending');
  await expect(page).toHaveURL(/orden=correo/);
  await page.reload();
  await expect(page.getByRole('columnheader', { name: 'Correo' })).toHaveAttribute('aria-sort', 'ascending');
});

test('the actions of a row ask first, naming the person, and then act', async ({ page }) => {
  const person = await invitePerson('Tomás Echeverría');
  await signInAs(page, ADMIN);
  await page.goto(url(`/app/usuarios?q=${person.mail}`));
  const row = page.getByRole('row', { name: person.mail });
  const actions = row.getByRole('button', { name: 'Acciones de Tomás Echeverría' });
  const choose = async (action: string) => {
    await actions.press('Enter');
    await page.getByRole('menuitem', { name: action, exact: true }).press('Enter');
  };
  await expect(row).toContainText('Sin clientes');
  await choose('Desactivar');
  const ask = page.getByRole('dialog', { name: 'Desactivar usuario' });
  await expect(ask).toContainText('Tomás Echeverría ya no podrá entrar');
  await expect(ask.getByRole('button', { name: 'Cancelar' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(ask).toBeHidden();
  await expect(actions).toBeFocused();
  await choose('Desactivar');
  await ask.getByRole('button', { name: 'Desactivar' }).click();
  await expect(toast(page, 'Se desactivó la cuenta de Tomás Echeverría')).toBeVisible();
  await expect(row).toContainText('Cuenta inactiva');
  await expect(signIn(url(''), person.mail, person.password)).rejects.toThrow('401');
  await actions.click();
  await expect(page.getByRole('menuitem')).toHaveText(['Activar', 'Eliminar']);
  await page.getByRole('menuitem', { name: 'Activar' }).click();
  await page
    .getByRole('dialog', { name: 'Activar usuario' })
    .getByRole('button', { name: 'Activar' })
    .click();
  await expect(toast(page, 'Se activó la cuenta de Tomás Echeverría')).toBeVisible();
  await choose('Restablecer contraseña');
  await page
    .getByRole('dialog', { name: 'Restablecer contraseña' })
    .getByRole('button', { name: 'Restablecer contraseña' })
    .click();
  await expect(toast(page, `El enlace va en camino a ${person.mail}`)).toBeVisible();
  await page.setViewportSize({ width: 360, height: 740 });
  await expectNoSidewaysScroll(page);
  await choose('Eliminar');
  await page
    .getByRole('dialog', { name: 'Eliminar usuario' })
    .getByRole('button', { name: 'Eliminar' })
    .click();
  await expect(toast(page, 'Se eliminó la cuenta de Tomás Echeverría')).toBeVisible();
  await expect(row).toHaveCount(0);
});

test('who never entered is invited again, not given another password', async ({ page }) => {
  const person = await invitePerson('Zoë Marín', { accept: false });
  const first = await mailedLink(person.mail, 'newpassword');
  await signInAs(page, ADMIN);
  await page.goto(url(`/app/usuarios?q=${person.mail}`));
  await page.getByRole('button', { name: 'Acciones de Zoë Marín' }).click();
  await expect(page.getByRole('menuitem')).toHaveText(['Desactivar', 'Reenviar invitación', 'Eliminar']);
  await page.getByRole('menuitem', { name: 'Reenviar invitación' }).click();
  const ask = page.getByRole('dialog', { name: 'Reenviar invitación' });
  await ask.getByRole('button', { name: 'Reenviar invitación' }).click();
  await expect(toast(page, `La invitación va en camino a ${person.mail}`)).toBeVisible();
  await expect.poll(() => mailedLink(person.mail, 'newpassword')).not.toBe(first);
});

test('an Ejecutivo is given clients with the account', async ({ page }) => {
  const mail = `con-clientes-${Date.now()}@norte.test`;
  await signInAs(page, ADMIN);
  await page.goto(url('/app/usuarios'));
  await page.getByRole('button', { name: 'Alta de usuario' }).click();
  const dialog = page.getByRole('dialog', { name: 'Alta de usuario' });
  await dialog.getByLabel('Nombre').fill('Lía Prado');
  await dialog.getByLabel('Correo').fill(mail);
  await expect(dialog.getByRole('checkbox')).toHaveCount(0);
  await dialog.getByRole('radio', { name: 'Ejecutivo de cuenta' }).check();
  await dialog.getByRole('checkbox').first().check();
  await dialog.getByRole('button', { name: 'Dar de alta' }).click();
  await expect(toast(page, 'Se dio de alta a Lía Prado')).toBeVisible();
  const row = page.getByRole('row', { name: mail });
  await expect(row).toContainText('Invitación pendiente');
  await expect(row).not.toContainText('Sin clientes');
});

test('the panel changes role and clients, and saves only what differs', async ({ page }) => {
  const person = await invitePerson('Jacinta Olmos');
  await signInAs(page, ADMIN);
  await page.goto(url(`/app/usuarios?q=${person.mail}`));
  await page.getByRole('row', { name: person.mail }).dblclick();
  const panel = page.getByRole('dialog', { name: 'Jacinta Olmos' });
  const save = panel.getByRole('button', { name: 'Guardar cambios' });
  const first = panel.getByRole('checkbox').first();
  await expect(first).not.toBeChecked();
  await expect(save).toBeDisabled();
  await first.check();
  await expect(save).toBeEnabled();
  await first.uncheck();
  await expect(save).toBeDisabled();
  await first.check();
  const authorizes = panel.getByRole('checkbox', { name: /^Autoriza y cierra las nóminas de/ });
  await authorizes.check();
  await save.click();
  await expect(toast(page, 'Se guardaron los cambios de Jacinta Olmos')).toBeVisible();
  await expect(panel).toBeHidden();
  await page.getByRole('button', { name: 'Jacinta Olmos', exact: true }).press('Enter');
  await expect(first).toBeChecked();
  await expect(authorizes).toBeChecked();
  await authorizes.uncheck();
  await expect(save).toBeEnabled();
  await authorizes.check();
  await expect(save).toBeDisabled();
  await panel.getByRole('radio', { name: 'Administrador' }).check();
  await expect(panel.getByRole('checkbox')).toHaveCount(0);
  await save.click();
  await expect(page.getByRole('row', { name: person.mail })).toContainText('Administrador');
  const admin = await signIn(url(''), ADMIN);
  const people = await admin.call(endpoints.organization_users);
  expect(people.find(({ id }) => id === person.id)?.roleName).toBe('Admin');
});

test('a name is corrected in its dialog, which asks before it loses what was typed', async ({ page }) => {
  const person = await invitePerson('Elba Rocha');
  await signInAs(page, ADMIN);
  await page.goto(url(`/app/usuarios?q=${person.mail}`));
  await page.getByRole('row', { name: person.mail }).dblclick();
  const panel = page.getByRole('dialog', { name: 'Elba Rocha', exact: true });
  await panel.getByRole('button', { name: 'Corregir nombre o correo' }).click();
  const dialog = page.getByRole('dialog', { name: 'Corregir a Elba Rocha' });
  const name = dialog.getByLabel('Nombre');
  await expect(name).toBeFocused();
  await dialog.getByLabel('Correo').fill('elba');
  await dialog.getByRole('button', { name: 'Guardar' }).click();
  await expect(dialog.getByLabel('Correo')).toHaveAttribute('aria-invalid', 'true');
  await dialog.getByLabel('Correo').fill(person.mail);
  await name.fill('Elba Rocha Gil');
  await page.keyboard.press('Escape');
  const asking = page.getByRole('dialog', { name: 'Tienes cambios sin guardar' });
  await asking.getByRole('button', { name: 'Seguir editando' }).click();
  await expect(asking).toBeHidden();
  await expect(name).toHaveValue('Elba Rocha Gil');
  await dialog.getByRole('button', { name: 'Guardar' }).click();
  await expect(toast(page, 'Se guardaron los datos de Elba Rocha Gil')).toBeVisible();
  await expect(page.getByRole('row', { name: person.mail })).toContainText('Elba Rocha Gil');
});

test('nobody edits their own account; a SuperAdmin sees the company and chooses the provider', async ({
  page,
}) => {
  await signInAs(page, ADMIN);
  await page.goto(url('/app/usuarios'));
  const own = page.getByRole('row', { name: ADMIN });
  await expect(own).toContainText('Tú');
  await expect(own.getByRole('button', { name: /^Acciones de/ })).toHaveCount(0);
  await expect(page.getByRole('columnheader', { name: 'Compañía' })).toHaveCount(0);
  await page.getByRole('button', { name: 'Cerrar sesión' }).click();
  await signInAs(page, 'superadmin@lienzo.test');
  await page.goto(url('/app/usuarios'));
  await expect(page.getByRole('columnheader', { name: 'Compañía' })).toBeVisible();
  await expect(page.getByRole('row', { name: ADMIN })).toContainText('Norte Capital Humano');
  await page.getByRole('button', { name: 'Alta de usuario' }).click();
  await page.getByLabel('Proveedor').selectOption({ label: 'Norte Capital Humano' });
});
