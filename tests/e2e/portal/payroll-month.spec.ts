/** A period of a payroll by the screens, from its capture to its products, and what the next one corrects of it. */
import { endpoints } from '@lienzo/schema/endpoints';
import { expect, type Page } from '@playwright/test';
import { type PortalClient, signIn } from '../../portal/portal-client.ts';
import { pick } from '../drivers/choices.ts';
import { finaliseEarly } from '../drivers/finalise-early.ts';
import { test } from '../drivers/portal-test.ts';
import { url } from '../drivers/portal-under-test.ts';
import { expectFineAtBothWidths, toast } from '../drivers/screen.ts';
import { signInAs } from '../sign-in.ts';

const ADMIN = 'admin@lienzo.test';
/** Its payroll is captured and closed by no other test. */
const PAYROLL = 'Obra semanal';

type Chosen = { cliente: string; nominas: number; anio: number; proceso: number };
type Period = { id: number; initial_date: string };

const generate = (page: Page) => page.getByRole('button', { name: 'Generar' }).click();
const newest = (page: Page) => page.getByRole('table', { name: 'Solicitudes' }).getByRole('row').nth(1);
const sheet = (page: Page) => page.getByRole('region', { name: 'Hoja de nómina', exact: true });
const findings = (page: Page) => page.getByRole('table', { name: 'Hallazgos' });

const addressOf = (screen: string, chosen: Chosen, { id }: Period): string => {
  const search = Object.entries({ ...chosen, periodo: id }).map(([name, value]) => `${name}=${value}`);
  return url(`/app/${screen}?${search.join('&')}`);
};

/** The payroll's first period that is not closed, and the one after it. */
async function openPeriods(admin: PortalClient): Promise<{ chosen: Chosen; periods: [Period, Period] }> {
  const { payrolls } = await admin.call(endpoints.payroll_overview, { query: {} });
  const payroll = payrolls.find(({ paysheet }) => paysheet === PAYROLL);
  if (payroll === undefined) throw new Error('the demonstration has no such payroll');
  const processes = await admin.call(endpoints.get_process, { query: {} });
  const proceso = processes.find(({ process }) => process === 'ORD')?.id ?? 0;
  const anio = 2026;
  const listed = await admin.call(endpoints.get_periodos, {
    query: { nomina_id: `${payroll.paysheet_id}`, proceso_id: `${proceso}`, anio_id: `${anio}` },
  });
  const [first, second] = listed.filter(({ estatus }) => estatus === 'Abierta');
  if (first === undefined || second === undefined) throw new Error('no two periods are open');
  const chosen = { cliente: payroll.client_id, nominas: payroll.paysheet_id, anio, proceso };
  return { chosen, periods: [first, second] };
}

/** A bonus for one day of the period. */
async function captureBonus(page: Page): Promise<void> {
  await page.getByRole('combobox', { name: 'Tipo de incidencia' }).click();
  await page.getByRole('option', { name: 'Bono de desempeño P012' }).click();
  await page.keyboard.press('Escape');
  const card = page.getByRole('region', { name: 'Bono de desempeño' });
  await card.getByRole('button', { name: 'Días' }).click();
  await page.locator('table button:not([disabled])').first().click();
  await page.keyboard.press('Escape');
  await card.getByRole('textbox', { name: 'Importe' }).fill('1500');
  await page.getByRole('button', { name: 'Guardar cambios' }).click();
  await expect(toast(page, 'Incidencias almacenadas')).toBeVisible();
}

/** A deduction above the pay keeps the payroll from being authorised, until it is put right where the finding leads. */
async function resolveFinding(page: Page, name: string): Promise<void> {
  await sheet(page).getByRole('button', { name }).click();
  const drawer = page.getByRole('dialog', { name: `¿De dónde sale? ${name}` });
  await expect(drawer.getByRole('row', { name: /Bono de desempeño/ })).toContainText('$1,500.00');
  await drawer.getByRole('button', { name: 'Cambiar ISR' }).click();
  const dialog = page.getByRole('dialog', { name: 'Cambiar ISR' });
  await dialog.getByLabel('Importe').fill('900000');
  await dialog.getByLabel('Motivo').fill('De más');
  await dialog.getByRole('button', { name: 'Guardar importe' }).click();
  await expect(drawer).toContainText('De más');
  await page.keyboard.press('Escape');
  await expect(page.getByText('Desactualizada')).toBeVisible();
  await generate(page);
  await expect(findings(page)).toContainText('Su neto es negativo');
  await expect(page.getByText('El cálculo encontró un error. Corrígelo y vuelve a calcular.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Autorizar' })).toBeHidden();
  await findings(page)
    .getByRole('button', { name: `Ver sus conceptos: ${name}` })
    .click();
  await drawer.getByRole('button', { name: 'Quitar el cambio' }).click();
  await expect(drawer).not.toContainText('De más');
  await drawer.getByRole('button', { name: 'Recalcular a esta persona' }).click();
  await expect(toast(page, /^Se recalculó a [^:]*$/)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(drawer).toBeHidden();
  await expect(page.getByRole('button', { name: 'Autorizar' })).toBeVisible();
}

