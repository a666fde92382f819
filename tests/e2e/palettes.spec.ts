/** Every screen of accounts, providers and notices is accessible, whatever colours an organization chose. */
import { expect, type Page, test } from '@playwright/test';
import { openOrganization } from '../portal/open-organization.ts';
import { expectAccessible, expectNoSidewaysScroll, url } from './drivers/screen.ts';

const PALETTES = [
  ['dark', '1F2E3F', 'FF8C23'],
  ['yellow', 'FDAE38', 'F9848B'],
  ['white', 'FFFFFF', 'FDFDFD'],
] as const;
/** Both schemes, and both widths. */
const WINDOWS = [
  [1280, 'light'],
  [360, 'dark'],
] as const;
const ADMIN = 'admin@norte.test';
const OPERATOR = 'superadmin@lienzo.test';

/** Gives the organizations of both accounts these colours, until the returned function runs. */
async function paint(primary: string, secondary: string): Promise<() => Promise<void>> {
  const undo: (() => Promise<void>)[] = [];
  for (const mail of [ADMIN, OPERATOR]) {
    const database = await openOrganization(process.env.E2E_DATABASE_URL ?? '', mail);
    const ofOwn = `where id = (select organization_id from users where mail = $3)`;
    const set = `update organizations set primary_color = $1, secondary_color = $2 ${ofOwn}`;
    const { rows } = await database.query<{ primary_color: string; secondary_color: string }>(
      `select primary_color, secondary_color from organizations ${ofOwn.replace('$3', '$1')}`,
      [mail],
    );
    await database.query(set, [primary, secondary, mail]);
    undo.push(async () => {
      await database.query(set, [rows[0]?.primary_color, rows[0]?.secondary_color, mail]);
      await database.end();
    });
  }
  return async () => {
    for (const one of undo) await one();
  };
}

async function logIn(page: Page, mail: string): Promise<void> {
  await page.goto(url('/'));
  await page.getByLabel('Correo').fill(mail);
  await page.getByLabel('Contraseña', { exact: true }).fill('Lienzo2026');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/app/);
}

type Visit = { path: string; ready: (page: Page) => Promise<void> };

const sees = (role: Parameters<Page['getByRole']>[0], name: string | RegExp) => (page: Page) =>
  expect(page.getByRole(role, { name }).first()).toBeVisible();

const OF_VISITORS: Visit[] = [
  { path: '/', ready: sees('button', 'Acceder') },
  { path: '/forgot', ready: sees('button', 'Enviar') },
  { path: `/newpassword/${'0'.repeat(36)}`, ready: sees('link', 'Pedir otro enlace') },
];
const OF_ADMIN: Visit[] = [
  { path: '/app', ready: sees('heading', 'Periodos abiertos') },
  { path: '/app/updatepassword', ready: sees('button', 'Cambiar') },
  {
    path: '/app/usuarios',
    async ready(page) {
      await page.getByRole('button', { name: 'Alta de usuario' }).click();
      await sees('button', 'Dar de alta')(page);
      await expectAccessible(page);
      await page.keyboard.press('Escape');
      await expect(page.getByRole('dialog')).toHaveCount(0);
      await sees('button', /^Acciones de/)(page);
    },
  },
  { path: '/app/usuarios/auditoria', ready: sees('table', 'Auditoría de cuentas') },
  { path: '/app/notificaciones', ready: sees('tabpanel', 'Notificaciones') },
  { path: '/app/notificaciones?vista=suscripciones', ready: sees('link', /Administrar suscripciones/) },
  { path: '/app/notificaciones/suscripciones', ready: sees('radio', 'Diario') },
  { path: '/app/reports', ready: sees('article', /./) },
  { path: '/app/reports/gallery', ready: sees('link', 'Hoja en blanco') },
  { path: '/app/provedores', ready: sees('heading', 'No tienes permiso para ver esta pantalla') },
];
const OF_OPERATOR: Visit[] = [
  {
    path: '/app/provedores',
    async ready(page) {
      await page.getByRole('button', { name: /^Norte Capital Humano/ }).click();
      await sees('table', 'Clientes')(page);
    },
  },
  {
    path: '/app/provedores',
    async ready(page) {
      await page.getByRole('button', { name: 'Nuevo proveedor' }).click();
      await sees('button', 'Crear proveedor')(page);
    },
  },
];

async function visit(page: Page, visits: readonly Visit[]): Promise<void> {
  for (const { path, ready } of visits) {
    await test.step(path, async () => {
      await page.goto(url(path));
      await ready(page);
      await expectAccessible(page);
      await expectNoSidewaysScroll(page);
    });
  }
}

for (const [name, primary, secondary] of PALETTES)
  test(`the screens are accessible in ${name} colours`, async ({ browser }) => {
    test.setTimeout(480_000);
    const restore = await paint(primary, secondary);
    try {
      for (const [width, colorScheme] of WINDOWS) {
        const context = await browser.newContext({
          viewport: { width, height: 780 },
          colorScheme,
          locale: 'es-MX',
          reducedMotion: 'reduce',
        });
        const page = await context.newPage();
        await logIn(page, ADMIN);
        expect(
          await page.evaluate("getComputedStyle(document.body).getPropertyValue('--lienzo-primary')"),
        ).toBe(`#${primary}`);
        await visit(page, OF_ADMIN);
        // As if nobody had signed in, but with the look of the organization that signed in last.
        await page.evaluate("localStorage.removeItem('lienzo.sesion')");
        await visit(page, OF_VISITORS);
        await logIn(page, OPERATOR);
        await visit(page, OF_OPERATOR);
        await context.close();
      }
    } finally {
      await restore();
    }
  });
