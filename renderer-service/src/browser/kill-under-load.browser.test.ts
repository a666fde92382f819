import { registroNomina } from '@lienzo/templates/reports/registro-nomina';
import { afterAll, describe, expect, it } from 'vitest';
import { createRenderer } from '../app.ts';
import { pdfPages } from '../testing/pdf-pages.ts';
import { silentLog, testBrowser } from '../testing/test-browser.ts';
import { BrowserSupervisor } from './browser-supervisor.ts';
import { pageProcesses } from './process-memory.ts';

const KILLS = 8;

/** The register with thirty people of one name. */
function namedReport(number: number): Request {
  const [uuid = '', sample = []] = Object.entries(registroNomina.rows)[0] ?? [];
  const rows = Array.from({ length: 30 }, (_none, index) => ({
    ...sample[index % sample.length],
    'employees.name': `Persona ${number}`,
  }));
  return new Request('http://renderer/render?format=pdf', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ report: registroNomina.report, rows: { [uuid]: rows } }),
  });
}

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
    expect(browser.state).toBe('ready');
  }, 240_000);

  // Only Linux tells how far the pages are.
  it.runIf(process.platform === 'linux').each([
    ['before there is one', 0, 0],
    ['while the first is opened', 1, 0],
    ['while the second is opened', 2, 0],
    ['when one has printed', 0, 1],
  ])('lets go of the pages that it was opening: %s', async (_name, opened, printed) => {
    let pid = 0;
    const opening = new BrowserSupervisor({
      path: process.env.LIENZO_CHROME,
      log: silentLog,
      onStart: (started) => {
        pid = started;
      },
    });
    await opening.ready();
    const { signal } = new AbortController();
    let done = 0;
    const printing = [0, 1].map(async (number) => {
      const file = await opening.withPage(signal, async (page) => {
        await page.load({ html: `<p>hoja ${number}</p>` });
        return await page.print();
      });
      done += 1;
      return file;
    });
    const isThere = async (): Promise<boolean> =>
      done === 2 || (done >= printed && (await pageProcesses(pid)).length >= opened);
    await expect.poll(isThere, { interval: 1, timeout: 20_000 }).toBe(true);
    await opening.restart();
    const texts = await Promise.all(printing.map(async (file) => (await pdfPages(await file))[0]));
    expect(texts).toEqual(['hoja 0', 'hoja 1']);
    await opening.stop();
  });

  it('leaves every report of the service answered, and right', async () => {
    let pid = 0;
    const renderer = createRenderer({
      browserPath: process.env.LIENZO_CHROME,
      log: silentLog,
      onBrowserStart: (started) => {
        pid = started;
      },
    });
    await renderer.ready();
    let answered = 0;
    const report = async (number: number): Promise<string> => {
      const response = await renderer.fetch(namedReport(number));
      const file = new Uint8Array(await response.arrayBuffer());
      answered += 1;
      if (response.status !== 200) return String(response.status);
      const names = (await pdfPages(file)).join(' ').match(/Persona \d+/g) ?? [];
      return names.length === 30 && names.every((name) => name === `Persona ${number}`) ? 'right' : 'wrong';
    };
    const reports = Array.from({ length: 4 * KILLS }, (_none, number) => report(number));
    for (let kill = 1; kill <= KILLS; kill += 1) {
      const before = pid;
      await expect
        .poll(() => answered, { interval: 5, timeout: 20_000 })
        .toBeGreaterThanOrEqual(3 * (kill - 1));
      process.kill(-pid, 'SIGKILL');
      await expect.poll(() => pid, { interval: 5, timeout: 20_000 }).not.toBe(before);
    }
    expect(await Promise.all(reports)).toEqual(reports.map(() => 'right'));
    await renderer.stop();
  }, 240_000);

  it('is replaced, not broken off, when it grows too large', async () => {
    const small = testBrowser({ memoryLimit: 1 });
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
