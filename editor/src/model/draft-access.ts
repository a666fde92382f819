/** Access to a draft that throws `CommandRefusal` instead of returning `undefined`. */
import { editorCommandMessages } from '@lienzo/schema/messages/editor-command-messages';
import type { ReportItem } from '@lienzo/schema/report/item';
import { CommandRefusal } from './command-refusal.ts';
import { type ItemPosition, positionOf } from './document-queries.ts';
import type { EditorDocument, EditorSection } from './editor-document.ts';

export function requireSection(draft: EditorDocument, id: string): EditorSection {
  const section = draft.sections[id];
  if (section === undefined) throw new CommandRefusal(editorCommandMessages.refusals.sectionGone);
  return section;
}

export function requireItem(draft: EditorDocument, uuid: string): ReportItem {
  const item = draft.items[uuid];
  if (item === undefined) throw new CommandRefusal(editorCommandMessages.refusals.itemGone);
  return item;
}

export function requirePosition(draft: EditorDocument, uuid: string): ItemPosition {
  const position = positionOf(draft, uuid);
  if (position === undefined) throw new CommandRefusal(editorCommandMessages.refusals.itemGone);
  return position;
}
