import {
  type Layout,
  type ReportDocument,
  SECTION_FIELDS,
  type SectionLayout,
} from '@lienzo/schema/report/report';
import { itemsOfSection } from './document-queries.ts';
import type { EditorDocument } from './editor-document.ts';

/** The report of a normalised document, its sections numbered from 0. */
export function toReport(document: EditorDocument): ReportDocument {
  const { order, sections, items: _items, ...head } = document;
  const layouts: Layout[] = order.map((id, index) => ({
    index,
    separation: sections[id]?.separation ?? false,
    ...(sections[id]?.mostrar_si !== undefined && { mostrar_si: sections[id].mostrar_si }),
    ...layoutOf(sections[id]),
    ...(sections[id]?.bloque !== undefined && { bloque: sections[id].bloque }),
    items: itemsOfSection(document, id),
  }));
  return { ...head, layouts };
}

/** How a section stands on its page; what is not set is absent. */
const layoutOf = (section: SectionLayout | undefined): SectionLayout =>
  Object.fromEntries(
    SECTION_FIELDS.flatMap((field) => (section?.[field] === undefined ? [] : [[field, section[field]]])),
  );
