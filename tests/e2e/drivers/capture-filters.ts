/** The filters that the screens of capture share. */
import { endpoints } from '@lienzo/schema/endpoints';
import { todayInMexico, yearOf } from '@lienzo/schema/payroll/plain-date';
import { expect, type Page } from '@playwright/test';
import { signIn } from '../../portal/portal-client.ts';
import { url } from './portal-under-test.ts';

const ADMIN = 'admin@norte.test';

/** The first of its client and the last period of its year, unless it is said which; `mail`: somebody who sees it. */
type PayrollOf = { client?: string | RegExp; at?: number; fromLast?: number; mail?: string };

/** What the address says of a payroll and a period of this year: which a client alone would bring depends on the day. */
export async function addressOfPayroll({
  client = /./,
  at = 0,
  fromLast = 0,
  mail = ADMIN,
}: PayrollOf): Promise<string> {
  const person = await signIn(url(''), mail);
  const clients = await person.call(endpoints.clientP);
  const owner = clients.find(({ name }) => new RegExp(client).test(name))?.id ?? '';
  const payroll = (await person.call(endpoints.get_clinoms, { query: { user_id: owner } })).at(at)?.id;
  const process = (await person.call(endpoints.get_process)).find(({ process }) => process === 'ORD')?.id;
  const year = yearOf(todayInMexico());
  const query = { nomina_id: `${payroll}`, proceso_id: `${process}`, anio_id: `${year}` };
  const period = (await person.call(endpoints.get_periodos, { query })).at(-1 - fromLast)?.id;
  if (period === undefined) throw new Error(`no period of ${client}`);
  return `cliente=${owner}&nominas=${payroll}&anio=${year}&proceso=${process}&periodo=${period}`;
}

/** Opens a screen of capture with a payroll and a period that is still open. */
export async function openPayroll(page: Page, screen: string, payroll: PayrollOf = {}): Promise<void> {
  await page.goto(url(`${screen}?${await addressOfPayroll(payroll)}`));
}

/** The addresses of the periods that were chosen, by what their client is found by. */
const addresses = new Map<string, string>();

/** Opens a period that is still open; only the first test of a worker looks for it. */
export async function openOpenPeriod(page: Page, client: string | RegExp = /./): Promise<void> {
  const address = addresses.get(String(client));
  if (address === undefined) await openPayroll(page, '/app/incidents_new', { client });
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
