import { editorCommandMessages } from '@lienzo/schema/messages/editor-command-messages';
import type { EditorStore } from '../store/editor-store.ts';
import { hasRoomBeside, leftShown, rightShown } from '../store/panes-shown.ts';
import { PREVIEW_SHARES } from '../store/preview-shares.ts';
import { rememberPreview } from './remembered-preview.ts';

/** Opens or closes a pane; where they lie over the page, only one is open. */
export function togglePane(store: EditorStore, pane: 'left' | 'right'): void {
  const state = store.getState();
  const narrow = state.room === 'narrow';
  if (pane === 'left')
    store.setState({ leftOpen: !leftShown(state), ...(narrow ? { rightOpen: false } : {}) });
  else store.setState({ rightOpen: !rightShown(state), ...(narrow ? { leftOpen: false } : {}) });
}

/** Closes the panes that lie over the page. */
export function closeCoveringPanes(store: EditorStore): void {
  if (store.getState().room === 'narrow') store.setState({ leftOpen: false, rightOpen: false });
}

/** Shows or hides the paged preview: beside the page where there is room, else in its place. */
export function togglePreview(store: EditorStore): void {
  const state = store.getState();
  if (!hasRoomBeside(state))
    store.setState({ view: state.view === 'preview' ? 'design' : 'preview', text: null });
  else if (state.view !== 'design') setBeside(store, true);
  else setBeside(store, !state.beside);
}

/** The palette makes way for the preview again; one that the person closed stays closed. */
function setBeside(store: EditorStore, beside: boolean): void {
  const { leftOpen, previewShare } = store.getState();
  store.setState({
    beside,
    view: 'design',
    leftOpen: leftOpen === false ? false : null,
    announcement: beside
      ? editorCommandMessages.done.previewOpened
      : editorCommandMessages.done.previewClosed,
  });
  rememberPreview({ beside, previewShare });
}

/** Makes the preview beside the page wider or narrower. */
export function sharePreview(store: EditorStore, share: number): void {
  const { least, most } = PREVIEW_SHARES;
  const previewShare = Math.round(Math.min(most, Math.max(least, share)) * 10) / 10;
  store.setState({ previewShare });
  rememberPreview({ beside: store.getState().beside, previewShare });
}
