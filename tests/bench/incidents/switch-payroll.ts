/** Another payroll is chosen, in Chromium: until its people are seen, its period and what it captures asked for on the way. */
import { findBrowser } from '@lienzo/renderer/find-browser';
import { chromium, type Page } from '@playwright/test';
import { signInAs } from '../../e2e/sign-in.ts';
import type { PortalAndDatabase } from '../../portal/start-portal-and-database.ts';
import { type Figure, median } from '../figures.ts';
import { treeProcessorSeconds } from '../render/tree-memory.ts';
import { spread } from '../reports/spread.ts';
import { scriptMeter } from '../script-time.ts';
import { ADMIN, fillPayroll, type PayrollPosition } from './fill-payroll.ts';

const RUNS = 7;
const LIMIT = 300;
const OTHER = 'ALC-S1';

export async function switchPayroll(
  { portal, ownerUrl }: PortalAndDatabase,
  position: PayrollPosition,
  people: number,
): Promise<Figure[]> {
  await fillPayroll(ownerUrl, { paysheet: OTHER, people });
  const browser = await chromium.launch({
    executablePath: findBrowser(process.env.LIENZO_CHROME),
    args: ['--no-sandbox'],
  });
  try {
    const page = await browser.newPage({ viewport: { width: 1280, height: 720 } });
    const address = `/app/incidents?cliente=${position.client}&nominas=${position.paysheet}`;
    await signInAs(page, ADMIN, { address: portal.url, to: address });
    const script = await scriptMeter(page, 'threadTicks');
    const measured: number[] = [];
    const scripts: number[] = [];
    let portalSeconds = 0;
    for (let run = 0; run <= RUNS; run += 1) {
      // A page that knows nothing yet of the other payroll.
      await page.goto(`${portal.url}${address}`);
      await page.locator('[role="grid"] [data-row="0"]').waitFor();
      await openChoices(page);
      const before = await treeProcessorSeconds(portal.pid);
      let ms = 0;
      const used = await script(async () => {
        ms = await page.evaluate<number>(CHOOSING);
      });
      // The first one also warms the database.
      if (run === 0) continue;
      measured.push(ms);
      scripts.push(used);
      portalSeconds += (await treeProcessorSeconds(portal.pid)) - before;
    }
    const count = people.toLocaleString('en');
    return [
      ...spread(`Switching to a payroll of ${count} people until they are seen`, measured, LIMIT),
      {
        name: '  processor time of its script in the page',
        value: median(scripts),
        limit: Infinity,
        unit: 'ms',
      },
      {
        name: '  processor time of it in the portal',
        value: (portalSeconds * 1000) / RUNS,
        limit: Infinity,
        unit: 'ms',
      },
    ];
  } finally {
    await browser.close();
  }
}

async function openChoices(page: Page): Promise<void> {
  await page.locator('button[title^="Cambiar nómina: "]').click();
  await page.getByRole('option').filter({ hasText: OTHER }).waitFor();
}

/** Milliseconds from the choice until the first row of the other payroll is drawn. */
const CHOOSING = `(async () => {
  const periodOf = () => new URLSearchParams(location.search).get('periodo');
  const before = periodOf();
  const isThere = () => periodOf() !== null && periodOf() !== before
    && document.querySelector('[role="grid"] [data-row="0"]') !== null;
  const option = [...document.querySelectorAll('[role="option"]')].find((one) => one.textContent.includes('${OTHER}'));
  const begun = performance.now();
  option.click();
  while (!isThere()) await new Promise((done) => requestAnimationFrame(done));
  return performance.now() - begun;
})()`;
