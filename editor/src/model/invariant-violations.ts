import { columnWidths, MAX_STACKED_ITEMS, sectionColumns } from '@lienzo/schema/report/section-columns';
import { MAX_ITEMS_PER_SECTION } from '@lienzo/schema/report/widths';
import { itemsOfSection, sectionsInOrder, uuidsInOrder } from './document-queries.ts';
import type { EditorDocument, EditorSection } from './editor-document.ts';

/** Checks the document's invariants, for tests; each violation as a message, empty when all hold. */
export function invariantViolations(document: EditorDocument): string[] {
  const violations: string[] = [];
  if (document.order.length === 0) violations.push('the document has no section');
  if (new Set(document.order).size !== document.order.length)
    violations.push('a section is in the order twice');
  if (Object.keys(document.sections).length !== document.order.length)
    violations.push('sections and their order differ');
  const placed = uuidsInOrder(document);
  if (new Set(placed).size !== placed.length) violations.push('an item is placed twice');
  if (Object.keys(document.items).length !== placed.length) violations.push('items and their places differ');
  for (const [uuid, item] of Object.entries(document.items))
    if (item.uuid !== uuid) violations.push(`item ${item.uuid} is under another key`);
  return [
    ...violations,
    ...sectionsInOrder(document).flatMap((section) => sectionViolations(document, section)),
  ];
}

function sectionViolations(document: EditorDocument, section: EditorSection): string[] {
  const violations: string[] = [];
  const items = itemsOfSection(document, section.id);
  const columns = sectionColumns(items);
  const width = columnWidths(items).reduce((sum, one) => sum + one, 0);
  if (items.length !== section.items.length) violations.push(`section ${section.id} names an unknown item`);
  if (items[0]?.apilado === true) violations.push(`the first item of section ${section.id} is stacked`);
  if (columns.some((column) => column.some((item) => item.tamaño !== column[0]?.tamaño)))
    violations.push(`a column of section ${section.id} has two widths`);
  if (columns.some(({ length }) => length > MAX_STACKED_ITEMS))
    violations.push(`a column of section ${section.id} holds too many items`);
  if (columns.length > MAX_ITEMS_PER_SECTION) violations.push(`section ${section.id} holds too many items`);
  if (width > 100.01) violations.push(`section ${section.id} is ${width} % wide`);
  return violations;
}
