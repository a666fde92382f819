/**
 * Word breaks the lines of starter reports where the PDF does, by LibreOffice, which reads the embedded fonts. What it does
 * otherwise than Word is left out of the comparison:
 * - Charts: it draws native ones itself, with other steps on the axes and other places for the labels.
 * - Page ends: heads of tables, sums of pages and "(continúa)" stand where its pages end. Few rows keep tables on one page.
 * - `FULL_LINES`.
 */
import { execFile } from 'node:child_process';
import { existsSync, realpathSync } from 'node:fs';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { createRenderer } from '@lienzo/renderer/app';
import { findBrowser } from '@lienzo/renderer/find-browser';
import type { FontFamily } from '@lienzo/schema/report/font-family';
import type { StarterReport } from '@lienzo/templates/reports/starter-report';
import { STARTER_REPORTS } from '@lienzo/templates/reports/starter-reports';
import JSZip from 'jszip';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { pdfLines } from './pdf-lines.ts';
import { prose } from './prose.ts';
import { STACKED_HEAD, STACKED_ROWS, stackedTables } from './stacked-tables.ts';
import { fileOf, withoutPageEnds } from './starter-lines.ts';

/** How long a busy machine may take for all documents, in milliseconds. */
const CONVERTED = 400_000;

/** The program with the part that reads Word's files, which an installation for calculation alone lacks. */
function libreOffice(): string | undefined {
  const match = (process.env.PATH ?? '')
    .split(path.delimiter)
    .map((folder) => path.join(folder, 'soffice'))
    .find((file) => existsSync(file));
  if (match === undefined) return undefined;
  const program = path.dirname(realpathSync(match));
  return existsSync(path.join(program, 'libswlo.so')) ? match : undefined;
}

const soffice = libreOffice();
const log = { info: () => undefined, warn: () => undefined, error: () => undefined };

/**
 * LibreOffice places letters on a grid of 1/600 inch. A line that is full to a twentieth of a point then ends a word earlier:
 * how many lines of a case that concerns.
 */
const FULL_LINES: Record<string, number> = { 'constancia-laboral': 2, 'running text in estrecha': 2 };

/** A report in another font, without its charts. */
function compared(starter: StarterReport, fuente?: FontFamily): StarterReport {
  const { report } = starter;
  const charts = new Set(
    report.layouts
      .flatMap(({ items }) => items.filter(({ nombre }) => nombre === 'grafica'))
      .map(({ uuid }) => uuid),
  );
  const rows = Object.fromEntries(Object.entries(starter.rows).filter(([uuid]) => !charts.has(uuid)));
  const layouts = report.layouts
    .map((section) => ({ ...section, items: section.items.filter(({ uuid }) => !charts.has(uuid)) }))
    .filter(({ items }) => items.length > 0);
  const page = fuente === undefined ? report.page : { ...report.page, fuente };
  return { ...starter, rows, report: { ...report, layouts, page } };
}

const CASES = [
  ...STARTER_REPORTS.map((starter) => ({ name: starter.id, starter: compared(starter) })),
  ...(['inter', 'serif', 'estrecha'] as const).map((fuente) => ({
    name: `running text in ${fuente}`,
    starter: compared(prose, fuente),
  })),
];
const STACKED = 'stacked tables';
const CONTROL = 'running text without its font';

describe.runIf(soffice !== undefined)('Word by LibreOffice', () => {
  const renderer = createRenderer({ browserPath: findBrowser(process.env.LIENZO_CHROME), log });
  let folder = '';
  const documents = new Map<string, string>();

  beforeAll(async () => {
    folder = await mkdtemp(path.join(tmpdir(), 'lienzo-word-lines-'));
    for (const { name, starter } of CASES) await keep(name, await fileOf(renderer, starter, 'docx'));
    await keep(STACKED, await fileOf(renderer, stackedTables, 'docx'));
    await keep(CONTROL, await withoutFonts(await fileOf(renderer, compared(prose), 'docx')));
    const [control = '', ...others] = [...documents.values()].toReversed();
    await draw('profile', others);
    // The fonts of one document serve all that the program has opened.
    await draw('profile-of-control', [control]);
  }, CONVERTED);

  const draw = (profile: string, files: readonly string[]): Promise<unknown> =>
    promisify(execFile)(
      soffice ?? '',
      [
        `-env:UserInstallation=file://${folder}/${profile}`,
        ...['--headless', '--convert-to', 'pdf', '--outdir', path.join(folder, 'drawn')],
        ...files,
      ],
      { timeout: CONVERTED },
    );

  afterAll(async () => {
    await renderer.stop();
    await rm(folder, { recursive: true, force: true });
  });

  async function keep(name: string, file: Uint8Array): Promise<void> {
    const document = path.join(folder, `${documents.size}.docx`);
    await writeFile(document, file);
    documents.set(name, document);
  }

  async function pagesInWord(name: string, { report }: StarterReport): Promise<string[][]> {
    const drawn = `${path.basename(documents.get(name) ?? '', '.docx')}.pdf`;
    return pdfLines(await readFile(path.join(folder, 'drawn', drawn)), report.page.margins);
  }

  const inWord = async (name: string, starter: StarterReport): Promise<string[]> =>
    withoutPageEnds(await pagesInWord(name, starter), starter);

  const inPdf = async (starter: StarterReport): Promise<string[]> =>
    withoutPageEnds(
      await pdfLines(await fileOf(renderer, starter, 'pdf'), starter.report.page.margins),
      starter,
    );

  it.each(CASES)('$name', async ({ name, starter }) => {
    const word = await inWord(name, starter);
    const pdf = await inPdf(starter);
    const full = FULL_LINES[name] ?? 0;
    if (full === 0) expect(word).toEqual(pdf);
    else {
      expect([...word.join('')].sort()).toEqual([...pdf.join('')].sort());
      expect(missingIn(pdf, word).length).toBeLessThanOrEqual(full);
    }
  });

  it('goes on with stacked tables on the next page, each row once and below its head', async () => {
    const pages = await pagesInWord(STACKED, stackedTables);
    expect(pages).toHaveLength(3);
    for (const [name, count] of Object.entries(STACKED_ROWS)) {
      const rows = pages.map((lines) => lines.join(' ').match(new RegExp(`${name}\\d+`, 'g')) ?? []);
      expect(rows.flat()).toEqual(Array.from({ length: count }, (_, at) => `${name}${at + 1}`));
    }
    // Above both columns of each page, and above the table that begins on the second one.
    const heads = pages.map((lines) => lines.join(' ').split(STACKED_HEAD).length - 1);
    expect(heads).toEqual([2, 3, 2]);
  });

  it('would notice another font', async () => {
    const starter = compared(prose);
    const pdf = await inPdf(starter);
    expect(missingIn(pdf, await inWord(CONTROL, starter)).length).toBeGreaterThan(pdf.length / 4);
  });
});

function missingIn(lines: readonly string[], others: readonly string[]): string[] {
  const known = new Set(others);
  return lines.filter((line) => !known.has(line));
}

/** A document whose embedded fonts are named, and not in it. */
async function withoutFonts(file: Uint8Array): Promise<Uint8Array> {
  const zip = await JSZip.loadAsync(file);
  const table = (await zip.file('word/fontTable.xml')?.async('string')) ?? '';
  zip.file('word/fontTable.xml', table.replace(/<w:embed[^>]*>/g, ''));
  return zip.generateAsync({ type: 'uint8array' });
}
