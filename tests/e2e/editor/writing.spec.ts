/** Rich text: looks, lists, links, chips with a format of their own. */
import { expect, type Page, type Request } from '@playwright/test';
import type { EditorDriver } from '../drivers/editor-driver.ts';
import { reportOf } from '../drivers/editor-page.ts';
import { test } from '../drivers/editor-test.ts';

const bar = (page: Page) => page.getByRole('toolbar', { name: 'Formato del texto' });

/** A text that is being typed into, the cursor at its end. */
async function typed(editor: EditorDriver, page: Page, label: string): Promise<void> {
  await editor.drag('texto', page.locator('[data-lz-section]').first());
  await expect(editor.item('texto').getByRole('textbox')).toBeFocused();
  await page.keyboard.type(label);
}

/** A text that is being typed into, all of it selected. */
async function written(editor: EditorDriver, page: Page, phrase: string): Promise<void> {
  await typed(editor, page, phrase);
  await page.keyboard.press('Control+a');
}

test('text gets its looks from the bar and from the keys, and keeps them', async ({ page, open }) => {
  const editor = await open('vacio');
  await written(editor, page, 'Importe total');
  await page.keyboard.press('Control+b');
  await bar(page)
    .getByRole('button', { name: /^Cursiva/ })
    .click();
  await page.keyboard.press('Control+u');
  await expect(bar(page).getByRole('button', { name: /^Negrita/ })).toHaveAttribute('aria-pressed', 'true');
  const size = bar(page).getByRole('combobox', { name: 'Tamaño del texto' });
  // Of a text that nobody gave a size it says so, instead of nothing.
  await expect(size).toHaveValue('Auto');
  await editor.choose(size, '16 pt');
  await bar(page).getByRole('button', { name: 'Color del texto' }).click();
  await page.getByRole('group', { name: 'Color del texto' }).getByRole('button').nth(2).click();
  await bar(page)
    .getByRole('button', { name: /^Alineación/ })
    .click();
  await page.getByRole('menuitem', { name: 'A la derecha' }).click();
  await page.keyboard.press('Escape');
  const paragraph = editor.item('texto').locator('.lz-rich p');
  await expect(paragraph).toHaveCSS('text-align', 'right');
  await expect(paragraph.locator('span')).toHaveCSS('font-size', /^2[01]/);
  for (const tag of ['strong', 'em', 'u']) await expect(paragraph.locator(tag)).toHaveText('Importe total');
  const [item] = (await reportOf(page)).layouts[0]?.items ?? [];
  expect(JSON.stringify(item)).toMatch(/"color":"#[0-9a-f]{6}"/i);
});

test('paragraphs become lists and go back, as steps with names', async ({ page, open }) => {
  const editor = await open('vacio');
  await typed(editor, page, 'Uno');
  await bar(page).getByRole('button', { name: 'Lista con viñetas' }).click();
  await expect(editor.item('texto').locator('ul li')).toHaveCount(1);
  await page.keyboard.press('Enter');
  await page.keyboard.type('Dos');
  await expect(editor.item('texto').locator('ul li')).toHaveCount(2);
  await bar(page).getByRole('button', { name: 'Lista numerada' }).click();
  await expect(editor.item('texto').locator('ol li').first()).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: /^Deshacer: escribir en texto/ })).toBeEnabled();
});

test('the link dialog refuses what could run, completes addresses, and takes links away', async ({
  page,
  open,
}) => {
  const editor = await open('vacio');
  await written(editor, page, 'Portal del SAT');
  await bar(page).getByRole('button', { name: 'Enlace' }).press('Enter');
  const address = page.getByLabel('Dirección del enlace');
  await expect(address).toBeFocused();
  await address.fill('javascript:alert(1)');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Escribe una dirección, por ejemplo https://ejemplo.mx')).toBeVisible();
  await address.fill('sat.gob.mx');
  await page.keyboard.press('Enter');
  const link = editor.item('texto').locator('a');
  await expect(link).toHaveAttribute('href', 'https://sat.gob.mx');
  await bar(page).getByRole('button', { name: 'Enlace' }).click();
  await page.getByRole('button', { name: 'Quitar enlace' }).click();
  await expect(link).toHaveCount(0);
});

