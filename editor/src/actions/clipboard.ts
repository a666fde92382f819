/** Copying and pasting items, also between reports and windows: the clipboard carries them as JSON. */
import { MAX_PARAMETERS, reportParameter } from '@lienzo/schema/data/parameter';
import { editorCommandMessages } from '@lienzo/schema/messages/editor-command-messages';
import { editorMenuMessages } from '@lienzo/schema/messages/editor-menu-messages';
import { type ReportItem, reportItem } from '@lienzo/schema/report/item';
import { parametersOfItems } from '@lienzo/schema/report/parameters-of-items';
import { MAX_STACKED_ITEMS } from '@lienzo/schema/report/section-columns';
import { MAX_ITEMS_PER_SECTION } from '@lienzo/schema/report/widths';
import { z } from 'zod';
import { inReadingOrder, sectionsInOrder } from '../model/document-queries.ts';
import type { EditorStore } from '../store/editor-store.ts';
import { notify } from '../store/slices/notice-slice.ts';
import { removeSelection } from './arranging.ts';
import { insertCopies } from './inserting.ts';

const clip = z.object({
  lienzo: z.literal('items'),
  rows: z
    .array(
      z
        .array(reportItem)
        .min(1)
        .max(MAX_ITEMS_PER_SECTION * MAX_STACKED_ITEMS),
    )
    .min(1)
    .max(200),
  /** What the items ask; absent in what an earlier version copied. */
  parametros: z.array(reportParameter).max(MAX_PARAMETERS).default([]),
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
  const parametros = parametersOfItems(rows.flat(), document.parametros);
  return JSON.stringify({ lienzo: 'items', rows, parametros } satisfies z.infer<typeof clip>);
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
  const copied = itemsIn(clipboard.getData('text/plain'));
  if (copied === null) return false;
  insertCopies(store, copied.rows, copied.parametros);
  return true;
}

function itemsIn(text: string): z.infer<typeof clip> | null {
  if (!text.startsWith('{"lienzo":"items"')) return null;
  try {
    const parsed = clip.safeParse(JSON.parse(text));
    return parsed.success ? parsed.data : null;
  } catch {
    return null;
  }
}

/** Copies or cuts the selection without a key of the clipboard, from a menu. */
export async function copyByMenu(store: EditorStore, cut: boolean): Promise<void> {
  let text = '';
  const clipboard = {
    setData: (_format: string, copied: string): void => {
      text = copied;
    },
  };
  if (!copySelection(store, clipboard, false)) return;
  const written = await withClipboard(store, (system) => system.writeText(text));
  if (cut && written !== null) removeSelection(store);
}

/** Pastes what a menu finds in the clipboard. */
export async function pasteByMenu(store: EditorStore): Promise<void> {
  const text = await withClipboard(store, (system) => system.readText());
  if (text !== null) pasteFrom(store, { getData: (format) => (format === 'text/plain' ? text : '') });
}

/** Says what to do instead where the browser refuses; null then. */
async function withClipboard<Result>(
  store: EditorStore,
  use: (clipboard: Clipboard) => Promise<Result>,
): Promise<Result | null> {
  try {
    return await use(navigator.clipboard);
  } catch {
    // Refused by the person or by the browser, which has no clipboard at all on an unencrypted address.
    notify(store, editorMenuMessages.clipboardRefused, 'error');
    return null;
  }
}
