import { rendererMessages } from '@lienzo/schema/messages/renderer-messages';
import { z } from 'zod';
import { type RenderError, tooLarge } from '../../platform/errors/render-error.ts';
import { FORMAT_LIMITS } from '../../platform/limits/format-limits.ts';
import { cleanHtml } from './clean-html.ts';
import { findHtmlExcess, type HtmlExcess } from './find-html-excess.ts';

export const htmlExcess = z.enum(['cells', 'breaks']) satisfies z.ZodType<HtmlExcess>;

/** The reply of the cleaning worker: the cleaned HTML, or what it has too much of. */
export const cleanedHtml = z.union([z.object({ html: z.string() }), z.object({ excess: htmlExcess })]);

/** Cleans untrusted HTML and checks its limits. */
export function cleanAndCheckHtml(untrusted: string): z.infer<typeof cleanedHtml> {
  const html = cleanHtml(untrusted);
  const excess = findHtmlExcess(html);
  return excess === null ? { html } : { excess };
}

/** The error for HTML that exceeds a limit. */
export function excessError(excess: HtmlExcess): RenderError {
  switch (excess) {
    case 'cells':
      return tooLarge(rendererMessages.tooLarge.htmlCells(FORMAT_LIMITS.htmlCells));
    case 'breaks':
      return tooLarge(rendererMessages.tooLarge.pages(FORMAT_LIMITS.onePiecePages));
  }
}