test('{ offers columns by name and puts a chip, which takes over the format of its place or one of its own', async ({
  page,
  open,
}) => {
  const editor = await open('vacio');
  await editor.drag('texto_dinamico', page.locator('[data-lz-section]').first());
  const text = editor.item('texto_dinamico');
  await expect(text.getByRole('textbox')).toBeFocused();
  await page.keyboard.type('Gana {salario diario');
  await expect(page.getByRole('option', { name: /Salario diario/ }).first()).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(text.locator('.lz-chip')).toHaveText('Salario diario');
  const itemNow = async () => (await reportOf(page)).layouts[0]?.items[0];
  await expect.poll(itemNow).toMatchObject({
    selected_tables: ['employees'],
    selected_columns: [{ column: 'employees.daily_salary' }],
  });
  await page.keyboard.press('ArrowLeft');
  const format = bar(page).getByRole('combobox', { name: 'Formato de Salario diario' });
  if ((await format.count()) === 0) await page.keyboard.press('ArrowLeft');
  await editor.choose(format, 'Moneda: $1,234.50');
  const kept = JSON.stringify(await itemNow());
  expect(kept).toContain('{"column":"employees.daily_salary","format":"moneda"}');
  expect(kept).toContain('"Gana "');
  await page.keyboard.press('Escape');

  await text.dblclick();
  await page.keyboard.press('Control+End');
  await page.keyboard.press('Control+b');
  await page.keyboard.type(' a {nombre comp');
  await page.getByRole('option', { name: /Nombre completo/ }).waitFor();
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: /^Insertar columna/ }).click();
  await page.getByLabel('Buscar columna').fill('Número interno');
  await page.getByRole('button', { name: /^Número interno/ }).click();
  await page.keyboard.type('!');
  await expect(text.locator('strong .lz-chip')).toHaveCount(2);
  await expect(text.locator('strong').last()).toContainText('!');
  expect(JSON.stringify(await itemNow()).match(/"type":"bold"/g)).toHaveLength(4);
  await page.keyboard.press('Escape');
  await page.getByText('Vista previa', { exact: true }).click();
  await expect(page.getByRole('figure').first()).toContainText(/Gana \$[\d,]+\.\d{2}/);
});

const pasteHtml = (page: Page, html: string): Promise<void> =>
  page.evaluate((content) => {
    const data = new DataTransfer();
    data.setData('text/html', content);
    document.activeElement?.dispatchEvent(
      new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true }),
    );
  }, html);

const FROM_WORD =
  '<html xmlns:o="urn:schemas-microsoft-com:office:office"><head><style>@page{size:8.5in}</style></head><body><!--StartFragment--><p class=MsoNormal style="mso-margin-top-alt:auto" onclick="window.hacked=1"><b>Nómina<o:p></o:p></b></p><table class=MsoTableGrid><tr><td><p>Sueldo</p></td><td><p>1,500.00</p></td></tr></table><img src="http://espia.invalid/p.png" onerror="window.hacked=1"><svg onload="window.hacked=1"></svg><iframe src="http://espia.invalid"></iframe><p>· Primero</p><!--EndFragment--></body></html>';

