/** Everyday reports of an analyst, begun from an empty page; each in at most sixty actions by mouse and typing. */
import { expect, type Locator, type Page } from '@playwright/test';
import type { EditorDriver } from '../drivers/editor-driver.ts';
import { test } from '../drivers/editor-test.ts';

const MAX_ACTIONS = 60;

/** What a person does, counted: a click, a drag, a text typed into a field, a key. */
class Analyst {
  readonly #page: Page;
  readonly #editor: EditorDriver;
  actions = 0;

  constructor(page: Page, editor: EditorDriver) {
    this.#page = page;
    this.#editor = editor;
  }

  get properties(): Locator {
    return this.#editor.properties;
  }

  async click(target: Locator): Promise<void> {
    this.actions += 1;
    await target.click();
  }

  async press(key: string): Promise<void> {
    this.actions += 1;
    await this.#page.keyboard.press(key);
  }

  async type(field: Locator, text: string): Promise<void> {
    this.actions += 1;
    await field.fill(text);
  }

  /** Clicks the kind in the palette: the item lands below what is selected. */
  async add(kind: string): Promise<void> {
    await this.click(
      this.#page.getByRole('button', { name: new RegExp(`^Agregar ${kind}(?! cruzada| fija)`) }),
    );
  }

  /** Types a name into a field with choices, and takes the first. */
  async choose(field: string | RegExp, option: string): Promise<void> {
    const select = this.properties.getByRole('combobox', { name: field, exact: true });
    await this.click(select);
    await this.type(select, option);
    await this.click(
      this.#page.getByRole('option', { name: new RegExp(`^${escaped(option)}( |$)`) }).first(),
    );
  }

