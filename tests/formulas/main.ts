/**
 * `npm run formulas [-- <number of formulas>]`: random formulas over random rows are written as live formulas of Excel, and
 * LibreOffice computes them again; each cell must have the value that the exact evaluation gave it.
 */
import { createRenderer } from '@lienzo/renderer/app';
import { type CalculatedCell, calculatedAgain } from './calculated-again.ts';
import { formulaReport } from './formula-report.ts';
import { isSameValue } from './is-same-value.ts';

const DEFAULT_COUNT = 500;
/** Formulas of one workbook; a report holds so many characters of them. */
const OF_BOOK = 500;
/** Differences that are listed, of each workbook. */
const LISTED = 20;

const log = { info: () => undefined, warn: () => undefined, error: () => undefined };
const renderer = createRenderer({ log });
const count = Number(process.argv[2] ?? DEFAULT_COUNT);
let live = 0;
let cells = 0;
let differing = 0;
try {
  for (let from = 0; from < count; from += OF_BOOK) {
    const { report, rows, formulas } = formulaReport(Math.min(OF_BOOK, count - from), from);
    const calculated = await calculatedAgain(await workbookOf({ report, rows }));
    const different = calculated.filter((cell) => !isSameValue(cell.written, cell.calculated));
    for (const cell of different.slice(0, LISTED)) describe(cell, formulas.get(cell.name) ?? '');
    live += new Set(calculated.map(({ name }) => name)).size;
    cells += calculated.length;
    differing += different.length;
  }
} finally {
  await renderer.stop();
}
process.stdout.write(
  `${count} formulas, ${live} live in Excel; ${differing} of ${cells} cells differ in LibreOffice\n`,
);
if (differing > 0 || live === 0) process.exitCode = 1;

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
