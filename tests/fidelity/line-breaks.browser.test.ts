/** What the editor shows breaks its lines where the PDF does: every starter report, on the editor's own page. */
import { createRenderer } from '@lienzo/renderer/app';
import { findBrowser } from '@lienzo/renderer/find-browser';
import { editorCanvasMessages } from '@lienzo/schema/messages/editor-canvas-messages';
import type { FontFamily } from '@lienzo/schema/report/font-family';
import { outcomesOfRows, withFormulaOutcomes } from '@lienzo/schema/report/formula-results';
import { pageGroups } from '@lienzo/schema/report/page-group';
import { withFonts } from '@lienzo/schema/report/with-fonts';
import { bodyWidth } from '@lienzo/templates/drawing/body-width';
import type { DrawContext } from '@lienzo/templates/drawing/draw-context';
import { drawPages } from '@lienzo/templates/drawing/draw-pages';
import { rowsByUuid } from '@lienzo/templates/drawing/rows-by-uuid';
import { figures } from '@lienzo/templates/figures/figures';
import type { StarterReport } from '@lienzo/templates/reports/starter-report';
import { STARTER_REPORTS } from '@lienzo/templates/reports/starter-reports';
import { type Browser, chromium, type Page } from '@playwright/test';
import { afterAll, beforeAll, expect, it, onTestFailed, onTestFinished } from 'vitest';
import { serveEditorPage } from '../e2e/drivers/editor-page.ts';
import { canvasLines } from './canvas-lines.ts';
import { formulaKinds } from './formula-kinds.ts';
import { pdfLines } from './pdf-lines.ts';
import { prose } from './prose.ts';
import { fileOf, firstRows, TODAY, withoutPageEnds } from './starter-lines.ts';

/** How long a busy machine may take to build the editor's page, in milliseconds. */
const BUILT = 180_000;
/** What waits longer than this fails by its own name, before the time of its test is over, in milliseconds. */
const PAGE_TIMEOUT = 60_000;
const browserPath = findBrowser(process.env.LIENZO_CHROME);
const log = { info: () => undefined, warn: () => undefined, error: () => undefined };
const renderer = createRenderer({ browserPath, log });

let editor: Awaited<ReturnType<typeof serveEditorPage>>;
let browser: Browser;
let page: Page;
let compared = 0;

beforeAll(async () => {
  editor = await serveEditorPage();
  browser = await chromium.launch({ executablePath: browserPath, args: ['--no-sandbox'] });
  page = await browser.newPage({ viewport: { width: 1280, height: 800 } });
  page.setDefaultTimeout(PAGE_TIMEOUT);
  await open(prose);
}, BUILT);

afterAll(async () => {
  console.log(`${compared} lines of ${STARTER_REPORTS.length} starter reports and of running text compared`);
  await browser.close();
  await editor.close();
  await renderer.stop();
});

/** What the page shows. */
let opened: StarterReport | undefined;

/** Loads the page unless it shows the report already, on whose sheet one drawing after the other is laid. */
async function open(starter: StarterReport): Promise<void> {
  if (opened === starter) return;
  opened = undefined;
  await page.goto(`${editor.url}?report=${starter.id}`);
  await page.locator('.lz-paper .lz-group').first().waitFor();
  // What arrives later would take the place of what is laid there.
  await page.getByText(editorCanvasMessages.rows.loading).first().waitFor({ state: 'hidden' });
  opened = starter;
}

/** Once something else was done to the page. */
const forget = (): void => {
  opened = undefined;
};

/** The lines of the canvas, page by page. */
async function onCanvas(starter: StarterReport): Promise<string[][]> {
  const rows = firstRows(starter);
  const report = withFonts(
    withFormulaOutcomes(
      starter.report,
      outcomesOfRows(starter.report, (uuid) => rows[uuid] ?? [], TODAY),
    ),
  );
  const context: DrawContext = {
    rowsOf: rowsByUuid(rows),
    imageSource: (valor) => valor,
    today: TODAY,
    bodyWidth: bodyWidth(report),
    placeholders: false,
    figures,
  };
  const pages: string[][] = [];
  for (const group of pageGroups(report.layouts))
    for (const html of drawPages(group, report, context)) pages.push(await canvasLines(page, html));
  return pages;
}

/** The lines of the PDF, page by page. */
const inPdf = async (starter: StarterReport): Promise<string[][]> =>
  pdfLines(await fileOf(renderer, starter, 'pdf'), starter.report.page.margins);

/** A report in another font. */
const inFont = (starter: StarterReport, fuente: FontFamily): StarterReport => ({
  ...starter,
  report: { ...starter.report, page: { ...starter.report.page, fuente } },
});

const FONTS: readonly FontFamily[] = ['serif', 'estrecha'];

it.each(
  [...STARTER_REPORTS, prose, formulaKinds].flatMap((starter) => [
    { name: starter.nombre, starter, shown: starter },
    ...(starter === formulaKinds ? [] : FONTS).map((fuente) => ({
      name: `${starter.nombre}, in ${fuente}`,
      starter,
      shown: inFont(starter, fuente),
    })),
  ]),
)('$name', async ({ starter, shown }) => {
  onTestFailed(forget);
  await open(starter);
  const canvas = withoutPageEnds(await onCanvas(shown), shown);
  // Where pages end is compared elsewhere.
  expect(canvas).toEqual(withoutPageEnds(await inPdf(shown), shown));
  compared += canvas.length;
});

it('would notice another font', async () => {
  const [inter, ...others] = await Promise.all(
    (['inter', 'serif', 'estrecha'] as const).map(async (fuente) =>
      (await inPdf(inFont(prose, fuente))).flat(),
    ),
  );
  for (const lines of others) {
    const known = new Set(lines);
    expect(inter?.filter((line) => !known.has(line)).length).toBeGreaterThan((inter?.length ?? 0) / 4);
  }
});

it('would notice text that is a tenth of a point larger', async () => {
  await open(prose);
  const canvas = (await onCanvas(prose)).flat();
  onTestFinished(forget);
  await page.addStyleTag({ content: '.lz-paper .lz-rich p{font-size:calc(1em + 0.1pt)}' });
  const larger = new Set((await onCanvas(prose)).flat());
  const differences = canvas.filter((line) => !larger.has(line)).length;
  console.log(`${differences} of ${canvas.length} lines break elsewhere with text 0.1 pt larger`);
  expect(differences).toBeGreaterThan(canvas.length / 10);
});
