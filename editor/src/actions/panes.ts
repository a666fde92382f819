/** Opening and closing the panes around the page. */
import { editorCommandMessages } from '@lienzo/schema/messages/editor-command-messages';
import type { EditorStore } from '../store/editor-store.ts';
import { announce } from '../store/slices/notice-slice.ts';
import { setBeside } from '../store/slices/preview-slice.ts';
import { closeText } from '../store/slices/text-slice.ts';
import { changeView, type Pane, setPanes, type View } from '../store/slices/view-slice.ts';
import { hasRoomBeside, isLeftPaneVisible, isRightPaneVisible } from '../store/visible-panes.ts';

/** Switches the view of the report and closes an open text. */
export function showView(store: EditorStore, view: View): void {
  changeView(store, view);
  closeText(store);
}

/** Opens or closes a pane; where panes cover the page, only one is open at a time. */
export function togglePane(store: EditorStore, pane: Pane): void {
  const state = store.getState();
  const open = pane === 'left' ? !isLeftPaneVisible(state) : !isRightPaneVisible(state);
  const other = pane === 'left' ? 'right' : 'left';
  setPanes(store, { [pane]: open, ...(state.room === 'narrow' ? { [other]: false } : {}) });
}

/** Toggles the paged preview: beside the page where there is room, else in place of it. */
export function togglePreview(store: EditorStore): void {
  const state = store.getState();
  if (!hasRoomBeside(state)) showView(store, state.view === 'preview' ? 'design' : 'preview');
  else showBeside(store, state.view !== 'design' || !state.beside);
}

/** Lets the preview hide the palette again; a palette that was closed explicitly stays closed. */
function showBeside(store: EditorStore, beside: boolean): void {
  setBeside(store, beside);
  changeView(store, 'design');
  if (store.getState().leftOpen !== false) setPanes(store, { left: null });
  announce(
    store,
    beside ? editorCommandMessages.done.previewOpened : editorCommandMessages.done.previewClosed,
  );
}
