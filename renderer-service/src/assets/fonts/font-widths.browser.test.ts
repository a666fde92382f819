import { FONT_FAMILIES } from '@lienzo/schema/report/font-family';
import { fontStack } from '@lienzo/templates/drawing/font-faces';
import { textWidth } from '@lienzo/templates/drawing/text-width';
import { afterAll, expect, it } from 'vitest';
import { z } from 'zod';
import { testBrowser } from '../../testing/test-browser.ts';
import { PAGE_FONT_CSS } from '../page-assets/page-fonts.ts';

const browser = testBrowser();
afterAll(() => browser.stop());

const TEXTS = ['María Fernanda Gutiérrez Castellanos', '$1,234,567.89', '15/11/2026', 'GUCF900214MDFTSR07'];
const SIZE = 100;

/** The widths of the texts in a browser, regular and bold, in em. */
const measured = (font: string): Promise<number[]> =>
  browser.withPage(new AbortController().signal, async (page) => {
    const spans = TEXTS.flatMap((text) => [`<span>${text}</span>`, `<span><b>${text}</b></span>`]);
    const style = `<style>${PAGE_FONT_CSS} p{font:${SIZE}px ${font};white-space:nowrap;font-variant-numeric:tabular-nums lining-nums}</style>`;
    await page.load({ html: `<!doctype html>${style}<p>${spans.join('<br>')}</p>` });
    const expression = `[...document.querySelectorAll('span')].map((one) => one.getBoundingClientRect().width / ${SIZE})`;
    return z.array(z.number()).parse(await page.evaluate(expression));
  });

it.each(FONT_FAMILIES)('what is counted for %s is what a browser needs, hardly more', async (font) => {
  const widths = await measured(fontStack(font));
  for (const [at, text] of TEXTS.entries()) {
    const counted = textWidth(text, font);
    expect(counted).toBeGreaterThan((widths[2 * at] ?? 0) * 0.985);
    expect(counted).toBeLessThan((widths[2 * at] ?? 0) * 1.16);
    // Bold amounts, which no line may break, with the room that columns leave for them.
    expect(counted * 1.05).toBeGreaterThan((widths[2 * at + 1] ?? 0) * 0.985);
  }
});
