/**
 * The editor over a report of 500 items, driven in Chromium: what a drag, a keystroke, an undo and an opening cost.
 * Script time is what Chromium counts (`ScriptDuration`), not the clock on the wall.
 */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { formulaSuggestions } from '@lienzo/editor/formula-suggestions';
import { removeSection } from '@lienzo/editor/model/commands/remove-section';
import { fromReport } from '@lienzo/editor/model/from-report';
import { execute, startEditing } from '@lienzo/editor/model/history';
import { findBrowser } from '@lienzo/renderer/find-browser';
import { FUNCTION_NAMES } from '@lienzo/schema/formula/function-table';
import { type CDPSession, chromium, type Page } from '@playwright/test';
import { build, preview } from 'vite';
import { reportOf } from '../e2e/drivers/editor-page.ts';
import { type Figure, median, printFigures } from './figures.ts';

const CONFIG = path.resolve(import.meta.dirname, '../../editor/dev/vite.config.mts');
/** Steps of each sort that are measured. */
const STEPS = 25;

export async function editor(): Promise<boolean> {
  const outDir = await mkdtemp(path.join(tmpdir(), 'lienzo-bench-editor-'));
  const shared = { configFile: CONFIG, logLevel: 'error', build: { outDir } } as const;
  await build(shared);
  const server = await preview({ ...shared, preview: { port: 0, host: '127.0.0.1' } });
  const browser = await chromium.launch({
    executablePath: findBrowser(process.env.LIENZO_CHROME),
    args: ['--no-sandbox'],
  });
  try {
    const [address] = server.resolvedUrls?.local ?? [];
    if (address === undefined) throw new Error('Vite tells no address');
    const page = await browser.newPage({ viewport: { width: 1280, height: 800 } });
    return printFigures(await editorFigures(page, address));
  } finally {
    await browser.close();
    await server.close();
    await rm(outDir, { recursive: true, force: true });
  }
}

async function editorFigures(page: Page, address: string): Promise<Figure[]> {
  const opened = await opening(page, `${address}?report=grande`);
  const meter = await meterOf(page);
  const shift = await layoutShift(page);
  const typed = await typing(page, meter);
  const undone = await undoing(page, meter);
  const carried = await dragging(page, meter);
  const entry = await entrySize(page);
  const beside = await typingBeside(page, meter);
  return [
    { name: 'Opening 500 items', value: opened, limit: 1000, unit: 'ms' },
    { name: 'Layout shift, entering and leaving text', value: shift, limit: 0, unit: 'px' },
    { name: 'Item bodies drawn per keystroke', value: typed.renders, limit: 1, unit: 'items' },
    { name: 'Script per keystroke', value: typed.script, limit: 6, unit: 'ms' },
    { name: 'Script per undo', value: undone, limit: 6, unit: 'ms' },
    { name: 'Drag start, everything on the main thread', value: carried.start, limit: 60, unit: 'ms' },
    { name: 'Items drawn per drag move', value: carried.renders, limit: 0, unit: 'items' },
    { name: 'Script per drag move', value: carried.script, limit: 8, unit: 'ms' },
    {
      name: 'History entry of deleting the first section',
      value: entry,
      limit: 20,
      unit: 'kB',
    },
    { name: `Completion among ${NAMED_COLUMNS} columns`, value: completing(), limit: 50, unit: 'ms' },
    { name: 'Script per keystroke, preview beside', value: beside.script, limit: 6, unit: 'ms' },
    { name: 'Longest hold-up while the preview follows', value: beside.longest, limit: 100, unit: 'ms' },
  ];
}

/** The columns of forty tables of fifty, among which a name is completed. */
const NAMED_COLUMNS = 2_000;

