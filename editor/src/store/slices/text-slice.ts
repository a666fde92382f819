/** The open text, and the Tiptap editor mounted for it. */
import { textParts } from '@lienzo/schema/report/item-texts';
import {
  hasZones,
  type Region,
  regionsOfPage,
  type Zone,
  type ZoneText,
} from '@lienzo/schema/report/page-regions';
import type { Editor } from '@tiptap/core';
import type { DocumentSlice } from './document-slice.ts';
import type { HostSlice } from './host-slice.ts';
import type { SliceStore } from './slice-store.ts';

/** A screen position, in pixels. */
export type Point = { x: number; y: number };

/** A zone of a header or footer; `first`: of the first page, where it has its own. */
export type RegionTarget = { kind: 'region'; region: Region; zone: ZoneText['zone']; first: boolean };

/** An item's text, or one of the page's header or footer. */
export type TextTarget =
  /** `part`: which of the texts of its item. */
  { kind: 'item'; uuid: string; part: string; at?: Point } | RegionTarget;

export type TextSlice = {
  text: TextTarget | null;
  /** The Tiptap editor that is mounted for `text`. */
  textEditor: Editor | null;
};
type Store = SliceStore<TextSlice>;

export const initialText: TextSlice = { text: null, textEditor: null };

/**
 * Opens a text of an item for typing, the first one unless `part` names another, the cursor at a screen position or at the
 * end; only items with texts.
 */
export function openText(
  store: SliceStore<TextSlice, DocumentSlice & HostSlice>,
  uuid: string,
  { at, part: requested }: { at?: Point; part?: string | undefined } = {},
): void {
  const { edit, readOnly } = store.getState();
  const item = edit.document.items[uuid];
  if (readOnly || item === undefined) return;
  const parts = textParts(item).map(({ part }) => part);
  const part = parts.find((one) => one === requested) ?? parts[0];
  if (part === undefined) return;
  store.setState({ text: { kind: 'item', uuid, part, ...(at === undefined ? {} : { at }) } });
}

/** Opens the text before or after the open one of its item. @returns whether there is one. */
export function openAdjacentText(
  store: SliceStore<TextSlice, DocumentSlice & HostSlice>,
  step: 1 | -1,
): boolean {
  const { text, edit } = store.getState();
  const item = text?.kind === 'item' ? edit.document.items[text.uuid] : undefined;
  if (item === undefined || text?.kind !== 'item') return false;
  const parts = textParts(item).map(({ part }) => part);
  const part = parts[parts.indexOf(text.part) + step];
  if (part === undefined) return false;
  openText(store, item.uuid, { part });
  return true;
}

/** Opens the header or footer for typing: its only text, or one of its zones. */
export function openRegion(
  store: SliceStore<TextSlice, DocumentSlice & HostSlice>,
  region: Region,
  { first = false, zone = 'izquierda' }: { first?: boolean; zone?: Zone } = {},
): void {
  const { edit, readOnly } = store.getState();
  const divided = hasZones(regionsOfPage(edit.document.page, first), region);
  if (!readOnly) store.setState({ text: { kind: 'region', region, first, zone: divided ? zone : 'todo' } });
}

export function closeText(store: Store): void {
  if (store.getState().text !== null) store.setState({ text: null });
}

/**
 * Registers a mounted text editor.
 * @returns a function that unregisters it, unless another one was registered since.
 */
export function attachTextEditor(store: Store, editor: Editor): () => void {
  store.setState({ textEditor: editor });
  return () => {
    if (store.getState().textEditor === editor) store.setState({ textEditor: null });
  };
}