  /** Takes a choice of a list that is not typed in. */
  async take(field: string, option: string): Promise<void> {
    await this.click(this.properties.getByRole('combobox', { name: field, exact: true }));
    await this.click(this.#page.getByRole('option', { name: option, exact: true }));
  }

  /** Takes a choice of a field of the browser's own. */
  async select(field: string, option: string): Promise<void> {
    this.actions += 2;
    await this.properties.getByLabel(field, { exact: true }).selectOption(option);
  }

  /** Switches something on. */
  async check(name: string): Promise<void> {
    this.actions += 1;
    // The switch's track lies over its input.
    await this.properties.getByRole('switch', { name }).check({ force: true });
  }

  async tickColumns(names: readonly string[]): Promise<void> {
    await this.click(this.properties.getByRole('button', { name: 'Elegir columnas' }));
    for (const name of names) await this.click(this.#page.getByRole('checkbox', { name, exact: true }));
    await this.press('Escape');
    await expect(this.#page.getByLabel('Buscar columna')).toBeHidden();
  }

  /** A computed column by formula. */
  async compute(name: string, formula: string): Promise<void> {
    await this.click(this.properties.getByRole('button', { name: 'Agregar campo adicional' }));
    await this.type(this.properties.getByLabel('Nombre del campo adicional').last(), name);
    this.actions += 1;
    await this.properties.getByRole('radio', { name: 'Fórmula' }).last().press('Space');
    await this.type(this.properties.getByRole('textbox', { name: `Fórmula de ${name}` }), formula);
  }

  /** The report is complete, and took no more actions than it may. */
  async finish(): Promise<void> {
    await expect(this.#page.getByText('Sin problemas')).toBeVisible();
    expect(this.actions).toBeLessThanOrEqual(MAX_ACTIONS);
  }
}

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** Begins a report from an empty page. */
async function begin(
  page: Page,
  open: (report: string) => Promise<EditorDriver>,
): Promise<[Analyst, EditorDriver]> {
  const editor = await open('vacio');
  return [new Analyst(page, editor), editor];
}

test('overtime by centre: doubles and triples as columns, one line for each person', async ({
  page,
  open,
}) => {
  const [analyst, editor] = await begin(page, open);
  await analyst.add('Tabla');
  await analyst.choose(/^Tablas?$/, 'Horas extra');
  await analyst.choose(/^Tablas?$/, 'Empleados');
  await analyst.choose(/^Tablas?$/, 'Centros de costos');
  await analyst.tickColumns(['Nombre completo']);
  await analyst.compute('Dobles', 'SI(IZQUIERDA([Clave de horas]; 4) = "P023"; Horas; 0)');
  await analyst.compute('Triples', 'SI(IZQUIERDA([Clave de horas]; 4) = "P024"; Horas; 0)');
  await analyst.compute('Importe', 'REDONDEAR([Salario diario] / 8 * (2 * Dobles + 3 * Triples); 2)');
  await analyst.choose('Agrupar por', 'Centro de costos');
  await analyst.check('Resumir: una fila por grupo');
  await analyst.select('Total de Suma de Importe', 'Total');
  const table = editor.item('tabla');
  await expect(table.locator('thead')).toContainText('Suma de Dobles');
  await expect(table.locator('thead')).toContainText('Suma de Triples');
  await expect(table.locator('.lz-totals').last()).toContainText('$');
  await analyst.finish();
});

test('a certificate of employment for each person, with the amount in words', async ({ page, open }) => {
  const [analyst, editor] = await begin(page, open);
  await analyst.add('Título');
  await page.keyboard.type('Constancia laboral');
  await analyst.press('Escape');
  await analyst.add('Texto dinámico');
  await analyst.choose(/^Tablas?$/, 'Empleados');
  await analyst.compute('Con letra', 'LETRA([Salario diario])');
  const text = editor.item('texto_dinamico');
  await text.dblclick();
  await page.keyboard.type('Se hace constar que {nombre completo');
  await analyst.press('Enter');
  await page.keyboard.type(' gana {salario diario');
  await analyst.press('Enter');
  await page.keyboard.type(' ({con letra');
  await analyst.press('Enter');
  await page.keyboard.type(').');
  await analyst.press('Escape');
  await page.getByText('Vista previa', { exact: true }).click();
  await expect(page.getByRole('figure').first()).toContainText(/pesos \d\d\/100 M\.N\./);
  await page.getByText('Diseño', { exact: true }).first().click();
  await analyst.finish();
});

test('a dashboard: three totals, the first ten and one filter', async ({ page, open }) => {
  const [analyst, editor] = await begin(page, open);
  await analyst.add('Tabla');
  await analyst.choose(/^Tablas?$/, 'Resultados de nómina');
  await analyst.choose(/^Tablas?$/, 'Empleados');
  await analyst.tickColumns([
    'Nombre completo',
    'Neto a pagar',
    'Total de percepciones',
    'Total de deducciones',
  ]);
  await analyst.click(analyst.properties.getByRole('button', { name: 'Agregar filtro' }));
  await analyst.choose('Columna del filtro', 'Neto a pagar');
  await analyst.take('Condición', 'Mayor que');
  await analyst.type(analyst.properties.getByLabel('Valor del filtro'), '1000');
  // The list and its copy share data and filter, and the copy keeps the ten highest.
  await analyst.click(
    analyst.properties.getByRole('button', { name: 'Compartir estos datos con otros elementos' }),
  );
  await analyst.click(page.getByRole('button', { name: /^Duplicar/ }).first());
  await analyst.check('Resumir: una fila por grupo');
  await analyst.choose('Solo los primeros grupos por', 'Suma de Neto a pagar');
  await expect(editor.item('tabla', 1).locator('tbody tr')).toHaveCount(11);
  for (const [label, column] of [
    ['Neto', 'Neto a pagar'],
    ['Percepciones', 'Total de percepciones'],
    ['Deducciones', 'Total de deducciones'],
  ] as const) {
    await analyst.add('Indicador');
    const formula = analyst.properties.getByRole('textbox', { name: 'Fórmula del indicador' });
    await analyst.type(formula, `SUMA([Tabla 1.${column}])`);
    await analyst.type(analyst.properties.getByRole('textbox', { name: 'Qué dice' }), label);
  }
  await expect(editor.item('indicador', 2)).toContainText(/\$[\d,]+\.\d\d/);
  await analyst.finish();
});

test('the year by concept, with months as columns', async ({ page, open }) => {
  const [analyst, editor] = await begin(page, open);
  await analyst.click(page.getByRole('button', { name: /^Agregar Tabla cruzada/ }));
  await analyst.choose(/^Tablas?$/, 'Conceptos del recibo');
  await analyst.choose(/^Tablas?$/, 'Conceptos');
  await analyst.choose(/^Tablas?$/, 'Periodos');
  await analyst.choose('Agregar una columna a las filas', 'Concepto');
  await analyst.choose('Agregar una columna a las columnas', 'Fecha de pago');
  await analyst.choose('Agregar una medida', 'Importe del concepto');
  const cross = editor.item('tabla_cruzada');
  await expect(cross.locator('thead').last()).toContainText('Total');
  await expect(cross.locator('.lz-totals').first()).toContainText('$');
  await analyst.finish();
});

test('an invoice: subtotal, IVA, total and the amount in words', async ({ page, open }) => {
  const [analyst, editor] = await begin(page, open);
  await analyst.add('Tabla');
  await analyst.choose(/^Tablas?$/, 'Resultados de nómina');
  await analyst.choose(/^Tablas?$/, 'Empleados');
  await analyst.tickColumns(['Nombre completo', 'Total de percepciones']);
  await analyst.add('Totales');
  const rows = [
    ['Subtotal', 'SUMA([Tabla 1.Total de percepciones])'],
    ['IVA', 'Subtotal * 16%'],
    ['Total', 'Subtotal + IVA'],
    ['Importe con letra', 'LETRA(Total)'],
  ] as const;
  for (const [at, [label, formula]] of rows.entries()) {
    await analyst.click(analyst.properties.getByRole('button', { name: 'Agregar fila de totales' }));
    await analyst.type(
      analyst.properties.getByRole('textbox', { name: `Qué dice la fila ${at + 1}` }),
      label,
    );
    await analyst.type(
      analyst.properties.getByRole('textbox', { name: `Fórmula de ${label}`, exact: true }),
      formula,
    );
  }
  const block = editor.item('totales');
  await expect(block).toContainText(/IVA\$[\d,]+\.\d\d/);
  await expect(block).toContainText(/pesos \d\d\/100 M\.N\./);
  await analyst.finish();
});

test('credentials with a QR of several columns, a page for each person', async ({ page, open }) => {
  const [analyst, editor] = await begin(page, open);
  await analyst.add('Texto dinámico');
  await analyst.choose(/^Tablas?$/, 'Empleados');
  await analyst.compute('Credencial', '[Número de personal] & "|" & [Nombre completo] & "|" & NSS');
  const text = editor.item('texto_dinamico');
  await text.dblclick();
  await page.keyboard.type('{nombre completo');
  await analyst.press('Enter');
  await analyst.press('Escape');
  await analyst.add('Código');
  await analyst.take('El contenido es', 'Columna: Credencial');
  await expect(editor.item('codigo').locator('svg').first()).toBeVisible();
  await analyst.finish();
});

test('what was paid to each person, with pages of their own', async ({ page, open }) => {
  const [analyst, editor] = await begin(page, open);
  await analyst.add('Tabla');
  await analyst.choose(/^Tablas?$/, 'Conceptos del recibo');
  await analyst.choose(/^Tablas?$/, 'Conceptos');
  await analyst.choose(/^Tablas?$/, 'Periodos');
  await analyst.choose(/^Tablas?$/, 'Empleados');
  await analyst.tickColumns(['Periodo', 'Concepto', 'Importe del concepto']);
  await analyst.select('Total de Importe del concepto', 'Suma');
  await analyst.choose('Agrupar por', 'Nombre completo');
  await analyst.check('Nueva página por grupo');
  await analyst.check('Reiniciar la numeración');
  await analyst.check('Suma de la página');
  await expect(
    editor
      .item('tabla')
      .getByText(/^Nombre completo: /)
      .first(),
  ).toBeVisible();
  await analyst.finish();
  await page.getByText('Vista previa', { exact: true }).click();
  await expect(page.getByRole('figure').first().locator('.lz-page-sum').first()).toHaveText(
    /^Suma de la página\$[\d,]+\.\d\d$/,
  );
});
