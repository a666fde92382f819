import { rendererMessages } from '@lienzo/schema/messages/renderer-messages';
import { z } from 'zod';
import { type RenderError, tooLarge } from '../../errors/render-error.ts';
import { FORMAT_LIMITS } from '../../limits/format-limits.ts';
import { cleanHtml } from './clean-html.ts';
import { findHtmlExcess, type HtmlExcess } from './find-html-excess.ts';

export const htmlExcess = z.enum(['cells', 'breaks']) satisfies z.ZodType<HtmlExcess>;

/** A cleaned document, or what it has too much of; also between threads. */
export const cleanedHtml = z.union([z.object({ html: z.string() }), z.object({ excess: htmlExcess })]);

/** Untrusted HTML cleaned and weighed. */
export function cleanAndCheckHtml(untrusted: string): z.infer<typeof cleanedHtml> {
  const html = cleanHtml(untrusted);
  const excess = findHtmlExcess(html);
  return excess === null ? { html } : { excess };
}

/** What the client of a document with too much of something is told. */
export function excessError(excess: HtmlExcess): RenderError {
  switch (excess) {
    case 'cells':
      return tooLarge(rendererMessages.tooLarge.htmlCells(FORMAT_LIMITS.htmlCells));
    case 'breaks':
      return tooLarge(rendererMessages.tooLarge.pages(FORMAT_LIMITS.onePiecePages));
  }
}
