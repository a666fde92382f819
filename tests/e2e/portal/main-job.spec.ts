/**
 * The main job from end to end: sign in, lay out a report over real payroll tables by dragging, save it, download
 * it in the three formats, and find in the files exactly what the database holds.
 */
import { readFile } from 'node:fs/promises';
import { expect, type Page } from '@playwright/test';
import exceljs from 'exceljs';
import { readDocx } from '../../files/read-docx.ts';
import { pdfPages } from '../../files/read-pdf.ts';
import { readXlsx } from '../../files/read-xlsx.ts';
import { openOrganization } from '../../portal/open-organization.ts';
import { EditorDriver } from '../drivers/editor-driver.ts';
import { test } from '../drivers/portal-test.ts';
import { databaseUrl } from '../drivers/portal-under-test.ts';
import { menuEntry } from '../drivers/side-menu.ts';
import { signInOnScreen } from '../sign-in.ts';

type Person = { human_id: string; name: string; hire_date: string; daily_salary: string };
type CostCenter = { code: string; cost_center: string };

const SALARY = 400;

test('an analyst builds a report by dragging and downloads it as PDF, Word and Excel', async ({ page }) => {
  test.setTimeout(180_000);
  const problems = watchProblems(page);
  await signInOnScreen(page, 'admin@lienzo.test');
  await (await menuEntry(page, 'Reportes', 'Reportes')).click();
  await page.getByRole('link', { name: 'Crear reporte' }).click();
  await page.getByRole('link', { name: 'Hoja en blanco', exact: true }).click();
  const editor = new EditorDriver(page);
  await page.getByLabel('Nombre del reporte').fill('Salarios altos');

  await test.step('lay it out', () => layOut(page, editor));
  await test.step('save it', async () => {
    await page.getByRole('button', { name: 'Guardar cambios' }).click();
    const done = page.getByRole('dialog', { name: 'Reporte guardado' });
    await expect(done).toContainText('Su reporte está listo para ser descargado');
    await expect(page).toHaveURL(/report_id=\d+/);
    await done.getByRole('button', { name: 'Seguir editando' }).click();
    await expect(done).toBeHidden();
  });

  const { people, centers } = await rowsOfDatabase();
  expect(people.length).toBeGreaterThan(60);

  await test.step('PDF', async () => expectPdf(await download(page, 'PDF vertical', 'pdf'), people, centers));
  await test.step('Word', async () => expectDocx(await download(page, 'Word', 'docx'), people));
  await test.step('Excel', async () => expectXlsx(await download(page, 'Excel', 'xlsx'), people));
  expect(problems).toEqual([]);
});

async function layOut(page: Page, editor: EditorDriver): Promise<void> {
  const empty = page.locator('[data-lz-section]').first();
  await editor.drag('titulo', empty);
  await editor.write(editor.item('titulo'), 'Personal con salario alto');
  await page.keyboard.press('Escape');

  await editor.drag('tabla', editor.item('titulo'), 'below');
  await expect(editor.item('tabla')).toBeVisible();
  await editor.chooseTable('Empleados');
  await editor.chooseColumns(['Número de personal', 'Nombre completo', 'Fecha de ingreso', 'Salario diario']);
  await editor.setColumn('Salario diario', 'Formato', 'Moneda: $1,234.50');
  await editor.setColumn('Salario diario', 'Total', 'Suma');
  await editor.properties.getByRole('button', { name: 'Agregar filtro' }).click();
  await editor.choose(
    editor.properties.getByRole('combobox', { name: 'Columna del filtro' }),
    'Salario diario',
  );
  await editor.choose(editor.properties.getByRole('combobox', { name: 'Condición' }), 'Mayor que');
  await editor.properties.getByLabel('Valor del filtro').fill(String(SALARY));
  await expect(editor.item('tabla').locator('tbody tr').nth(3)).toBeVisible();

  await editor.drag('texto_dinamico', editor.item('tabla'), 'below');
  await editor.chooseTable('Centros de costos');
  await editor.chooseColumns(['Clave del centro de costos', 'Centro de costos']);
  await editor.write(editor.item('texto_dinamico'), 'Responsable del área {Centro de costos');
  await page.keyboard.press('Enter');
  await page.keyboard.type('. Clave {Clave del c');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Escape');
  // Beside a whole table the text would repeat it for each row, so the editor gives it a page of its own.
  await editor.selectSection(3);
  await expect(page.getByRole('button', { name: 'Quitar el salto de página' })).toBeVisible();
}

