/** Previews: each kind of file, what is hostile, and going from one to the next. */
import { expect, type Page } from '@playwright/test';
import { Document, Packer, Paragraph } from 'docx';
import ExcelJS from 'exceljs';
import JSZip from 'jszip';
import { DirectoryPage, makeFolder } from '../drivers/directory-page.ts';
import { test } from '../drivers/portal-test.ts';
import { url } from '../drivers/portal-under-test.ts';

const PIXEL = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

/** A PDF of one page with one line in a standard font, written by hand. */
function onePagePdf(line: string): Uint8Array<ArrayBuffer> {
  return pdfOf(`BT /F1 24 Tf 72 700 Td (${line}) Tj ET`);
}

/** @param more `catalog`: more entries of the document; `pages`: its pages, where there are others than the one. */
function pdfOf(
  content: string,
  { catalog = '', pages = '/Kids [3 0 R] /Count 1' } = {},
): Uint8Array<ArrayBuffer> {
  const objects = [
    `<< /Type /Catalog /Pages 2 0 R ${catalog} >>`,
    `<< /Type /Pages ${pages} >>`,
    `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 612 792] /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> >> >>`,
    `<< /Length ${content.length} >>\nstream\n${content}\nendstream`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>',
    '<< /Length 9 >>\nstream\n<xdp></x>\nendstream',
  ];
  let pdf = '%PDF-1.4\n';
  const positions = objects.map((object, index) => {
    const position = pdf.length;
    pdf += `${index + 1} 0 obj\n${object}\nendobj\n`;
    return position;
  });
  const start = pdf.length;
  pdf += `xref\n0 7\n0000000000 65535 f \n${positions.map((target) => `${String(target).padStart(10, '0')} 00000 n \n`).join('')}`;
  pdf += `trailer << /Size 7 /Root 1 0 R >>\nstartxref\n${start}\n%%EOF`;
  return new TextEncoder().encode(pdf);
}

async function wordFile(text: string): Promise<Uint8Array<ArrayBuffer>> {
  const document = new Document({ sections: [{ children: [new Paragraph(text)] }] });
  return new Uint8Array(await Packer.toBuffer(document));
}

async function workbook(): Promise<Uint8Array<ArrayBuffer>> {
  const book = new ExcelJS.Workbook();
  const sheet = book.addWorksheet('Nómina');
  sheet.addRow(['Empleado', 'Sueldo']);
  sheet.addRow(['Ana Ruiz', 12345.5]).getCell(2).numFmt = '"$"#,##0.00';
  book.addWorksheet('Otra').addRow(['segunda hoja']);
  return new Uint8Array(await book.xlsx.writeBuffer());
}

/** A Word document whose main part is this XML. */
async function wordFileOf(body: string, links = 0): Promise<Uint8Array<ArrayBuffer>> {
  const zip = new JSZip();
  zip.file(
    '[Content_Types].xml',
    '<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/></Types>',
  );
  const relations = (entries: string) =>
    `<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships">${entries}</Relationships>`;
  const office = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
  zip.file(
    '_rels/.rels',
    relations(`<Relationship Id="r" Type="${office}/officeDocument" Target="word/document.xml"/>`),
  );
  const link = (_: unknown, index: number) =>
    `<Relationship Id="l${index}" Type="${office}/hyperlink" Target="#" TargetMode="External"/>`;
  zip.file('word/_rels/document.xml.rels', relations(Array.from({ length: links }, link).join('')));
  zip.file(
    'word/document.xml',
    `<w:document xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main" xmlns:r="${office}"><w:body>${body}</w:body></w:document>`,
  );
  return new Uint8Array(await zip.generateAsync({ type: 'arraybuffer', compression: 'DEFLATE' }));
}

/** Whatever asks for another host is a fault. */
function watchStrangers(page: Page): string[] {
  const strangers: string[] = [];
  page.on('request', (request) => {
    const { protocol, host } = new URL(request.url());
    if (protocol.startsWith('http') && host !== new URL(url()).host) strangers.push(request.url());
  });
  return strangers;
}

