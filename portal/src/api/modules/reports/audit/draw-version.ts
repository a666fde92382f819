import { outcomesOfRows, withFormulaOutcomes } from '@lienzo/schema/report/formula-results';
import { pageGroups } from '@lienzo/schema/report/page-group';
import { dataItems, type ReportDocument } from '@lienzo/schema/report/report';
import { withFonts } from '@lienzo/schema/report/with-fonts';
import { bodyWidth } from '@lienzo/templates/drawing/body-width';
import type { DrawContext, Figures } from '@lienzo/templates/drawing/draw-context';
import { drawItem } from '@lienzo/templates/drawing/draw-item';
import { drawGroup } from '@lienzo/templates/drawing/draw-section';
import { groupContexts } from '@lienzo/templates/drawing/group-rows';
import { type ItemChange, markedItem } from '../changes/marked-item.ts';
import { sampleRows } from '../drawing/sample-rows.ts';

const TODAY = '2026-11-20';
/** Invented rows of an item: its design is compared, not its data. */
const ROWS = 5;
/** The longest drawing of a version, in characters. */
const MAX_HTML = 600_000;

/**
 * The pages of a version with invented rows, one for each page group, as contents of `.lz-paper` elements. Items with a
 * change stand in an element that says which.
 * @returns `more`: the later pages are missing, because the drawing is too long.
 */
export function drawVersion(
  given: ReportDocument,
  changes: ReadonlyMap<string, ItemChange>,
  imageSource: DrawContext['imageSource'],
  figures: Figures | undefined,
): { pages: string[]; more: boolean } {
  const rows = new Map(dataItems(given).map((item) => [item.uuid, sampleRows(item).slice(0, ROWS)]));
  const rowsOf = (uuid: string) => rows.get(uuid) ?? [];
  const report = withFonts(withFormulaOutcomes(given, outcomesOfRows(given, rowsOf, TODAY)));
  const context: DrawContext = {
    rowsOf,
    imageSource,
    today: TODAY,
    bodyWidth: bodyWidth(report),
    placeholders: false,
    ...(figures && { figures }),
  };
  const pages: string[] = [];
  let length = 0;
  for (const group of pageGroups(report.layouts)) {
    const [first = context] = groupContexts(group, context);
    const html = drawGroup(group, first, (item, where) =>
      markedItem(drawItem(item, where), changes.get(item.uuid)),
    );
    if (html === '') continue;
    length += html.length;
    if (length > MAX_HTML) return { pages, more: true };
    pages.push(html);
  }
  return { pages, more: false };
}
