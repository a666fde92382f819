import { once } from 'node:events';
import { afterAll, describe, expect, it } from 'vitest';
import { pdfPages } from '../testing/pdf-pages.ts';
import { testBrowser } from '../testing/test-browser.ts';
import type { PrintPage } from './print-page.ts';
import { pageProcesses } from './process-memory.ts';

const { signal } = new AbortController();
const started: number[] = [];
const browser = testBrowser({ pageMemory: 200 * 2 ** 20, onStart: (pid) => void started.push(pid) });
afterAll(() => browser.stop());

const printed =
  (html: string) =>
  async (page: PrintPage): Promise<Uint8Array> => {
    await page.load({ html });
    return await page.print();
  };
const print = (tenant: string, html: string): Promise<Uint8Array> =>
  browser.forTenant(tenant).withPage(signal, printed(html));

/** Ends the page as a system does that runs out of memory, and waits until that is known. */
async function endPage(page: PrintPage): Promise<void> {
  const noticed = once(page.crashed, 'abort');
  for (const { pid } of await pageProcesses(started.at(-1) ?? 0)) process.kill(pid, 'SIGKILL');
  await noticed;
}

/** Laid out it is no higher than a page, and fills a gigabyte. */
const GREEDY = `<div style="height:1px;overflow:hidden">${'<table><tr><td>x<td>y</table>'.repeat(400_000)}</div>`;

// Only Linux tells what a page's process takes.
describe.runIf(process.platform === 'linux')('a page that outgrows its memory', () => {
  it('is ended alone, and its document refused', async () => {
    await print('a', '<p>antes</p>');
    const greedy = print('a', GREEDY);
    const others = Array.from({ length: 6 }, (_none, number) => print('b', `<p>hoja ${number}</p>`));
    await expect(greedy).rejects.toMatchObject({
      code: 'body_too_large',
      entries: [{ message: expect.stringContaining('demasiada memoria') }],
    });
    const texts = await Promise.all(others.map(async (file) => (await pdfPages(await file))[0]));
    expect(texts).toEqual(others.map((_none, number) => `hoja ${number}`));
    expect(browser.counts).toMatchObject({ starts: 1, crashes: 0 });
    expect(await pdfPages(await print('a', '<p>después</p>'))).toEqual(['después']);
  });
});

describe.runIf(process.platform === 'linux')('a print whose browser ended once', () => {
  it('may still lose a page: the two are counted apart', async () => {
    const before = browser.counts.crashes;
    let attempt = 0;
    const file = await browser.withPage(signal, async (page) => {
      attempt += 1;
      await page.load({ html: '<p>hoja</p>' });
      if (attempt === 1) process.kill(-(started.at(-1) ?? 0), 'SIGKILL');
      if (attempt === 2) await endPage(page);
      return await page.print();
    });
    expect(await pdfPages(file)).toEqual(['hoja']);
    expect(attempt).toBe(3);
    expect(browser.counts.crashes - before).toBe(1);
  });

  it('is given up when its document ends a second page', async () => {
    const before = browser.counts.crashes;
    let attempt = 0;
    const printing = browser.withPage(signal, async (page) => {
      attempt += 1;
      await page.load({ html: '<p>hoja</p>' });
      await endPage(page);
      return await page.print();
    });
    await expect(printing).rejects.toThrow();
    expect([attempt, browser.counts.crashes - before]).toEqual([2, 0]);
  });

  it('counts one crash, however many pages it had', async () => {
    const before = browser.counts.crashes;
    const starts = browser.counts.starts;
    const prints = ['a', 'a', 'b'].map((tenant, number) =>
      print(tenant, `<p>hoja ${number}</p>`.repeat(300)),
    );
    await browser.restart();
    for (const file of prints) expect((await pdfPages(await file)).length).toBeGreaterThan(1);
    expect([browser.counts.crashes - before, browser.counts.starts - starts]).toEqual([1, 1]);
  });
});
