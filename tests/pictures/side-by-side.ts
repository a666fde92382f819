import type { Browser } from '@playwright/test';

/** A PNG and what stands below it. */
export type Captioned = { picture: Buffer; caption: string };

/** Larger ones make a repository heavy. */
const MAX_BYTES = 150_000;
const WIDTHS = [1440, 1280, 1120, 1000, 880, 760, 640];

/** Pictures beside each other on a grey desk, as one PNG that is small enough to be kept. */
export async function sideBySide(
  browser: Browser,
  pictures: readonly Captioned[],
  mostBytes = MAX_BYTES,
): Promise<Buffer> {
  for (const width of WIDTHS) {
    const drawn = await draw(browser, pictures, width);
    if (drawn.length <= mostBytes || width === WIDTHS.at(-1)) return drawn;
  }
  throw new Error('no width to draw at');
}

async function draw(browser: Browser, pictures: readonly Captioned[], width: number): Promise<Buffer> {
  const page = await browser.newPage({ viewport: { width, height: 100 } });
  try {
    const figures = pictures.map(
      ({ picture, caption }) =>
        `<figure><img src="data:image/png;base64,${picture.toString('base64')}"><figcaption>${caption}</figcaption></figure>`,
    );
    await page.setContent(`<!DOCTYPE html><style>${STYLE}</style>${figures.join('')}`);
    return await page.locator('body').screenshot({ type: 'png' });
  } finally {
    await page.close();
  }
}

const STYLE = `
body{display:flex;gap:20px;align-items:flex-start;margin:0;padding:20px;background:#e9ebef}
figure{flex:1;min-width:0;margin:0}
img{display:block;width:100%;box-shadow:0 1px 4px rgb(15 23 42 / 22%)}
figcaption{padding-top:10px;color:#475467;font:600 13px/1.3 Inter,Arial,sans-serif;text-align:center}`;
