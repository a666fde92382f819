/**
 * Every screen is accessible in usual and in extreme colours, in both schemes. The contrast of every colour that an
 * organization may choose is computed in `shared/theme/accent.test.ts`; here is seen that screens use these colours.
 */
import { expect, type Page } from '@playwright/test';
import { openOrganization } from '../../portal/open-organization.ts';
import { pick } from '../drivers/choices.ts';
import { test } from '../drivers/portal-test.ts';
import { databaseUrl, url } from '../drivers/portal-under-test.ts';
import { expectAccessible, expectNoSidewaysScroll } from '../drivers/screen.ts';
import { signInAs } from '../sign-in.ts';

/** What colours can break. */
const CONTRAST = ['color-contrast', 'link-in-text-block'];
/** The first palette is looked at with every rule; none but these depends on a colour or a scheme. */
const PALETTES = [
  { name: 'the usual', primary: '2545C4', secondary: 'FDAE38' },
  { name: 'white', primary: 'FFFFFF', secondary: 'FDFDFD', rules: CONTRAST },
];
/** Light ends it, so that what a screen needs next is done in the scheme that it was opened in. */
const BOTH_WIDTHS = [
  [1280, 'dark'],
  [360, 'dark'],
  [360, 'light'],
  [1280, 'light'],
] as const;
/** A narrow screen is painted with the same colours as a wide one. */
const ONE_WIDTH = BOTH_WIDTHS.filter(([width]) => width === 1280);
const ADMIN = 'admin@norte.test';
const OPERATOR = 'superadmin@lienzo.test';

