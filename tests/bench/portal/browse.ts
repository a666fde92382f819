/** Browsing and searching a large directory, over the API and on the screen. */
import { findBrowser } from '@lienzo/renderer/find-browser';
import { endpoints } from '@lienzo/schema/endpoints';
import { chromium } from '@playwright/test';
import { type PortalClient, signIn } from '../../portal/portal-client.ts';
import { type Figure, median } from '../figures.ts';
import { times } from '../times.ts';
import { ADMIN, type LargePortal } from './large-directory.ts';
import { percentile } from './percentile.ts';

const EXECUTIVE = 'ejecutivo@lienzo.test';
const PASSWORD = 'Lienzo2026';
const SORTS = ['name', 'modified_at', 'size'] as const;
/** From one hit to more than are shown. */
const SEARCHES = ['recibo', 'carlos mendoza', 'rec 4242', 'paola quiroga recibo', 'zamora', 'inexistente'];

export async function browsing(large: LargePortal, count: string): Promise<Figure[]> {
  const folder_id = large.directory.folderId;
  const figures: Figure[] = [];
  for (const [who, mail] of [
    ['Admin', ADMIN],
    ['Ejecutivo', EXECUTIVE],
  ] as const) {
    const client = await signIn(large.portal.url, mail);
    const browse = (n: number) => {
      const offset = String((n * 37) % 9800);
      const sort = SORTS[n % SORTS.length] ?? 'name';
      const order = n % 2 === 0 ? 'asc' : 'desc';
      return client.call(endpoints.browse, { query: { folder_id, sort, order, offset } });
    };
    figures.push({
      name: `Page of a folder of 10,000 among ${count}, ${who}: p95`,
      value: percentile(await times(200, browse), 95),
      limit: 50,
      unit: 'ms',
    });
    const search = (n: number) =>
      client.call(endpoints.search_directory, { query: { q: SEARCHES[n % SEARCHES.length] ?? '' } });
    figures.push({
      name: `Search over ${count} names, ${who}: p95`,
      value: percentile(await times(60, search), 95),
      limit: 200,
      unit: 'ms',
    });
  }
  return figures;
}

/** From opening the folder's address, signed in, to its first row. */
export async function firstRows({ portal, directory }: LargePortal): Promise<Figure> {
  const browser = await chromium.launch({
    executablePath: findBrowser(process.env.LIENZO_CHROME),
    args: ['--no-sandbox'],
  });
  try {
    const page = await browser.newPage();
    await page.goto(portal.url);
    await page.getByLabel('Correo').fill(ADMIN);
    await page.getByLabel('Contraseña', { exact: true }).fill(PASSWORD);
    await page.getByRole('button', { name: 'Acceder' }).click();
    await page.waitForURL(/\/app/);
    const measured: number[] = [];
    for (let run = 0; run < 6; run += 1) {
      const begun = performance.now();
      await page.goto(`${portal.url}/app/directorio/${directory.folderId}`, { waitUntil: 'commit' });
      await page.getByText('Recibo 1 ').first().waitFor();
      if (run > 0) measured.push(performance.now() - begun);
    }
    return {
      name: 'The same folder on the screen: first rows',
      value: median(measured),
      limit: 1000,
      unit: 'ms',
    };
  } finally {
    await browser.close();
  }
}

/** Seconds that the crowd walks unmeasured: connections are opened, statements prepared, code compiled. */
const WARM_UP = 5;

/** People who open a folder each second, for some seconds after they warmed the portal up. */
export async function crowdOfReaders({ portal, directory }: LargePortal, seconds: number): Promise<Figure[]> {
  const people = 100;
  const clients = await Promise.all([ADMIN, EXECUTIVE].map((mail) => signIn(portal.url, mail)));
  const measured: number[] = [];
  let errors = 0;
  let isWarm = false;
  const ask = async (client: PortalClient, n: number): Promise<void> => {
    const begun = performance.now();
    const offset = String((n * 53) % 9800);
    const query = { folder_id: directory.folderId, offset };
    const responses = await Promise.all([
      client.send(endpoints.browse, { query }),
      client.send(endpoints.breadcrumb, { query: { folder_id: directory.folderId } }),
    ]);
    await Promise.all(responses.map((response) => response.arrayBuffer()));
    errors += responses.filter((response) => !response.ok).length;
    if (isWarm) measured.push(performance.now() - begun);
  };
  const walk = async (person: number, length: number): Promise<void> => {
    const client = clients[person % clients.length];
    if (client === undefined) throw new Error('nobody is signed in');
    const begun = performance.now() + (person / people) * 1000;
    for (let second = 0; second < length; second += 1) {
      const wait = begun + second * 1000 - performance.now();
      await new Promise((resolve) => setTimeout(resolve, Math.max(0, wait)));
      await ask(client, person * 7 + second);
    }
  };
  const together = (length: number) =>
    Promise.all(Array.from({ length: people }, (_, person) => walk(person, length)));
  await together(WARM_UP);
  isWarm = true;
  await together(seconds);
  return [
    {
      name: `100 people, each opening a folder a second (two calls), after ${WARM_UP} s to warm up: p95`,
      value: percentile(measured, 95),
      limit: 200,
      unit: 'ms',
    },
    { name: 'the same: errors', value: errors, limit: 0, unit: 'items' },
  ];
}
