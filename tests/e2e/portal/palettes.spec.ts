/**
 * Every screen is accessible in both schemes and at both widths, some also in extreme colours. The contrast of every
 * colour that an organization may choose is computed in `shared/theme/accent.test.ts`, and that no style sheet writes in
 * its own colour is read in `style-sheets.test.ts` beside it; here is seen that screens use these colours.
 */
import { expect, type Page } from '@playwright/test';
import { openOrganization } from '../../portal/open-organization.ts';
import { openPayroll } from '../drivers/capture-filters.ts';
import { pick } from '../drivers/choices.ts';
import { test } from '../drivers/portal-test.ts';
import { databaseUrl, url } from '../drivers/portal-under-test.ts';
import { expectAccessible, expectNoSidewaysScroll } from '../drivers/screen.ts';
import { signInAs } from '../sign-in.ts';

/** What colours can break. */
const CONTRAST = ['color-contrast', 'link-in-text-block'];
const USUAL = { primary: '2545C4', secondary: 'FDAE38' };
const WHITE = { primary: 'FFFFFF', secondary: 'FDFDFD' };
type Palette = typeof USUAL;
const ADMIN = 'admin@norte.test';
const OPERATOR = 'superadmin@lienzo.test';

type Painter = { paint: (palette: Palette) => Promise<void>; restore: () => Promise<void> };

/** Gives an account's organization other colours, until `restore`. */
async function openPainter(mail: string): Promise<Painter> {
  const database = await openOrganization(databaseUrl(), mail);
  const ofOwn = (mailAt: string) => `where id = (select organization_id from users where mail = ${mailAt})`;
  const { rows } = await database.query<Palette>(
    `select primary_color as primary, secondary_color as secondary from organizations ${ofOwn('$1')}`,
    [mail],
  );
  const [before] = rows;
  if (before === undefined) throw new Error(`${mail} has no organization`);
  const paint = async ({ primary, secondary }: Palette): Promise<void> => {
    const set = 'update organizations set primary_color = $1, secondary_color = $2';
    await database.query(`${set} ${ofOwn('$3')}`, [primary, secondary, mail]);
  };
  const restore = async (): Promise<void> => {
    await paint(before);
    await database.end();
  };
  return { paint, restore };
}

const expectPainted = (page: Page, { primary }: Palette): Promise<void> =>
  expect
    .poll(() => page.evaluate("getComputedStyle(document.body).getPropertyValue('--lienzo-primary')"))
    .toBe(`#${primary}`);

/** Paints what is open, which stays: the page reads its session anew, as when another tab has signed in. */
async function repaint(page: Page, painter: Painter, palette: Palette): Promise<void> {
  await painter.paint(palette);
  await page.evaluate("new BroadcastChannel('lienzo-session').postMessage('started')");
  await expectPainted(page, palette);
}

type Visit = {
  path: string;
  /** What stays on the screen while it is looked at: its parts, opened one after the other. */
  open: ((page: Page) => Promise<void>)[];
  /** Looked at in white, too: the screens whose controls the others have as well. */
  inWhite?: true;
};

const sees = (role: Parameters<Page['getByRole']>[0], name: string | RegExp) => (page: Page) =>
  expect(page.getByRole(role, { name }).first()).toBeVisible();

const presses = (name: string | RegExp, then: (page: Page) => Promise<void>) => async (page: Page) => {
  await page.getByRole('button', { name }).first().click();
  await then(page);
};

/** The grid of capture needs a period; one cell of it is wrong. */
async function fillGrid(page: Page): Promise<void> {
  await openPayroll(page, '/app/incidents');
  await pick(page, 'Concepto', /P012/);
  await page.getByRole('grid', { name: /desempeño/ }).focus();
  for (const text of ['10', 'cien']) {
    await page.keyboard.type(text);
    await page.keyboard.press('Enter');
  }
  await page.keyboard.press('F8');
  await expect(page.getByRole('grid').locator('[aria-invalid]')).toHaveCount(1);
}

