import type { RenderProgress } from '@lienzo/schema/api/render-contract';
import { downloadMessages } from '@lienzo/schema/reports/download-messages';

/** "Página 350 de 1,000", or the wait's own words. */
export function progressText(progress: RenderProgress | null): string {
  if (progress === null) return downloadMessages.dialogText;
  return downloadMessages.progress(progress);
}

/** How much is done, 0 to 100, or null when nobody can tell. */
export function progressPercent(progress: RenderProgress | null): number | null {
  if (progress === null) return null;
  const { done, total } = progress;
  if (done === undefined || total === undefined || total === 0) return null;
  return Math.min(100, Math.round((done / total) * 100));
}
