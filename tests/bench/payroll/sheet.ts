/** The payroll sheet of 2,000 people and 60 concepts in Chromium: what a frame takes while the wheel scrolls it. */
import { findBrowser } from '@lienzo/renderer/find-browser';
import { chromium, type Page } from '@playwright/test';
import { signInAs } from '../../e2e/sign-in.ts';
import { openOrganization } from '../../portal/open-organization.ts';
import type { PortalAndDatabase } from '../../portal/start-portal-and-database.ts';
import type { Figure } from '../figures.ts';
import { ADMIN, type PayrollPosition } from '../incidents/fill-payroll.ts';
import { percentile } from '../portal/percentile.ts';

const CONCEPTS = 60;
/** Milliseconds of a frame at 60 a second, with the clock's own rounding; and of two of them. */
const FRAME = 17;
const TWO = 34;
/** Turns of the wheel down, to the right, and back. */
const TURNS = 120;

/** @param position a payroll that has been calculated. */
export async function sheet(
  { portal, ownerUrl }: PortalAndDatabase,
  position: PayrollPosition,
): Promise<Figure[]> {
  await fillConcepts(ownerUrl, position);
  const browser = await chromium.launch({
    executablePath: findBrowser(process.env.LIENZO_CHROME),
    args: ['--no-sandbox'],
  });
  try {
    const page = await browser.newPage({ viewport: { width: 1280, height: 720 } });
    const search = new URLSearchParams({
      ...{ cliente: position.client, nominas: `${position.paysheet}`, anio: `${position.year}` },
      ...{ proceso: `${position.process}`, periodo: `${position.period}`, nomina: `${position.paysheet}` },
    });
    await signInAs(page, ADMIN, { address: portal.url, to: `/app/cierre?${search}` });
    const frames = await scrolled(page);
    const over = (limit: number): number =>
      (100 * frames.filter((frame) => frame > limit).length) / frames.length;
    return [
      {
        name: `Scrolling the sheet of ${CONCEPTS} concepts: one frame in twenty is above`,
        value: percentile(frames, 95),
        limit: FRAME,
        unit: 'ms',
      },
      { name: `  frames above ${FRAME} ms, in a hundred`, value: over(FRAME), limit: 5, unit: 'items' },
      { name: `  frames above ${TWO} ms, in a hundred`, value: over(TWO), limit: 1, unit: 'items' },
    ];
  } finally {
    await browser.close();
  }
}

/** Everybody has an amount of every concept that there is, up to 60. */
async function fillConcepts(ownerUrl: string, { period }: PayrollPosition): Promise<void> {
  await using database = await openOrganization(ownerUrl, ADMIN);
  await database.query(
    `insert into payroll_lines (organization_id, client_id, payroll_result_id, concept_id, units, amount, taxable_amount,
       exempt_amount)
     select result.organization_id, result.client_id, result.id, concept.id, 1, 123.45, 123.45, 0
     from payroll_results result,
       (select id from concepts where kind <> 'Incidencia' order by id limit $2) concept
     where result.period_id = $1 and not exists (
       select from payroll_lines line
       where line.organization_id = result.organization_id and line.payroll_result_id = result.id
         and line.concept_id = concept.id
     )`,
    [period, CONCEPTS],
  );
  await database.query('vacuum analyze payroll_lines');
}

/** Milliseconds between the frames while the wheel turns over the sheet. */
async function scrolled(page: Page): Promise<number[]> {
  const grid = page.getByRole('region', { name: 'Hoja de nómina', exact: true }).getByRole('table');
  await grid.waitFor();
  const count = await grid.getByRole('columnheader').count();
  if (count < CONCEPTS) throw new Error(`the sheet has ${count} columns`);
  await grid.hover();
  await page.evaluate(RECORD);
  for (const [x, y] of [
    [0, 90],
    [160, 0],
    [-160, -90],
  ] as const)
    for (let turn = 0; turn < TURNS / 3; turn += 1) await page.mouse.wheel(x, y);
  return page.evaluate<number[]>('window.frames_stop()');
}

/** Notes the time of every frame until it is stopped. */
const RECORD = `(() => {
  const frames = [];
  let last = performance.now();
  let isOn = true;
  const look = (now) => { frames.push(now - last); last = now; if (isOn) requestAnimationFrame(look); };
  requestAnimationFrame((now) => { last = now; requestAnimationFrame(look); });
  window.frames_stop = () => { isOn = false; return frames; };
})()`;
