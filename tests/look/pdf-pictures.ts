import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { findBrowser } from '@lienzo/renderer/find-browser';
import { chromium } from '@playwright/test';

const ORIGIN = 'http://look.test/';
/** Pixels for each point of paper. */
const SCALE = 2;

/** Draws one page, as the portal's preview does, and gives it as a data URL. */
const VIEWER = `<!DOCTYPE html><script type="module">
import { getDocument, GlobalWorkerOptions } from '/pdf.min.mjs';
GlobalWorkerOptions.workerSrc = '/pdf.worker.min.mjs';
const opening = getDocument({ url: '/report.pdf' }).promise;
window.pageCount = async () => (await opening).numPages;
window.drawPage = async (number) => {
  const page = await (await opening).getPage(number);
  const viewport = page.getViewport({ scale: ${SCALE} });
  const canvas = document.createElement('canvas');
  canvas.width = viewport.width;
  canvas.height = viewport.height;
  await page.render({ canvas, viewport }).promise;
  page.cleanup();
  return canvas.toDataURL('image/png');
};
</script>`;

/** The pages of a PDF as PNG pictures, drawn in Chromium. */
export async function* pdfPictures(pdf: Uint8Array): AsyncGenerator<Buffer> {
  const browser = await chromium.launch({
    executablePath: findBrowser(process.env.LIENZO_CHROME),
    args: ['--no-sandbox'],
  });
  try {
    const page = await browser.newPage();
    const serve = (path: string, contentType: string, body: string | Buffer): Promise<unknown> =>
      page.route(`${ORIGIN}${path}`, (route) => route.fulfill({ contentType, body }));
    await serve('', 'text/html', VIEWER);
    await serve('report.pdf', 'application/pdf', Buffer.from(pdf));
    for (const name of ['pdf.min.mjs', 'pdf.worker.min.mjs'])
      await serve(name, 'text/javascript', await libraryFile(name));
    await page.goto(ORIGIN);
    const count = await page.evaluate<number>('pageCount()');
    for (let number = 1; number <= count; number += 1) {
      const address = await page.evaluate<string>(`drawPage(${number})`);
      yield Buffer.from(address.slice(address.indexOf(',') + 1), 'base64');
    }
  } finally {
    await browser.close();
  }
}

const libraryFile = (name: string): Promise<Buffer> =>
  readFile(fileURLToPath(import.meta.resolve(`pdfjs-dist/build/${name}`)));
