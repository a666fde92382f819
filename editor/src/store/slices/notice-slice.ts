/** Messages of the editor: a notice that floats over the workspace, and the text of the live region. */
import type { SliceStore } from './slice-store.ts';

export type Notice = { id: number; message: string; tone: 'info' | 'error' };

export type NoticeSlice = {
  notice: Notice | null;
  /** The text of the live region. */
  announcement: string;
};
type Store = SliceStore<NoticeSlice>;

export const initialNotice: NoticeSlice = { notice: null, announcement: '' };

/** Shows a notice over the workspace and announces it. */
export function notify(store: Store, message: string, tone: Notice['tone'] = 'info'): void {
  const id = (store.getState().notice?.id ?? 0) + 1;
  store.setState({ notice: { id, message, tone }, announcement: message });
}

/** Dismisses the notice with the given id, if it is still shown. */
export function dismissNotice(store: Store, id?: number): void {
  const { notice } = store.getState();
  if (notice !== null && (id === undefined || notice.id === id)) store.setState({ notice: null });
}

/** Announces a sentence in the live region, without showing it. */
export function announce(store: Store, announcement: string): void {
  store.setState({ announcement });
}
