import { mapItemTexts } from './item-texts.ts';
import { mapPageTexts } from './page-regions.ts';
import type { ReportDocument } from './report.ts';
import type { BlockNode, InlineNode, RichText } from './rich-text.ts';

type MapInline = (node: InlineNode) => InlineNode[];

/** The report with each inline node of its texts, headers and footers replaced. */
export function mapReportTexts(report: ReportDocument, map: MapInline): ReportDocument {
  return {
    ...report,
    page: mapPageTexts(report.page, (text) => mapInline(text, map)),
    layouts: report.layouts.map((section) => ({
      ...section,
      items: section.items.map((item) => mapItemTexts(item, (text) => mapInline(text, map))),
    })),
  };
}

/** A text with each of its inline nodes replaced. */
export const mapInline = (text: RichText, map: MapInline): RichText => ({
  ...text,
  content: text.content.map((block) => mapBlock(block, map)),
});

function mapBlock(block: BlockNode, map: MapInline): BlockNode {
  switch (block.type) {
    case 'paragraph':
    case 'heading':
      return block.content === undefined ? block : { ...block, content: block.content.flatMap(map) };
    case 'bulletList':
    case 'orderedList':
      return {
        ...block,
        content: block.content.map((item) => ({
          ...item,
          content: item.content.map((inner) => mapBlock(inner, map)),
        })),
      };
  }
}
