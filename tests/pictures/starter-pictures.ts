import { endpoints } from '@lienzo/schema/endpoints';
import { type Orientation, pageSize } from '@lienzo/schema/report/report';
import type { DownloadFormat } from '@lienzo/schema/reports/report-endpoints';
import { STARTER_REPORTS } from '@lienzo/templates/reports/starter-reports';
import { type Browser, expect, type Page } from '@playwright/test';
import { type PortalClient, signIn } from '../portal/portal-client.ts';
import { beginWith, openPortal } from './portal-pictures.ts';
import { openPreviews, type PreviewPictures } from './preview-pictures.ts';
import { type Captioned, sideBySide } from './side-by-side.ts';

/** On the front page texts must be read. */
const FRONT_PAGE_BYTES = 300_000;

/** Which design's three files are shown. */
const SHOWN = 'registro-nomina';

type Keep = (name: string, picture: Buffer) => void;

/** Each design on the editor's page beside the first page of its PDF, over the same rows; and one in all formats. */
export async function starterPictures(browser: Browser, url: string, keep: Keep): Promise<void> {
  const begun = await beginEach(browser, url);
  const client = await signIn(url, 'admin@lienzo.test');
  const previews = await openPreviews(browser, { url, client });
  for (const { id, canvas, number } of begun) {
    const pdf = await previews.pdfPage(await fileOf(client, number, id, 'pdf'), 1000);
    const pictures = [
      { picture: canvas, caption: 'Editor' },
      { picture: pdf, caption: 'PDF' },
    ];
    keep(`starter-${id}`, await sideBySide(browser, pictures));
    if (id === SHOWN)
      keep('outputs', await sideBySide(browser, await outputs(client, number, previews), FRONT_PAGE_BYTES));
  }
  await previews.close();
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

/** A report's file. */
async function fileOf(
  client: PortalClient,
  report_id: number,
  name: string,
  format: DownloadFormat,
): Promise<File> {
  const response = await client.send(endpoints.download_report, { body: { report_id, format } });
  if (!response.ok) throw new Error(`${response.status} ${await response.text()}`);
  return new File([await response.arrayBuffer()], `${name}.${format}`);
}

const FORMATS = [
  { format: 'pdf', caption: 'PDF' },
  { format: 'docx', caption: 'Word' },
  { format: 'xlsx', caption: 'Excel' },
] as const;

/** The beginning of a report's PDF, Word and Excel files. */
async function outputs(
  client: PortalClient,
  number: number,
  previews: PreviewPictures,
): Promise<Captioned[]> {
  const pictures: Captioned[] = [];
  for (const { format, caption } of FORMATS)
    pictures.push({
      picture: await previews.corner(await fileOf(client, number, 'salida', format)),
      caption,
    });
  return pictures;
}
