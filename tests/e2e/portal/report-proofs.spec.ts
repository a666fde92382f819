/** "Comprobado" on the cards of reports: what reading back their files has found. */
import { randomUUID } from 'node:crypto';
import { endpoints } from '@lienzo/schema/endpoints';
import { newItem } from '@lienzo/schema/report/new-item';
import { emptyReport } from '@lienzo/schema/report/report';
import { plainRichText } from '@lienzo/schema/report/rich-text';
import { expect } from '@playwright/test';
import { openOrganization } from '../../portal/open-organization.ts';
import { signIn } from '../../portal/portal-client.ts';
import { test } from '../drivers/portal-test.ts';
import { databaseUrl, url } from '../drivers/portal-under-test.ts';
import { expectFineAtBothWidths } from '../drivers/screen.ts';
import { signInAs } from '../sign-in.ts';

const ADMIN = 'admin@norte.test';
const DIFFERENCE = {
  format: 'xlsx',
  item: 'Empleados',
  column: 'Salario base de cotización',
  row: 3,
  expected: '$1,204.50',
  found: '$1,204.51',
};

/** A report whose version is proved, as the job leaves it. */
async function provedReport(nombre: string, state: 'proved' | 'differs'): Promise<void> {
  const admin = await signIn(url(''), ADMIN);
  const item = { ...newItem('texto'), valor: plainRichText('Comprobado') };
  const reporte = { ...emptyReport(nombre), layouts: [{ index: 0, separation: false, items: [item] }] };
  const { result } = await admin.call(endpoints.create_report, { body: { reporte } });
  await using database = await openOrganization(databaseUrl(), ADMIN);
  await database.query(
    `insert into report_proofs (organization_id, report_id, version, state, row_count, value_count, has_more, differences)
     select organization_id, id, updated_at, $2, 500, 12345, true, $3 from reports where id = $1`,
    [result.id_report, state, JSON.stringify(state === 'differs' ? [DIFFERENCE] : [])],
  );
}

test('a card says what was compared', async ({ page }) => {
  const unique = randomUUID().slice(0, 8);
  await provedReport(`Igual ${unique}`, 'proved');
  await provedReport(`Distinto ${unique}`, 'differs');
  await signInAs(page, ADMIN);
  await page.goto(url(`/app/reports?q=${unique}`));
  const proved = page.getByRole('button', { name: `Comprobado: Igual ${unique}` });
  const differs = page.getByRole('button', { name: `Con diferencias: Distinto ${unique}` });
  await proved.press('Enter');
  await expect(page.getByText('PDF, Word y Excel dicen lo mismo que los datos.')).toContainText(
    'Se compararon las primeras 500 filas y 12,345 valores, en orden',
  );
  await page.keyboard.press('Escape');
  await expect(page.getByText('dicen lo mismo que los datos')).toBeHidden();
  await differs.click();
  await expect(page.getByText('Excel, Empleados, Salario base de cotización, fila 3')).toBeVisible();
  await expect(page.getByText('Debe decir $1,204.50 y dice $1,204.51.')).toBeVisible();
  await expectFineAtBothWidths(page);
  await page.goBack();
  await expect(page.getByText('Debe decir $1,204.50 y dice $1,204.51.')).toBeHidden();
  await expect(differs).toBeVisible();
});
