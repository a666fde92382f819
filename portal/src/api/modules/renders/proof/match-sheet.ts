/** Compares a sheet with the lines that it must have: each line once, cell by cell, and nothing after the last one. */
import type { SelectedColumn } from '@lienzo/schema/data/column';
import { headingSpans, sharedHeadingOf } from '@lienzo/schema/data/shared-headings';
import type { ProofDifference } from '@lienzo/schema/reports/report-proof';
import { columnTitle } from '@lienzo/templates/drawing/column-title';
import { plainText } from './plain-text.ts';
import { isFormula, type ReadSheet, textOfCell } from './read-xlsx.ts';
import type { SheetContent, SheetLine } from './sheet-lines.ts';

/** Rows above the head: its title, and what the report says there. */
const MAX_ROWS_ABOVE = 200;
/** Differences that are told apart; a sheet with more is another one. */
const MAX_DIFFERENCES = 50;

export type SheetMatch = { differences: ProofDifference[]; values: number };

type SheetRow = ReadSheet[number];

/** @param name of the item. */
export function matchSheet(name: string, { columns, lines }: SheetContent, sheet: ReadSheet): SheetMatch {
  const titles = columns.map((column) => plainText(columnTitle(column)));
  const head = sheet
    .slice(0, MAX_ROWS_ABOVE)
    .findIndex((cells) => titles.every((title, at) => plainText(String(cells[at] ?? '')) === title));
  const match = matchLines(name, [...lines], sheet.slice(head + 1));
  const wrong = head < 0 ? [] : sharedHeadingDifferences(name, columns, sheet[head - 1] ?? []);
  return { ...match, differences: [...wrong, ...match.differences] };
}

/** A heading that columns share stands above all of them, and above no other one. */
function sharedHeadingDifferences(
  name: string,
  columns: readonly SelectedColumn[],
  cells: SheetRow,
): ProofDifference[] {
  if (headingSpans(columns) === null) return [];
  return columns.flatMap((column, at): ProofDifference[] => {
    const expected = sharedHeadingOf(column);
    const shown = plainText(String(cells[at] ?? ''));
    if (shown === plainText(expected)) return [];
    const scope = { format: 'xlsx', item: name, column: columnTitle(column), row: null } as const;
    return [{ ...scope, expected, found: shown }];
  });
}

/** @param sheet below its head. */
export function matchLines(name: string, requested: readonly SheetLine[], sheet: ReadSheet): SheetMatch {
  const left = [...sheet];
  const differences: ProofDifference[] = [];
  let values = 0;
  for (const [at, line] of requested.entries()) {
    const matches = differencesOf(name, line, left[0] ?? []);
    // One that is quite another may be there once too often, or not at all.
    if (matches.length > 1 && left[1] !== undefined && saysAll(line, left[1])) {
      differences.push(tooMuch(name, left.shift()));
    } else if (matches.length > 1 && isNext(requested[at + 1], left[0])) {
      differences.push(...differencesOf(name, line, []));
      continue;
    } else differences.push(...matches);
    if (differences.length > MAX_DIFFERENCES) return { differences, values };
    left.shift();
    values += line.cells.length;
  }
  const more = left.find((cells) => textOfRow(cells) !== '');
  if (more !== undefined) differences.push(tooMuch(name, more));
  return { differences, values };
}

const saysAll = (line: SheetLine, cells: SheetRow): boolean => differencesOf('', line, cells).length === 0;

const isNext = (line: SheetLine | undefined, cells: SheetRow | undefined): boolean =>
  line !== undefined && cells !== undefined && saysAll(line, cells);

/** A row that belongs nowhere. */
const tooMuch = (item: string, cells: SheetRow = []): ProofDifference => ({
  ...{ format: 'xlsx', item, column: '', row: null, expected: '' },
  found: textOfRow(cells),
});

const textOfRow = (cells: SheetRow): string =>
  cells
    .map((cell) => textOfCell(cell, { column: '', data_type: 'text', readable_name: '' }))
    .filter((text) => text !== '')
    .join(' ');

function differencesOf(name: string, { cells, row, group }: SheetLine, match: SheetRow): ProofDifference[] {
  const differences = cells.flatMap(({ text, column, isFigure, isNothing }, at): ProofDifference[] => {
    const cell = match[at];
    const says = textOfCell(cell, column);
    if (says === plainText(text) || (isFigure && isNothing && isFormula(cell) && isZero(says))) return [];
    const scope = { format: 'xlsx', item: name, column: columnTitle(column), row } as const;
    return [{ ...scope, ...(group !== undefined && { group }), expected: text, found: says }];
  });
  const beyond = textOfRow(match.slice(cells.length));
  if (beyond === '') return differences;
  return [...differences, { format: 'xlsx', item: name, column: '', row, expected: '', found: beyond }];
}

/** What a formula says of nothing: 0, or no result at all. */
const isZero = (text: string): boolean => !/[1-9]/.test(text);
