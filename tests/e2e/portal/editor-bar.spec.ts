/** The editor's top bar with the portal's audience and downloads in it: at no width does one control cover another. */
import { expect, type Page } from '@playwright/test';
import { layoutFaults } from '../drivers/bar-controls.ts';
import { boxOf } from '../drivers/box-of.ts';
import { test } from '../drivers/portal-test.ts';
import { url } from '../drivers/portal-under-test.ts';
import { signInAs } from '../sign-in.ts';

const WIDTHS = [360, 480, 640, 720, 768, 840, 900, 950, 1024, 1280, 1366, 1440, 1760, 1920, 2560];
const LONG_NAME = 'Acumulado anual de percepciones y deducciones por centro de costos y registro patronal';

async function expectOrderlyBar(page: Page, state: string): Promise<void> {
  const bar = page.locator('[data-lz-bar]');
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 800 });
    await expect.poll(() => layoutFaults(bar), `${state}, ${width} px`).toEqual([]);
  }
}

/** Where the bar's controls stand, by what they are called; without what the save state itself says. */
const positions = (page: Page) =>
  page.locator('[data-lz-bar]').evaluate((bar) =>
    [...bar.querySelectorAll('a, button, input:not([type="radio"]), textarea, [role="radiogroup"]')].map(
      (control) => {
        const { x, width } = control.getBoundingClientRect();
        const name = control.getAttribute('aria-label') ?? control.textContent;
        return `${name?.replace(/^(Deshacer|Rehacer).*/, '$1')} ${Math.round(x)} ${Math.round(width)}`;
      },
    ),
  );

/** The positions once they are the same two frames later: the bar measures itself before it shows more or less. */
async function settledPositions(page: Page): Promise<string[]> {
  let last = await positions(page);
  const isSettled = async (): Promise<boolean> => {
    const before = last;
    await page.evaluate(
      () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
    );
    last = await positions(page);
    return JSON.stringify(last) === JSON.stringify(before);
  };
  await expect.poll(isSettled).toBe(true);
  return last;
}

/** The places at each of the widths that differ. */
async function positionsAtWidths(page: Page): Promise<string[][]> {
  const matches: string[][] = [];
  // Until the letters have come, texts have the width of others.
  await page.evaluate('document.fonts.ready');
  for (const width of [1600, 1000, 1280]) {
    await page.setViewportSize({ width, height: 720 });
    await expect.poll(() => layoutFaults(page.locator('[data-lz-bar]')), `${width} px`).toEqual([]);
    matches.push(await settledPositions(page));
  }
  return matches;
}

test('no control of the bar covers another or shrinks, and none moves when the save state changes', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 720 });
  await signInAs(page, 'admin@lienzo.test');
  await page.goto(url('/app/reports/create?inicio=registro-nomina'));
  const name = page.getByLabel('Nombre del reporte');
  const state = page.locator('[data-lz-save-status]');
  await expect(name).toBeVisible();
  expect((await boxOf(name)).width).toBeGreaterThanOrEqual(220);
  const first = await positionsAtWidths(page);
  expect(first[0]?.length).toBeGreaterThan(8);
  await name.fill(LONG_NAME);
  await expectOrderlyBar(page, 'new');
  await expect(state).toHaveText(/^Borrador/);
  await expect.poll(() => positionsAtWidths(page), 'draft').toEqual(first);
  await page.getByRole('button', { name: /^Guardar( cambios)?$/ }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Seguir editando' }).click();
  await expect(state).toHaveText(/^Guardado \d/);
  await expect.poll(() => positionsAtWidths(page), 'saved').toEqual(first);
  await expect(page.locator('[data-lz-bar]').getByRole('button', { name: 'Descargar' })).toBeVisible();
  await expectOrderlyBar(page, 'saved');
  await page.route('**/update_report', (route) => route.abort());
  await page.setViewportSize({ width: 1280, height: 720 });
  await name.fill(`${LONG_NAME} 2026`);
  await expect(state).toHaveText(/Cambios sin guardar|^Borrador/);
  await expect.poll(() => positions(page), 'unsaved').toEqual(first[2]);
  await page.getByRole('button', { name: /^Guardar( cambios)?$/ }).click();
  await expect(state).toHaveText('No se guardó');
  await expect.poll(() => positionsAtWidths(page), 'failed').toEqual(first);
});

