/**
 * `npm run formulas [-- <number of formulas> <first seed>]`: random formulas over random rows are written as live formulas of
 * Excel, and LibreOffice computes them again; each cell must have the value that the exact evaluation gave it.
 */
import { createRenderer } from '@lienzo/renderer/app';
import type { AdditionalColumn } from '@lienzo/schema/data/additional-column';
import { NotCalculated } from '@lienzo/tests/files/recalculate-workbook';
import { type CalculatedCell, calculatedAgain } from './calculated-again.ts';
import { formulaReport, randomColumns } from './formula-report.ts';
import { isSameValue } from './is-same-value.ts';

const DEFAULT_COUNT = 500;
/** Formulas of one workbook; a report holds so many characters of them. A workbook's seed is that of its first formula. */
const OF_BOOK = 500;
/** Milliseconds that LibreOffice may take for a workbook: 12 s on a quiet machine. */
const WAIT = 150_000;
/** Differences that are listed, of each workbook. */
const LISTED = 20;

const log = { info: () => undefined, warn: () => undefined, error: () => undefined };
const renderer = createRenderer({ log });
const count = Number(process.argv[2] ?? DEFAULT_COUNT);
const firstSeed = Number(process.argv[3] ?? 0);
let live = 0;
let cells = 0;
let differing = 0;
let unfinished = 0;
try {
  for (let from = 0; from < count; from += OF_BOOK) {
    const seed = firstSeed + from;
    const before = { differing, unfinished };
    await compare(randomColumns(Math.min(OF_BOOK, count - from), seed));
    const different = differing - before.differing + unfinished - before.unfinished;
    process.stdout.write(`seed ${seed}: ${different === 0 ? 'equal' : `${different} differ`}\n`);
  }
} finally {
  await renderer.stop();
}
process.stdout.write(
  `${count} formulas, ${live} live in Excel; ${differing} of ${cells} cells differ in LibreOffice, which calculated ${unfinished} formulas not at all\n`,
);
if (differing > 0 || unfinished > 0 || live === 0) process.exitCode = 1;

/** Columns whose workbook LibreOffice cannot calculate are halved until the formula that it cannot calculate is alone. */
async function compare(columns: readonly AdditionalColumn[]): Promise<void> {
  const calculated = await calculate(columns);
  if (calculated === null && columns.length > 1) {
    const half = Math.ceil(columns.length / 2);
    await compare(columns.slice(0, half));
    await compare(columns.slice(half));
    return;
  }
  if (calculated === null) {
    unfinished += 1;
    process.stdout.write(`${columns[0]?.formula}\n  LibreOffice does not calculate it\n`);
    return;
  }
  const formulas = new Map(columns.map(({ nombre, formula = '' }) => [nombre, formula]));
  const different = calculated.filter((cell) => !isSameValue(cell.written, cell.calculated));
  for (const cell of different.slice(0, LISTED)) describe(cell, formulas.get(cell.name) ?? '');
  live += new Set(calculated.map(({ name }) => name)).size;
  cells += calculated.length;
  differing += different.length;
}

/** Null when LibreOffice does not calculate the workbook. */
async function calculate(columns: readonly AdditionalColumn[]): Promise<CalculatedCell[] | null> {
  const file = await workbookOf(formulaReport(columns));
  try {
    return await calculatedAgain(file, WAIT);
  } catch (problem) {
    if (problem instanceof NotCalculated) return null;
    throw problem;
  }
}

async function workbookOf(body: object): Promise<Buffer> {
  const response = await renderer.fetch(
    new Request('http://renderer/render?format=xlsx', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    }),
  );
  if (!response.ok) throw new Error(await response.text());
  return Buffer.from(await response.arrayBuffer());
}

function describe({ formula, written, calculated }: CalculatedCell, original: string): void {
  const values = [written, calculated].map((value) => JSON.stringify(value ?? null));
  process.stdout.write(`${original}\n  ${formula}\n  ${values.join(' | LibreOffice ')}\n`);
}
