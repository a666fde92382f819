import { afterAll, describe, expect, it } from 'vitest';
import { pdfPages } from '../testing/pdf-pages.ts';
import { testBrowser } from '../testing/test-browser.ts';

const KILLS = 10;
const browser = testBrowser();
afterAll(() => browser.stop());

describe('a browser that is killed again and again', () => {
  it('loses no print and mixes none up', async () => {
    const { signal } = new AbortController();
    let printing = true;
    let next = 0;
    const wrong: string[] = [];
    const worker = async (): Promise<void> => {
      while (printing) {
        const number = next;
        next += 1;
        const file = await browser.withPage(signal, async (page) => {
          await page.load({ html: `<p>hoja ${number}</p>${'<p>renglón</p>'.repeat(200)}` });
          return await page.print();
        });
        const pages = await pdfPages(file);
        if (!pages[0]?.startsWith(`hoja ${number} renglón`) || pages.length < 2) wrong.push(`hoja ${number}`);
      }
    };
    const workers = [worker(), worker(), worker()];
    for (let kill = 0; kill < KILLS; kill += 1) {
      // The time to the next kill grows, so that it comes at every stage of a print.
      await browser.withPage(signal, async (page) => {
        await page.load({ html: `<p>${'x '.repeat(500 * kill)}</p>` });
      });
      await browser.restart();
    }
    printing = false;
    await Promise.all(workers);
    expect(wrong).toEqual([]);
    expect(next).toBeGreaterThan(KILLS);
    expect(browser.counts.crashes).toBe(KILLS);
    expect(browser.state).toBe('listo');
  });

  it('is replaced, not broken off, when it grows too large', async () => {
    const small = testBrowser(1);
    const { signal } = new AbortController();
    const prints = Array.from({ length: 4 }, (_, number) =>
      small.withPage(signal, async (page) => {
        await page.load({ html: `<p>hoja ${number}</p>` });
        return await page.print();
      }),
    );
    const texts = await Promise.all(prints.map(async (file) => (await pdfPages(await file))[0]));
    expect(texts).toEqual(['hoja 0', 'hoja 1', 'hoja 2', 'hoja 3']);
    if (process.platform === 'linux') await expect.poll(() => small.counts.memoryRestarts).toBeGreaterThan(0);
    await small.stop();
  });
});