const OF_VISITORS: Visit[] = [
  {
    path: '/',
    inWhite: true,
    open: [sees('button', 'Acceder'), presses('Acceder', sees('textbox', 'Correo'))],
  },
  { path: '/forgot', open: [sees('button', 'Enviar')] },
  { path: `/newpassword/${'0'.repeat(36)}`, open: [sees('link', 'Pedir otro enlace')] },
  { path: `/confirmmail/${'0'.repeat(36)}`, open: [sees('button', 'Confirmar correo')] },
  { path: `/recoverpassword/${'0'.repeat(36)}`, open: [sees('link', 'Pedir otro enlace')] },
];
const OF_ADMIN: Visit[] = [
  { path: '/app', inWhite: true, open: [sees('heading', 'Periodos abiertos')] },
  { path: '/app/updatepassword', open: [presses('Cambiar', sees('button', 'Cambiar'))] },
  {
    path: '/app/usuarios',
    inWhite: true,
    open: [sees('button', /^Acciones de/), presses('Alta de usuario', sees('button', 'Dar de alta'))],
  },
  { path: '/app/usuarios/auditoria', open: [sees('table', 'Auditoría de cuentas')] },
  {
    path: '/app/directorio',
    inWhite: true,
    open: [(page) => expect(page.getByRole('row').nth(1)).toBeVisible()],
  },
  { path: '/app/directorio/papelera', open: [sees('heading', 'Papelera')] },
  { path: '/app/notificaciones', open: [sees('tabpanel', 'Notificaciones')] },
  { path: '/app/notificaciones?vista=suscripciones', open: [sees('link', /Administrar suscripciones/)] },
  { path: '/app/notificaciones/suscripciones', open: [sees('radio', 'Diario')] },
  { path: '/app/configuracion', open: [sees('combobox', 'Usuario')] },
  { path: '/app/configuracion?vista=nomina', open: [sees('combobox', 'Cliente')] },
  { path: '/app/nomina', open: [sees('combobox', 'Cliente')] },
  { path: '/app/cierre', open: [presses('Generar', sees('alert', /./))] },
  { path: '/app/afiliations', open: [presses('Conciliar', sees('alert', /./))] },
  { path: '/app/variabilidad', open: [presses('Generar', sees('alert', /./))] },
  { path: '/app/timbrado', open: [sees('heading', 'En desarrollo')] },
  { path: '/app/confronta', open: [presses('Cargar', sees('alert', /./))] },
  { path: '/app/Productos', open: [presses('Generar', sees('alert', /./))] },
  { path: '/app/productos', open: [presses('Generar', sees('alert', /./))] },
  { path: '/app/cierre/cifras?anio=2026', open: [sees('table', 'UMA')] },
  { path: '/app/provedores', open: [sees('heading', 'No tienes permiso para ver esta pantalla')] },
  { path: '/app/incidents', inWhite: true, open: [fillGrid] },
  { path: '/app/nada', open: [sees('heading', /./)] },
];
const OF_REPORTS: Visit[] = [
  { path: '/app/reports', inWhite: true, open: [sees('article', /./)] },
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
  { path: '/app/reports/create', inWhite: true, open: [sees('button', 'Guardar cambios')] },
];
const OF_OPERATOR: Visit[] = [
  { path: '/app/provedores', open: [presses(/^Norte Capital Humano/, sees('table', 'Clientes'))] },
  { path: '/app/provedores', open: [presses('Nuevo proveedor', sees('button', 'Crear proveedor'))] },
];

type Look = {
  width: number;
  colorScheme: 'light' | 'dark';
  /** Of axe; without them all. */
  rules?: readonly string[];
  without?: readonly string[];
};
/** No rule but those of contrast depends on a colour or a scheme, and a narrow screen has the same colours as a wide one. */
const USUAL_LOOKS: readonly Look[] = [
  { width: 1280, colorScheme: 'dark', rules: CONTRAST },
  { width: 360, colorScheme: 'light', without: CONTRAST },
  { width: 1280, colorScheme: 'light' },
];
const WHITE_LOOKS: readonly Look[] = [
  { width: 1280, colorScheme: 'dark', rules: CONTRAST },
  { width: 1280, colorScheme: 'light', rules: CONTRAST },
];

/** The last window is the one that the screen was opened in: what it needs next is done there. */
async function look(page: Page, what: string, looks: readonly Look[]): Promise<void> {
  for (const { width, colorScheme, ...checked } of looks) {
    await page.setViewportSize({ width, height: 780 });
    await page.emulateMedia({ colorScheme });
    await expectAccessible(page, { what: `${what}, ${width} px, ${colorScheme}`, ...checked });
    await expectNoSidewaysScroll(page);
  }
}

/** Opens each screen once, and looks at each of its parts. */
async function visit(page: Page, painter: Painter, visits: readonly Visit[]): Promise<void> {
  for (const { path, open, inWhite } of visits)
    await test.step(path, async () => {
      await page.goto(url(path));
      for (const part of open) {
        await part(page);
        await look(page, `${path}, usual`, USUAL_LOOKS);
        if (inWhite === undefined) continue;
        await repaint(page, painter, WHITE);
        await look(page, `${path}, white`, WHITE_LOOKS);
        await repaint(page, painter, USUAL);
      }
    });
}

/** Visits as somebody whose organization has the usual colours. */
async function visitAs(page: Page, mail: string, visits: readonly Visit[]): Promise<void> {
  test.setTimeout(480_000);
  const painter = await openPainter(mail);
  try {
    await painter.paint(USUAL);
    await signInAs(page, mail);
    await visit(page, painter, visits);
  } finally {
    await painter.restore();
  }
}

// Each worker paints the organizations of its own portal.
test.describe.configure({ mode: 'parallel' });

test('the screens around the reports are accessible', ({ page }) => visitAs(page, ADMIN, OF_ADMIN));

test('the screens of reports are accessible', ({ page }) => visitAs(page, ADMIN, OF_REPORTS));

test('the screens of the operator, and those without a session, are accessible', async ({ page }) => {
  await visitAs(page, OPERATOR, OF_OPERATOR);
  await page.context().clearCookies();
  await page.evaluate("localStorage.removeItem('lienzo.sesion')");
  for (const [palette, looks] of [
    [USUAL, USUAL_LOOKS],
    [WHITE, WHITE_LOOKS],
  ] as const) {
    // The look of the organization that signed in last stays on the device.
    await page.evaluate(
      ([primary_color, secondary_color]) =>
        localStorage.setItem(
          'lienzo.organizacion',
          JSON.stringify({ primary_color, secondary_color, url_logo: null }),
        ),
      [palette.primary, palette.secondary] as const,
    );
    for (const { path, open } of OF_VISITORS.filter(({ inWhite }) => palette === USUAL || inWhite))
      await test.step(path, async () => {
        await page.goto(url(path));
        await expectPainted(page, palette);
        for (const part of open) {
          await part(page);
          await look(page, path, looks);
        }
      });
  }
});
