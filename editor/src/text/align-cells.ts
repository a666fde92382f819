import { textWidth } from '@lienzo/templates/drawing/text-width';

/** The distance of two tab stops in em: eight spaces, as browsers have them. */
const STOP = 8 * textWidth(' ');
/** Between a text and the next column, in em. */
const APART = 0.5;
/** How far a text may end from where it is computed to, in em: always, and for each em of it. */
const UNSURE = 0.25;
const UNSURE_SHARE = 0.02;
const MAX_UNSURE = 0.9;
/** How much wider bold text is. */
const BOLD = 1.05;

export type PastedCell = { text: string; bold: boolean };

/** What follows each cell of rows, so that the cells of a column begin at one tab stop; '' after the last cell. */
export function alignCells(rows: readonly (readonly PastedCell[])[]): string[][] {
  const separators = rows.map((): string[] => []);
  const columns = Math.max(0, ...rows.map((row) => row.length));
  let begin = 0;
  for (let column = 0; column < columns; column += 1) {
    const ends = rows.map((row) => endOf(row[column], begin));
    const stop = Math.ceil((Math.max(...ends.map(({ end }) => end)) + APART) / STOP);
    for (const [at, row] of rows.entries()) {
      if (column >= row.length) continue;
      const { end = begin, filler = '' } = ends[at] ?? {};
      const isLast = column >= row.length - 1;
      separators[at]?.push(isLast ? '' : filler + '\t'.repeat(stop - Math.floor(end / STOP)));
    }
    begin = stop * STOP;
  }
  return separators;
}

/**
 * Where a cell's text ends, in em, with spaces that take it away from a stop where nobody knows whether the browser's text
 * ends before it or behind it.
 */
function endOf(cell: PastedCell | undefined, begin: number): { end: number; filler: string } {
  const width = textWidth(cell?.text ?? '') * (cell?.bold === true ? BOLD : 1);
  const unsure = width === 0 ? 0 : Math.min(MAX_UNSURE, UNSURE + UNSURE_SHARE * width);
  let end = begin + width;
  let filler = '';
  while (Math.abs(end - Math.round(end / STOP) * STOP) < unsure) {
    end += textWidth(' ');
    filler += ' ';
  }
  return { end, filler };
}
