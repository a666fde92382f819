import type { ReportItem } from '@lienzo/schema/report/item';
import { itemTexts } from '@lienzo/schema/report/item-texts';
import { columnsOfNode } from '@lienzo/schema/report/link-address';
import { pageGroups } from '@lienzo/schema/report/page-group';
import type { Layout } from '@lienzo/schema/report/report';
import { inlineNodes } from '@lienzo/schema/report/rich-text';
import type { CurrentRow, DrawContext } from '../draw-context.ts';
import { groupRows } from './group-rows.ts';

/** The rows for which an item says something else: those of its page if its texts show columns, or undefined once. */
export function* rowsOfItem(
  item: ReportItem,
  layouts: Layout[],
  context: Pick<DrawContext, 'rowsOf' | 'today'>,
): Generator<CurrentRow | undefined> {
  const group = pageGroups(layouts).find((one) =>
    one.some(({ items }) => items.some(({ uuid }) => uuid === item.uuid)),
  );
  if (group !== undefined && showsColumn(item)) yield* groupRows(group, context);
  else yield undefined;
}

const showsColumn = (item: ReportItem): boolean =>
  itemTexts(item).some((text) => [...inlineNodes(text)].some((node) => columnsOfNode(node).length > 0));
