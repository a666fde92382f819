import { rendererMessages } from '@lienzo/schema/messages/renderer-messages';
import type { RenderError } from '../../errors/render-error.ts';
import { tooLarge } from '../../errors/too-large.ts';

/** The fault of a report that becomes longer than Word can open, or than memory holds. */
export const wordTooLarge = (cause?: unknown): RenderError =>
  tooLarge(rendererMessages.tooLarge.word, undefined, cause);
