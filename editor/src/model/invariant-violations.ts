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
  const width = items.reduce((sum, item) => sum + item.tamaño, 0);
  if (items.length !== section.items.length) violations.push(`section ${section.id} names an unknown item`);
  if (items.length > MAX_ITEMS_PER_SECTION) violations.push(`section ${section.id} holds too many items`);
  if (width > 100.01) violations.push(`section ${section.id} is ${width} % wide`);
  return violations;
}
