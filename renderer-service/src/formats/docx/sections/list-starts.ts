import { itemTexts } from '@lienzo/schema/report/item-texts';
import { pageTexts } from '@lienzo/schema/report/page-regions';
import { type ReportDocument, reportItems } from '@lienzo/schema/report/report';
import type { BlockNode } from '@lienzo/schema/report/rich-text';

/** The start numbers of a report's ordered lists; a document declares each of them up front. */
export function listStarts(report: ReportDocument): Set<number> {
  const texts = [...reportItems(report).flatMap(itemTexts), ...pageTexts(report.page)];
  return new Set(texts.flatMap(({ content }) => startsOf(content)));
}

function startsOf(blocks: readonly BlockNode[]): number[] {
  return blocks.flatMap((block) => {
    if (block.type === 'paragraph' || block.type === 'heading') return [];
    const own = block.type === 'orderedList' ? [block.attrs?.start ?? 1] : [];
    return [...own, ...block.content.flatMap((item) => startsOf(item.content))];
  });
}