/** What a keystroke in a formula looks for among them: a word, several words, and a name in brackets. */
function completing(): number {
  const named = Array.from({ length: NAMED_COLUMNS }, (_none, at) => ({
    key: `tabla_${Math.floor(at / 50)}.columna_${at}`,
    name: `Tabla ${Math.floor(at / 50)}.Importe de la columna ${at}`,
    table: `Tabla ${Math.floor(at / 50)}`,
  }));
  const labels = { column: 'Columna', ofFunction: 'Función' };
  const texts = ['SUMA(imp', 'SI(Tabla 12.importe de la col', 'SUMA([Tabla 39.Importe de la columna 19'];
  const times = Array.from({ length: STEPS }, (_none, step) => {
    const text = texts[step % texts.length] ?? '';
    const begun = performance.now();
    formulaSuggestions(text, text.length, { named, functions: FUNCTION_NAMES, all: false, words: labels });
    return performance.now() - begun;
  });
  return Math.max(...times.slice(texts.length));
}

/** From the navigation to the last item on the page, painted; the page's files come from its cache. */
async function opening(page: Page, address: string): Promise<number> {
  const times: number[] = [];
  for (let run = 0; run < 4; run += 1) {
    await page.goto(address);
    await page.locator('[data-lz-item]').nth(499).waitFor({ state: 'attached' });
    times.push(await page.evaluate<number>(`${TWO_FRAMES}.then(() => performance.now())`));
  }
  return median(times.slice(1));
}

type Cost = { script: number; task: number; renders: number };
type Meter = (step: () => Promise<unknown>) => Promise<Cost>;

/** Measures what a step costs until it is on the screen: milliseconds of script and of all tasks, items drawn. */
async function meterOf(page: Page): Promise<Meter> {
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable');
  return async (step) => {
    const before = await countersOf(session);
    await step();
    await session.send('Runtime.evaluate', { expression: TWO_FRAMES, awaitPromise: true });
    const after = await countersOf(session);
    return {
      script: after.script - before.script,
      task: after.task - before.task,
      renders: after.renders - before.renders,
    };
  };
}

const TWO_FRAMES = 'new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done)))';

async function countersOf(session: CDPSession): Promise<Cost> {
  const { metrics } = await session.send('Performance.getMetrics');
  const { result } = await session.send('Runtime.evaluate', { expression: 'window.lienzo.itemRenders()' });
  const milliseconds = (name: string): number =>
    (metrics.find((metric) => metric.name === name)?.value ?? Number.NaN) * 1000;
  return {
    script: milliseconds('ScriptDuration'),
    task: milliseconds('TaskDuration'),
    renders: result.value,
  };
}

/** The farthest that any item moves, in pixels, when a text in the middle of the page is entered and left. */
async function layoutShift(page: Page): Promise<number> {
  const positions = () => page.evaluate<number[]>(POSITIONS);
  const before = await positions();
  await page.locator('[data-lz-item]').nth(4).dblclick();
  await page.locator('[data-lz-item] [contenteditable="true"]').waitFor();
  const entered = await positions();
  await page.keyboard.press('Escape');
  await page.locator('[data-lz-item] [contenteditable="true"]').waitFor({ state: 'detached' });
  const left = await positions();
  return Math.max(
    ...before.map((position, at) => Math.max(distance(position, entered[at]), distance(position, left[at]))),
  );
}

const distance = (a: number, b: number | undefined): number => Math.abs(a - (b ?? Number.POSITIVE_INFINITY));

const POSITIONS = `[...document.querySelectorAll('[data-lz-item]')].flatMap((item) => {
  const { x, y, width, height } = item.getBoundingClientRect();
  return [x, y, width, height];
})`;

/** Opens the text of the seventh item; the bar of an item selected before may stand over it. */
async function openText(page: Page): Promise<void> {
  await page.keyboard.press('Escape');
  await page.locator('[data-lz-item][data-selected]').waitFor({ state: 'detached' });
  await page.locator('[data-lz-item]').nth(6).dblclick();
}

