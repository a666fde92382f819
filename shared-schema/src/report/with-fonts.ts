import { DEFAULT_FONT, type FontFamily } from './font-family.ts';
import type { ReportItem } from './item.ts';
import type { ReportDocument } from './report.ts';

/** The font of a report where an item says nothing else. */
export const reportFont = ({ page }: Pick<ReportDocument, 'page'>): FontFamily => page.fuente ?? DEFAULT_FONT;

const known = new WeakMap<ReportItem, ReportItem>();

/**
 * An item with the font of its report, unless it has one of its own. The same item gives the same object, so that what is
 * remembered of it stays.
 */
export function withFont<Item extends ReportItem>(item: Item, font: FontFamily): Item;
export function withFont(item: ReportItem, font: FontFamily): ReportItem {
  if (font === DEFAULT_FONT || item.estilo_item.fuente !== undefined) return item;
  const before = known.get(item);
  if (before?.estilo_item.fuente === font) return before;
  const after = { ...item, estilo_item: { ...item.estilo_item, fuente: font } };
  known.set(item, after);
  return after;
}

/** A report whose items say which font they have; what draws an item asks nobody else. */
export function withFonts<Report extends Pick<ReportDocument, 'page' | 'layouts'>>(report: Report): Report {
  const font = reportFont(report);
  if (font === DEFAULT_FONT) return report;
  const layouts = report.layouts.map((section) => ({
    ...section,
    items: section.items.map((item) => withFont(item, font)),
  }));
  return { ...report, layouts };
}

/** The fonts of a report, the one of its headers first. */
export function usedFonts(report: Pick<ReportDocument, 'page' | 'layouts'>): FontFamily[] {
  const own = report.layouts.flatMap(({ items }) =>
    items.map(({ estilo_item }) => estilo_item.fuente ?? reportFont(report)),
  );
  return [...new Set([reportFont(report), ...own])];
}
