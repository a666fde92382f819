/**
 * `npm run formulas [-- <number of formulas>]`: random formulas over random rows are written as live formulas of Excel, and
 * LibreOffice computes them again; each cell must have the value that the exact evaluation gave it.
 */
import { createRenderer } from '@lienzo/renderer/app';
import type { CellValue } from 'exceljs';
import { calculatedAgain } from './calculated-again.ts';
import { formulaReport } from './formula-report.ts';
import { isSameValue } from './is-same-value.ts';

const DEFAULT_COUNT = 500;
/** Differences that are listed. */
const LISTED = 40;

const log = { info: () => undefined, warn: () => undefined, error: () => undefined };
const renderer = createRenderer({ log });
try {
  const count = Number(process.argv[2] ?? DEFAULT_COUNT);
  const { report, rows, formulas } = formulaReport(count);
  const response = await renderer.fetch(
    new Request('http://renderer/render?format=xlsx', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ report, rows }),
    }),
  );
  if (!response.ok) throw new Error(await response.text());
  const cells = await calculatedAgain(Buffer.from(await response.arrayBuffer()));
  const differing = cells.filter(({ written, calculated }) => !isSameValue(written, calculated));
  const live = new Set(cells.map(({ name }) => name));
  const wrong = new Set(differing.map(({ name }) => name));
  for (const { name, formula, written, calculated } of differing.slice(0, LISTED))
    process.stdout.write(
      `${name} ${formulas.get(name)}\n  ${formula}\n  ${shown(written)} | LibreOffice ${shown(calculated)}\n`,
    );
  process.stdout.write(
    `${count} formulas, ${live.size} live in Excel, ${cells.length} cells; ${differing.length} cells of ${wrong.size} formulas differ\n`,
  );
  if (differing.length > 0 || live.size === 0) process.exitCode = 1;
} finally {
  await renderer.stop();
}

function shown(value: CellValue | undefined): string {
  return JSON.stringify(value ?? null);
}
