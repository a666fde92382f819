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
  const begun = await beginEach(browser, url);
  // All files in one go: a connection that rests for seconds may be closed under the next call.
  const client = await signIn(url, 'admin@lienzo.test');
  const files = new Map<string, string>();
  for (const { id, number } of begun)
    files.set(id, await fileOf(client, number, 'pdf', path.join(directory, id)));
  const shown = begun.find(({ id }) => id === SHOWN);
  const three = shown === undefined ? [] : await outputFiles(client, shown.number, directory);
  for (const { id, canvas } of begun) {
    const pictures = [
      { picture: canvas, caption: 'Editor' },
      { picture: pagePicture(files.get(id) ?? '', 1000), caption: 'PDF' },
    ];
    keep(`starter-${id}`, await sideBySide(browser, pictures));
  }
  keep('outputs', await sideBySide(browser, outputs(three)));
}

type Begun = { id: string; canvas: Buffer; number: number };

/** Begins a report with each design and saves it. */
async function beginEach(browser: Browser, url: string): Promise<Begun[]> {
  const page = await openPortal(browser);
  // High enough for a sheet that runs over two pages.
  await page.setViewportSize({ width: 1600, height: 2400 });
  const begun: Begun[] = [];
  for (const { id, report } of STARTER_REPORTS) {
    await beginWith(page, url, id);
    const canvas = await firstPage(page, report.orientation);
    begun.push({ id, canvas, number: await save(page) });
  }
  await page.close();
  return begun;
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
  await expect(page).toHaveURL(/report_id=\d+/, { timeout: 30_000 });
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

/** A report's PDF, Word and Excel files. */
async function outputFiles(client: PortalClient, number: number, directory: string): Promise<string[]> {
  const files: string[] = [];
  for (const format of ['pdf', 'docx', 'xlsx'] as const)
    files.push(await fileOf(client, number, format, path.join(directory, `salida-${format}`)));
  return files;
}

const CAPTIONS: Record<string, string> = { '.pdf': 'PDF', '.docx': 'Word', '.xlsx': 'Excel' };

/** The first page of each file. */
function outputs(files: string[]): Captioned[] {
  const hasOffice = hasCommand('soffice', '--version');
  if (!hasOffice) console.log('Word and Excel are left out: LibreOffice is not installed.');
  return files.flatMap((file): Captioned[] => {
    const extension = path.extname(file);
    if (extension !== '.pdf' && !hasOffice) return [];
    const pdf = extension === '.pdf' ? file : officePdf(file);
    return [{ picture: pagePicture(pdf, 1000), caption: CAPTIONS[extension] ?? '' }];
  });
}
