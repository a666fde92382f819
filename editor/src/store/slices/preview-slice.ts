/** The paged preview beside the canvas: whether it is open and how wide, persisted in this browser. */
import { z } from 'zod';
import type { SliceStore } from './slice-store.ts';

/** Limits of the preview's share of the width for canvas and preview, in percent. */
export const PREVIEW_SHARES = { min: 25, initial: 45, max: 65 } as const;

const previewSlice = z.object({
  /** Whether it is open; `visible-panes.ts` tells whether there is room for it. */
  beside: z.boolean(),
  previewShare: z.number().min(PREVIEW_SHARES.min).max(PREVIEW_SHARES.max),
});
export type PreviewSlice = z.infer<typeof previewSlice>;
type Store = SliceStore<PreviewSlice>;

const STORAGE_KEY = 'lienzo-editor:vista-previa';

/** The persisted state; closed when nothing was stored, or without browser storage. */
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
  persistPreview(store);
}

/** Sets the width of the preview, within its limits. */
export function setPreviewShare(store: Store, share: number): void {
  const { min, max } = PREVIEW_SHARES;
  store.setState({ previewShare: Math.round(Math.min(max, Math.max(min, share)) * 10) / 10 });
  persistPreview(store);
}

function persistPreview(store: Store): void {
  const { beside, previewShare } = store.getState();
  try {
    localStorage.setItem(STORAGE_KEY, JSON.stringify({ beside, previewShare } satisfies PreviewSlice));
  } catch {
    // Without browser storage (a private window, a full disk) the state lasts for this session.
  }
}
