import { rendererMessages } from '@lienzo/schema/messages/renderer-messages';
import { groupDriver, pageGroups } from '@lienzo/schema/report/page-group';
import type { Layout, ReportDocument } from '@lienzo/schema/report/report';
import type { DrawContext } from '@lienzo/templates/drawing/draw-context';
import { drawGroup } from '@lienzo/templates/drawing/draw-group';
import { drawPageSteps } from '@lienzo/templates/drawing/draw-pages';
import { groupContexts } from '@lienzo/templates/drawing/group-contexts';
import { groupLabels } from '@lienzo/templates/drawing/label-grid';
import { LoopTurn } from '../../signals/loop-turn.ts';
import { checkHtml, checkTables } from './check-printable.ts';
import type { Chunk } from './chunk.ts';
import { hasLongTables, splitLongTables } from './split-long-tables.ts';

/** Page groups in one print: one print of thousands takes many times longer than its parts. */
const GROUPS_PER_CHUNK = 100;
/** Characters of HTML in one print, for groups of many pages. */
const HTML_PER_CHUNK = 1_500_000;

const { accessible, accessibleTable, labelTable, page } = rendererMessages.tooLarge;

/**
 * A report in chunks, drawn one after another as they are asked for: only those being printed are in memory.
 * Page groups begin on a new page, so any of them can begin a chunk; long tables are cut at their page ends.
 * @throws the signal's reason when it aborts.
 */
export async function* planChunks(
  report: ReportDocument,
  context: DrawContext,
  signal: AbortSignal,
): AsyncGenerator<Chunk> {
  const turn = new LoopTurn();
  let html = '';
  let size = 0;
  for (const piece of reportPieces(report, context)) {
    await turn.share(signal);
    if (piece === undefined) continue;
    if (typeof piece === 'string') {
      html += checkHtml(piece, page);
      size += 1;
      if (size < GROUPS_PER_CHUNK && html.length < HTML_PER_CHUNK) continue;
    }
    if (size > 0) yield { html, pages: size };
    html = '';
    size = 0;
    if (typeof piece !== 'string') yield* piece;
  }
  if (size > 0) yield { html, pages: size };
}

/** What begins on a new page: its drawing, or its parts when its tables are long; undefined while a page goes on. */
type Piece = string | undefined | AsyncGenerator<Chunk>;

function* reportPieces(report: ReportDocument, context: DrawContext): Generator<Piece> {
  for (const group of pageGroups(report.layouts)) yield* groupPieces(group, report, context);
}

/** A page group as often as it is printed. */
function* groupPieces(group: Layout[], report: ReportDocument, context: DrawContext): Generator<Piece> {
  if (groupLabels(group, report) !== undefined) {
    for (const own of groupContexts(group, context)) checkTables(group, own, labelTable);
    yield* drawPageSteps(group, report, context);
    return;
  }
  for (const own of groupContexts(group, context))
    yield hasLongTables(group, own) ? splitLongTables(group, own) : drawGroup(group, own) || undefined;
}

/** A report in one piece: tags do not survive a merge. @throws the signal's reason when it aborts. */
export async function* wholeReport(
  report: ReportDocument,
  context: DrawContext,
  signal: AbortSignal,
): AsyncGenerator<Chunk> {
  const turn = new LoopTurn();
  let html = '';
  let pages = 0;
  for (const group of pageGroups(report.layouts)) {
    for (const own of groupContexts(group, context)) checkTables(group, own, accessibleTable);
    for (const drawn of drawPageSteps(group, report, context)) {
      await turn.share(signal);
      if (drawn === undefined) continue;
      html = checkHtml(html + drawn, accessible);
      pages += 1;
    }
  }
  if (pages > 0) yield { html, pages };
}

/**
 * How many pages the report is thought to have, one for each page group, so that they can be numbered as they are
 * printed; undefined where a long table decides. What is printed in the end is counted.
 */
export function expectedPages(report: ReportDocument, context: DrawContext): number | undefined {
  let pages = 0;
  for (const group of pageGroups(report.layouts)) {
    const driver = groupDriver(group);
    const labels = groupLabels(group, report);
    if (labels === undefined && isEverLong(group, context)) return undefined;
    const perPage = labels === undefined ? 1 : labels.columnas * labels.filas;
    if (driver !== undefined) pages += Math.ceil(context.rowsOf(driver.uuid).length / perPage);
    else if (group.some((section) => section.items.length > 0)) pages += 1;
  }
  return pages;
}

/** Whether a page group has a long tables for any of its rows. */
function isEverLong(group: Layout[], context: DrawContext): boolean {
  // Most have none, whatever the row.
  if (!hasLongTables(group, context)) return false;
  for (const own of groupContexts(group, context)) if (hasLongTables(group, own)) return true;
  return false;
}
