/** The account audit: found by words, kind and day, for those who administer. */
import { expect } from '@playwright/test';
import { signIn } from '../../portal/portal-client.ts';
import { invitePerson } from '../drivers/invited-person.ts';
import { test } from '../drivers/portal-test.ts';
import { url } from '../drivers/portal-under-test.ts';
import { expectNoSidewaysScroll, heading } from '../drivers/screen.ts';
import { signInAs } from '../sign-in.ts';

const ADMIN = 'admin@norte.test';

test('tells who entered, who was refused and what changed', async ({ page }) => {
  const person = await invitePerson('Úrsula Cárdenas');
  await signIn(url(''), person.mail, person.password);
  await expect(signIn(url(''), person.mail, 'Otra-Clave-1')).rejects.toThrow('401');
  await signInAs(page, ADMIN);
  await page.goto(url('/app/usuarios'));
  await page.getByRole('link', { name: 'Auditoría', exact: true }).press('Enter');
  await expect(heading(page)).toHaveText('Auditoría de cuentas');
  const table = page.getByRole('table', { name: 'Auditoría de cuentas' });
  await expect(table.getByText('Inició sesión').first()).toBeVisible();
  await page.getByRole('searchbox').fill(`ursula ${person.mail}`);
  await expect(table.locator('tbody tr').filter({ hasNotText: person.mail })).toHaveCount(0);
  await expect(table.getByText('Acceso rechazado: la contraseña no era correcta')).toBeVisible();
  await expect(table.getByText('Se dio de alta la cuenta: Ejecutivo de cuenta')).toBeVisible();
  await expect(table.getByText('Aceptó la invitación y eligió su contraseña')).toBeVisible();
  await page.getByLabel('Tipo').selectOption('Accesos y sesiones');
  await expect(table.getByText('Se dio de alta la cuenta')).toHaveCount(0);
  await page.reload();
  await expect(page.getByLabel('Tipo')).toHaveValue('accesos');
  await expect(table.getByText('Inició sesión')).toBeVisible();
  await page.setViewportSize({ width: 360, height: 780 });
  await expectNoSidewaysScroll(page);
  await page.getByLabel('Hasta').fill('2020-01-01');
  await expect(page.getByText('Ningún registro coincide.')).toBeVisible();
  await page.getByRole('button', { name: 'Quitar los filtros' }).click();
  await expect(table.getByText('Inició sesión').first()).toBeVisible();
});

test('comes in pages, and an operator chooses the provider', async ({ page }) => {
  await signInAs(page, 'superadmin@lienzo.test');
  for (let time = 0; time < 55; time += 1) await signIn(url(''), ADMIN);
  await page.goto(url('/app/usuarios/auditoria'));
  await page.getByLabel('Proveedor').selectOption('Norte Capital Humano');
  const rows = page.getByRole('table').locator('tbody tr');
  await expect(rows.filter({ hasNotText: 'Norte Capital Humano' })).toHaveCount(0);
  await expect(rows).toHaveCount(50);
  await page.getByRole('button', { name: 'Mostrar anteriores' }).click();
  await expect.poll(() => rows.count()).toBeGreaterThan(50);
});
