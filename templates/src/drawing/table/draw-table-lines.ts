import type { Row } from '@lienzo/schema/data/column';
import type { TableTotals } from '@lienzo/schema/data/table-totals';
import type { DrawnTable } from '@lienzo/schema/report/drawn-table';
import { startsPages } from '@lienzo/schema/report/page-per-group';
import { escapeHtml } from '../text/escape-html.ts';
import { CONTINUED, CONTINUED_CLASS, WHOLE_CLASS } from './continue-groups.ts';
import { drawTableRow } from './draw-table-row.ts';
import { drawTotalsRow } from './draw-totals-row.ts';
import { firstLines } from './first-lines.ts';
import { drawLastPageSum, GROUP_PAGE_CLASS, RUN_START_CLASS } from './page-sums.ts';
import type { TableBand } from './table-layout.ts';
import type { TableLine } from './table-lines.ts';

/** The class of the text below a group. */
export const GROUP_FOOT_CLASS = 'lz-group-foot';

/**
 * Draws table lines in one `tbody` per innermost group, which is kept on one page if it fits.
 * @param withAdditionalColumns adds the additional columns to a row.
 * @param extent `partial`: more rows follow, so the totals after the last row are those of `totals`, or unknown. `first`: limits the drawn
 * rows, with the subtotals of their groups and the totals. `note`: a line below the last drawn row. `kept`:
 * the blocks that stay on one page (`keptGroups`). `isFirst`: whether the lines begin the table; those of a further part
 * begin a page.
 */
export function drawTableLines(
  item: DrawnTable,
  band: TableBand,
  lines: readonly TableLine[],
  withAdditionalColumns: (row: Row) => Row,
  { partial = false, totals, first, note = '', kept = new Set(), isFirst = true }: Extent = {},
): string {
  // Each row of a summary brings the totals of all rows.
  const lastKnown =
    partial && item.resumen === undefined ? lines.findLastIndex((line) => line.kind === 'row') : lines.length;
  const shownLines = first === undefined ? undefined : firstLines(lines, first);
  const lastWhole = partial ? lines.findLastIndex((line) => line.kind === 'row') : lines.length;
  const lastRow = note === '' ? undefined : lines.findLast((line) => isShownRow(line, shownLines));
  const open = (at: number | undefined): string =>
    at !== undefined && kept.has(at) ? `<tbody class="${WHOLE_CLASS}">` : '<tbody>';
  let block = lines[0]?.block;
  let html = open(block);
  let isLeftOut = false;
  for (const [at, line] of lines.entries()) {
    if (shownLines?.has(line) === false) {
      isLeftOut = true;
      continue;
    }
    if (endsPages(item, line)) html += drawLastPageSum(item, band, isLeftOut || at > lastWhole);
    const begins = startsPage(item, line, at > 0 || !isFirst);
    if (line.block !== block || (begins && line.kind === 'total')) html += `</tbody>${open(line.block)}`;
    block = line.block;
    const known = at > lastKnown ? withTotals(line, totals) : partial ? withoutFigures(line) : line;
    html += drawLine(item, band, known ?? line, {
      ...{ withAdditionalColumns, isUnknown: known === null },
      look: begins ? pageLook(item, at > 0) : '',
    });
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
  isFirst?: boolean;
};

/** A line after the last row with its figures of all rows, or null where they are unknown. */
function withTotals(line: TableLine, known: TableTotals | undefined): TableLine | null {
  if (line.kind !== 'subtotal' && line.kind !== 'total') return withoutFigures(line);
  const figures = line.kind === 'total' ? known?.all : known?.open[line.level];
  return figures === undefined ? null : { ...line, totals: new Map(Object.entries(figures)) };
}

/** The line with what is known of its group where rows of that may be missing. */
function withoutFigures(line: TableLine): TableLine {
  if (line.kind === 'group') return { ...line, title: line.partialTitle ?? line.title };
  return line.kind === 'foot' ? { ...line, text: line.partialText ?? line.text } : line;
}

const isShownRow = (line: TableLine, shown: ReadonlySet<TableLine> | undefined): boolean =>
  line.kind === 'row' && shown?.has(line) !== false;

/** Whether the sum of the last page stands before a line: before the total, or that of each group. */
const endsPages = (item: DrawnTable, line: TableLine): boolean =>
  startsPages(item) ? line.kind === 'subtotal' && line.level === 0 : line.kind === 'total';

/** Whether a line begins a page: each outer group but the first, and the total of a table with pages for each. */
const startsPage = (item: DrawnTable, line: TableLine, isLater: boolean): boolean =>
  isLater &&
  startsPages(item) &&
  (line.kind === 'total' || (line.kind === 'group' && line.level === 0 && line.continued !== true));

/** The classes of a line that begins a page. @param isForced unless it begins one anyway. */
function pageLook({ numeracion_por_grupo }: DrawnTable, isForced: boolean): string {
  const forced = isForced ? ` ${GROUP_PAGE_CLASS}` : '';
  return numeracion_por_grupo === true ? `${forced} ${RUN_START_CLASS}` : forced;
}

type LineLook = { withAdditionalColumns: (row: Row) => Row; isUnknown: boolean; look: string };

function drawLine(
  item: DrawnTable,
  band: TableBand,
  line: TableLine,
  { withAdditionalColumns, isUnknown, look }: LineLook,
): string {
  switch (line.kind) {
    case 'group':
      return drawHeading(band, line, look);
    case 'row':
      return drawTableRow(item, band, withAdditionalColumns(line.row), line);
    case 'subtotal':
      return drawTotalsRow(band, line, `lz-subtotal lz-subtotal-${line.level}`, isUnknown);
    case 'foot':
      return drawFoot(band, line);
    case 'total':
      return drawTotalsRow(band, line, `lz-totals${look}`, isUnknown);
  }
}

/** What breaks pages takes it for a subtotal. */
const drawFoot = (band: TableBand, { level, text }: Extract<TableLine, { kind: 'foot' }>): string =>
  `<tr class="lz-subtotal lz-subtotal-${level} ${GROUP_FOOT_CLASS}"><td colspan="${band.columns.length}">${escapeHtml(text)}</td></tr>`;

function drawHeading(
  band: TableBand,
  { level, title, together, continued = false }: Extract<TableLine, { kind: 'group' }>,
  look: string,
): string {
  const kinds = ['lz-grupo', `lz-grupo-${level}`];
  if (together) kinds.push('lz-together');
  if (continued) kinds.push(CONTINUED_CLASS);
  const text = escapeHtml(continued ? title + CONTINUED : title);
  return `<tr class="${kinds.join(' ')}${look}"><th scope="rowgroup" colspan="${band.columns.length}">${text}</th></tr>`;
}
