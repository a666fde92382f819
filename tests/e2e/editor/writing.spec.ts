/** Rich text: looks, lists, links, chips with a format of their own. */
import { expect, type Page } from '@playwright/test';
import type { EditorDriver } from '../drivers/editor-driver.ts';
import { reportOf } from '../drivers/editor-page.ts';
import { test } from '../drivers/editor-test.ts';

const bar = (page: Page) => page.getByRole('toolbar', { name: 'Formato del texto' });

/** A text that is being typed into, the cursor at its end. */
async function typed(editor: EditorDriver, page: Page, words: string): Promise<void> {
  await editor.drag('texto', page.locator('[data-lz-section]').first());
  await expect(editor.item('texto').getByRole('textbox')).toBeFocused();
  await page.keyboard.type(words);
}

/** A text that is being typed into, all of it selected. */
async function written(editor: EditorDriver, page: Page, words: string): Promise<void> {
  await typed(editor, page, words);
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

test('End and Enter right after Ctrl+A take nothing away', async ({ page, open }) => {
  const editor = await open('vacio');
  await typed(editor, page, 'Uno');
  for (let time = 1; time <= 5; time++) {
    await page.keyboard.press('Control+a');
    await page.keyboard.press('End');
    await page.keyboard.press('Enter');
    await expect(editor.item('texto').getByRole('textbox')).toContainText('Uno');
  }
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

test('a chip takes a format of its own, by keyboard', async ({ page, open }) => {
  const editor = await open('vacio');
  await editor.drag('texto_dinamico', page.locator('[data-lz-section]').first());
  await expect(editor.item('texto_dinamico').getByRole('textbox')).toBeFocused();
  await page.keyboard.type('Gana {salario diario');
  await expect(page.getByRole('option', { name: /Salario diario/ }).first()).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(editor.item('texto_dinamico').locator('.lz-chip')).toHaveText('Salario diario');
  await page.keyboard.press('ArrowLeft');
  const format = bar(page).getByRole('combobox', { name: 'Formato de Salario diario' });
  if ((await format.count()) === 0) await page.keyboard.press('ArrowLeft');
  await editor.choose(format, 'Moneda: $1,234.50');
  const [item] = (await reportOf(page)).layouts[0]?.items ?? [];
  expect(JSON.stringify(item)).toContain('{"column":"employees.daily_salary","format":"moneda"}');
  expect(JSON.stringify(item)).toContain('"Gana "');
  await page.keyboard.press('Escape');
  await page.getByText('Vista previa', { exact: true }).click();
  await expect(page.getByRole('figure').first()).toContainText(/Gana \$[\d,]+\.\d{2}/);
});

test('Word tables and lists come in clean: no style, no remote picture, cells apart', async ({
  page,
  open,
}) => {
  const editor = await open('vacio');
  await written(editor, page, ' ');
  const requests: string[] = [];
  page.on('request', (request) => requests.push(request.url()));
  await page.evaluate(`(() => {
    const data = new DataTransfer();
    data.setData('text/html', '<html xmlns:o="urn:schemas-microsoft-com:office:office"><head><style>@page{size:8.5in}</style></head><body><!--StartFragment--><p class=MsoNormal style="mso-margin-top-alt:auto"><b>Nómina<o:p></o:p></b></p><table class=MsoTableGrid><tr><td><p>Sueldo</p></td><td><p>1,500.00</p></td></tr></table><img src="http://espia.invalid/p.png"><svg onload="window.hacked=1"></svg><iframe src="http://espia.invalid"></iframe><p>· Primero</p><!--EndFragment--></body></html>');
    document.activeElement.dispatchEvent(new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true }));
  })()`);
  const text = editor.item('texto').getByRole('textbox');
  await expect(text).toContainText('Nómina');
  await expect(text).toContainText(/Sueldo\s1,500\.00/);
  await expect(text.locator('img,svg,iframe,style,[class^=Mso]')).toHaveCount(0);
  expect(requests.filter((address) => address.includes('espia'))).toEqual([]);
  expect(await page.evaluate('window.hacked')).toBeUndefined();
});

const pasteHtml = (page: Page, html: string): Promise<void> =>
  page.evaluate((content) => {
    const data = new DataTransfer();
    data.setData('text/html', content);
    document.activeElement?.dispatchEvent(
      new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true }),
    );
  }, html);

test('lines of mails and web pages stay lines, and their words apart; words alone go into the line', async ({
  page,
  open,
}) => {
  const editor = await open('vacio');
  await typed(editor, page, 'Nota: ');
  const lines = editor.item('texto').getByRole('textbox').locator('p');
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
});

test('lists of Word become lists, each level inside of the one above', async ({ page, open }) => {
  const editor = await open('vacio');
  await written(editor, page, ' ');
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
  const text = editor.item('texto').getByRole('textbox');
  await expect(text.locator('> ol > li')).toHaveText([/^SueldoHoras extraBonos$/, /^Retenciones$/]);
  await expect(text.locator('> ol > li > ul > li')).toHaveText(['Horas extra', 'Bonos']);
  await expect(text.locator('> p', { hasText: 'Antes' })).toHaveText('Antes de firmar');
  await expect(text.locator('> ul > li')).toHaveText('Aviso');
});

for (const kind of ['texto', 'titulo'] as const)
  test(`Enter over a whole ${kind} leaves an empty paragraph`, async ({ page, open }) => {
    const editor = await open('vacio');
    await editor.drag(kind, page.locator('[data-lz-section]').first());
    const text = editor.item(kind).getByRole('textbox');
    await expect(text).toBeFocused();
    await page.keyboard.type('Saldos de la quincena');
    await page.keyboard.press('Control+a');
    await page.keyboard.press('Enter');
    await expect(text).toHaveText('');
    await expect(text.locator('p')).toHaveCount(1);
  });
