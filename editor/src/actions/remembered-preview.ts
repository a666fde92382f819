/** Whether the preview stands beside the page, and how wide, kept in this browser for the next opening. */
import { z } from 'zod';
import { PREVIEW_SHARES } from '../store/preview-shares.ts';

const KEY = 'lienzo-editor:vista-previa';
const stored = z.object({
  beside: z.boolean(),
  previewShare: z.number().min(PREVIEW_SHARES.least).max(PREVIEW_SHARES.most),
});

export type RememberedPreview = z.infer<typeof stored>;

const FIRST: RememberedPreview = { beside: false, previewShare: PREVIEW_SHARES.usual };

/** What was remembered; closed when nothing was, or where the browser keeps nothing. */
export function rememberedPreview(): RememberedPreview {
  try {
    return stored.parse(JSON.parse(localStorage.getItem(KEY) ?? 'null'));
  } catch {
    return FIRST;
  }
}

export function rememberPreview(preview: RememberedPreview): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(preview));
  } catch {
    // A private window or a full disk: this opening goes on as it is, the next one begins with it closed.
  }
}
