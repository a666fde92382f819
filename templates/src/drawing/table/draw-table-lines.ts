import type { Row } from '@lienzo/schema/data/column';
import type { TablaItem } from '@lienzo/schema/report/item';
import { escapeHtml } from '../text/escape-html.ts';
import { CONTINUED, CONTINUED_CLASS } from './continue-groups.ts';
import { drawTableRow } from './draw-table-row.ts';
import { drawTotalsRow } from './draw-totals-row.ts';
import { firstLines } from './first-lines.ts';
import type { TableBand } from './table-layout.ts';
import type { TableLine } from './table-lines.ts';

/**
 * Draws table lines in one `tbody` per innermost group, which is kept on one page if it fits.
 * @param withAdditionalColumns adds the additional columns to a row.
 * @param extent `partial`: more rows follow, so the totals after the last row are unknown. `first`: limits the drawn
 * rows, with the subtotals of their groups and the totals. `note`: a line below the last drawn row.
 */
export function drawTableLines(
  item: TablaItem,
  band: TableBand,
  lines: readonly TableLine[],
  withAdditionalColumns: (row: Row) => Row,
  { partial = false, first, note = '' }: Extent = {},
): string {
  const lastKnown = partial ? lines.findLastIndex((line) => line.kind === 'row') : lines.length;
  const open = item.group_by.length > 0 && item.keep_together ? '<tbody class="lz-whole">' : '<tbody>';
  const shownLines = first === undefined ? undefined : firstLines(lines, first);
  const lastRow = note === '' ? undefined : lines.findLast((line) => isShownRow(line, shownLines));
  let html = open;
  let block = lines[0]?.block;
  for (const [at, line] of lines.entries()) {
    if (shownLines?.has(line) === false) continue;
    if (line.block !== block) html += `</tbody>${open}`;
    block = line.block;
    html += drawLine(item, band, line, withAdditionalColumns, at > lastKnown);
    if (line === lastRow)
      html += `<tr class="lz-rows-note"><td colspan="${band.columns.length}">${escapeHtml(note)}</td></tr>`;
  }
  return `${html}</tbody>`;
}

type Extent = { partial?: boolean; first?: number | undefined; note?: string | undefined };

const isShownRow = (line: TableLine, shown: ReadonlySet<TableLine> | undefined): boolean =>
  line.kind === 'row' && shown?.has(line) !== false;

function drawLine(
  item: TablaItem,
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
