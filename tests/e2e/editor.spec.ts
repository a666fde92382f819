/** The report editor on its development page, driven by mouse and by keyboard. */
import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Locator, type Page, test } from '@playwright/test';
import { EditorDriver } from './drivers/editor-driver.ts';
import { itemRenders, outlineOf, reportOf, serveEditorPage, widthsOf } from './drivers/editor-page.ts';

let served: Awaited<ReturnType<typeof serveEditorPage>>;
test.beforeAll(async () => {
  served = await serveEditorPage();
});
test.afterAll(() => served.close());

const problems: string[] = [];
async function open(page: Page, report: string): Promise<EditorDriver> {
  problems.length = 0;
  page.on('pageerror', (error) => problems.push(error.message));
  page.on('console', (message) => {
    if (message.type() === 'error') problems.push(message.text());
  });
  await page.goto(`${served.url}?report=${report}`);
  await page.locator('[data-lz-section]').first().waitFor();
  return new EditorDriver(page);
}
test.afterEach(() => expect(problems).toEqual([]));

const START = 'titulo+imagen texto_dinamico tabla texto';
const undoButton = (page: Page): Locator => page.getByRole('button', { name: /^Deshacer/ });

async function boxOf(locator: Locator) {
  const box = await locator.boundingBox();
  if (box === null) throw new Error('not on the screen');
  return box;
}

/** Presses on one place and moves to another without letting go. */
async function carry(page: Page, from: Locator, to: { x: number; y: number }): Promise<void> {
  const start = await boxOf(from);
  await page.mouse.move(start.x + Math.min(30, start.width / 2), start.y + Math.min(12, start.height / 2));
  await page.mouse.down();
  await page.mouse.move(start.x + 44, start.y + 24, { steps: 4 });
  await page.mouse.move(to.x, to.y, { steps: 10 });
}

test.describe('inserting', () => {
  test('a kind dragged from the palette lands where the caret stands, as one step with a name', async ({
    page,
  }) => {
    const editor = await open(page, 'empleados-por-centro');
    const table = await boxOf(editor.item('tabla'));
    await carry(page, page.locator('[data-lz-palette="texto"]'), { x: table.x + 100, y: table.y - 5 });
    const caret = await boxOf(page.locator('[data-lz-stage] > [data-shown]'));
    expect(caret.height).toBeCloseTo(3, 0);
    expect(Math.abs(caret.y - (table.y - 7))).toBeLessThan(8);
    await page.mouse.up();
    expect(await outlineOf(page)).toBe('titulo+imagen texto_dinamico texto tabla texto');
    await page.keyboard.press('Escape');
    await expect(undoButton(page)).toHaveAccessibleName('Deshacer: agregar texto (Ctrl+Z)');
    await page.keyboard.press('Control+z');
    expect(await outlineOf(page)).toBe(START);
    await page.keyboard.press('Control+y');
    expect(await outlineOf(page)).toBe('titulo+imagen texto_dinamico texto tabla texto');
  });

  test('a click and Enter insert after the selection', async ({ page }) => {
    const editor = await open(page, 'empleados-por-centro');
    await editor.item('titulo').click();
    await page.getByRole('button', { name: /^Agregar Imagen/ }).click();
    expect(await outlineOf(page)).toBe('titulo+imagen imagen texto_dinamico tabla texto');
    await page.getByRole('button', { name: /^Agregar Título/ }).focus();
    await page.keyboard.press('Enter');
    expect(await outlineOf(page)).toBe('titulo+imagen imagen titulo texto_dinamico tabla texto');
  });

  test('each item of a section gets an equal share', async ({ page }) => {
    const editor = await open(page, 'empleados-por-centro');
    const title = await boxOf(editor.item('titulo'));
    await carry(page, page.locator('[data-lz-palette="imagen"]'), {
      x: title.x + 20,
      y: title.y + title.height / 2,
    });
    await page.mouse.up();
    expect((await widthsOf(page))[0]).toEqual([33.33, 33.33, 33.33]);
  });
});

