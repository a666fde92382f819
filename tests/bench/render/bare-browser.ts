import puppeteer, { type Page } from 'puppeteer';

/** A page of the same browser, used again and again, as a simple program would. */
export async function bareBrowser(browserPath: string): Promise<{ page: Page; close(): Promise<void> }> {
  const browser = await puppeteer.launch({
    executablePath: browserPath,
    headless: /headless[-_]shell/.test(browserPath) ? 'shell' : true,
    args: ['--no-sandbox', '--font-render-hinting=none'],
    protocolTimeout: 3_600_000,
  });
  return { page: await browser.newPage(), close: () => browser.close() };
}

/** `setContent` and `page.pdf`, nothing else. */
export async function barePrint(page: Page, html: string): Promise<Uint8Array> {
  await page.setContent(html, { timeout: 0 });
  return await page.pdf({ preferCSSPageSize: true, printBackground: true, timeout: 0 });
}
