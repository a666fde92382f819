import type { Layout, ReportDocument } from '@lienzo/schema/report/report';
import { itemsOfSection } from './document-queries.ts';
import type { EditorDocument } from './editor-document.ts';

/** The report of a normalised document, its sections numbered from 0. */
export function toReport(document: EditorDocument): ReportDocument {
  const { order, sections, items: _items, ...head } = document;
  const layouts: Layout[] = order.map((id, index) => ({
    index,
    separation: sections[id]?.separation ?? false,
    ...(sections[id]?.mostrar_si !== undefined && { mostrar_si: sections[id].mostrar_si }),
    items: itemsOfSection(document, id),
  }));
  return { ...head, layouts };
}
