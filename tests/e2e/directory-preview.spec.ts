/** Previews: each kind of file, what is hostile, and going from one to the next. */
import { expect, type Page, test } from '@playwright/test';
import { Document, Packer, Paragraph } from 'docx';
import ExcelJS from 'exceljs';
import { DirectoryPage, makeFolder } from './drivers/directory-page.ts';

const PIXEL = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

/** A PDF of one page with one line in a standard font, written by hand. */
function onePagePdf(line: string): Uint8Array<ArrayBuffer> {
  const content = `BT /F1 24 Tf 72 700 Td (${line}) Tj ET`;
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 612 792] /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> >> >>',
    `<< /Length ${content.length} >>\nstream\n${content}\nendstream`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>',
  ];
  let pdf = '%PDF-1.4\n';
  const places = objects.map((object, index) => {
    const place = pdf.length;
    pdf += `${index + 1} 0 obj\n${object}\nendobj\n`;
    return place;
  });
  const start = pdf.length;
  pdf += `xref\n0 6\n0000000000 65535 f \n${places.map((place) => `${String(place).padStart(10, '0')} 00000 n \n`).join('')}`;
  pdf += `trailer << /Size 6 /Root 1 0 R >>\nstartxref\n${start}\n%%EOF`;
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

/** Whatever asks for another host is a fault. */
function watchStrangers(page: Page): string[] {
  const strangers: string[] = [];
  page.on('request', (request) => {
    const { protocol, host } = new URL(request.url());
    if (protocol.startsWith('http') && host !== new URL(process.env.E2E_URL ?? '').host)
      strangers.push(request.url());
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
