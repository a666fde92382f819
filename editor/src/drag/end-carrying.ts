import type { EditorStore } from '../store/editor-store.ts';

/** Nothing is carried any more; the document is as it was. */
export function endCarrying(store: EditorStore): void {
  store.setState({ carried: null, drop: null, boxes: null, byKeyboard: false });
}
