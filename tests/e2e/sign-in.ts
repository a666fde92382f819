import { API_PREFIX, API_VERSION, WEB_API_KEY } from '@lienzo/schema/api/endpoint';
import { endpoints } from '@lienzo/schema/endpoints';
import { type BrowserContext, type Disposable, expect, type Page } from '@playwright/test';
import { url } from './drivers/portal-under-test.ts';

/** How the page knows, before its first call, that a session's cookie may be there. */
const SIGNED_IN_AS = 'lienzo.sesion';

type SignIn = {
  password?: string;
  /** Of the portal. */
  address?: string;
  /** The path that is opened, signed in; without one the test opens its first page itself. */
  to?: string;
};

/** Signs in by the API, so that the next page has the session's cookie, as that of somebody who comes back. */
export async function signInAs(
  page: Page,
  mail: string,
  { password = 'Lienzo2026', address = url(), to }: SignIn = {},
): Promise<void> {
  const answer = await page.request.post(`${address}${API_PREFIX}${endpoints.login.path}`, {
    headers: { 'X-Api-Key': WEB_API_KEY, 'X-Api-Version': API_VERSION },
    data: { mail, password, domain: 'sa' },
  });
  expect(answer.status(), await answer.text()).toBe(200);
  await markSignedIn(page, address);
  if (to === undefined) return;
  await page.goto(`${address}${to}`);
  // On a phone it lies in the menu.
  await expect(page.getByRole('button', { name: /^(Cerrar sesión|Abrir el menú)$/ })).toBeVisible();
}

/** The script that gives a context's first page the mark; its local storage keeps it for the others. */
const marked = new WeakMap<BrowserContext, Disposable>();

/** Lets a context be used by another test. */
export async function forgetSignIn(context: BrowserContext): Promise<void> {
  await marked.get(context)?.dispose();
  marked.delete(context);
}

/** Keeps the mark at the portal's address before the first script of the first page there runs. */
async function markSignedIn(page: Page, address: string): Promise<void> {
  if (page.url().startsWith(address)) {
    await page.evaluate((key) => localStorage.setItem(key, '1'), SIGNED_IN_AS);
    return;
  }
  const context = page.context();
  if (marked.has(context)) return;
  const { origin } = new URL(address);
  const script = await context.addInitScript(
    ([key, wanted]) => {
      // Once for the context: a later page must see what the portal and the test made of it.
      if (location.origin !== wanted || localStorage.getItem(`${key}.e2e`) !== null) return;
      localStorage.setItem(`${key}.e2e`, '1');
      localStorage.setItem(key, '1');
    },
    [SIGNED_IN_AS, origin] as const,
  );
  marked.set(context, script);
}

/** Signs in on the login screen, by keyboard. */
export async function signInOnScreen(
  page: Page,
  mail: string,
  { password = 'Lienzo2026', address = url() }: Omit<SignIn, 'to'> = {},
): Promise<void> {
  await page.goto(`${address}/`);
  await page.getByLabel('Correo').fill(mail);
  await page.keyboard.press('Tab');
  await page.keyboard.type(password);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'Cerrar sesión' })).toBeVisible();
}
