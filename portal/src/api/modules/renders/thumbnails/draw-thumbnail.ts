import type { Row } from '@lienzo/schema/data/column';
import { outcomesOfRows, outcomeText } from '@lienzo/schema/report/formula-results';
import type { DataItem } from '@lienzo/schema/report/item';
import { pageGroups } from '@lienzo/schema/report/page-group';
import { parameterPlaceholder } from '@lienzo/schema/report/parameter-text';
import { dataItems, type Layout, type ReportDocument } from '@lienzo/schema/report/report';
import { withFonts } from '@lienzo/schema/report/with-fonts';
import { drawingMessages } from '@lienzo/schema/reports/drawing-messages';
import { reportFormulaMessages } from '@lienzo/schema/rule-messages/report-formula-messages';
import { bodyWidth } from '@lienzo/templates/drawing/body-width';
import type { DrawContext, Figures } from '@lienzo/templates/drawing/draw-context';
import { drawPages } from '@lienzo/templates/drawing/draw-pages';
import { sampleRows } from '../../reports/reports.ts';

/** Sections that are drawn: more than a page holds. */
const SECTIONS = 16;
/** The longest drawing, in characters: a page of a dense table has a fifth of it. */
const MAX_HTML = 250_000;

/** Of the invented rows. */
const TODAY = '2026-11-20';

/** The part of a report that its first page can show. */
export const firstSections = (report: ReportDocument): Layout[] =>
  pageGroups(report.layouts)[0]?.slice(0, SECTIONS) ?? [];

/**
 * The first page of a report with invented rows: the content of a `.lz-paper` element; null when it is too long.
 * @param figures draws charts and codes; undefined where there are none.
 */
export function drawThumbnail(
  report: ReportDocument,
  imageSource: DrawContext['imageSource'],
  figures: Figures | undefined,
): string | null {
  const layouts = firstSections(withFonts(report));
  const rows = new Map(dataItems({ layouts }).map((item) => [item.uuid, sampleRows(item)]));
  const items = new Map(dataItems(report).map((item) => [item.uuid, item]));
  const outcomes = outcomesOfRows(report, (uuid) => rowsOfItem(rows.get(uuid), items.get(uuid)), TODAY);
  const context: DrawContext = {
    // Rows that belong to a row of the page are invented, too.
    rowsOf: (uuid, where) => (rows.get(uuid) ?? []).slice(0, where === undefined ? undefined : 6),
    imageSource,
    today: TODAY,
    parameterText(id) {
      const parameter = report.parametros.find((one) => one.id === id);
      return parameter === undefined ? '' : parameterPlaceholder(parameter, TODAY);
    },
    formulaText({ formula, format }) {
      const outcome = outcomes.get(formula);
      return outcome === undefined ? reportFormulaMessages.noResult : outcomeText(outcome, format);
    },
    dataFields: drawingMessages.fields,
    bodyWidth: bodyWidth(report),
    placeholders: false,
    ...(figures && { figures }),
  };
  const [html = ''] = drawPages(layouts, report, context);
  return html.length > MAX_HTML ? null : html;
}

/** Rows of a table that the first page does not show are invented for its formulas. */
const rowsOfItem = (rows: Row[] | undefined, item: DataItem | undefined): Row[] =>
  rows ?? (item === undefined ? [] : sampleRows(item));
