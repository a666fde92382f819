import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { endpoints } from '@lienzo/schema/api/endpoints';
import type { DownloadFormat } from '@lienzo/schema/api/report-endpoints';
import { type Orientation, pageSize } from '@lienzo/schema/report/report';
import { STARTER_REPORTS } from '@lienzo/templates/reports/starter-reports';
import { type Browser, expect, type Page } from '@playwright/test';
import { type PortalClient, signIn } from '../portal/portal-client.ts';
import { hasCommand, officePdf, pagePicture } from './page-picture.ts';
import { beginWith, openPortal } from './portal-pictures.ts';
import { type Captioned, sideBySide } from './side-by-side.ts';

/** Which design's three files are shown. */
const SHOWN = 'registro-nomina';

type Studio = {
  browser: Browser;
  url: string;
  /** For the files on the way. */
  directory: string;
  keep: (name: string, picture: Buffer) => void;
};

/** Each design on the editor's page beside the first page of its PDF, over the same rows. */
export async function starterPictures({ browser, url, directory, keep }: Studio): Promise<void> {
  if (!hasCommand('pdftoppm', '-v')) {
    console.log('The designs are left out: pdftoppm is not installed (Debian: poppler-utils).');
    return;
  }
  const client = await signIn(url, 'admin@lienzo.test');
  const page = await openPortal(browser);
  // High enough for a sheet that runs over two pages.
  await page.setViewportSize({ width: 1600, height: 2400 });
  for (const { id, report } of STARTER_REPORTS) {
    await beginWith(page, url, id);
    const canvas = await firstPage(page, report.orientation);
    const number = await save(page);
    const pdf = await fileOf(client, number, 'pdf', path.join(directory, id));
    const pictures = [
      { picture: canvas, caption: 'Editor' },
      { picture: pagePicture(pdf, 1000), caption: 'PDF' },
    ];
    keep(`starter-${id}`, await sideBySide(browser, pictures));
    if (id === SHOWN) keep('outputs', await sideBySide(browser, await outputs(client, number, directory)));
  }
  await page.close();
}

/** The editor's first sheet down to where its first page ends. */
async function firstPage(page: Page, orientation: Orientation): Promise<Buffer> {
  const sheet = await page.getByRole('region', { name: 'Hoja 1' }).boundingBox();
  if (sheet === null) throw new Error('the sheet is not to be seen');
  const { width, height } = pageSize(orientation);
  return page.screenshot({ clip: { ...sheet, height: (sheet.width * height) / width } });
}

/** Saves what the editor holds. @returns the report's number. */
async function save(page: Page): Promise<number> {
  await page.getByRole('button', { name: 'Guardar cambios' }).click();
  await expect(page).toHaveURL(/report_id=\d+/);
  return Number(new URL(page.url()).searchParams.get('report_id'));
}

/** Writes a report's file. @param base its path without the extension, which is returned with it. */
async function fileOf(
  client: PortalClient,
  report_id: number,
  format: DownloadFormat,
  base: string,
): Promise<string> {
  const response = await client.send(endpoints.download_report, { body: { report_id, format } });
  if (!response.ok) throw new Error(`${response.status} ${await response.text()}`);
  const file = `${base}.${format}`;
  writeFileSync(file, Buffer.from(await response.arrayBuffer()));
  return file;
}

/** The first page of a report's PDF, Word and Excel files. */
async function outputs(client: PortalClient, number: number, directory: string): Promise<Captioned[]> {
  const named = (format: DownloadFormat): Promise<string> =>
    fileOf(client, number, format, path.join(directory, `salida-${format}`));
  const pdf: Captioned = { picture: pagePicture(await named('pdf'), 1000), caption: 'PDF' };
  if (!hasCommand('soffice', '--version')) {
    console.log('Word and Excel are left out: LibreOffice is not installed.');
    return [pdf];
  }
  return [
    pdf,
    { picture: pagePicture(officePdf(await named('docx')), 1000), caption: 'Word' },
    { picture: pagePicture(officePdf(await named('xlsx')), 1000), caption: 'Excel' },
  ];
}
