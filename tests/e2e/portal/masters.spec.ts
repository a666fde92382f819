/** The screen of payrolls' masters: from an empty client to a payroll with a calendar and a person. */
import { endpoints } from '@lienzo/schema/endpoints';
import { expect, type Page } from '@playwright/test';
import { signIn } from '../../portal/portal-client.ts';
import { openChoices } from '../drivers/choices.ts';
import { test } from '../drivers/portal-test.ts';
import { url } from '../drivers/portal-under-test.ts';
import {
  expectAccessible,
  expectFineAtBothWidths,
  expectNoSidewaysScroll,
  layersAtRest,
  toast,
} from '../drivers/screen.ts';
import { signInAs } from '../sign-in.ts';

const ADMIN = 'admin@norte.test';
/** Letters and digits that no earlier try has used. */
const fresh = () => Date.now().toString(36).toUpperCase();

async function choose(page: Page, field: string, option: string | RegExp): Promise<void> {
  const options = await openChoices(page, field);
  if (typeof option === 'string') await page.getByRole('combobox', { name: field, exact: true }).fill(option);
  await options.filter({ hasText: option }).first().click();
}

/** A new client of the bureau. */
async function newClient(): Promise<string> {
  const name = `TALLER ${fresh()}`;
  const admin = await signIn(url(''), ADMIN);
  await admin.call(endpoints.create_client, {
    body: {
      name,
      folderName: name,
      representante_legal: 'Rosa Gil',
      domicilio: 'Av. Juárez 1',
      rfc: 'XAXX010101000',
      rfc_representante: 'XEXX010101000',
    },
  });
  return name;
}

const tab = (page: Page, name: string) => page.getByRole('tab', { name }).click();

/** The payroll, with what is missing said first. */
async function makePaysheet(page: Page, number: string): Promise<void> {
  await page.getByRole('button', { name: 'Nueva nómina' }).click();
  const making = page.getByRole('dialog', { name: 'Nueva nómina' });
  await making.getByRole('button', { name: 'Crear nómina' }).click();
  await expect(making.getByText('Escribe el número de la nómina.')).toBeVisible();
  await making.getByLabel('Número de nómina').fill(`n${number}`);
  await making.getByLabel('Nombre').fill('Planta quincenal');
  await making.getByRole('button', { name: 'Crear nómina' }).click();
  await expect(toast(page, 'Se creó la nómina Planta quincenal')).toBeVisible();
  await expect(page.getByText('0 activos')).toBeVisible();
  await expect(page.getByText(`Alta: N${number} Planta quincenal`)).toBeVisible();
}