test.describe('moving by mouse', () => {
  test('within a section, into another one, and between two', async ({ page }) => {
    const editor = await open(page, 'empleados-por-centro');
    const image = await boxOf(editor.item('imagen'));
    await carry(page, editor.item('titulo'), { x: image.x + image.width - 8, y: image.y + 15 });
    await page.mouse.up();
    expect(await outlineOf(page)).toBe('imagen+titulo texto_dinamico tabla texto');
    const dynamic = await boxOf(editor.item('texto_dinamico'));
    await carry(page, editor.item('imagen'), { x: dynamic.x + 20, y: dynamic.y + dynamic.height / 2 });
    await page.mouse.up();
    expect(await outlineOf(page)).toBe('titulo imagen+texto_dinamico tabla texto');
    const table = await boxOf(editor.item('tabla'));
    await carry(page, editor.item('titulo'), { x: table.x + 60, y: table.y + table.height + 5 });
    await page.mouse.up();
    expect(await outlineOf(page)).toBe('imagen+texto_dinamico tabla titulo texto');
    await expect(undoButton(page)).toHaveAccessibleName('Deshacer: mover título (Ctrl+Z)');
  });

  test('a whole section by its handle', async ({ page }) => {
    const editor = await open(page, 'empleados-por-centro');
    await editor.item('tabla').hover();
    const first = await boxOf(page.locator('[data-lz-section]').first());
    await carry(page, page.locator('[data-lz-handle]').nth(2), { x: first.x + 40, y: first.y + 2 });
    await page.mouse.up();
    expect(await outlineOf(page)).toBe('tabla titulo+imagen texto_dinamico texto');
  });

  test('Escape cancels without a step, and moves draw no item', async ({ page }) => {
    const editor = await open(page, 'empleados-por-centro');
    const table = await boxOf(editor.item('tabla'));
    await carry(page, editor.item('titulo'), { x: table.x + 60, y: table.y + 60 });
    const before = await itemRenders(page);
    await page.mouse.move(table.x + 300, table.y + 90, { steps: 20 });
    expect((await itemRenders(page)) - before).toBe(0);
    await page.keyboard.press('Escape');
    await page.mouse.up();
    expect(await outlineOf(page)).toBe(START);
    await expect(undoButton(page)).toBeDisabled();
  });

  test('a full section refuses and says so', async ({ page }) => {
    const editor = await open(page, 'vacio');
    const section = page.locator('[data-lz-section]').first();
    for (let count = 0; count < 6; count++) await editor.drag('imagen', section);
    expect((await widthsOf(page))[0]).toHaveLength(6);
    const box = await boxOf(section);
    await carry(page, page.locator('[data-lz-palette="imagen"]'), {
      x: box.x + 90,
      y: box.y + box.height / 2,
    });
    await expect(page.getByText('No cabe en esta sección')).toBeVisible();
    await page.mouse.up();
    await expect(page.getByText('La sección ya tiene 6 elementos', { exact: false }).first()).toBeVisible();
    expect((await widthsOf(page))[0]).toHaveLength(6);
  });
});

test('an edge sets the width in steps of 5 with the live percentage; Escape gives it back', async ({
  page,
}) => {
  const editor = await open(page, 'empleados-por-centro');
  await editor.item('titulo').click();
  const edge = await boxOf(editor.item('titulo').locator('[data-side="right"]'));
  const section = await boxOf(page.locator('[data-lz-section]').first());
  const pull = async (percent: number): Promise<void> => {
    await page.mouse.move(edge.x + edge.width / 2, edge.y + edge.height / 2);
    await page.mouse.down();
    await page.mouse.move(edge.x + (section.width * percent) / 100, edge.y + 4, { steps: 8 });
  };
  await pull(-23);
  await expect(editor.item('titulo').getByText('50 %')).toBeVisible();
  await page.keyboard.press('Escape');
  await page.mouse.up();
  expect((await widthsOf(page))[0]).toEqual([75, 25]);
  await expect(undoButton(page)).toBeDisabled();
  await pull(-23);
  await page.mouse.up();
  expect((await widthsOf(page))[0]).toEqual([50, 25]);
  await page.keyboard.press('Control+z');
  expect((await widthsOf(page))[0]).toEqual([75, 25]);
});

test.describe('typing', () => {
  test('a burst of typing is one step; a keystroke draws at most one item', async ({ page }) => {
    const editor = await open(page, 'empleados-por-centro');
    await editor.item('titulo').dblclick();
    await page.keyboard.press('End');
    const before = await itemRenders(page);
    await page.keyboard.type(' activos');
    expect((await itemRenders(page)) - before).toBeLessThanOrEqual(8);
    await expect(editor.item('titulo')).toContainText('Plantilla de empleados activos');
    await page.keyboard.press('Control+z');
    await expect(editor.item('titulo')).toHaveText('Plantilla de empleados');
    await expect(undoButton(page)).toBeDisabled();
    await page.keyboard.press('Control+Shift+z');
    await expect(editor.item('titulo')).toContainText('activos');
  });

  test('AltGr types characters and undoes nothing', async ({ page }) => {
    const editor = await open(page, 'empleados-por-centro');
    await editor.item('titulo').dblclick();
    await page.keyboard.type('x');
    await page.keyboard.press('Control+Alt+z');
    await expect(undoButton(page)).toBeEnabled();
  });
});

