/** Colours, the looks of tables and of their columns, from the panels to the page. */

import type { TablaItem } from '@lienzo/schema/report/item';
import { expect, type Page } from '@playwright/test';
import { boxOf } from '../drivers/box-of.ts';
import { reportOf } from '../drivers/editor-page.ts';
import { employeesTable } from '../drivers/editor-reports.ts';
import { test } from '../drivers/editor-test.ts';
import { expectAccessible } from '../drivers/screen.ts';

async function tableOf(page: Parameters<typeof reportOf>[0]): Promise<TablaItem> {
  const [item] = (await reportOf(page)).layouts.flatMap((layout) => layout.items);
  if (item?.nombre !== 'tabla') throw new Error('the report begins with no table');
  return item;
}

test('colours: those of the organization first, one that is typed, and what is hard to read', async ({
  page,
  open,
}) => {
  const editor = await open(employeesTable(['Nombre completo', 'Salario diario']));
  await editor.item('tabla').click();
  await editor.tab('Formato');
  const color = editor.properties.getByRole('button', { name: /^Color del texto:/ });
  await color.click();
  const own = page.getByRole('group', { name: 'De tu organización' }).getByRole('button');
  await expect(own).toHaveCount(2);
  if (process.env.SHOT) await page.screenshot({ path: '/tmp/h6-colors.png' });
  await expectAccessible(page);
  await own.nth(1).click();
  await expect(color).toHaveAccessibleName('Color del texto: Color secundario');
  expect((await tableOf(page)).estilo_item.color).toBe('#fdae38');

  // 1.8 on white paper
  const note = editor.properties.getByText('El texto se lee mal sobre su fondo: contraste 1.8 de 4.5.');
  await expect(note).toBeVisible();
  if (process.env.SHOT) await page.screenshot({ path: '/tmp/h6-note.png' });
  await editor.properties.getByRole('button', { name: /^Usar #.*, el más cercano que se lee$/ }).click();
  await expect(note).toBeHidden();
  await page.keyboard.press('Control+z');
  await expect(note).toBeVisible();

  await color.click();
  const typed = page.getByLabel('Color propio');
  await typed.fill('azul');
  await typed.press('Enter');
  await expect(
    page.getByText('Escribe seis cifras del 0 al 9 o de la A a la F, como #1A56A8.'),
  ).toBeVisible();
  await typed.fill('1a56a8');
  await typed.press('Enter');
  await expect(typed).toBeHidden();
  expect((await tableOf(page)).estilo_item.color).toBe('#1a56a8');
  await expect(note).toBeHidden();
});

test('a table takes one of four styles, a fill of its head and a look per column, each as one step', async ({
  page,
  open,
}) => {
  const editor = await open(employeesTable(['Nombre completo', 'Puesto', 'Salario diario']));
  await editor.item('tabla').click();
  await editor.tab('Formato');
  const style = (name: string) => editor.properties.getByRole('radio', { name, exact: true });
  const table = editor.item('tabla').locator('table').first();
  await style('Cuadrícula').check();
  await expect(table).toHaveClass(/lz-grid/);
  await style('Encabezado de color').check();
  await expect(table).not.toHaveClass(/lz-grid/);
  const head = table.getByRole('columnheader', { name: 'Puesto' });
  await expect(head).toHaveCSS('background-color', 'rgb(37, 69, 196)');
  await expect(head).toHaveCSS('color', 'rgb(255, 255, 255)');
  await editor.properties.getByRole('button', { name: /^Relleno del encabezado/ }).click();
  await page.getByRole('button', { name: 'Color secundario' }).click();
  await expect(head).toHaveCSS('color', 'rgb(0, 0, 0)');
  await page.getByRole('button', { name: /^Deshacer: cambiar relleno del encabezado/ }).click();
  await expect(head).toHaveCSS('color', 'rgb(255, 255, 255)');
  await page.keyboard.press('Control+z');
  await expect(style('Cuadrícula')).toBeChecked();
  // By keyboard
  await style('Cuadrícula').press('ArrowLeft');
  await expect(style('Filas alternadas')).toBeChecked();
  if (process.env.SHOT) await page.screenshot({ path: '/tmp/h6-look.png' });
  await page.mouse.move(700, 700);
  await expectAccessible(page);

  await editor.tab('Datos');
  await editor.properties.getByRole('button', { name: 'Puesto', expanded: false }).click();
  await editor.properties.getByLabel('Negrita').check();
  await editor.properties.getByRole('button', { name: /^Fondo:/ }).click();
  await page.getByRole('button', { name: 'Amarillo claro' }).click();
  const cell = table.locator('tbody tr').first().locator('td').nth(1);
  await expect(cell).toHaveCSS('font-weight', '700');
  await expect(cell).toHaveCSS('background-color', 'rgb(255, 250, 235)');
  if (process.env.SHOT) await page.screenshot({ path: '/tmp/h6-column.png' });
  expect((await tableOf(page)).selected_columns[1]?.estilo).toEqual({ bold: true, background: '#fffaeb' });
});

test('a column shows bars of all rows, or icons by limits, on the page, by keyboard, and undone', async ({
  page,
  open,
}) => {
  const editor = await open(employeesTable(['Nombre completo', 'Salario diario']));
  await editor.item('tabla').click();
  await editor.tab('Datos');
  await editor.properties.getByRole('button', { name: 'Salario diario', expanded: false }).click();
  const mark = editor.properties.getByLabel('Barra o iconos');
  const cell = editor.item('tabla').locator('tbody tr').first().locator('td').nth(1);
  await mark.selectOption('Barra según el valor');
  await expect(cell.locator('.lz-bar i')).toHaveCount(1);
  const text = await cell.textContent();
  await editor.properties.getByLabel('Máximo').fill('1');
  await expect(cell.locator('.lz-beyond-derecha')).toHaveCount(1);
  await expect(cell).toHaveText(text ?? '');
  await editor.properties.getByLabel('Mínimo').fill('5');
  await expect(
    editor.properties.getByText('El máximo de su barra debe ser mayor que el mínimo.'),
  ).toBeVisible();
  if (process.env.SHOT) await page.screenshot({ path: '/tmp/h6-bar.png' });

  await mark.focus();
  await mark.press('S');
  await expect(mark).toHaveValue('semaforo');
  await editor.properties.getByLabel('Verde: desde').fill('500');
  await editor.properties.getByLabel('Ámbar: desde').fill('300');
  await expect(editor.item('tabla').getByRole('img', { name: /^(Verde|Ámbar|Rojo)$/ })).not.toHaveCount(0);
  await editor.properties.getByLabel('Menos es mejor').check();
  await expect(editor.properties.getByLabel('Rojo: desde')).toHaveValue('500');
  if (process.env.SHOT) await page.screenshot({ path: '/tmp/h6-icons.png' });
  await page.mouse.move(700, 700);
  await expectAccessible(page);
  expect((await tableOf(page)).selected_columns[1]?.marca).toEqual({
    ...{ tipo: 'iconos', juego: 'semaforo', alto: '500', medio: '300', invertido: true },
  });
  await page.getByRole('button', { name: /^Deshacer: cambiar columna/ }).click();
  await expect(editor.properties.getByLabel('Verde: desde')).toHaveValue('500');
});

test('a format is typed with an example, and one that cannot be is told and changes nothing', async ({
  page,
  open,
}) => {
  const editor = await open(employeesTable(['Nombre completo', 'Fecha de ingreso', 'Salario diario']));
  await editor.item('tabla').click();
  const table = editor.item('tabla').locator('table').first();
  const salary = table.locator('tbody tr').first().locator('td').nth(2);
  await editor.setColumn('Salario diario', 'Formato', 'Personalizado…');
  const typed = editor.properties.getByLabel('Formato personalizado de Salario diario');
  await expect(typed).toHaveValue('$#,##0.00');
  await typed.fill('#,##0.0 “pesos”');
  await expect(salary).toHaveText(/^[\d,]+\.\d pesos$/);
  await expect(editor.properties.getByText('Ejemplo: 1,234.5 pesos -1,234.5 pesos')).toBeVisible();
  const shown = await salary.textContent();
  await typed.fill('#,###');
  await expect(
    editor.properties.getByText(
      'Falta el 0 de las unidades: escribe #,##0 o 0.00. Se conserva el formato anterior.',
    ),
  ).toBeVisible();
  await expect(salary).toHaveText(shown ?? '');
  if (process.env.SHOT) await page.screenshot({ path: '/tmp/h6-typed.png' });

  await editor.setColumn('Fecha de ingreso', 'Formato', 'Personalizado…');
  await editor.properties
    .getByLabel('Formato personalizado de Fecha de ingreso')
    .fill('dddd d de mmmm de aaaa');
  await expect(table.locator('tbody tr').first().locator('td').nth(1)).toHaveText(
    /^(lunes|martes|miércoles|jueves|viernes|sábado|domingo) \d+ de [a-z]+ de \d{4}$/,
  );
  const [, date] = (await tableOf(page)).selected_columns;
  expect(date?.formato).toBe('patron:dddd d de mmmm de aaaa');
  await page.getByRole('button', { name: /^Deshacer: cambiar columna/ }).click();
  await expect(editor.properties.getByLabel('Formato personalizado de Fecha de ingreso')).toHaveValue(
    'dd/mm/aaaa',
  );
});

test('several columns are changed at once, each change as one step, in rows of one line', async ({
  page,
  open,
}) => {
  const editor = await open(
    employeesTable(['Nombre completo', 'Puesto', 'Salario diario', 'Salario base de cotización']),
  );
  await editor.item('tabla').click();
  const panel = editor.properties;
  const rows = panel.locator('li', { has: page.getByRole('button', { name: /^Quitar la columna/ }) });
  for (const row of await rows.all()) expect((await row.boundingBox())?.height).toBeLessThanOrEqual(36);
  if (process.env.SHOT) await page.screenshot({ path: '/tmp/h6-rows.png' });

  await panel.getByRole('button', { name: 'Editar varias' }).press('Enter');
  await expect(panel.getByText('Marca las columnas y elige abajo lo que tendrán en común.')).toBeVisible();
  const mark = (name: string) => panel.getByLabel(`Marcar la columna ${name}`);
  await mark('Salario diario').press('Space');
  await mark('Salario base de cotización').press('Space');
  const several = panel.getByRole('region', { name: '2 columnas marcadas' });
  await several.getByLabel('Formato').selectOption('entero');
  await several.getByLabel('Ancho').fill('20');
  await several.getByText('Al centro').or(several.getByLabel('Al centro')).first().click({ force: true });
  await several.getByLabel('Negrita').check();
  if (process.env.SHOT) await page.screenshot({ path: '/tmp/h6-several.png' });
  const both = async () =>
    (await tableOf(page)).selected_columns
      .slice(2)
      .map(({ formato, ancho, alineacion, estilo }) => ({ formato, ancho, alineacion, estilo }));
  const changed = { formato: 'entero', ancho: 20, alineacion: 'center', estilo: { bold: true } };
  expect(await both()).toEqual([changed, changed]);
  await expectAccessible(page);

  await page.getByRole('button', { name: /^Deshacer: cambiar columnas/ }).click();
  expect(await both()).toEqual([
    { ...changed, estilo: undefined },
    { ...changed, estilo: undefined },
  ]);

  await test.step('bars and icons of several columns', async () => {
    const marks = several.getByLabel('Barra o iconos');
    await marks.selectOption('semaforo');
    await several.getByLabel(/^Verde/).fill('500');
    const signs = async () => (await tableOf(page)).selected_columns.map(({ marca }) => marca);
    const icons = expect.objectContaining({ tipo: 'iconos', juego: 'semaforo', alto: '500' });
    await expect.poll(signs).toEqual([undefined, undefined, icons, icons]);
    await mark('Salario diario').uncheck();
    await panel
      .getByRole('region', { name: '1 columna marcada' })
      .getByLabel('Barra o iconos')
      .selectOption('barra');
    await mark('Salario diario').check();
    await expect(marks).toHaveValue('distintos');
    await marks.selectOption('');
    await expect.poll(signs).toEqual([undefined, undefined, undefined, undefined]);
  });

  await mark('Puesto').check();
  await expect(panel.getByText(/^Las columnas marcadas no son del mismo tipo/)).toBeVisible();
  await panel.getByRole('button', { name: 'Listo' }).click();
  await expect(panel.getByRole('button', { name: 'Quitar la columna Puesto' })).toBeVisible();
});

/** The greatest difference in brightness to its first pixel, of 765, along the upper edge of a table's head. */
async function unevenness(page: Page): Promise<number> {
  const { x, y, width } = await boxOf(page.locator('.lz-paper .lz-filled thead').first());
  const clip = { x: x + 2, y: y + 2, width: width - 4, height: 1 };
  const picture = (await page.screenshot({ clip })).toString('base64');
  return page.evaluate(async (data) => {
    const image = new Image();
    image.src = `data:image/png;base64,${data}`;
    await image.decode();
    const context = new OffscreenCanvas(image.width, 1).getContext('2d');
    context?.drawImage(image, 0, 0);
    const [red = 0, green = 0, blue = 0, , ...rest] = context?.getImageData(0, 0, image.width, 1).data ?? [];
    let most = 0;
    for (let at = 0; at + 3 < rest.length; at += 4)
      most = Math.max(
        most,
        Math.abs((rest[at] ?? 0) - red) +
          Math.abs((rest[at + 1] ?? 0) - green) +
          Math.abs((rest[at + 2] ?? 0) - blue),
      );
    return most;
  }, picture);
}

test('no paper shines through between the cells of a filled head, at any zoom', async ({ page, open }) => {
  const editor = await open('resumen-por-concepto');
  const head = page.locator('.lz-paper .lz-filled thead').first();
  for (let step = 0; step < 4; step += 1) {
    const { width } = await boxOf(head);
    // With the paper between the cells it is more than fifty.
    await expect.poll(() => unevenness(page)).toBeLessThan(30);
    await page.locator('[data-lz-workspace]').press('Control+-');
    await expect.poll(async () => (await boxOf(head)).width).toBeLessThan(width);
  }
  await expect(editor.item('tabla')).toBeVisible();
});
