/** Which panes the editor shows: as the person wants them, where there is room. */
import type { PreviewSlice } from './slices/preview-slice.ts';
import type { ViewSlice } from './slices/view-slice.ts';

type Panes = Pick<ViewSlice, 'room' | 'leftOpen' | 'rightOpen' | 'view'> & Pick<PreviewSlice, 'beside'>;

/** Whether the paged preview can stand beside the page, instead of in its place. */
export const hasRoomBeside = ({ room }: Pick<Panes, 'room'>): boolean => room === 'wide' || room === 'ample';

export const besideShown = (state: Panes): boolean =>
  state.view === 'design' && state.beside && hasRoomBeside(state);

/** The palette, as the person wants it, else where there is room for it. */
export const leftShown = (state: Panes): boolean =>
  state.leftOpen ?? (state.room !== 'narrow' && !(state.room === 'wide' && state.beside));

export const rightShown = (state: Panes): boolean => state.rightOpen ?? state.room !== 'narrow';
