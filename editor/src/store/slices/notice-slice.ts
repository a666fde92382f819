/** What the editor says: a short sentence that floats over the workspace, and what the live region reads out. */
import type { SliceStore } from './slice-store.ts';

export type Notice = { id: number; message: string; tone: 'info' | 'error' };

export type NoticeSlice = {
  notice: Notice | null;
  /** What the live region says. */
  announcement: string;
};
type Store = SliceStore<NoticeSlice>;

export const initialNotice: NoticeSlice = { notice: null, announcement: '' };

/** Shows a short sentence over the workspace and has it read out. */
export function notify(store: Store, message: string, tone: Notice['tone'] = 'info'): void {
  const id = (store.getState().notice?.id ?? 0) + 1;
  store.setState({ notice: { id, message, tone }, announcement: message });
}

/** Takes the sentence away; one with another id than the one given stays. */
export function dismissNotice(store: Store, id?: number): void {
  const { notice } = store.getState();
  if (notice !== null && (id === undefined || notice.id === id)) store.setState({ notice: null });
}

/** Has a sentence read out, without showing it. */
export function announce(store: Store, announcement: string): void {
  store.setState({ announcement });
}