async function typing(page: Page, meter: Meter): Promise<{ script: number; renders: number }> {
  await openText(page);
  await page.locator('[data-lz-item] [contenteditable="true"]').waitFor();
  await page.keyboard.press('End');
  await page.keyboard.type('abcdef');
  const costs = await repeat(STEPS, (step) => meter(() => page.keyboard.press('abcde'[step % 5] ?? 'a')));
  await page.keyboard.press('Escape');
  return {
    script: median(costs.map((cost) => cost.script)),
    renders: Math.max(...costs.map((cost) => cost.renders)),
  };
}

/** Typing with the preview beside the page, and the longest task while it follows what was typed. */
async function typingBeside(page: Page, meter: Meter): Promise<{ script: number; longest: number }> {
  await page.keyboard.press('F9');
  const sheet = page.locator('[data-lz-preview] figure').first();
  await sheet.getByText('Elemento 1:').waitFor();
  const { script } = await typing(page, meter);
  await page.evaluate(LONG_TASKS);
  const longest: number[] = [];
  for (const word of ['uno', 'dos', 'tres']) {
    await openText(page);
    await page.keyboard.press('Home');
    await page.evaluate('window.longest = 0');
    await page.keyboard.type(word);
    await sheet.getByText(word).waitFor();
    longest.push(await page.evaluate<number>(`${TWO_FRAMES}.then(() => window.longest)`));
    await page.keyboard.press('Escape');
  }
  await page.keyboard.press('F9');
  return { script, longest: median(longest) };
}

/** Chromium tells of tasks of 50 ms and more. */
const LONG_TASKS = `window.longest = 0; new PerformanceObserver((list) => {
  for (const { duration } of list.getEntries()) window.longest = Math.max(window.longest, duration);
}).observe({ type: 'longtask' })`;

/** Widths, moves and page breaks undone, one step at a time. */
async function undoing(page: Page, meter: Meter): Promise<number> {
  await page.locator('[data-lz-item]').nth(8).click();
  for (let step = 0; step < STEPS; step += 1)
    await page.keyboard.press(step % 2 === 0 ? 'Alt+ArrowRight' : 'Alt+ArrowLeft');
  const costs = await repeat(STEPS, () => meter(() => page.keyboard.press('Control+z')));
  return median(costs.map((cost) => cost.script));
}

async function dragging(
  page: Page,
  meter: Meter,
): Promise<{ start: number; script: number; renders: number }> {
  const starts: number[] = [];
  const moves: Cost[] = [];
  for (let run = 0; run < 5; run += 1) {
    const box = await page.locator('[data-lz-item]').nth(2).boundingBox();
    if (box === null) throw new Error('nothing to drag');
    await page.mouse.move(box.x + 20, box.y + 8);
    await page.mouse.down();
    starts.push((await meter(() => page.mouse.move(box.x + 40, box.y + 20))).task);
    moves.push(
      ...(await repeat(STEPS, (step) =>
        meter(() => page.mouse.move(box.x + 60 + step * 4, box.y + 20 + step * 9)),
      )),
    );
    await page.keyboard.press('Escape');
    await page.mouse.up();
  }
  return {
    start: median(starts),
    script: median(moves.map((cost) => cost.script)),
    renders: Math.max(...moves.map((cost) => cost.renders)),
  };
}

/** Kilobytes of JSON that the history keeps of the first section's deletion. */
async function entrySize(page: Page): Promise<number> {
  const state = startEditing(fromReport(await reportOf(page)));
  const [first = ''] = state.document.order;
  const after = execute(state, removeSection(state.document, { id: first }), { label: 'eliminar sección' });
  return JSON.stringify(after.past.at(-1)).length / 1000;
}

async function repeat<Value>(count: number, work: (step: number) => Promise<Value>): Promise<Value[]> {
  const values: Value[] = [];
  for (let step = 0; step < count; step += 1) values.push(await work(step));
  return values;
}
