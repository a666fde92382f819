/** The overview of payrolls: what comes next in each, one click away, on 'Nómina' and on 'Inicio'. */
import { expect } from '@playwright/test';
import { pick } from '../drivers/choices.ts';
import { test } from '../drivers/portal-test.ts';
import { url } from '../drivers/portal-under-test.ts';
import { expectFineAtBothWidths, heading } from '../drivers/screen.ts';
import { signInAs } from '../sign-in.ts';

test('what comes next leads to its screen with everything selected', async ({ page }) => {
  await signInAs(page, 'admin@lienzo.test', { to: '/app/nomina' });
  const table = page.getByRole('table', { name: 'Nóminas' });
  await expect(table.getByRole('link', { name: /, \d+ nóminas?$/ }).first()).toBeVisible();
  await expect(table).toContainText(/\$[\d,]+\.\d\d · \d+ empleados/);
  await expect(table).toContainText('Contra el anterior');
  await expectFineAtBothWidths(page);
  const close = table.getByRole('link', { name: /^Cerrar: / }).first();
  const period = ((await close.getAttribute('aria-label')) ?? '').split(', ').at(-1) ?? '';
  await close.click();
  await expect(heading(page)).toHaveText('Cálculo y cierre de nómina');
  await expect(page).toHaveURL(/cliente=.*nominas=.*periodo=\d+.*solicitud=12/);
  await expect(page.getByRole('main')).toContainText(period);

  await page.goto(url('/app/nomina'));
  await pick(page, 'Cliente', { at: 0 });
  await expect(table.getByRole('link', { name: /, \d+ nóminas?$/ })).toHaveCount(0);
  await table
    .getByRole('link', { name: /^(Capturar incidencias|Finalizar la captura): / })
    .first()
    .click();
  await expect(page).toHaveURL(/\/app\/incidents_new\?.*periodo=\d+/);
});

test('the home screen tells whose turn it is', async ({ page }) => {
  await signInAs(page, 'admin@lienzo.test', { to: '/app' });
  const due = page.getByRole('list', { name: 'Nóminas por terminar' });
  await expect(due.getByText('Te toca a ti').first()).toBeVisible();
  await due
    .getByRole('link', { name: /^Cerrar: / })
    .first()
    .click();
  await expect(page).toHaveURL(/\/app\/cierre\?.*periodo=\d+/);

  await signInAs(page, 'ejecutivo@lienzo.test', { to: '/app' });
  await expect(due.getByText('Le toca a un Admin').first()).toBeVisible();
  await due.getByRole('link', { name: 'Ver todas las nóminas' }).click();
  await expect(page.getByRole('table', { name: 'Nóminas' })).toBeVisible();
});