/** Gives the organizations of both accounts these colours, until the returned function runs. */
async function paint(primary: string, secondary: string): Promise<() => Promise<void>> {
  const undo: (() => Promise<void>)[] = [];
  for (const mail of [ADMIN, OPERATOR]) {
    const database = await openOrganization(databaseUrl(), mail);
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

/** What stays on a screen while it is looked at: its parts, opened one after the other. */
type Visit = { path: string; open: ((page: Page) => Promise<void>)[] };

const sees = (role: Parameters<Page['getByRole']>[0], name: string | RegExp) => (page: Page) =>
  expect(page.getByRole(role, { name }).first()).toBeVisible();

const presses = (name: string | RegExp, then: (page: Page) => Promise<void>) => async (page: Page) => {
  await page.getByRole('button', { name }).first().click();
  await then(page);
};

/** The grid of capture needs a period; one cell of it is wrong. */
async function fillGrid(page: Page): Promise<void> {
  for (const [field, option] of [
    ['Cliente', /./],
    ['Nómina', /./],
    ['Año', '2026'],
    ['Proceso', 'Ordinario'],
    ['Periodo', /2\.ª quincena de diciembre|^diciembre/i],
    ['Concepto', /P012/],
  ] as const)
    await pick(page, field, option);
  await page.getByRole('grid', { name: /desempeño/ }).focus();
  for (const text of ['10', 'cien']) {
    await page.keyboard.type(text);
    await page.keyboard.press('Enter');
  }
  await page.keyboard.press('F8');
  await expect(page.getByRole('grid').locator('[aria-invalid]')).toHaveCount(1);
}

const OF_VISITORS: Visit[] = [
  { path: '/', open: [sees('button', 'Acceder'), presses('Acceder', sees('textbox', 'Correo'))] },
  { path: '/forgot', open: [sees('button', 'Enviar')] },
  { path: `/newpassword/${'0'.repeat(36)}`, open: [sees('link', 'Pedir otro enlace')] },
  { path: `/recoverpassword/${'0'.repeat(36)}`, open: [sees('link', 'Pedir otro enlace')] },
];
const OF_ADMIN: Visit[] = [
  { path: '/app', open: [sees('heading', 'Periodos abiertos')] },
  { path: '/app/updatepassword', open: [presses('Cambiar', sees('button', 'Cambiar'))] },
  {
    path: '/app/usuarios',
    open: [sees('button', /^Acciones de/), presses('Alta de usuario', sees('button', 'Dar de alta'))],
  },
  { path: '/app/usuarios/auditoria', open: [sees('table', 'Auditoría de cuentas')] },
  { path: '/app/directorio', open: [(page) => expect(page.getByRole('row').nth(1)).toBeVisible()] },
  { path: '/app/directorio/papelera', open: [sees('heading', 'Papelera')] },
  { path: '/app/notificaciones', open: [sees('tabpanel', 'Notificaciones')] },
  { path: '/app/notificaciones?vista=suscripciones', open: [sees('link', /Administrar suscripciones/)] },
  { path: '/app/notificaciones/suscripciones', open: [sees('radio', 'Diario')] },
  { path: '/app/reports', open: [sees('article', /./)] },
  {
    path: '/app/reports/audit',
    open: [
      sees('table', 'Auditoría de reportes'),
      presses(/Empleados por centro de costos/, sees('region', 'Versión solicitada')),
    ],
  },
  {
    path: '/app/reports/schedules',
    open: [sees('heading', 'Programaciones'), presses('Crear programación', sees('list', 'Próximas fechas'))],
  },
  {
    path: '/app/reports/tokens',
    open: [presses('Crear acceso', sees('textbox', 'Nombre'))],
  },
  { path: '/app/reports/gallery', open: [sees('link', 'Hoja en blanco')] },
  { path: '/app/reports/create', open: [sees('button', 'Guardar cambios')] },
  { path: '/app/configuracion', open: [sees('combobox', 'Usuario')] },
  { path: '/app/configuracion?vista=nomina', open: [sees('combobox', 'Cliente')] },
  { path: '/app/nomina', open: [sees('combobox', 'Cliente')] },
  { path: '/app/provedores', open: [sees('heading', 'No tienes permiso para ver esta pantalla')] },
  { path: '/app/incidents', open: [fillGrid] },
  { path: '/app/nada', open: [sees('heading', /./)] },
];
const OF_OPERATOR: Visit[] = [
  { path: '/app/provedores', open: [presses(/^Norte Capital Humano/, sees('table', 'Clientes'))] },
  { path: '/app/provedores', open: [presses('Nuevo proveedor', sees('button', 'Crear proveedor'))] },
];

type Rules = readonly string[] | undefined;

/** Looks at what is open, in all windows; at one width only for some of the rules. */
async function look(page: Page, path: string, rules: Rules): Promise<void> {
  for (const [width, colorScheme] of rules === undefined ? BOTH_WIDTHS : ONE_WIDTH) {
    await page.setViewportSize({ width, height: 780 });
    await page.emulateMedia({ colorScheme });
    const checked = rules ?? (colorScheme === 'light' ? undefined : CONTRAST);
    await expectAccessible(page, {
      what: `${path}, ${width} px, ${colorScheme}`,
      ...(checked === undefined ? {} : { rules: checked }),
    });
    await expectNoSidewaysScroll(page);
  }
}

/** Opens each screen once, with all its parts. */
async function visit(page: Page, visits: readonly Visit[], rules: Rules): Promise<void> {
  for (const { path, open } of visits)
    await test.step(path, async () => {
      await page.goto(url(path));
      for (const part of open) {
        await part(page);
        await look(page, path, rules);
      }
    });
}

// Each worker paints the organizations of its own portal.
test.describe.configure({ mode: 'parallel' });

for (const { name, primary, secondary, rules } of PALETTES)
  test(`every screen is accessible in ${name} colours`, async ({ browser }) => {
    test.setTimeout(480_000);
    const restore = await paint(primary, secondary);
    const context = await browser.newContext({ locale: 'es-MX', reducedMotion: 'reduce' });
    try {
      const page = await context.newPage();
      await signInAs(page, ADMIN, { to: '/' });
      expect(
        await page.evaluate("getComputedStyle(document.body).getPropertyValue('--lienzo-primary')"),
      ).toBe(`#${primary}`);
      await visit(page, OF_ADMIN, rules);
      // As if nobody had signed in, but with the look of the organization that signed in last.
      await page.evaluate("localStorage.removeItem('lienzo.sesion')");
      await visit(page, OF_VISITORS, rules);
      await signInAs(page, OPERATOR);
      await visit(page, OF_OPERATOR, rules);
    } finally {
      await context.close();
      await restore();
    }
  });
