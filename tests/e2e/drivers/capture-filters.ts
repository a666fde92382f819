/** The filters that the screens of capture share. */
import { expect, type Page } from '@playwright/test';
import { openChoices, pick } from './choices.ts';
import { url } from './portal-under-test.ts';

/**
 * Chooses client and payroll, which bring this year, the ordinary process and what closes next, and then a period that is
 * still open: the last one. The fields have folded by then.
 * @param client of another file of tests, where what it captures would be in the way.
 */
export async function chooseOpenPeriod(page: Page, client: string | RegExp = /./): Promise<void> {
  await page.goto(url('/app/incidents_new'));
  await pick(page, 'Cliente', client);
  if (!(await hasDefaults(page))) {
    await pick(page, 'Nómina', /./);
    await page.keyboard.press('Escape');
    await expect(page).toHaveURL(/periodo=/);
  }
  await unfoldFilters(page);
  const last = (await openChoices(page, 'Periodo')).last();
  // The day on which it closes stands below its name.
  const label = ((await last.textContent()) ?? '').replace(/cierra el .*$/, '');
  await last.click();
  // The field shows what the address has; until then the people are those of the period before.
  const field = page.getByRole('combobox', { name: 'Periodo', exact: true, includeHidden: true });
  await expect(field).toHaveValue(label);
}

/** The addresses of the periods that were chosen, by what their client is found by. */
const addresses = new Map<string, string>();

/** Opens a period that is still open; only the first test of a worker chooses it field by field. */
export async function openOpenPeriod(page: Page, client: string | RegExp = /./): Promise<void> {
  const address = addresses.get(String(client));
  if (address === undefined) await chooseOpenPeriod(page, client);
  else await page.goto(address);
  // What the screen offers needs all of them.
  await expect(page.getByRole('region', { name: 'Empleados' })).toBeVisible();
  addresses.set(String(client), page.url());
}

/** The fields fold once a period is chosen. */
export async function unfoldFilters(page: Page): Promise<void> {
  await expect(page).toHaveURL(/periodo=/);
  const toggle = page.getByRole('button', { name: /^(Cambiar|Ocultar) filtros$/ });
  if ((await toggle.getAttribute('aria-expanded')) === 'false') await toggle.click();
}

/** Whether the client has brought everything: its only payroll, or the one that was captured last. */
async function hasDefaults(page: Page): Promise<boolean> {
  const payrolls = page.getByRole('combobox', { name: 'Nómina', exact: true });
  // Then the fields have folded.
  await expect(
    payrolls.and(page.locator(':enabled')).or(page.getByRole('button', { name: 'Cambiar filtros' })),
  ).toBeVisible();
  return new URL(page.url()).searchParams.has('periodo');
}
