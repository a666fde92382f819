/** The list of very many reports. */
import { findBrowser } from '@lienzo/renderer/find-browser';
import { endpoints } from '@lienzo/schema/endpoints';
import { STARTER_REPORTS } from '@lienzo/templates/reports/starter-reports';
import { chromium } from '@playwright/test';
import { type PortalClient, signIn } from '../../portal/portal-client.ts';
import type { PortalAndDatabase } from '../../portal/start-portal-and-database.ts';
import type { Figure } from '../figures.ts';
import { times } from '../times.ts';
import { spread } from './spread.ts';

const ADMIN = 'admin@lienzo.test';
const PASSWORD = 'Lienzo2026';
const RUNS = 7;

export async function list({ portal }: PortalAndDatabase, { quick }: { quick: boolean }): Promise<Figure[]> {
  const client = await signIn(portal.url, ADMIN);
  const reports = quick ? 200 : 2000;
  await createReports(client, reports);
  const calls = await times(30, () => client.call(endpoints.get_reports));
  const count = reports.toLocaleString('en');
  return [
    ...spread(`List of ${count} reports, the call`, calls, 300),
    ...spread(
      `List of ${count} reports, from the menu to the first cards`,
      await firstCards(portal.url),
      300,
    ),
  ];
}

async function createReports(client: PortalClient, count: number): Promise<void> {
  let next = 0;
  const work = async (): Promise<void> => {
    for (let at = next++; at < count; at = next++) {
      const starter = STARTER_REPORTS[at % STARTER_REPORTS.length];
      if (starter === undefined) throw new Error('there are no starter reports');
      const reporte = { ...starter.report, nombre: `${starter.report.nombre} ${at}`, auditorio: [] };
      await client.call(endpoints.create_report, { body: { reporte } });
    }
  };
  await Promise.all([work(), work(), work(), work()]);
}

/** From the click on the menu's entry until cards are drawn, each time in a page that was just loaded. */
const CLICK_TO_CARDS = `new Promise((resolve) => {
  const begun = performance.now();
  const look = () => document.querySelector('main article')
    ? requestAnimationFrame(() => resolve(performance.now() - begun))
    : requestAnimationFrame(look);
  document.querySelector('nav a[href="/app/reports"]').click();
  look();
})`;

async function firstCards(url: string): Promise<number[]> {
  const browser = await chromium.launch({
    executablePath: findBrowser(process.env.LIENZO_CHROME),
    args: ['--no-sandbox'],
  });
  try {
    const page = await browser.newPage({ viewport: { width: 1280, height: 800 } });
    await page.goto(url);
    await page.getByLabel('Correo').fill(ADMIN);
    await page.getByLabel('Contraseña', { exact: true }).fill(PASSWORD);
    await page.getByRole('button', { name: 'Acceder' }).click();
    await page.waitForURL(/\/app/);
    const measured: number[] = [];
    for (let run = 0; run < RUNS; run += 1) {
      await page.goto(`${url}/app`);
      // The screen is there, and what it asked for.
      await page.getByRole('heading', { name: 'Periodos abiertos' }).waitFor();
      const took = Number(await page.evaluate(CLICK_TO_CARDS));
      // The first one also fetches the screen's code.
      if (run > 0) measured.push(took);
    }
    return measured;
  } finally {
    await browser.close();
  }
}
