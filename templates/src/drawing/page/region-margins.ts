import { formatLongDate } from '@lienzo/schema/data/format';
import type { Region } from '@lienzo/schema/report/page-regions';
import { MIN_BODY } from '@lienzo/schema/report/paper';
import { pageSize, type ReportDocument } from '@lienzo/schema/report/report';
import { reportFormulaMessages } from '@lienzo/schema/rule-messages/report-formula-messages';
import { type TextShape, textHeight } from '../text/text-height.ts';
import { bodyWidth } from './body-width.ts';
import { laidZones } from './zone-widths.ts';

/** The highest header or footer in points; what is higher is clipped. A third of a horizontal page, with its air. */
export const MAX_REGION_TEXT = 188;
/** The same as a share of the page's height, for paper that is lower than a horizontal letter. */
const MAX_REGION_SHARE = MAX_REGION_TEXT / 612;
/** Air that a header or footer keeps above and below together, in points. */
const AIR = 14;
/** Wide page numbers and a long date, so that the first page has the margins of the last. */
/** Data fields are texts before anything is printed; until then a name of usual length stands for them. */
const NAME = 'x'.repeat(36);
const FIELD_TEXTS = {
  page: '8888',
  pages: '8888',
  date: formatLongDate('2026-09-30'),
  client: NAME,
  payroll: NAME,
  period: NAME,
} as const;

/**
 * A report whose top and bottom margins are at least as high as its header and footer: the body begins below a header
 * that is taller than its margin. Canvas, preview, PDF, Word and Excel all ask here; nothing is measured on a screen, so
 * that they agree.
 */
export function withRegionMargins<T extends Pick<ReportDocument, 'orientation' | 'page'>>(report: T): T {
  const { margins } = report.page;
  const { height } = pageSize(report.orientation, report.page.papel);
  // On low paper the body keeps a little room, whatever the header says.
  const most = Math.ceil(height * MAX_REGION_SHARE) + AIR;
  const room = (region: Region, other: number): number => {
    const text = regionHeight(region, report);
    return text === 0 ? 0 : Math.min(text + AIR, most, height - MIN_BODY - other);
  };
  const top = Math.max(margins.top, room('header', margins.bottom));
  const bottom = Math.max(margins.bottom, room('footer', top));
  if (top === margins.top && bottom === margins.bottom) return report;
  return { ...report, page: { ...report.page, margins: { ...margins, top, bottom } } };
}

/**
 * The height of a report's header or footer in points, the higher one of the first page and the others: 0 for an empty
 * one, at most `MAX_REGION_TEXT`.
 */
export function regionHeight(region: Region, report: Pick<ReportDocument, 'orientation' | 'page'>): number {
  const { page } = report;
  const zones = [page, ...(page.primera_pagina === undefined ? [] : [page.primera_pagina])].flatMap(
    (regions) => laidZones(regions, region, bodyWidth(report)),
  );
  const heights = zones.map(({ text, width }) =>
    Math.ceil(textHeight(text.content, width, { ...SHAPE, font: page.fuente })),
  );
  return Math.min(MAX_REGION_TEXT, Math.max(0, ...heights));
}

/** The drawing's text of headers and footers. Pages have no row: a column is drawn empty. */
const SHAPE: TextShape = {
  fontSize: 8,
  lineHeight: 1.35,
  paragraphGap: 0,
  wordsOf: (node) => {
    if (node.type === 'text') return node.text;
    if (node.type === 'formula') return reportFormulaMessages.noResult;
    if (node.type === 'column' || node.type === 'parameter' || node.attrs.field === 'logo') return '';
    return FIELD_TEXTS[node.attrs.field];
  },
};
