import type { ReportItem } from '@lienzo/schema/report/item';
import type { ReportDocument } from '@lienzo/schema/report/report';
import type { EditorDocument, EditorSection } from './editor-document.ts';

/**
 * The normalised document of a report; `toReport` is its inverse for every report with unique uuids.
 * A repeated item gets a new uuid, because a document holds each item once.
 * @param newId creates ids of sections and of repeated items; tests pass their own.
 */
export function fromReport(
  report: ReportDocument,
  newId: () => string = () => crypto.randomUUID(),
): EditorDocument {
  const { layouts, ...head } = report;
  const order: string[] = [];
  const sections: Record<string, EditorSection> = {};
  const items: Record<string, ReportItem> = {};
  for (const layout of layouts) {
    const id = newId();
    const uuids = layout.items.map((item) => {
      const uuid = items[item.uuid] === undefined ? item.uuid : newId();
      items[uuid] = uuid === item.uuid ? item : { ...item, uuid };
      return uuid;
    });
    const { index: _index, items: _items, ...own } = layout;
    sections[id] = { ...own, id, items: uuids };
    order.push(id);
  }
  return { ...head, order, sections, items };
}
