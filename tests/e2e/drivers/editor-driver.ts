/** The report editor as a person uses it: what is dragged where, what is chosen in its panels. */
import type { ItemKind } from '@lienzo/schema/report/item';
import { expect, type Locator, type Page } from '@playwright/test';
import { boxOf } from './box-of.ts';

export class EditorDriver {
  readonly page: Page;

  constructor(page: Page) {
    this.page = page;
  }

  /** The n-th item of a kind on the page. */
  item(kind: ItemKind, nth = 0): Locator {
    return this.page.locator(`[data-lz-item][data-kind="${kind}"]`).nth(nth);
  }

  get items(): Locator {
    return this.page.locator('[data-lz-item]');
  }

  get properties(): Locator {
    return this.page.getByRole('complementary', { name: 'Propiedades' });
  }

  /** Drags a kind from the palette to a point, given from the left and top of a target. */
  async drag(kind: ItemKind, target: Locator, position: 'middle' | 'below' = 'middle'): Promise<void> {
    const from = await boxOf(this.page.locator(`[data-lz-palette="${kind}"]`));
    const to = await boxOf(target);
    const x = to.x + to.width / 2;
    const y = position === 'middle' ? to.y + to.height / 2 : to.y + to.height + 6;
    await this.page.mouse.move(from.x + from.width / 2, from.y + from.height / 2);
    await this.page.mouse.down();
    await this.page.mouse.move(from.x + from.width / 2 + 12, from.y + from.height / 2 + 4, { steps: 3 });
    await this.page.mouse.move(x, y, { steps: 12 });
    await this.page.mouse.up();
  }

  /** Enters an item's text and types. */
  async write(item: Locator, text: string): Promise<void> {
    await item.dblclick();
    await expect(item.getByRole('textbox')).toBeFocused();
    await this.page.keyboard.type(text);
  }

  /** Chooses the selected item's table by its readable name. */
  async chooseTable(name: string): Promise<void> {
    const field = this.properties.getByRole('combobox', { name: /^Tablas?$/ });
    await field.click();
    await field.fill(name);
    await this.page
      .getByRole('option', { name: new RegExp(`^${name}`) })
      .first()
      .click();
  }

  /** Ticks columns of the chosen tables. */
  async chooseColumns(names: string[]): Promise<void> {
    await this.properties.getByRole('button', { name: 'Elegir columnas' }).click();
    for (const name of names) await this.page.getByRole('checkbox', { name, exact: true }).check();
    await this.page.keyboard.press('Escape');
    await expect(this.page.getByLabel('Buscar columna')).toBeHidden();
  }

  /** Shows a tab of the selected item's properties. */
  async tab(name: 'Datos' | 'Contenido' | 'Formato' | 'Diseño'): Promise<void> {
    await this.properties.getByRole('tab', { name, exact: true }).click();
  }

  /** Sets the format or the total of a chosen column, on its row. */
  async setColumn(column: string, field: 'Formato' | 'Total', choice: string): Promise<void> {
    const name = `${field} de ${column}`;
    await this.properties.getByRole('combobox', { name, exact: true }).selectOption(choice);
  }

  /** Selects the n-th section by its handle. */
  async selectSection(section: number): Promise<void> {
    const handle = `Seleccionar o arrastrar la sección ${section}`;
    await this.page.getByRole('button', { name: handle, exact: true }).click();
  }

  /** Makes the n-th section no longer begin a new page. */
  async dropPageBreak(section: number): Promise<void> {
    await this.selectSection(section);
    await this.page.getByRole('button', { name: 'Quitar el salto de página' }).click();
  }

  /** Opens a select and takes an option. */
  async choose(field: Locator, option: string): Promise<void> {
    await field.click();
    await this.page.getByRole('listbox').getByRole('option', { name: option, exact: true }).click();
  }
}