test.describe('text', () => {
  test('selecting and entering text moves no pixel of the page', async ({ page }) => {
    const editor = await open(page, 'recibo-nomina');
    await page.waitForFunction("document.querySelectorAll('.lz-table tbody tr').length > 2");
    const places = () =>
      page.evaluate(
        "[...document.querySelectorAll('[data-lz-item]')].map(e => { const b = e.getBoundingClientRect(); return [b.x, b.y, b.width, b.height].map(Math.round).join() })",
      );
    const before = await places();
    await editor.item('texto_dinamico').click();
    expect(await places()).toEqual(before);
    await editor.item('texto_dinamico').dblclick();
    await expect(editor.item('texto_dinamico').getByRole('textbox')).toBeFocused();
    expect(await places()).toEqual(before);
    await page.keyboard.press('Escape');
    expect(await places()).toEqual(before);
  });

  test('{ offers columns by name and puts a chip, one step in all', async ({ page }) => {
    const editor = await open(page, 'vacio');
    await editor.drag('texto_dinamico', page.locator('[data-lz-section]').first());
    await page.keyboard.type('Estimado {nombre completo');
    await expect(page.getByRole('option', { name: /Nombre completo/ }).first()).toBeVisible();
    await page.keyboard.press('Enter');
    await page.keyboard.type(', presente');
    await expect(editor.item('texto_dinamico').locator('.lz-chip')).toHaveText('Nombre completo');
    const [item] = (await reportOf(page)).layouts[0]?.items ?? [];
    expect(item).toMatchObject({
      selected_tables: ['employees'],
      selected_columns: [{ column: 'employees.name' }],
    });
  });

  test('pasted HTML is cleaned: no script, no picture, cells apart', async ({ page }) => {
    const editor = await open(page, 'vacio');
    await editor.drag('texto', page.locator('[data-lz-section]').first());
    await expect(editor.item('texto').getByRole('textbox')).toBeFocused();
    await page.evaluate(`(() => {
      const data = new DataTransfer();
      data.setData('text/html', '<style>p{color:red}</style><p onclick="alert(1)"><b>Hola</b> <a href="javascript:alert(1)">malo</a> <a href="https://sat.gob.mx">SAT</a></p><img src="https://x.invalid/a.png" onerror="alert(1)"><table><tr><td>Uno</td><td>Dos</td></tr></table>');
      document.activeElement.dispatchEvent(new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true }));
    })()`);
    const text = editor.item('texto').getByRole('textbox');
    await expect(text).toContainText('Hola malo SAT');
    await expect(text).toContainText('Uno\tDos');
    await expect(text.locator('img, script, [onclick], a[href^="javascript"]')).toHaveCount(0);
    await expect(text.locator('a')).toHaveAttribute('href', 'https://sat.gob.mx');
    await expect(text.locator('strong')).toHaveText('Hola');
  });
});

test('a report of title, text, table and page break is built by keyboard alone', async ({ page }) => {
  await open(page, 'vacio');
  const add = async (name: RegExp): Promise<void> => {
    await page.getByRole('button', { name }).focus();
    await page.keyboard.press('Enter');
  };
  await add(/^Agregar Título/);
  await page.keyboard.type('Personal');
  await page.keyboard.press('Escape');
  await add(/^Agregar Texto P/);
  await page.keyboard.type('Al día de hoy.');
  await page.keyboard.press('Escape');
  await add(/^Agregar Tabla/);
  expect(await outlineOf(page)).toBe('titulo texto tabla');
  await page.getByRole('group', { name: /^Página del reporte/ }).focus();
  // Lift the selected table and put it first.
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Space');
  await expect(page.locator('[data-lz-announcer]')).toContainText('Levantado: tabla');
  await page.keyboard.press('Home');
  await expect(page.locator('[data-lz-announcer]')).toHaveText('Sección nueva al principio');
  await page.keyboard.press('Space');
  expect(await outlineOf(page)).toBe('tabla titulo texto');
  await page.keyboard.press('Control+z');
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('Control+d');
  expect(await outlineOf(page)).toBe('titulo texto texto tabla');
  await page.keyboard.press('Delete');
  expect(await outlineOf(page)).toBe('titulo texto tabla');
  await page.keyboard.press('End');
  await page.keyboard.press('Control+Enter');
  await expect(page.locator('[data-lz-announcer]')).toHaveText('La sección 3 empieza en una página nueva.');
  expect((await reportOf(page)).layouts.map((layout) => layout.separation)).toEqual([false, false, true]);
});

