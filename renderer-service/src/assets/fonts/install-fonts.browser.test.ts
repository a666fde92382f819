import { fontFaces } from '@lienzo/templates/drawing/font-faces';
import { registroNomina } from '@lienzo/templates/reports/registro-nomina';
import { afterAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { temporaryFolders } from '../../testing/temporary-folders.ts';
import { testBrowser } from '../../testing/test-browser.ts';
import { PAGE_FONT_CSS } from '../page-assets/page-fonts.ts';
import { PAGE_ORIGIN } from '../page-assets/page-origin.ts';

const browser = testBrowser();
const { signal } = new AbortController();
afterAll(() => browser.stop());

const FROM_FILES = fontFaces((file) => `${PAGE_ORIGIN}/fonts/${file}`);
const INSTALLED_ONLY = PAGE_FONT_CSS.replaceAll(/,url\("[^"]*"\) format\("woff2"\)/g, '');
const terms = JSON.stringify(registroNomina).match(/[\p{L}\p{N}.,$-]{3,}/gu) ?? [];
const lines = [
  ...new Set(terms),
  'AVATAR Toro',
  'pingüino ñandú',
  'Łódź Đorđe',
  '$1,234.56 −7 €',
  'fi ffl ½ “«—»”',
]
  .map((word) => `<p><span>${word}</span><b>${word}</b><i>${word}</i><b><i>${word}</i></b></p>`)
  .join('');

/** How wide every word is in upright, bold, italic and both. */
const widthsWith = (css: string): Promise<number[]> =>
  browser.withPage(signal, async (page) => {
    await page.load({
      html: `<!doctype html><style>${css} p{font:10pt "Lienzo Inter",monospace}</style>${lines}`,
    });
    const widths = await page.evaluate(
      '[...document.querySelectorAll("span,b,i")].map((word) => word.getBoundingClientRect().width)',
    );
    return z.array(z.number()).parse(widths);
  });

describe("the drawing's fonts, installed for the browser", () => {
  it('are as wide as the files, word by word, and another font is not', async () => {
    const installed = await widthsWith(process.platform === 'linux' ? INSTALLED_ONLY : PAGE_FONT_CSS);
    expect(installed.length).toBeGreaterThan(400);
    expect(installed).toEqual(await widthsWith(FROM_FILES));
    expect(installed).not.toEqual(await widthsWith(''));
  });

  it('are read from the files where they are not installed', async () => {
    const elsewhere = PAGE_FONT_CSS.replaceAll('local("Lienzo-', 'local("Nowhere-');
    expect(await widthsWith(elsewhere)).toEqual(await widthsWith(FROM_FILES));
  });

  it('are gone when the browser is', async () => {
    const folders = (): Promise<string[]> => temporaryFolders('fonts');
    const others = new Set(await folders());
    const short = testBrowser();
    await short.ready();
    const own = (await folders()).filter((name) => !others.has(name));
    expect(own.length).toBeGreaterThan(0);
    await short.stop();
    // Another test's browser may have started meanwhile; its folder stays.
    const left = async (): Promise<number> => (await folders()).filter((name) => own.includes(name)).length;
    await expect.poll(left).toBeLessThan(own.length);
  });
});
