/** Which panes are visible: the person's choice, limited by the available width. */
import type { PreviewSlice } from './slices/preview-slice.ts';
import type { ViewSlice } from './slices/view-slice.ts';

type Panes = Pick<ViewSlice, 'room' | 'leftOpen' | 'rightOpen' | 'outlineOpen' | 'view'> &
  Pick<PreviewSlice, 'beside'>;

/** Whether the paged preview fits beside the page, instead of replacing it. */
export const hasRoomBeside = ({ room }: Pick<Panes, 'room'>): boolean => room === 'wide' || room === 'ample';

export const isPreviewBesideVisible = (state: Panes): boolean =>
  state.view === 'design' && state.beside && hasRoomBeside(state);

/** Whether the palette is visible: the person's choice, by default where there is room. */
export const isLeftPaneVisible = (state: Panes): boolean =>
  state.leftOpen ?? (state.room !== 'narrow' && !(state.room === 'wide' && state.beside));

export const isRightPaneVisible = (state: Panes): boolean => state.rightOpen ?? state.room !== 'narrow';

/** Whether the outline stands beside the palette, which it follows in a narrow editor. */
export const isOutlineVisible = (state: Panes): boolean =>
  state.room !== 'narrow' && (state.outlineOpen ?? (state.room === 'ample' && !state.beside));
