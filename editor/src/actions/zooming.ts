import type { EditorStore } from '../store/editor-store.ts';

const LEAST = 0.25;
const MOST = 2;
const STEP = 1.2;

/** One step nearer (1) or farther (-1), from the scale in force. */
export function zoomBy(store: EditorStore, direction: 1 | -1): void {
  const wished = store.getState().scale * (direction === 1 ? STEP : 1 / STEP);
  zoomTo(store, Math.round(wished * 20) / 20);
}

/** The scale wished for, as far as the limits allow. */
export function zoomTo(store: EditorStore, scale: number): void {
  store.setState({ zoom: Math.min(MOST, Math.max(LEAST, Math.round(scale * 100) / 100)) });
}

/** As large as the width there is allows. */
export const zoomToFit = (store: EditorStore): void => store.setState({ zoom: 'fit' });
