/** The first pages on the cards of the list: there when they are looked at, and no burden when there are thousands. */
import { expect, type Page } from '@playwright/test';
import { openOrganization } from '../../portal/open-organization.ts';
import { test } from '../drivers/portal-test.ts';
import { databaseUrl, url } from '../drivers/portal-under-test.ts';
import { expectNoSidewaysScroll } from '../drivers/screen.ts';
import { signInAs } from '../sign-in.ts';

const ADMIN = 'admin@lienzo.test';
const REPORT = 'Empleados por centro de costos';
const MANY = 2000;

const card = (page: Page, name: string) => page.getByRole('article', { name, exact: true });
const drawings = (page: Page) => page.locator('article .lz-paper');

test('a card shows the first page with invented rows', async ({ page }) => {
  await signInAs(page, ADMIN);
  await page.goto(url(`/app/reports?q=${encodeURIComponent(REPORT)}`));
  const drawing = card(page, REPORT).locator('.lz-paper');
  await expect(drawing).toContainText('Texto de ejemplo');
  await expect(drawing.locator('table').first()).toBeVisible();
  await page.setViewportSize({ width: 360, height: 740 });
  await expectNoSidewaysScroll(page);

  await test.step('a picture that fails leaves a neutral page, and the card works', async () => {
    await page.route('**/api/report/get_thumbnail**', (route) => route.abort());
    const refused = page.waitForEvent('requestfailed');
    await page.reload();
    await refused;
    await expect(card(page, REPORT)).toBeVisible();
    await expect(drawings(page)).toHaveCount(0);
    await card(page, REPORT).getByRole('link', { name: REPORT }).click();
    await expect(page.getByLabel('Nombre del reporte')).toHaveValue(REPORT);
  });
});

test('of thousands of reports only those in sight are drawn', async ({ page }) => {
  await using database = await openOrganization(databaseUrl(), ADMIN);
  await database.query(
    `insert into reports (organization_id, nombre, orientation, document, user_id)
     select organization_id, 'Masivo ' || n, orientation, document || jsonb_build_object('nombre', 'Masivo ' || n), user_id
     from reports, generate_series(1, $2::int) as n where nombre = $1 and deleted_at is null`,
    [REPORT, MANY],
  );
  try {
    await signInAs(page, ADMIN);
    let asked = 0;
    page.on('request', (request) => {
      if (request.url().includes('get_thumbnail')) asked += 1;
    });
    await page.goto(url('/app/reports'));
    await expect(page.getByRole('article').first()).toBeVisible();
    await expect(drawings(page).first()).toBeVisible();
    expect(await page.getByRole('article').count()).toBeLessThan(100);
    expect(asked).toBeLessThan(40);
    await page.getByRole('article').nth(15).scrollIntoViewIfNeeded();
    await expect(page.getByRole('article').nth(30)).toBeAttached();
    await page.getByRole('article').nth(30).scrollIntoViewIfNeeded();
    await expect(page.getByRole('article').nth(30).locator('.lz-paper')).toBeVisible();
    await expect.poll(() => drawings(page).count()).toBeLessThan(30);
    // What was not scrolled to is found by its name.
    await page.getByPlaceholder('Buscar por nombre o autor').fill('Masivo 1999');
    await expect(card(page, 'Masivo 1999').locator('.lz-paper')).toBeVisible();
  } finally {
    await database.query(`update reports set deleted_at = now() where nombre like 'Masivo %'`);
  }
});
