import type { EditorStore } from '../store/editor-store.ts';

/** Opens or closes a pane; where they lie over the page, only one is open. */
export function togglePane(store: EditorStore, pane: 'left' | 'right'): void {
  const { narrow, leftOpen, rightOpen } = store.getState();
  if (pane === 'left') store.setState({ leftOpen: !leftOpen, ...(narrow ? { rightOpen: false } : {}) });
  else store.setState({ rightOpen: !rightOpen, ...(narrow ? { leftOpen: false } : {}) });
}

/** Closes the panes that lie over the page. */
export function closeCoveringPanes(store: EditorStore): void {
  if (store.getState().narrow) store.setState({ leftOpen: false, rightOpen: false });
}
