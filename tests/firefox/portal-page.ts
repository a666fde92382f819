import type { BrowserContext, Page } from 'puppeteer';

/** A page of the portal in a browser of its own person. */
export type Portal = {
  page: Page;
  /** Signs in on the login screen, by keyboard. */
  signIn(mail: string): Promise<void>;
  /** Opens an address of the portal and waits for its heading, which it returns. */
  open(path: string): Promise<string>;
  /** @throws with what the pages had to forbid or threw since they were opened. */
  expectNothingWrong(): void;
};

/** What a page keeps of the violations of its Content-Security-Policy: Firefox says nothing of them to WebDriver. */
const KEEP = `globalThis.lienzoForbidden = [];
addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI, sourceFile, lineNumber }) =>
  lienzoForbidden.push([effectiveDirective, blockedURI, sourceFile + ':' + lineNumber].join(' ')));`;

/** @param url the portal's origin */
export async function watchPages(context: BrowserContext, url: string): Promise<Portal> {
  const page = await context.newPage();
  // Long enough for a machine that does other things at the same time.
  page.setDefaultTimeout(120_000);
  const wrong: string[] = [];
  page.on('pageerror', (error) => wrong.push(String(error)));
  page.on('console', (message) => {
    if (message.type() === 'error' || message.text().includes('Content-Security-Policy'))
      wrong.push(message.text());
  });
  await page.setViewport({ width: 1280, height: 800 });
  await page.evaluateOnNewDocument(KEEP);
  const collect = async (): Promise<void> => {
    const forbidden: unknown = await page.evaluate('globalThis.lienzoForbidden?.splice(0) ?? []');
    if (Array.isArray(forbidden)) wrong.push(...forbidden.map((one) => `${page.url()}: ${one}`));
  };
  return {
    page,
    async signIn(mail) {
      await page.goto(url);
      await page.locator('input[type=email]').fill(mail);
      await page.keyboard.press('Tab');
      await page.keyboard.type('Lienzo2026');
      await page.keyboard.press('Enter');
      await page.locator('nav a[href^="/app"]').wait();
      await collect();
    },
    async open(path) {
      await collect();
      await page.goto(`${url}${path}`);
      const heading = String(
        await page
          .locator('h1')
          .map((one) => one.textContent)
          .wait(),
      );
      await page.waitForNetworkIdle({ idleTime: 500, concurrency: 1 });
      await collect();
      return heading;
    },
    expectNothingWrong() {
      if (wrong.length > 0) throw new Error(wrong.join('\n'));
    },
  };
}