test('what is pasted comes in clean, its lines and lists as they were', async ({ page, open }) => {
  const editor = await open('vacio');
  await typed(editor, page, 'Nota: ');
  const text = editor.item('texto').getByRole('textbox');
  const clear = async (): Promise<void> => {
    await page.keyboard.press('Control+a');
    await page.keyboard.press('Delete');
    await expect(text).toHaveText('');
  };
  await test.step('lines of mails and web pages stay lines, and their words apart; words alone go into the line', async () => {
    const lines = text.locator('p');
    await pasteHtml(page, '<b>pago</b> <i>único</i>');
    await expect(lines).toHaveText(['Nota: pago único']);
    await page.keyboard.press('Enter');
    await pasteHtml(
      page,
      '<div>Primera</div><div><b>Sueldo</b> <i>base</i> <a href="javascript:alert(1)">uno</a> <a href="https://sat.gob.mx">SAT</a></div><p>Tercera</p><b>suelta</b> <i>al final</i>',
    );
    await expect(lines).toHaveText([
      'Nota: pago único',
      'Primera',
      'Sueldo base uno SAT',
      'Tercera',
      'suelta al final',
    ]);
    await expect(text.locator('a')).toHaveCount(1);
    await expect(text.locator('a')).toHaveAttribute('href', 'https://sat.gob.mx');
  });
  await clear();
  await test.step('Word tables: no style, no script, no remote picture, cells apart', async () => {
    const requests: string[] = [];
    const note = (request: Request): void => void requests.push(request.url());
    page.on('request', note);
    await pasteHtml(page, FROM_WORD);
    await expect(text.locator('strong')).toHaveText('Nómina');
    await expect(text).toContainText(/Sueldo\s1,500\.00/);
    await expect(text.locator('img,svg,iframe,style,[class^=Mso],[onclick]')).toHaveCount(0);
    page.off('request', note);
    expect(requests.filter((address) => address.includes('espia'))).toEqual([]);
    expect(await page.evaluate('window.hacked')).toBeUndefined();
  });
  await clear();
  await test.step('lists of Word become lists, each level inside of the one above', async () => {
    const line = (level: number, marker: string, text: string): string =>
      `<p class=MsoListParagraphCxSpMiddle style="text-indent:-18.0pt;mso-list:l0 level${level} lfo1"><![if !supportLists]><span style="mso-list:Ignore">${marker}<span style="font:7.0pt &quot;Times New Roman&quot;">&nbsp;&nbsp;</span></span><![endif]>${text}<o:p></o:p></p>`;
    const list = [
      line(1, '1.', 'Sueldo'),
      line(2, 'o', 'Horas extra'),
      line(2, '§', 'Bonos'),
      line(1, '2.', 'Retenciones'),
    ];
    const rest = '<p>Antes <b>de</b> <a href="https://sat.gob.mx">firmar</a></p>';
    await pasteHtml(
      page,
      `<html><body><!--StartFragment-->${list.join('')}${rest}${line(1, '·', 'Aviso')}<!--EndFragment--></body></html>`,
    );
    await expect(text.locator('> ol > li')).toHaveText([/^SueldoHoras extraBonos$/, /^Retenciones$/]);
    await expect(text.locator('> ol > li > ul > li')).toHaveText(['Horas extra', 'Bonos']);
    await expect(text.locator('> p', { hasText: 'Antes' })).toHaveText('Antes de firmar');
    await expect(text.locator('> ul > li')).toHaveText('Aviso');
  });
});

test('a whole text that is selected: Enter leaves an empty paragraph, End and Enter take nothing away', async ({
  page,
  open,
}) => {
  const editor = await open('vacio');
  for (const kind of ['texto', 'titulo'] as const) {
    await editor.drag(kind, page.locator('[data-lz-section]').first());
    const text = editor.item(kind).getByRole('textbox');
    await expect(text).toBeFocused();
    await page.keyboard.type('Saldos de la quincena');
    await page.keyboard.press('Control+a');
    await page.keyboard.press('Enter');
    await expect(text).toHaveText('');
    await expect(text.locator('p')).toHaveCount(1);
    await page.keyboard.type('Uno');
    for (let time = 1; time <= 3; time++) {
      await page.keyboard.press('Control+a');
      await page.keyboard.press('End');
      await page.keyboard.press('Enter');
      await expect(text).toContainText('Uno');
    }
    await page.keyboard.press('Escape');
  }
});