/** Turns the page, whose width then decides. */
async function expectLargePage(page: Page): Promise<void> {
  await page.getByRole('radio', { name: 'Horizontal' }).first().press('Space');
  await page.locator('[data-kind="tabla"]').first().click();
  await expect(page.getByRole('complementary', { name: 'Elementos' })).toBeVisible();
  await expect(page.getByRole('complementary', { name: 'Propiedades' })).toBeVisible();
  const percent = async (): Promise<number> =>
    Number.parseInt((await page.getByRole('button', { name: /^Zoom: / }).textContent()) ?? '', 10);
  await expect.poll(percent).toBeGreaterThanOrEqual(75);
  const bar = await boxOf(page.locator('[data-lz-bar]'));
  expect(bar.y).toBe(0);
  expect(bar.height).toBeLessThanOrEqual(50);
  // The way up stands in the same row as the name.
  const up = page.getByRole('navigation', { name: 'Ruta de la pantalla' }).getByRole('link', {
    name: 'Reportes',
  });
  expect((await boxOf(up)).y).toBeLessThan(bar.height);
}

test('what the bar holds is said in full at every width, over a page that is large enough', async ({
  page,
}) => {
  await signInAs(page, 'admin@lienzo.test');
  await page.goto(url('/app/reports/create?inicio=registro-nomina'));
  const name = page.getByLabel('Nombre del reporte');
  await expect(name).toBeVisible();

  await test.step('a parameter begins with the period of its report’s payroll, in the panel as over the page', async () => {
    const period = page.getByText(/^Periodo \d+ · /);
    await expect(period).toHaveCount(2);
    const [one, other] = await period.allTextContents();
    expect(one).toBe(other);
  });

  await test.step('at 1280 px a landscape page stands at 75 % or more, under one bar and between both panels', () =>
    expectLargePage(page));

  await test.step('the audience says what it is, and the outline shows names in full', async () => {
    const audience = page.getByRole('button', { name: /^Visible para:? Nadie$/ });
    for (const width of [1280, 1920, 360]) {
      await page.setViewportSize({ width, height: 1000 });
      await expect(audience).toBeVisible();
      const labels = audience.getByText('Visible para', { exact: false }).first();
      expect((await boxOf(labels)).width, `${width} px`).toBeGreaterThan(50);
      if (width !== 1920) continue;
      const logo = page.locator('[data-lz-outline-item]').filter({ hasText: 'Logotipo de' }).locator('span');
      await expect(logo).toBeVisible();
      expect(await logo.evaluate((text) => [text.scrollWidth, text.scrollHeight])).toEqual(
        await logo.evaluate((text) => [text.clientWidth, text.clientHeight]),
      );
    }
  });

  await test.step('where a long name is wrapped it has the whole width, not what the controls leave', async () => {
    await page.setViewportSize({ width: 640, height: 800 });
    await name.fill(LONG_NAME);
    for (const width of [640, 768, 950]) {
      await page.setViewportSize({ width, height: 800 });
      // Between two widths the field is drawn anew in another place of the bar.
      const box = async () => (await name.boundingBox()) ?? { width: 0, height: Number.POSITIVE_INFINITY };
      await expect.poll(async () => (await box()).height, `${width} px`).toBeLessThan(64);
      await expect.poll(async () => (await box()).width, `${width} px`).toBeGreaterThan(350);
    }
  });

  await test.step('at 360 px it is read as a whole, and stays one line of text', async () => {
    await page.setViewportSize({ width: 360, height: 740 });
    const overflow = (field: HTMLElement | SVGElement): number[] => [
      field.scrollHeight - field.clientHeight,
      field.scrollWidth - field.clientWidth,
    ];
    await expect.poll(async () => Math.max(...(await name.evaluate(overflow)))).toBeLessThan(3);
    await name.press('End');
    await name.press('Enter');
    await expect(name).toHaveValue(LONG_NAME);
  });
});
