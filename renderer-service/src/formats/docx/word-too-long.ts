import type { RenderError } from '../../errors/render-error.ts';
import { tooLarge } from '../../errors/too-large.ts';

/** The fault of a report that becomes longer than Word can open, or than memory holds. */
export const wordTooLong = (cause?: unknown): RenderError =>
  tooLarge(
    'El reporte es demasiado largo para un documento de Word. Divídelo con filtros o descárgalo en PDF o Excel.',
    undefined,
    cause,
  );