/** Everything the browser or the server complains about while the person works. */
function watchProblems(page: Page): string[] {
  const problems: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error') problems.push(message.text());
  });
  page.on('pageerror', (error) => problems.push(error.message));
  page.on('response', (response) => {
    if (response.status() >= 500) problems.push(`${response.status()} ${response.url()}`);
  });
  return problems;
}

async function rowsOfDatabase(): Promise<{ people: Person[]; centers: CostCenter[] }> {
  await using database = await openOrganization(databaseUrl(), 'admin@lienzo.test');
  const people = await database.query<Person>(
    `select human_id, name, to_char(hire_date, 'YYYY-MM-DD') hire_date, daily_salary::text
       from employees where daily_salary > $1`,
    [SALARY],
  );
  const centers = await database.query<CostCenter>('select code, cost_center from cost_centers');
  return { people: people.rows, centers: centers.rows };
}

async function download(page: Page, choice: string, extension: string): Promise<Uint8Array> {
  const arriving = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Descargar' }).first().click();
  await page.getByRole('menuitem', { name: choice }).click();
  const file = await arriving;
  expect(file.suggestedFilename()).toBe(`Salarios altos.${extension}`);
  return new Uint8Array(await readFile(await file.path()));
}

const squeezed = (text: string): string => text.replace(/\s/g, '');

const money = (amount: string): string =>
  `$${Number(amount).toLocaleString('en-US', { minimumFractionDigits: 2, maximumFractionDigits: 2 })}`;

const total = (people: Person[]): string =>
  (people.reduce((cents, person) => cents + Math.round(Number(person.daily_salary) * 100), 0) / 100).toFixed(
    2,
  );

async function expectPdf(bytes: Uint8Array, people: Person[], centers: CostCenter[]): Promise<void> {
  const pages = await pdfPages(bytes);
  const tablePages = pages.slice(0, pages.length - centers.length);
  expect(tablePages.length).toBeGreaterThan(1);
  for (const text of tablePages) expect(text).toContain('Nombre completo');
  const all = tablePages.join(' ');
  for (const person of people) expect(all).toContain(person.name);
  expect(all).toContain(money(total(people)));
  // A PDF's runs of text join without saying where blanks are.
  const last = pages.slice(-centers.length).map(squeezed).toSorted();
  const requested = centers.map(
    ({ code, cost_center }) => `Responsable del área ${cost_center}. Clave ${code}`,
  );
  for (const text of requested.map(squeezed)) expect(last.join('\n')).toContain(text);
  for (const [index, text] of pages.entries())
    expect(text).toContain(`Página ${index + 1} de ${pages.length}`);
}

async function expectDocx(bytes: Uint8Array, people: Person[]): Promise<void> {
  const { xml, tableRows, parts } = await readDocx(bytes);
  expect(xml).toContain('<w:tblHeader');
  expect(xml).toMatch(/<w:pStyle w:val="(Title|Heading1)"/);
  expect(parts).toContain('word/footer1.xml');
  const written = new Set(tableRows.map((cells) => `${cells[0]}|${cells[1]}|${cells[3]}`));
  for (const person of people)
    expect(written).toContain(`${person.human_id}|${person.name}|${money(person.daily_salary)}`);
}

async function expectXlsx(bytes: Uint8Array, people: Person[]): Promise<void> {
  const [sheet] = await readXlsx(bytes);
  if (sheet === undefined) throw new Error('the workbook has no sheet');
  expect(sheet.frozenRows).toBeGreaterThan(0);
  const rows = sheet.rows.filter((cells) => cells[2]?.type === exceljs.ValueType.Date);
  const written = rows.map(([id, name, hired, salary]) => {
    expect(id?.type).toBe(exceljs.ValueType.String);
    expect(salary?.type).toBe(exceljs.ValueType.Number);
    expect(salary?.numFmt).toContain('$');
    const day = hired?.value instanceof Date ? hired.value.toISOString().slice(0, 10) : '';
    return `${id?.value}|${name?.value}|${day}|${Number(salary?.value).toFixed(2)}`;
  });
  const desired = people.map(
    (person) =>
      `${person.human_id}|${person.name}|${person.hire_date}|${Number(person.daily_salary).toFixed(2)}`,
  );
  expect(written.toSorted()).toEqual(desired.toSorted());
}