async function finaliseCapture(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Finalizar nómina' }).click();
  const dialog = page.getByRole('dialog', { name: '¡Alerta!' });
  await dialog.getByRole('button', { name: 'Sí' }).click();
  await finaliseEarly(page, toast(page, 'Nómina cerrada'));
}

test('a period is captured, calculated, put right, authorised, closed and printed, and the next corrects it', async ({
  page,
}) => {
  test.setTimeout(300_000);
  const admin = await signIn(url(''), ADMIN);
  const {
    chosen,
    periods: [first, second],
  } = await openPeriods(admin);
  const { employees } = await admin.call(endpoints.search_employees, {
    query: { nomina_id: `${chosen.nominas}`, estatus: 'A' },
  });
  const person = employees[0];
  if (person === undefined) throw new Error('nobody works in the payroll');

  await test.step('what happened is captured', async () => {
    const capture = addressOf('incidents_new', chosen, first);
    await signInAs(page, ADMIN, { to: `${new URL(capture).pathname}${new URL(capture).search}` });
    await page.getByRole('region', { name: 'Empleados' }).getByRole('button', { name: person.name }).click();
    await captureBonus(page);
  });

  await test.step('it is calculated, and what is wrong leads to where it is put right', async () => {
    await page.goto(addressOf('cierre', chosen, first));
    await expect(page.getByText('Sin calcular')).toBeVisible();
    await generate(page);
    await expect(newest(page)).toContainText(/Calculada: \d+ empleados/);
    await resolveFinding(page, person.name);
  });

  await test.step('it is authorised and closed', async () => {
    await page.getByRole('button', { name: 'Autorizar' }).click();
    await expect(toast(page, 'La nómina quedó autorizada.')).toBeVisible();
    await page.goto(addressOf('summary_incidents', chosen, first));
    await finaliseCapture(page);
    await page.goto(addressOf('cierre', chosen, first));
    await expect(page.getByRole('combobox', { name: 'Proceso: cálculo o cierre' })).toHaveValue(
      'Cierre de nómina',
    );
    await generate(page);
    await expect(newest(page)).toContainText('Cerrada');
    await expect(page.getByText(/^Se paga el .* Cerrada por /)).toBeVisible();
  });

  await test.step('its listing is made', async () => {
    await page.goto(addressOf('Productos', chosen, first));
    await pick(page, 'Reporte', /^Listado de nómina/);
    await generate(page);
    await expect(toast(page, /^Se pidió Listado de nómina/)).toBeVisible();
    await expect(newest(page)).toContainText('Listo', { timeout: 60_000 });
  });

  await test.step('a raise of the closed period is registered', async () => {
    await page.goto(
      url(
        `/app/nomina?cliente=${chosen.cliente}&nomina=${chosen.nominas}&vista=empleados&empleado=${person.id}`,
      ),
    );
    await page.getByRole('button', { name: 'Cambiar salario' }).click();
    const salary = page.getByRole('dialog', { name: 'Cambiar salario' });
    await salary.getByLabel('Desde').fill(first.initial_date);
    await salary.getByLabel('Salario diario').fill('1234.00');
    await salary.getByRole('button', { name: 'Cambiar salario' }).click();
    await expect(page.getByText('$1,234.00 diarios')).toBeVisible();
  });

  await test.step('the next period proposes the difference and pays it once', async () => {
    await page.goto(addressOf('cierre', chosen, second));
    await expect(page.getByText('Sin calcular')).toBeVisible();
    await generate(page);
    await expect(findings(page)).toContainText('Algo cambió después de cerrar');
    await findings(page)
      .getByRole('link', { name: `Ver las diferencias: ${person.name}` })
      .click();
    const differences = page.getByRole('table', { name: 'Diferencias de periodos cerrados' });
    const row = differences.getByRole('row').filter({ hasText: person.name }).filter({ hasText: 'Sueldo' });
    await expect(row).toContainText('Salario');
    await expectFineAtBothWidths(page);
    await differences.getByRole('button', { name: `Aplicar a ${person.name}: Sueldo` }).click();
    await expect(toast(page, /^Se aplicó 1 diferencia/)).toBeVisible();
    await expect(row).toContainText('La aplicó');
    await expect(page.getByText('Desactualizada')).toBeVisible();
    await generate(page);
    await expect(page.getByText('Desactualizada')).toBeHidden();
    await sheet(page).getByRole('button', { name: person.name }).click();
    const drawer = page.getByRole('dialog', { name: `¿De dónde sale? ${person.name}` });
    await expect(
      drawer.getByRole('row', { name: /^Sueldo \(diferencia del periodo que inició el / }),
    ).toBeVisible();
    await expect(drawer).not.toContainText('da otro resultado');
  });
});
