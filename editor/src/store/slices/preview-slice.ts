/** The paged preview beside the canvas: whether it is open and how wide, kept in this browser for the next opening. */
import { z } from 'zod';
import type { SliceStore } from './slice-store.ts';

/** What the preview beside the page may take of the room for both, in percent. */
export const PREVIEW_SHARES = { min: 25, initial: 45, max: 65 } as const;

const previewSlice = z.object({
  /** Wanted beside the page; whether there is room for it, `panes-shown.ts` tells. */
  beside: z.boolean(),
  previewShare: z.number().min(PREVIEW_SHARES.min).max(PREVIEW_SHARES.max),
});
export type PreviewSlice = z.infer<typeof previewSlice>;
type Store = SliceStore<PreviewSlice>;

const STORAGE_KEY = 'lienzo-editor:vista-previa';

/** As it was left; closed when nothing was stored, or where the browser keeps nothing. */
export function storedPreview(): PreviewSlice {
  try {
    return previewSlice.parse(JSON.parse(localStorage.getItem(STORAGE_KEY) ?? 'null'));
  } catch {
    return { beside: false, previewShare: PREVIEW_SHARES.initial };
  }
}

/** Opens or closes the preview beside the page. */
export function setBeside(store: Store, beside: boolean): void {
  store.setState({ beside });
  rememberPreview(store);
}

/** Makes the preview beside the page wider or narrower, within its limits. */
export function sharePreview(store: Store, share: number): void {
  const { min, max } = PREVIEW_SHARES;
  store.setState({ previewShare: Math.round(Math.min(max, Math.max(min, share)) * 10) / 10 });
  rememberPreview(store);
}

function rememberPreview(store: Store): void {
  const { beside, previewShare } = store.getState();
  try {
    localStorage.setItem(STORAGE_KEY, JSON.stringify({ beside, previewShare } satisfies PreviewSlice));
  } catch {
    // A private window or a full disk: this opening goes on as it is, the next one begins with it closed.
  }
}