test('items are copied and pasted with fresh uuids', async ({ page }) => {
  const editor = await open(page, 'empleados-por-centro');
  await editor.item('titulo').click();
  await page.keyboard.press('Control+c');
  await page.keyboard.press('Control+v');
  await expect.poll(() => outlineOf(page)).toBe('titulo+imagen titulo texto_dinamico tabla texto');
  const uuids = (await reportOf(page)).layouts.flatMap((layout) => layout.items.map((item) => item.uuid));
  expect(new Set(uuids).size).toBe(uuids.length);
});

test('an incomplete report is not saved: items in red, the modal, a list that jumps', async ({ page }) => {
  const editor = await open(page, 'vacio');
  await editor.drag('tabla', page.locator('[data-lz-section]').first());
  await page.getByRole('button', { name: 'Guardar cambios' }).click();
  const modal = page.getByRole('dialog', { name: 'Faltan llenar campos' });
  await expect(modal).toContainText(
    'Complete la información de los elementos marcados en color rojo, esto incluye filtros y/o campos adicionales vacíos',
  );
  await page.keyboard.press('Escape');
  await expect(modal).toBeHidden();
  await expect(editor.item('tabla')).toHaveAttribute('data-problem', 'true');
  await page.getByRole('button', { name: '1 problema' }).click();
  await page.getByRole('button', { name: /Elige al menos una tabla/ }).click();
  await expect(editor.item('tabla')).toHaveAttribute('data-selected', 'true');
});

test('a table shows real rows, filtered, computed and totalled', async ({ page }) => {
  const editor = await open(page, 'vacio');
  await editor.drag('tabla', page.locator('[data-lz-section]').first());
  await editor.chooseTable('Empleados');
  await editor.chooseColumns(['Nombre completo', 'Salario diario']);
  await expect(editor.item('tabla').locator('tbody tr').first()).toContainText('Aguilar');
  await editor.properties.getByRole('button', { name: 'Agregar filtro' }).click();
  await editor.choose(
    editor.properties.getByRole('combobox', { name: 'Columna del filtro' }),
    'Nombre completo',
  );
  await editor.properties.getByLabel('Valor del filtro').fill('Zamora');
  await expect(editor.item('tabla').locator('tbody tr').first()).toContainText('Zamora');
  await editor.properties.getByRole('button', { name: 'Agregar campo adicional' }).click();
  await editor.properties.getByLabel('Nombre del campo adicional').fill('Salario mensual');
  await editor.properties.getByRole('combobox', { name: 'Columnas, en orden' }).click();
  await page.getByRole('option', { name: 'Salario diario', exact: true }).click();
  await page.keyboard.press('Escape');
  await editor.choose(editor.properties.getByRole('combobox', { name: 'Operación' }), 'Multiplicar');
  await editor.properties.getByLabel('Número con el que se opera').fill('30');
  await expect(editor.properties.getByText('Primera fila:')).toContainText(/\d{1,2},\d{3}\.\d{2}/);
  await expect(editor.item('tabla').locator('thead')).toContainText('Salario mensual');
  await page.getByText('Vista previa', { exact: true }).click();
  await expect(page.getByText(/^Página 1 de \d+$/).first()).toBeVisible();
});

test('no accessibility violations on the editor and its panels', async ({ page }) => {
  const editor = await open(page, 'empleados-por-centro');
  const check = async (what: string): Promise<void> => {
    const { violations } = await new AxeBuilder({ page }).analyze();
    expect(violations.map((violation) => `${what}: ${violation.id} ${violation.nodes[0]?.html}`)).toEqual([]);
  };
  await check('report');
  for (const kind of ['titulo', 'imagen', 'texto_dinamico', 'tabla', 'texto'] as const) {
    await editor.item(kind).click();
    await check(kind);
  }
});

test('works at 360 px: panes lie over the page and close', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  const editor = await open(page, 'empleados-por-centro');
  await expect(editor.properties).toBeHidden();
  await page.getByRole('button', { name: 'Mostrar los elementos' }).click();
  await page.getByRole('button', { name: /^Agregar Imagen/ }).click();
  expect(await outlineOf(page)).toBe(`${START} imagen`);
  await page.getByRole('button', { name: 'Mostrar las propiedades' }).click();
  await expect(editor.properties).toContainText('Imagen');
  expect(await page.evaluate('document.documentElement.scrollWidth')).toBeLessThanOrEqual(360);
});
