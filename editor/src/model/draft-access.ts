/** Reading a draft with a refusal in place of `undefined`. */
import type { ReportItem } from '@lienzo/schema/report/item';
import { CommandRefusal } from './command-refusal.ts';
import { type ItemPosition, positionOf } from './document-queries.ts';
import type { EditorDocument, EditorSection } from './editor-document.ts';

export function requireSection(draft: EditorDocument, id: string): EditorSection {
  const section = draft.sections[id];
  if (section === undefined) throw new CommandRefusal('Esa sección ya no está en el reporte.');
  return section;
}

export function requireItem(draft: EditorDocument, uuid: string): ReportItem {
  const item = draft.items[uuid];
  if (item === undefined) throw new CommandRefusal('Ese elemento ya no está en el reporte.');
  return item;
}

export function requirePosition(draft: EditorDocument, uuid: string): ItemPosition {
  const position = positionOf(draft, uuid);
  if (position === undefined) throw new CommandRefusal('Ese elemento ya no está en el reporte.');
  return position;
}
