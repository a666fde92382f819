import { rendererMessages } from '@lienzo/schema/messages/renderer-messages';
import { groupDriver, NumberingRuns, pageGroups } from '@lienzo/schema/report/page-group';
import type { Layout, ReportDocument } from '@lienzo/schema/report/report';
import type { DrawContext } from '@lienzo/templates/drawing/draw-context';
import { drawPageSteps } from '@lienzo/templates/drawing/draw-pages';
import { drawGroup } from '@lienzo/templates/drawing/draw-section';
import { groupContexts } from '@lienzo/templates/drawing/group-rows';
import { groupLabels } from '@lienzo/templates/drawing/label-grid';
import { TimeSlice } from '../../../platform/async/time-slice.ts';
import type { Chunk } from '../chunk.ts';
import { checkHtml, checkTables } from './check-printable.ts';
import { hasLongTables, splitLongTables } from './split-long-tables.ts';

/** Page groups per print; the cost of a print grows faster than its length. */
const GROUPS_PER_CHUNK = 100;
/** Characters of HTML per print, for groups of many pages. */
const HTML_PER_CHUNK = 1_500_000;

const { accessible, accessibleTable, labelTable, page } = rendererMessages.tooLarge;

/**
 * Splits a report into chunks, drawn lazily, so that only those being printed are in memory. A chunk can start at any
 * page group, because page groups start on a new page; long tables are cut at page ends.
 * @param slice how long a turn of the event loop may be occupied
 * @throws the signal's reason when it aborts.
 */
export async function* planChunks(
  report: ReportDocument,
  context: DrawContext,
  signal: AbortSignal,
  slice = new TimeSlice(),
): AsyncGenerator<Chunk> {
  let html = '';
  let runStarts: boolean[] = [];
  for (const { piece, startsRun } of reportChunks(report, context)) {
    await slice.yieldIfSpent(signal);
    if (piece === undefined) continue;
    if (typeof piece === 'string') {
      html += checkHtml(piece, page);
      runStarts.push(startsRun());
      if (runStarts.length < GROUPS_PER_CHUNK && html.length < HTML_PER_CHUNK) continue;
    }
    if (runStarts.length > 0) yield { html, pages: runStarts.length, runStarts };
    html = '';
    runStarts = [];
    if (typeof piece !== 'string') yield* partsOfRun(piece, startsRun());
  }
  if (runStarts.length > 0) yield { html, pages: runStarts.length, runStarts };
}

/** The parts of a page group: the first begins its run of page numbers, if the group does. */
async function* partsOfRun(
  parts: AsyncGenerator<Omit<Chunk, 'runStarts'>>,
  startsRun: boolean,
): AsyncGenerator<Chunk> {
  let isFirst = true;
  for await (const part of parts) {
    yield { ...part, runStarts: [isFirst && startsRun] };
    isFirst = false;
  }
}

/** Content that starts on a new page: its HTML, or its parts if its tables are long; undefined while a page continues. */
type PlannedChunk = string | undefined | AsyncGenerator<Omit<Chunk, 'runStarts'>>;

function* reportChunks(
  report: ReportDocument,
  context: DrawContext,
): Generator<{ piece: PlannedChunk; startsRun: () => boolean }> {
  const runs = new NumberingRuns(report.page);
  for (const group of pageGroups(report.layouts))
    for (const fragment of groupChunks(group, report, context))
      yield { piece: fragment, startsRun: () => runs.startsRun(group) };
}

/** A page group once for each of its rows. */
function* groupChunks(
  group: Layout[],
  report: ReportDocument,
  context: DrawContext,
): Generator<PlannedChunk> {
  if (groupLabels(group, report) !== undefined) {
    for (const own of groupContexts(group, context)) checkTables(group, own, labelTable);
    yield* drawPageSteps(group, report, context);
    return;
  }
  for (const own of groupContexts(group, context))
    yield hasLongTables(group, own) ? splitLongTables(group, own) : drawGroup(group, own) || undefined;
}

/** The whole report as one chunk, because tags do not survive a merge. @throws the signal's reason when it aborts. */
export async function* wholeReport(
  report: ReportDocument,
  context: DrawContext,
  signal: AbortSignal,
): AsyncGenerator<Chunk> {
  const slice = new TimeSlice();
  const runs = new NumberingRuns(report.page);
  const runStarts: boolean[] = [];
  let html = '';
  for (const group of pageGroups(report.layouts)) {
    for (const own of groupContexts(group, context)) checkTables(group, own, accessibleTable);
    for (const drawn of drawPageSteps(group, report, context)) {
      await slice.yieldIfSpent(signal);
      if (drawn === undefined) continue;
      html = checkHtml(html + drawn, accessible);
      runStarts.push(runs.startsRun(group));
    }
  }
  if (runStarts.length > 0) yield { html, pages: runStarts.length, runStarts };
}

/**
 * The expected number of pages, one per page group, so that they can be numbered during the print; undefined for a
 * report with long tables. The real count is checked after the print.
 */
export function expectedPages(report: ReportDocument, context: DrawContext): number | undefined {
  let pages = 0;
  for (const group of pageGroups(report.layouts)) {
    const driver = groupDriver(group);
    const labels = groupLabels(group, report);
    if (labels === undefined && hasLongTablesForAnyRow(group, context)) return undefined;
    const perPage = labels === undefined ? 1 : labels.columnas * labels.filas;
    if (driver !== undefined) pages += Math.ceil(context.rowsOf(driver.uuid).length / perPage);
    else if (group.some((section) => section.items.length > 0)) pages += 1;
  }
  return pages;
}

/** Whether a page group has long tables for any of its rows. */
function hasLongTablesForAnyRow(group: Layout[], context: DrawContext): boolean {
  // Most groups have none for any row.
  if (!hasLongTables(group, context)) return false;
  for (const own of groupContexts(group, context)) if (hasLongTables(group, own)) return true;
  return false;
}
