/** 'Acceso desde otros programas': a token is made on the screen, used by a program, and revoked. */
import { randomUUID } from 'node:crypto';
import { endpoints } from '@lienzo/schema/endpoints';
import { newItem } from '@lienzo/schema/report/new-item';
import { emptyReport } from '@lienzo/schema/report/report';
import { plainRichText } from '@lienzo/schema/report/rich-text';
import { expect, type Page } from '@playwright/test';
import { signIn } from '../../portal/portal-client.ts';
import { test } from '../drivers/portal-test.ts';
import { url } from '../drivers/portal-under-test.ts';
import { expectFineAtBothWidths, heading, toast } from '../drivers/screen.ts';
import { signInAs } from '../sign-in.ts';

const ADMIN = 'admin@norte.test';

async function savedReport(nombre: string): Promise<number> {
  const admin = await signIn(url(''), ADMIN);
  const item = { ...newItem('texto'), valor: plainRichText('Para otro programa') };
  const reporte = { ...emptyReport(nombre), layouts: [{ index: 0, separation: false, items: [item] }] };
  const { result } = await admin.call(endpoints.create_report, { body: { reporte } });
  return result.id_report;
}

/** What a program of somebody's would send. */
const askWith = (token: string, report_id: number) =>
  fetch(url(`/api${endpoints.render_by_token.path}`), {
    method: 'POST',
    headers: {
      'X-Api-Key': 'programa-de-prueba',
      'X-Api-Version': '2.3.2',
      Authorization: `Bearer ${token}`,
      'Content-Type': 'application/json',
    },
    body: JSON.stringify({ report_id, format: 'pdf' }),
  });

const rowOf = (page: Page, name: string) => page.getByRole('row', { name });

/** Makes a token for one report, after it was asked for what was missing. */
async function fillIn(
  page: Page,
  { unique, name, report }: Record<'unique' | 'name' | 'report', string>,
): Promise<void> {
  const dialog = page.getByRole('dialog', { name: 'Crear acceso' });
  await dialog.getByRole('button', { name: 'Crear acceso' }).click();
  await expect(dialog.getByText('Escribe el nombre.')).toBeVisible();
  await expect(dialog.getByText('Elige al menos un reporte, o deja que importe maestros.')).toBeVisible();
  await dialog.getByRole('textbox', { name: 'Nombre' }).fill(name);
  await dialog.getByRole('searchbox', { name: 'Buscar un reporte' }).fill(unique);
  await dialog.getByRole('checkbox', { name: report }).press('Space');
  await expect(dialog.getByText('1 reporte elegido')).toBeVisible();
  await dialog.getByRole('checkbox', { name: 'Importar maestros' }).press('Space');
  await dialog.getByRole('combobox', { name: 'Caduca en' }).selectOption('30 días');
  await expectFineAtBothWidths(page);
  await dialog.getByRole('button', { name: 'Crear acceso' }).click();
}

test('makes, uses and revokes an access', async ({ page }) => {
  const unique = randomUUID().slice(0, 8);
  const [report, name] = [`Plantilla ${unique}`, `Nómina a SharePoint ${unique}`];
  const reportId = await savedReport(report);
  await signInAs(page, ADMIN);
  await page.goto(url('/app/reports'));
  await page.getByRole('button', { name: 'Más opciones de reportes' }).press('Enter');
  await page.getByRole('menuitem', { name: 'Acceso desde otros programas' }).press('Enter');
  await expect(heading(page)).toHaveText('Acceso desde otros programas');

  await page.getByRole('main').getByRole('button', { name: 'Crear acceso' }).first().press('Enter');
  await fillIn(page, { unique, name, report });

  const made = page.getByRole('dialog', { name: 'Guarda el acceso ahora' });
  const field = made.getByRole('textbox', { name: 'Token' });
  await expect(field).toHaveValue(/^lienzo_[\w-]{43}$/);
  const token = await field.inputValue();
  await expect(made.getByRole('textbox', { name: 'Secreto de los avisos' })).toHaveValue(/^whsec_/);
  await expectFineAtBothWidths(page);
  // What is never shown again is not lost by a slip.
  await page.keyboard.press('Escape');
  const question = page.getByRole('dialog', { name: 'Tienes cambios sin guardar' });
  await question.getByRole('button', { name: 'Seguir editando' }).click();
  await expect(question).toBeHidden();
  await expect(field).toHaveValue(token);
  await made.getByRole('button', { name: 'Ya los guardé' }).click();
  await expect(made).toBeHidden();

  await expect(rowOf(page, name)).toContainText('Sin uso');
  await expect(rowOf(page, name)).toContainText(`Importar maestros, ${report}`);
  await expect(rowOf(page, name)).toContainText('Activo');
  const answer = await askWith(token, reportId);
  expect(answer.status).toBe(200);
  expect(
    Buffer.from(await answer.arrayBuffer())
      .subarray(0, 5)
      .toString(),
  ).toBe('%PDF-');
  const position = `**/api${endpoints.get_api_tokens.path}`;
  await page.route(position, (route) =>
    route.fulfill({
      status: 500,
      json: { errorList: [{ code: 'internal_error', message: 'Error interno.' }] },
    }),
  );
  await page.reload();
  await expect(page.getByText('No se pudieron cargar los accesos.')).toBeVisible();
  await page.unroute(position);
  await page.getByRole('button', { name: 'Reintentar' }).click();
  await expect(page.getByText('No se pudieron cargar los accesos.')).toBeHidden();
  await expect(rowOf(page, name)).toContainText('desde 127.0.0.1');
  await expectFineAtBothWidths(page);
  await page.setViewportSize({ width: 360, height: 780 });

  await page.getByRole('button', { name: `Revocar ${name}` }).press('Enter');
  const revocation = page.getByRole('dialog', { name: '¿Revocar este acceso?' });
  await expect(revocation).toContainText(name);
  await revocation.getByRole('button', { name: 'Revocar' }).click();
  await expect(toast(page, `Se revocó “${name}”.`)).toBeVisible();
  await expect(rowOf(page, name)).toContainText('Revocado');
  await expect(page.getByRole('button', { name: `Revocar ${name}` })).toHaveCount(0);
  expect((await askWith(token, reportId)).status).toBe(401);
});
