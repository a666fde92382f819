/** Copying and pasting items, also between reports and windows: the clipboard carries them as JSON. */
import { editorCommandMessages } from '@lienzo/schema/messages/editor-command-messages';
import { type ReportItem, reportItem } from '@lienzo/schema/report/item';
import { z } from 'zod';
import { inReadingOrder, sectionsInOrder } from '../model/document-queries.ts';
import type { EditorStore } from '../store/editor-store.ts';
import { notify } from '../store/slices/notice-slice.ts';
import { removeSelection } from './arranging.ts';
import { insertCopies } from './inserting.ts';

const clip = z.object({
  lienzo: z.literal('items'),
  rows: z.array(z.array(reportItem).min(1).max(6)).min(1).max(200),
});

/** The selected items, row by row, as clipboard text; null when nothing is selected. */
function clipOf(store: EditorStore): string | null {
  const { document, selection } = store.getState().edit;
  const uuids =
    selection.section === null ? selection.items : (document.sections[selection.section]?.items ?? []);
  const chosen = new Set(inReadingOrder(document, uuids));
  if (chosen.size === 0) return null;
  const rows: ReportItem[][] = sectionsInOrder(document)
    .map((section) =>
      section.items.filter((uuid) => chosen.has(uuid)).flatMap((uuid) => document.items[uuid] ?? []),
    )
    .filter((row) => row.length > 0);
  return JSON.stringify({ lienzo: 'items', rows } satisfies z.infer<typeof clip>);
}

/**
 * Copies (or cuts) the selection into a clipboard.
 * @returns whether anything was selected.
 */
export function copySelection(
  store: EditorStore,
  clipboard: Pick<DataTransfer, 'setData'>,
  cut: boolean,
): boolean {
  const text = clipOf(store);
  if (text === null) return false;
  clipboard.setData('text/plain', text);
  if (cut) removeSelection(store);
  else notify(store, editorCommandMessages.done.copied);
  return true;
}

/**
 * Pastes the items of a clipboard.
 * @returns false when it holds anything else, which is left alone.
 */
export function pasteFrom(store: EditorStore, clipboard: Pick<DataTransfer, 'getData'>): boolean {
  const rows = itemsIn(clipboard.getData('text/plain'));
  if (rows === null) return false;
  insertCopies(store, rows);
  return true;
}

function itemsIn(text: string): ReportItem[][] | null {
  if (!text.startsWith('{"lienzo":"items"')) return null;
  try {
    const parsed = clip.safeParse(JSON.parse(text));
    return parsed.success ? parsed.data.rows : null;
  } catch {
    return null;
  }
}