/** A registro patronal and a cost centre. */
async function makePositions(page: Page, client: string, number: string): Promise<void> {
  await tab(page, 'Empleados');
  await expect(page.getByText('Antes de dar de alta al primero')).toBeVisible();
  await page.getByRole('button', { name: 'Ir a Registros' }).click();
  await expect(page.getByRole('tabpanel').getByText(client, { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Agregar registro' }).click();
  const register = page.getByRole('dialog', { name: 'Agregar registro' });
  await register.getByLabel('Registro patronal').fill(`Y${number}`.padEnd(11, '0').slice(0, 11));
  await register.getByLabel('Delegación', { exact: true }).fill('Puebla');
  await register.getByLabel('Prima de riesgo (%)').fill('20');
  const from = register.getByLabel('Prima vigente desde');
  await from.fill('30/02/2026');
  await register.getByRole('button', { name: 'Guardar cambios' }).click();
  await expect(register.getByText('La prima de riesgo va de 0.5 a 15.')).toBeVisible();
  // Day first, whatever the browser speaks; what is no day stays as it was typed.
  await expect(register.getByText('Escribe la fecha como 20/11/2026.')).toBeVisible();
  await expect(from).toHaveValue('30/02/2026');
  await from.fill('01032026');
  await from.press('Tab');
  await expect(from).toHaveValue('1 mar 2026');
  await register.getByLabel('Prima de riesgo (%)').fill('0.54355');
  await register.getByRole('button', { name: 'Guardar cambios' }).click();
  await expect(page.getByText('0.54355 % desde el 1 mar 2026')).toBeVisible();
  await page.getByRole('button', { name: 'Agregar centro de costos' }).click();
  const center = page.getByRole('dialog', { name: 'Agregar centro de costos' });
  await center.getByLabel('Clave').fill('prod');
  await center.getByLabel('Nombre').fill('Producción');
  await center.getByRole('button', { name: 'Guardar cambios' }).click();
  await expect(page.getByText('PROD', { exact: true })).toBeVisible();
}

/** The cost centre ends today, and is used again. */
async function endAndReopen(page: Page): Promise<void> {
  const center = page.getByRole('listitem').filter({ hasText: 'Producción' });
  await center.getByRole('button', { name: 'Terminar Producción' }).click();
  const ending = page.getByRole('dialog', { name: 'Terminar Producción' });
  await expect(ending.getByText('Desde el día siguiente ya no se usa')).toBeVisible();
  await expectAccessible(page);
  await ending.getByRole('button', { name: 'Terminar', exact: true }).click();
  await expect(ending).toBeHidden();
  await expect(center.getByText(/^Terminado el \d+ \w+ \d+$/)).toBeVisible();
  await tab(page, 'Empleados');
  await expect(page.getByText('Antes de dar de alta al primero')).toBeVisible();
  await tab(page, 'Registros');
  await center.getByRole('button', { name: 'Reabrir Producción' }).click();
  await expect(toast(page, 'Se reabrió Producción')).toBeVisible();
  await expect(center.getByRole('button', { name: 'Terminar Producción' })).toBeVisible();
  await expect(center.getByText(/^Terminado el/)).toBeHidden();
}

/** The year's periods, one of which closes early on purpose. */
async function makeCalendar(page: Page): Promise<void> {
  await tab(page, 'Calendario');
  await page.getByRole('button', { name: 'Generar calendario' }).click();
  const plan = page.getByRole('dialog', { name: /Generar calendario/ });
  await expect(plan.getByText('Así quedará: 24 periodos')).toBeVisible();
  await plan.getByLabel('Días entre el fin del periodo y el pago').fill('5');
  await plan.getByRole('button', { name: 'Crear 24 periodos' }).click();
  await expect(toast(page, 'Se crearon 24 periodos')).toBeVisible();
  // It has the same rows.
  await expect(plan).toBeHidden();
  await expect(page.getByRole('row', { name: /1\.ª quincena de enero/ })).toBeVisible();
  await page.getByRole('button', { name: 'Editar 1.ª quincena de enero' }).click();
  const period = page.getByRole('dialog', { name: 'Editar periodo' });
  const closing = period.getByLabel('Cierre de captura');
  await closing.press('Alt+ArrowDown');
  await page.getByRole('button', { name: 'Mes siguiente' }).click();
  await page.keyboard.press('Escape');
  await expect(period).toBeVisible();
  await closing.fill('1/1/2001');
  await period.getByRole('button', { name: 'Guardar cambios' }).click();
  await expect(period.getByText('La captura no puede cerrar antes de que termine el periodo.')).toBeVisible();
  await period.getByLabel('Cerrar antes de que termine el periodo').check();
  await period.getByRole('button', { name: 'Guardar cambios' }).click();
  await expect(page.getByRole('row', { name: /1\.ª quincena de enero/ })).toContainText('1 ene 2001');
}

/** Somebody new, whose NSS is odd, which only warns. */
async function hire(page: Page): Promise<void> {
  await tab(page, 'Empleados');
  await page.getByRole('button', { name: 'Nuevo empleado' }).click();
  const hiring = page.getByRole('dialog', { name: 'Nuevo empleado' });
  for (const [label, text] of [
    ['Nombres', 'Olga'],
    ['Apellido paterno', 'Ñuño'],
    ['Apellido materno', 'Díaz'],
    ['Número de empleado', '1001'],
    ['RFC', 'NUDO900101AA1'],
    ['CURP', 'NUDO900101MDFXZL09'],
    ['NSS', '72795608041'],
    ['Fecha de nacimiento', '1990-01-01'],
    ['Puesto', 'Auxiliar'],
    ['Fecha de alta', '2026-01-05'],
    ['Salario diario', '400'],
  ] as const)
    await hiring.getByLabel(label, { exact: true }).fill(text);
  await choose(page, 'Género', /^Mujer$/);
  await expect(hiring.getByText('El NSS no tiene 11 dígitos o su dígito no coincide.')).toBeVisible();
  await hiring.getByRole('button', { name: 'Dar de alta' }).click();
  await expect(toast(page, 'Se dio de alta a Olga Ñuño')).toBeVisible();
}

/** Another salary, leaving, and coming back. */
async function changeEmployment(page: Page): Promise<void> {
  await page.getByRole('searchbox').fill('nuno');
  await page.getByRole('button', { name: 'Olga Ñuño Díaz' }).click();
  const panel = page.getByRole('dialog', { name: 'Olga Ñuño Díaz', exact: true });
  await expect(panel.getByText('$400.00 diarios · SBC $419.72')).toBeVisible();
  await expectAccessible(page);
  await panel.getByRole('button', { name: 'Cambiar salario' }).click();
  const salary = page.getByRole('dialog', { name: 'Cambiar salario' });
  await salary.getByLabel('Desde').fill('2026-07-01');
  await salary.getByLabel('Salario diario').fill('450.50');
  await salary.getByRole('button', { name: 'Cambiar salario' }).click();
  await expect(panel.getByText('$450.50 diarios')).toBeVisible();
  await expect(panel.getByText('$400.00 diarios')).toBeVisible();
  await panel.getByRole('button', { name: 'Dar de baja' }).click();
  const leaving = page.getByRole('dialog', { name: /Dar de baja a/ });
  await leaving.getByLabel('Último día').fill('2026-09-30');
  await leaving.getByRole('button', { name: 'Dar de baja' }).click();
  await expect(panel.getByText('baja 30 sep 2026')).toBeVisible();
  await panel.getByRole('button', { name: 'Reingresar' }).click();
  const back = page.getByRole('dialog', { name: /Reingresar a/ });
  await back.getByLabel('Fecha de alta').fill('2026-09-30');
  await back.getByRole('button', { name: 'Reingresar' }).click();
  await expect(back.getByText('Revisa las fechas de alta y de baja.')).toBeVisible();
  await back.getByLabel('Fecha de alta').fill('2026-10-05');
  await back.getByRole('button', { name: 'Reingresar' }).click();
  await expect(panel.getByText('alta 5 oct 2026')).toBeVisible();
  await expect(back).toBeHidden();
  // The earlier employment stays, and a wrong one is mended with a reason.
  await expect(panel.getByText(/^Desde el 5 oct 2026/).first()).toBeVisible();
  await panel.getByRole('button', { name: /^Acciones del empleo: Del .* al 30 sep 2026$/ }).click();
  await page.getByRole('menuitem', { name: 'Corregir' }).click();
  const mending = page.getByRole('dialog', { name: 'Corregir el empleo' });
  await expectAccessible(page);
  await mending.getByLabel('Último día').fill('2026-10-05');
  await mending.getByRole('button', { name: 'Guardar cambios' }).click();
  await expect(mending.getByText('Escribe el motivo de la corrección.')).toBeVisible();
  await mending.getByLabel('Motivo').fill('Se capturó otro día');
  await mending.getByRole('button', { name: 'Guardar cambios' }).click();
  await expect(mending.getByText('Las fechas se enciman con otro empleo de la misma persona.')).toBeVisible();
  await mending.getByLabel('Último día').fill('2026-09-29');
  await mending.getByRole('button', { name: 'Guardar cambios' }).click();
  await expect(panel.getByText(/^Del .* al 29 sep 2026/)).toBeVisible();
  await expect(mending).toBeHidden();
  await panel.getByRole('button', { name: 'Cambiar de nómina o registro' }).click();
  const moving = page.getByRole('dialog', { name: /Cambiar de nómina o registro a/ });
  await moving.getByRole('button', { name: 'Cambiar de nómina o registro' }).click();
  await expect(moving.getByText('Ya está en esa nómina, registro y centro de costos.')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(moving).toBeHidden();
  // The panel alone is left on top of the screen.
  await layersAtRest(page, 1);
  await page.goBack();
  await expect(panel).toBeHidden();
}

test('an empty client gets a payroll, its places, a calendar and somebody who earns, leaves and returns', async ({
  page,
}) => {
  test.slow();
  const number = fresh();
  await signInAs(page, ADMIN);
  const client = await newClient();
  await page.goto(url('/app/nomina'));
  await expect(page.getByRole('table', { name: 'Nóminas' })).toBeVisible();
  await choose(page, 'Cliente', client);
  await expect(page.getByText('El cliente aún no tiene nóminas.')).toBeVisible();
  await makePaysheet(page, number);
  await makePositions(page, client, number);
  await endAndReopen(page);
  await makeCalendar(page);
  await hire(page);
  await changeEmployment(page);
});

test("the demonstration's payroll fits and is accessible", async ({ page }) => {
  await signInAs(page, ADMIN);
  await page.goto(url('/app/nomina'));
  await choose(page, 'Cliente', /Autopartes/);
  // The period in progress stands below those that are not closed.
  await expect(
    page
      .getByText(/^\d+ de \d+ con captura · (cierra|cerraba) el /)
      .filter({ visible: true })
      .first(),
  ).toBeVisible();
  await expectFineAtBothWidths(page, { what: 'the payrolls' });
  await page.getByRole('link', { name: 'Personal de confianza', exact: true }).click();
  const seen = {
    Datos: page.getByLabel('Regla de horas extra'),
    Calendario: page.getByRole('table', { name: 'Periodos' }),
    Empleados: page.getByRole('table', { name: 'Empleados' }),
    Registros: page.getByText('D3918264107'),
  };
  for (const [name, part] of Object.entries(seen)) {
    await tab(page, name);
    await expect(part.first()).toBeVisible();
    await expectFineAtBothWidths(page, { what: name });
  }
});

test('a credit is added, discounted differently, ended and told', async ({ page }) => {
  await signInAs(page, ADMIN);
  await page.goto(url('/app/nomina'));
  await choose(page, 'Cliente', /Autopartes/);
  await page.getByRole('link', { name: 'Personal de confianza', exact: true }).click();
  await tab(page, 'Empleados');
  await page.getByRole('combobox', { name: 'Estatus' }).click();
  await page.getByRole('option', { name: 'Activos' }).click();
  const people = page.getByRole('table', { name: 'Empleados' });
  await expect(people.getByText('Baja')).toHaveCount(0);
  await people.getByRole('button').nth(6).click();
  const panel = page.getByRole('dialog').filter({ hasText: 'Créditos y pensión' });
  const number = `${Date.now()}`.slice(-10);
  await panel.getByRole('button', { name: 'Agregar crédito o pensión' }).click();
  const adding = page.getByRole('dialog', { name: 'Agregar crédito o pensión' });
  await adding.getByLabel('Número de crédito').fill(number.slice(1));
  await adding.getByLabel('Valor').fill('120');
  await adding.getByRole('button', { name: 'Guardar cambios' }).click();
  await expect(adding.getByText('Escribe los 10 dígitos del crédito INFONAVIT.')).toBeVisible();
  await expect(adding.getByText('El porcentaje va hasta 100.')).toBeVisible();
  await choose(page, 'Tipo', /Pensión alimenticia/);
  await adding.getByLabel('Valor').fill('20');
  await adding.getByLabel('Desde').fill('2026-01-01');
  await expectFineAtBothWidths(page, { what: 'adding a credit' });
  await adding.getByRole('button', { name: 'Guardar cambios' }).click();
  await expect(adding).toBeHidden();
  const name = `Pensión alimenticia ${number.slice(1)}`;
  const line = panel.getByRole('listitem').filter({ hasText: name });
  await expect(line).toHaveText(/20 % · Desde el 1 ene 2026/);

  await panel.getByRole('button', { name: `Acciones de ${name}` }).click();
  await page.getByRole('menuitem', { name: 'Cambiar descuento' }).click();
  const changing = page.getByRole('dialog', { name: `Cambiar descuento de ${name}` });
  await changing.getByLabel('Nuevo descuento desde').fill('2026-06-01');
  await changing.getByLabel('Valor').fill('25.5');
  await changing.getByRole('button', { name: 'Cambiar descuento' }).click();
  await expect(changing).toBeHidden();
  await expect(line.first()).toHaveText(/25\.5 % · Desde el 1 jun 2026/);
  await expect(line.last()).toHaveText(/20 % · Del 1 ene 2026 al 31 may 2026/);

  await panel
    .getByRole('button', { name: `Acciones de ${name}` })
    .first()
    .click();
  await page.getByRole('menuitem', { name: 'Terminar' }).click();
  await page.setViewportSize({ width: 360, height: 780 });
  const ending = page.getByRole('dialog', { name: `Terminar ${name}` });
  await ending.getByLabel('Último día del descuento').fill('2026-08-31');
  await ending.getByRole('button', { name: 'Terminar', exact: true }).click();
  await expect(ending).toBeHidden();
  await expect(line.first()).toHaveText(/Terminado/);
  await expect(panel.getByText('Pensión alimenticia, hasta: 31 ago 2026').first()).toBeVisible();
  await expectNoSidewaysScroll(page);
});

test('who changed a company, a cost centre and the concepts of a payroll is told on its screens', async ({
  page,
}) => {
  const number = fresh();
  await signInAs(page, ADMIN);
  const client = await newClient();
  await page.goto(url('/app/nomina'));
  await choose(page, 'Cliente', client);
  await makePaysheet(page, number);
  const payroll = page.url();
  await tab(page, 'Registros');
  await page.getByRole('button', { name: `Editar ${client}` }).click();
  const company = page.getByRole('dialog', { name: `Editar ${client}` });
  await company.getByLabel('Razón social').fill(`${client} SA`);
  await company.getByRole('button', { name: 'Guardar cambios' }).click();
  await expect(company).toBeHidden();
  await page.getByRole('button', { name: `Historia de ${client} SA` }).click();
  const reported = page.getByRole('dialog', { name: `Historia de ${client} SA` });
  await expect(reported.getByText(`Razón social: ${client} → ${client} SA`)).toBeVisible();
  await expect(reported.getByText(`Alta: ${client}`)).toBeVisible();
  await expect(reported.getByText(/Rodrigo Treviño Salas/).first()).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(reported).toBeHidden();

  await page.goto(url('/app/configuracion?vista=nomina'));
  await choose(page, 'Cliente', client);
  await choose(page, 'Nómina', /Planta quincenal/);
  await page.getByRole('tabpanel').getByRole('button', { name: 'Buscar', exact: true }).click();
  const box = page.getByRole('table', { name: 'Conceptos' }).getByRole('checkbox', { checked: true });
  const concept = (await box.nth(1).getAttribute('aria-label')) ?? '';
  await page.getByRole('checkbox', { name: concept, exact: true }).uncheck();
  await page.getByRole('button', { name: 'Guardar', exact: true }).click();
  await expect(toast(page, 'Se actualizaron los conceptos de nómina correctamente')).toBeVisible();
  await page.goto(payroll);
  await tab(page, 'Datos');
  await expect(page.getByText(`Concepto ${concept}: se captura → no se captura`)).toBeVisible();
});

test('a SuperAdmin reads what only others edit', async ({ page }) => {
  await signInAs(page, 'superadmin@lienzo.test');
  await page.goto(url('/app/nomina'));
  await choose(page, 'Cliente', /Cañada/);
  await page.getByRole('link', { name: 'Administración quincenal', exact: true }).click();
  await expect(page.getByText('Solo lectura')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Guardar cambios' })).toBeHidden();
  await expect(page.getByRole('button', { name: 'Nueva nómina' })).toBeHidden();
});
