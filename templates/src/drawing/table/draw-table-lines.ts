import type { Row } from '@lienzo/schema/data/column';
import type { TableTotals } from '@lienzo/schema/data/table-totals';
import type { DrawnTable } from '@lienzo/schema/report/cross-table';
import { escapeHtml } from '../text/escape-html.ts';
import { CONTINUED, CONTINUED_CLASS, WHOLE_CLASS } from './continue-groups.ts';
import { drawTableRow } from './draw-table-row.ts';
import { drawTotalsRow } from './draw-totals-row.ts';
import { firstLines } from './first-lines.ts';
import type { TableBand } from './table-layout.ts';
import type { TableLine } from './table-lines.ts';

/**
 * Draws table lines in one `tbody` per innermost group, which is kept on one page if it fits.
 * @param withAdditionalColumns adds the additional columns to a row.
 * @param extent `partial`: more rows follow, so the totals after the last row are those of `totals`, or unknown. `first`: limits the drawn
 * rows, with the subtotals of their groups and the totals. `note`: a line below the last drawn row. `kept`:
 * the blocks that stay on one page (`keptGroups`).
 */
export function drawTableLines(
  item: DrawnTable,
  band: TableBand,
  lines: readonly TableLine[],
  withAdditionalColumns: (row: Row) => Row,
  { partial = false, totals, first, note = '', kept = new Set() }: Extent = {},
): string {
  // Each row of a summary brings the totals of all rows.
  const lastKnown =
    partial && item.resumen === undefined ? lines.findLastIndex((line) => line.kind === 'row') : lines.length;
  const shownLines = first === undefined ? undefined : firstLines(lines, first);
  const lastRow = note === '' ? undefined : lines.findLast((line) => isShownRow(line, shownLines));
  const open = (at: number | undefined): string =>
    at !== undefined && kept.has(at) ? `<tbody class="${WHOLE_CLASS}">` : '<tbody>';
  let block = lines[0]?.block;
  let html = open(block);
  for (const [at, line] of lines.entries()) {
    if (shownLines?.has(line) === false) continue;
    if (line.block !== block) html += `</tbody>${open(line.block)}`;
    block = line.block;
    const known = at > lastKnown ? withTotals(line, totals) : line;
    html += drawLine(item, band, known ?? line, withAdditionalColumns, known === null);
    if (line === lastRow)
      html += `<tr class="lz-rows-note"><td colspan="${band.columns.length}">${escapeHtml(note)}</td></tr>`;
  }
  return `${html}</tbody>`;
}

type Extent = {
  partial?: boolean;
  totals?: TableTotals | undefined;
  first?: number | undefined;
  note?: string | undefined;
  kept?: ReadonlySet<number>;
};

/** A line after the last row with its figures of all rows, or null where they are unknown. */
function withTotals(line: TableLine, known: TableTotals | undefined): TableLine | null {
  if (line.kind !== 'subtotal' && line.kind !== 'total') return line;
  const figures = line.kind === 'total' ? known?.all : known?.open[line.level];
  return figures === undefined ? null : { ...line, totals: new Map(Object.entries(figures)) };
}

const isShownRow = (line: TableLine, shown: ReadonlySet<TableLine> | undefined): boolean =>
  line.kind === 'row' && shown?.has(line) !== false;

function drawLine(
  item: DrawnTable,
  band: TableBand,
  line: TableLine,
  withAdditionalColumns: (row: Row) => Row,
  isUnknown: boolean,
): string {
  switch (line.kind) {
    case 'group':
      return drawHeading(band, line);
    case 'row':
      return drawTableRow(item, band.columns, withAdditionalColumns(line.row), line);
    case 'subtotal':
      return drawTotalsRow(band, line, `lz-subtotal lz-subtotal-${line.level}`, isUnknown);
    case 'total':
      return drawTotalsRow(band, line, 'lz-totals', isUnknown);
  }
}

function drawHeading(
  band: TableBand,
  { level, title, together, continued = false }: Extract<TableLine, { kind: 'group' }>,
): string {
  const kinds = ['lz-grupo', `lz-grupo-${level}`];
  if (together) kinds.push('lz-together');
  if (continued) kinds.push(CONTINUED_CLASS);
  const text = escapeHtml(continued ? title + CONTINUED : title);
  return `<tr class="${kinds.join(' ')}"><th scope="rowgroup" colspan="${band.columns.length}">${text}</th></tr>`;
}
