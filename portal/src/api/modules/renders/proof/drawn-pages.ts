/** What the pages of a report say, as its drawing has them: what a file must say from its first page to its last one. */

import type { Row } from '@lienzo/schema/data/column';
import type { ReportItem } from '@lienzo/schema/report/item';
import { pageGroups } from '@lienzo/schema/report/page-group';
import type { ReportDocument } from '@lienzo/schema/report/report';
import { sectionColumns } from '@lienzo/schema/report/section-columns';
import { withFonts } from '@lienzo/schema/report/with-fonts';
import { bodyHeight } from '@lienzo/templates/drawing/body-height';
import { bodyWidth } from '@lienzo/templates/drawing/body-width';
import type { DrawContext, Figures } from '@lienzo/templates/drawing/draw-context';
import { drawItem } from '@lienzo/templates/drawing/draw-item';
import { drawNoData } from '@lienzo/templates/drawing/draw-no-data';
import { undrawnPages } from '@lienzo/templates/drawing/draw-pages';
import { ITEM_GAP, itemWidth } from '@lienzo/templates/drawing/item-width';
import { groupLabels } from '@lienzo/templates/drawing/label-grid';
import { withRegionMargins } from '@lienzo/templates/drawing/region-margins';
import { rowsByUuid } from '@lienzo/templates/drawing/rows-by-uuid';
import { type DrawnCell, drawnCells, type Medium } from './drawn-cells.ts';
import { type DrawnPageSums, drawnPageSums } from './drawn-page-sums.ts';

export type DrawnItem = {
  /** null for what no item says. */
  item: ReportItem | null;
  /** Where it stands beside others: points from the paper's left edge; null where that is not told. */
  place: { from: number; to: number } | null;
  /** The row that its page is for, from 1. */
  row: number | null;
  cells: DrawnCell[];
  /** By table; absent where none has sums at the ends of its pages. */
  pageSums?: (DrawnPageSums | undefined)[];
};

/** What begins on a new page: sections of items side by side, and on paper the figures, which are painted last. */
export type DrawnPage = { sections: DrawnItem[][]; figures: DrawnItem[] };

export type DrawnSource = {
  report: ReportDocument;
  /** By item, with the additional columns. */
  rows: Readonly<Record<string, readonly Row[]>>;
  /** `YYYY-MM-DD` */
  today: string;
};

/**
 * Page after page; only the one that is compared is in memory. Pages without a text are left out.
 * @param figures draws charts and codes; may be absent where a report has none.
 */
export function* drawnPages(
  source: DrawnSource,
  medium: Medium,
  figures: Figures | undefined,
): Generator<DrawnPage> {
  const report = withFonts(withRegionMargins(source.report));
  const context: DrawContext = {
    rowsOf: rowsByUuid(source.rows),
    // The words of a picture that is missing are read where they stand.
    imageSource: () => null,
    today: source.today,
    bodyWidth: bodyWidth(report),
    bodyHeight: bodyHeight(report),
    placeholders: false,
    ...(figures !== undefined && { figures: medium === 'paper' ? figures : { ...figures, chart: () => '' } }),
  };
  let isEmpty = true;
  for (const group of pageGroups(report.layouts)) {
    const sections = new Map(group.flatMap(({ items }, at) => items.map(({ uuid }) => [uuid, at] as const)));
    const isSheet = groupLabels(group, report) !== undefined;
    const scopes = isSheet ? new Map<string, DrawnItem['place']>() : scopesOf(report, group);
    for (const page of undrawnPages(group, report, context)) {
      const gathering = new PageGathering(medium, sections, scopes);
      // What the page itself is made of is not looked at: '' for every item.
      if (page.draw((item, row) => gathering.add(item, row)) === '') continue;
      isEmpty = false;
      if (hasText(gathering.page)) yield gathering.page;
    }
  }
  if (isEmpty) {
    const cells = drawnCells(drawNoData(), medium);
    yield { sections: [[{ item: null, place: null, row: null, cells }]], figures: [] };
  }
}

/** The items of a page, in the order in which they are drawn. */
class PageGathering {
  readonly page: DrawnPage = { sections: [], figures: [] };
  private readonly medium: Medium;
  private readonly sectionOf: ReadonlyMap<string, number>;
  private readonly targets: ReadonlyMap<string, DrawnItem['place']>;
  private last: { section: number | undefined; row: DrawContext } | undefined;

  constructor(
    medium: Medium,
    sectionOf: ReadonlyMap<string, number>,
    locations: ReadonlyMap<string, DrawnItem['place']>,
  ) {
    this.medium = medium;
    this.sectionOf = sectionOf;
    this.targets = locations;
  }

  /** @param context another one for each row of a page or a label. */
  add(item: ReportItem, context: DrawContext): string {
    const section = this.sectionOf.get(item.uuid);
    const html = drawItem(item, context);
    const cells = drawnCells(html, this.medium);
    const row = context.current === undefined ? null : context.current.index + 1;
    const drawn: DrawnItem = { item, place: this.targets.get(item.uuid) ?? null, row, cells };
    // Word has no fixed pages.
    if (this.medium === 'paper' && html.includes('<template>')) drawn.pageSums = drawnPageSums(html);
    if (this.medium === 'paper' && cells.some(({ kind }) => kind === 'figure')) {
      this.page.figures.push(drawn);
      return '';
    }
    const isBeside = this.last?.section === section && this.last?.row === context;
    if (isBeside) this.page.sections.at(-1)?.push(drawn);
    else this.page.sections.push([drawn]);
    this.last = { section, row: context };
    return '';
  }
}

const hasText = ({ sections, figures }: DrawnPage): boolean =>
  figures.length > 0 || sections.some((items) => items.some(({ cells }) => cells.length > 0));

/** Where items that share a section with others stand: those of a column at one place. */
function scopesOf(report: ReportDocument, group: ReportDocument['layouts']): Map<string, DrawnItem['place']> {
  const slots = new Map<string, DrawnItem['place']>();
  for (const { items } of group) {
    if (items.length < 2) continue;
    let from = report.page.margins.left;
    for (const column of sectionColumns(items)) {
      const width = itemWidth(column[0]?.tamaño ?? 100, bodyWidth(report));
      for (const { uuid } of column) slots.set(uuid, { from, to: from + width });
      from += width + ITEM_GAP;
    }
  }
  return slots;
}
