import { groupDriver, type Layout, pageGroups, type ReportDocument } from '@lienzo/schema/report/report';
import type { DrawContext } from '@lienzo/templates/drawing/draw-context';
import { drawPages } from '@lienzo/templates/drawing/draw-pages';
import { groupLabels } from '@lienzo/templates/drawing/label-grid';
import { checkHtml, checkTables } from './check-printable.ts';
import type { Chunk } from './chunk.ts';
import type { Ruler } from './ruler.ts';
import { isLongTable, splitLongTables } from './split-long-tables.ts';

/** Page groups in one print: one print of thousands takes many times longer than its parts. */
const GROUPS_PER_CHUNK = 100;
/** Characters of HTML in one print, for groups of many pages. */
const HTML_PER_CHUNK = 1_500_000;

/**
 * A report in chunks, drawn one after another as they are asked for: only those being printed are in memory.
 * Page groups begin on a new page, so any of them can begin a chunk; long tables are cut at their page ends.
 */
export async function* planChunks(
  report: ReportDocument,
  context: DrawContext,
  ruler: Ruler,
): AsyncGenerator<Chunk> {
  let html = '';
  let size = 0;
  for (const group of pageGroups(report.layouts)) {
    if (hasLongTable(group, context)) {
      if (size > 0) yield { html, pages: size };
      html = '';
      size = 0;
      checkTables(group, context, (section) => isLongTable(section, context) !== undefined);
      yield* splitLongTables(group, context, ruler);
      continue;
    }
    checkTables(group, context, () => false);
    for (const drawn of drawPages(group, report, context)) {
      html += checkHtml(drawn);
      size += 1;
      if (size < GROUPS_PER_CHUNK && html.length < HTML_PER_CHUNK) continue;
      yield { html, pages: size };
      html = '';
      size = 0;
    }
  }
  if (size > 0) yield { html, pages: size };
}

/** A report in one piece: tags do not survive a merge. */
export async function* wholeReport(report: ReportDocument, context: DrawContext): AsyncGenerator<Chunk> {
  let html = '';
  let pages = 0;
  for (const group of pageGroups(report.layouts)) {
    checkTables(group, context, () => false);
    for (const drawn of drawPages(group, report, context)) {
      html = checkHtml(html + drawn);
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
    if (hasLongTable(group, context)) return undefined;
    const driver = groupDriver(group);
    const labels = groupLabels(group, report);
    const perPage = labels === undefined ? 1 : labels.columnas * labels.filas;
    if (driver !== undefined) pages += Math.ceil(context.rowsOf(driver.uuid).length / perPage);
    else if (group.some((section) => section.items.length > 0)) pages += 1;
  }
  return pages;
}

const hasLongTable = (group: Layout[], context: DrawContext): boolean =>
  groupDriver(group) === undefined && group.some((section) => isLongTable(section, context) !== undefined);
