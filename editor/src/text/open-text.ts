import type { Point } from '../drag/boxes.ts';
import type { EditorStore } from '../store/editor-store.ts';

/** Opens an item's text for typing, the cursor at a point of the screen or at the end; only items with text. */
export function openText(store: EditorStore, uuid: string, at?: Point): void {
  const { edit, readOnly } = store.getState();
  const kind = edit.document.items[uuid]?.nombre;
  if (readOnly || (kind !== 'texto' && kind !== 'titulo' && kind !== 'texto_dinamico')) return;
  store.setState({ text: { kind: 'item', uuid, ...(at === undefined ? {} : { at }) } });
}
