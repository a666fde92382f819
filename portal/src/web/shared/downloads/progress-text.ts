import { downloadMessages } from '@lienzo/schema/messages/download-messages';
import type { ReceiveProgress } from './receive-report';

/** "Página 350 de 1,000", "Recibiendo el archivo: 1.4 MB", or the wait's own words. */
export function progressText(progress: ReceiveProgress | null): string {
  if (progress === null) return downloadMessages.dialogText;
  if (progress.stage === 'recibiendo')
    return downloadMessages.received((progress.bytes / (1024 * 1024)).toFixed(1));
  return downloadMessages.progress(progress);
}

/** How much is done, 0 to 100, or null when nobody can tell. */
export function progressPercent(progress: ReceiveProgress | null): number | null {
  if (progress === null || progress.stage === 'recibiendo') return null;
  const { done, total } = progress;
  if (done === undefined || total === undefined || total === 0) return null;
  return Math.min(100, Math.round((done / total) * 100));
}
