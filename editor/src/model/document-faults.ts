import { MAX_ITEMS_PER_SECTION } from '@lienzo/schema/report/widths';
import { itemsOfSection, sectionsInOrder, uuidsInOrder } from './document-queries.ts';
import type { EditorDocument, EditorSection } from './editor-document.ts';

/** Checks the document's invariants, for tests; each violation as a message, empty when all hold. */
export function documentFaults(document: EditorDocument): string[] {
  const faults: string[] = [];
  if (document.order.length === 0) faults.push('the document has no section');
  if (new Set(document.order).size !== document.order.length) faults.push('a section is in the order twice');
  if (Object.keys(document.sections).length !== document.order.length)
    faults.push('sections and their order differ');
  const placed = uuidsInOrder(document);
  if (new Set(placed).size !== placed.length) faults.push('an item is placed twice');
  if (Object.keys(document.items).length !== placed.length) faults.push('items and their places differ');
  for (const [uuid, item] of Object.entries(document.items))
    if (item.uuid !== uuid) faults.push(`item ${item.uuid} is under another key`);
  return [...faults, ...sectionsInOrder(document).flatMap((section) => sectionFaults(document, section))];
}

function sectionFaults(document: EditorDocument, section: EditorSection): string[] {
  const faults: string[] = [];
  const items = itemsOfSection(document, section.id);
  const width = items.reduce((sum, item) => sum + item.tamaño, 0);
  if (items.length !== section.items.length) faults.push(`section ${section.id} names an unknown item`);
  if (items.length > MAX_ITEMS_PER_SECTION) faults.push(`section ${section.id} holds too many items`);
  if (width > 100.01) faults.push(`section ${section.id} is ${width} % wide`);
  return faults;
}
