/** The styles that the organization keeps, as far as the host has told them. */
import type { KeptStyle } from '@lienzo/schema/reports/style-endpoints';
import type { SliceStore } from './slice-store.ts';

export type StylesSlice = {
  styles: { status: 'idle' | 'loading' | 'ready' | 'failed'; list: readonly KeptStyle[] };
};
type Store = SliceStore<StylesSlice>;

export const initialStyles: StylesSlice = { styles: { status: 'idle', list: [] } };

export function setStyleList(store: Store, styles: StylesSlice['styles']): void {
  store.setState({ styles });
}

/** A style that was saved, or its new version. */
export function putStyle(store: Store, style: KeptStyle): void {
  const { status, list } = store.getState().styles;
  const others = list.filter(({ id }) => id !== style.id);
  const sorted = [...others, style].toSorted((one, other) => one.nombre.localeCompare(other.nombre, 'es'));
  store.setState({ styles: { status, list: sorted } });
}

/** A style after it became, or is no longer, the one that new items begin with: no other one is. */
export function putDefaultStyle(store: Store, style: KeptStyle): void {
  const { status, list } = store.getState().styles;
  store.setState({ styles: { status, list: list.map((one) => ({ ...one, predeterminado: false })) } });
  putStyle(store, style);
}

export function dropStyle(store: Store, id: string): void {
  const { status, list } = store.getState().styles;
  store.setState({ styles: { status, list: list.filter((style) => style.id !== id) } });
}
