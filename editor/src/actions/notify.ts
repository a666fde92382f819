import type { Notice } from '../store/editor-state.ts';
import type { EditorStore } from '../store/editor-store.ts';

/** Shows a short sentence over the workspace and has it read out. */
export function notify(store: EditorStore, message: string, tone: Notice['tone'] = 'info'): void {
  const id = (store.getState().notice?.id ?? 0) + 1;
  store.setState({ notice: { id, message, tone }, announcement: message });
}

/** Has a sentence read out, without showing it. */
export function announce(store: EditorStore, announcement: string): void {
  store.setState({ announcement });
}