test('each kind is shown, and the arrows lead through the folder', async ({ page }) => {
  test.setTimeout(120_000);
  const folder = await makeFolder({
    'a.pdf': onePagePdf('Recibo de enero'),
    'b.docx': await wordFile('Contrato de trabajo'),
    'c.xlsx': await workbook(),
    'd.csv': 'Nombre;Sueldo\n"Peña; Ana";100\n',
    'e.txt': new Uint8Array([0x4e, 0xf3, 0x6d, 0x69, 0x6e, 0x61]),
    'f.png': new Uint8Array(PIXEL),
    'g.bin': 'x',
  });
  const directory = await DirectoryPage.open(page, folder.id);
  await expect(directory.row('a.pdf')).toBeVisible();
  await directory.grid.focus();
  await page.keyboard.press('Home');
  await page.keyboard.press('Enter');
  const preview = page.getByRole('dialog', { name: /^Vista previa de / });
  await expect(preview.getByRole('img', { name: 'Página 1 de 1' })).toBeVisible();
  await expect(preview.getByText('Recibo de enero')).toBeAttached();
  await page.keyboard.press('ArrowRight');
  await expect(preview.frameLocator('iframe').getByText('Contrato de trabajo')).toBeVisible();
  await page.keyboard.press('ArrowRight');
  await expect(preview.getByRole('cell', { name: '$12,345.50' })).toBeVisible();
  await preview.getByRole('tab', { name: 'Otra' }).click();
  await expect(preview.getByRole('cell', { name: 'segunda hoja' })).toBeVisible();
  await preview.getByRole('button', { name: 'Archivo siguiente' }).click();
  await expect(preview.getByRole('cell', { name: 'Peña; Ana' })).toBeVisible();
  await page.keyboard.press('ArrowRight');
  await expect(preview.getByText('Nómina', { exact: true })).toBeVisible();
  await page.keyboard.press('ArrowRight');
  await expect(preview.getByRole('img', { name: 'f.png' })).toBeVisible();
  await page.keyboard.press('ArrowRight');
  await expect(preview.getByText('Este tipo de archivo no tiene vista previa.')).toBeVisible();
  await page.keyboard.press('ArrowLeft');
  await expect(preview.getByRole('img', { name: 'f.png' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(preview).toHaveCount(0);
});

test('pages and drawings are text, and what a document brings neither runs nor reaches out', async ({
  page,
}) => {
  const hostile =
    '<script>document.title="tomado"</script><img src="http://127.0.0.1:9/x" onerror="alert(1)">';
  const folder = await makeFolder({
    'a.html': hostile,
    'b.svg': `<svg xmlns="http://www.w3.org/2000/svg" onload="document.title='tomado'">${hostile}</svg>`,
    'c.docx': await wordFile(hostile),
    'd.docx': 'no es un documento',
    'e.pdf': 'no es un PDF',
    'f.xlsx': 'no es un libro',
  });
  const strangers = watchStrangers(page);
  const directory = await DirectoryPage.open(page, folder.id);
  await directory.row('a.html').getByRole('button', { name: 'Vista previa de a.html' }).click();
  const preview = page.getByRole('dialog', { name: /^Vista previa de / });
  await expect(preview.getByText('<script>document.title="tomado"</script>')).toBeVisible();
  await page.keyboard.press('ArrowRight');
  await expect(preview.getByText('<svg xmlns=')).toBeVisible();
  await page.keyboard.press('ArrowRight');
  await expect(preview.frameLocator('iframe').getByText('<script>')).toBeVisible();
  await expect(preview.locator('iframe')).toHaveAttribute('sandbox', '');
  for (const broken of ['d.docx', 'e.pdf', 'f.xlsx']) {
    await page.keyboard.press('ArrowRight');
    await expect(page.getByRole('dialog', { name: `Vista previa de ${broken}` })).toContainText(
      'No se pudo mostrar el archivo. Puedes descargarlo.',
    );
  }
  expect(await page.title()).not.toBe('tomado');
  expect(strangers).toEqual([]);
});

test('a document that would never end is given up, and the page answers meanwhile', async ({ page }) => {
  test.setTimeout(180_000);
  const count = 90_000;
  // Each link is looked for among all of them.
  const links = Array.from(
    { length: count },
    (_, index) => `<w:hyperlink r:id="l${count - 1 - (index % 100)}"/>`,
  );
  const folder = await makeFolder({
    'a sin fin.docx': await wordFileOf(`<w:p>${links.join('')}</w:p>`, count),
    'b.txt': 'sigue aquí',
  });
  const directory = await DirectoryPage.open(page, folder.id);
  await directory
    .row('a sin fin.docx')
    .getByRole('button', { name: /^Vista previa/ })
    .click();
  const preview = page.getByRole('dialog', { name: /^Vista previa de / });
  await expect(preview.getByRole('status', { name: 'Abriendo la vista previa' })).toBeVisible();
  await page.keyboard.press('ArrowRight');
  await expect(preview.getByText('sigue aquí')).toBeVisible();
  await page.keyboard.press('ArrowLeft');
  await expect(preview.getByText('El archivo tarda demasiado en mostrarse. Puedes descargarlo.')).toBeVisible(
    {
      timeout: 60_000,
    },
  );
  const download = page.waitForEvent('download');
  await preview.getByRole('button', { name: 'Descargar', exact: true }).last().click();
  expect((await download).suggestedFilename()).toBe('a sin fin.docx');
});

test('of an enormous document the beginning is shown, of hostile ones what can be read', async ({ page }) => {
  test.setTimeout(180_000);
  const line = (text: string) => `<w:p><w:r><w:t>${text}</w:t></w:r></w:p>`;
  const nested = (depth: number) =>
    `${'<w:tbl><w:tr><w:tc>'.repeat(depth)}${line('hondo')}${'</w:tc></w:tr></w:tbl>'.repeat(depth)}`;
  const folder = await makeFolder({
    'a enorme.docx': await wordFileOf(line('Renglón de relleno').repeat(20_000)),
    'b hondo.docx': await wordFileOf(nested(20)),
    'c abismo.docx': await wordFileOf(nested(20_000)),
    'd risas.docx': await wordFileOf('<w:p/>').then(withEntities),
  });
  const directory = await DirectoryPage.open(page, folder.id);
  await directory
    .row('a enorme.docx')
    .getByRole('button', { name: /^Vista previa/ })
    .click();
  const preview = page.getByRole('dialog', { name: /^Vista previa de / });
  // A busy machine gives it up before.
  await expect(preview.getByText(/Se muestra el principio del documento|tarda demasiado/)).toBeVisible({
    timeout: 60_000,
  });
  await page.keyboard.press('ArrowRight');
  await expect(preview.frameLocator('iframe').getByText('hondo')).toBeVisible();
  for (const name of ['c abismo.docx', 'd risas.docx']) {
    await page.keyboard.press('ArrowRight');
    await expect(page.getByRole('dialog', { name: `Vista previa de ${name}` })).toContainText(
      'No se pudo mostrar el archivo. Puedes descargarlo.',
    );
  }
});

/** The same document with entities that grow to billions of letters. */
async function withEntities(bytes: Uint8Array<ArrayBuffer>): Promise<Uint8Array<ArrayBuffer>> {
  const zip = await JSZip.loadAsync(bytes);
  const entities = Array.from({ length: 10 }, (_, level) => {
    const inner = level === 0 ? 'ja' : `&l${level - 1};`.repeat(10);
    return `<!ENTITY l${level} "${inner}">`;
  });
  zip.file(
    'word/document.xml',
    `<!DOCTYPE d [${entities.join('')}]><w:document xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"><w:body><w:p><w:r><w:t>&l9;</w:t></w:r></w:p></w:body></w:document>`,
  );
  return new Uint8Array(await zip.generateAsync({ type: 'arraybuffer' }));
}

test('a form of Adobe, a page that is damaged and durations are told as what they are', async ({ page }) => {
  const texts = 'BT /F1 24 Tf 72 700 Td (Please wait) Tj ET';
  const book = new ExcelJS.Workbook();
  book
    .addWorksheet('Horas')
    .addRow([26.5 / 24])
    .getCell(1).numFmt = '[h]:mm';
  const folder = await makeFolder({
    'a.pdf': pdfOf(texts, { catalog: '/AcroForm << /XFA 6 0 R /Fields [] >>' }),
    'b.pdf': pdfOf(texts, { pages: '/Kids [3 0 R 99 0 R] /Count 2' }),
    'c.xlsx': new Uint8Array(await book.xlsx.writeBuffer()),
  });
  const directory = await DirectoryPage.open(page, folder.id);
  await expect(directory.row('a.pdf')).toBeVisible();
  await directory.grid.focus();
  await page.keyboard.press('Home');
  await page.keyboard.press('Enter');
  const preview = page.getByRole('dialog', { name: /^Vista previa de / });
  await expect(preview.getByText('Este PDF es un formulario de Adobe (XFA)')).toBeVisible();
  await page.keyboard.press('ArrowRight');
  await expect(preview.getByRole('img', { name: 'Página 1 de 2' })).toBeVisible();
  await preview.getByRole('region', { name: 'Contenido de b.pdf' }).press('End');
  await expect(preview.getByText('Esta página está dañada y no se puede mostrar.')).toBeVisible();
  await preview.getByRole('button', { name: 'Archivo siguiente' }).click();
  await expect(preview.getByRole('cell', { name: '26:30' })).toBeVisible();
});
