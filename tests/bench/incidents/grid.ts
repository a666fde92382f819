/** The grid of a payroll of 1,000 people and 31 days, in Chromium: what a key, a paste and a step back cost. */
import { findBrowser } from '@lienzo/renderer/find-browser';
import { chromium, type Page } from '@playwright/test';
import { signInAs } from '../../e2e/sign-in.ts';
import type { PortalAndDatabase } from '../../portal/start-portal-and-database.ts';
import { type Figure, median } from '../figures.ts';
import { spread } from '../reports/spread.ts';
import { scriptMeter, TWO_FRAMES } from '../script-time.ts';
import { fillPayroll } from './fill-payroll.ts';

const ADMIN = 'admin@lienzo.test';
const PAYSHEET = 'ALC-M1';
const DAYS = 31;
const STEPS = 30;
/** Milliseconds. */
const KEY = 16;
const PASTE = 1000;

export async function grid(
  { portal, ownerUrl }: PortalAndDatabase,
  { quick }: { quick: boolean },
): Promise<Figure[]> {
  const people = quick ? 100 : 1000;
  const position = await fillPayroll(ownerUrl, { paysheet: PAYSHEET, people, days: DAYS });
  const browser = await chromium.launch({
    executablePath: findBrowser(process.env.LIENZO_CHROME),
    args: ['--no-sandbox'],
  });
  try {
    const page = await browser.newPage({ viewport: { width: 1280, height: 800 } });
    const search = new URLSearchParams({
      cliente: position.client,
      nominas: `${position.paysheet}`,
      anio: `${position.year}`,
      proceso: `${position.process}`,
      periodo: `${position.period}`,
    });
    await signInAs(page, ADMIN, { address: portal.url, to: `/app/incidents?${search}` });
    await page.getByRole('grid').waitFor();
    await page.getByRole('combobox', { name: 'Concepto' }).click();
    await page.getByRole('option').filter({ hasText: 'P012' }).click();
    await page.getByRole('grid', { name: /desempeño/ }).focus();
    return await figuresOf(page, `${people.toLocaleString('en')} x ${DAYS}`, people);
  } finally {
    await browser.close();
  }
}

async function figuresOf(page: Page, size: string, people: number): Promise<Figure[]> {
  const script = await scriptMeter(page);
  const pressed = (key: string) => script(() => page.keyboard.press(key));
  const arrows = await repeat(() => pressed('ArrowDown'));
  const ranges = await repeat(() => pressed('Shift+ArrowDown'));
  await page.keyboard.press('Control+Home');
  const letters: number[] = [];
  const written = await repeat(async (step) => {
    letters.push(await pressed(`${1 + (step % 9)}`));
    return pressed('Enter');
  });
  await page.keyboard.press('Control+Home');
  const pastes: number[] = [];
  const undos: number[] = [];
  for (let run = 0; run < 5; run += 1) {
    pastes.push(await page.evaluate<number>(pasting(people, run)));
    const begun = performance.now();
    await page.keyboard.press('Control+z');
    await page.evaluate(TWO_FRAMES);
    undos.push(performance.now() - begun);
  }
  const after = await page.evaluate<number>(pasting(people, 9));
  const typed = await repeat(async (step) => {
    await page.keyboard.press(`${1 + (step % 9)}`);
    return pressed('Enter');
  });
  return [
    ...spread(`Script of an arrow in the grid of ${size}`, arrows, KEY),
    ...spread('Script of an arrow that extends the selection', ranges, KEY),
    ...spread('Script of a key that begins to type over a cell', letters, KEY),
    ...spread('Script of Enter that writes a cell', written, KEY),
    ...spread(`Script of Enter, with ${size} cells changed`, typed, KEY),
    { name: `Pasting ${size} until it is seen`, value: median([...pastes, after]), limit: PASTE, unit: 'ms' },
    { name: 'Undoing that paste', value: median(undos), limit: PASTE, unit: 'ms' },
  ];
}

async function repeat(step: (at: number) => Promise<number>): Promise<number[]> {
  for (let at = 0; at < 5; at += 1) await step(at);
  const costs: number[] = [];
  for (let at = 0; at < STEPS; at += 1) costs.push(await step(at));
  return costs;
}

/** An expression that pastes a block from the active cell on, and gives the milliseconds until two frames were drawn. */
const pasting = (people: number, run: number): string => `(async () => {
  const row = Array.from({ length: ${DAYS} }, (_, day) => (day + 1 + ${run}) + '.25').join('\\t');
  const data = new DataTransfer();
  data.setData('text/plain', Array.from({ length: ${people} }, () => row).join('\\r\\n'));
  const begun = performance.now();
  const paste = new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true });
  document.querySelector('[role="grid"]').dispatchEvent(paste);
  await ${TWO_FRAMES};
  if (document.querySelector('[data-row="0"] [data-cell="3"]').textContent === '') throw new Error('nothing was pasted');
  return performance.now() - begun;
})()`;
