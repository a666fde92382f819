import { isBlankText, type RichText } from '@lienzo/schema/report/rich-text';
import type { DrawContext } from '../draw-context.ts';
import { drawRichText } from './draw-rich-text.ts';

/**
 * One of several texts of an item. The canvas finds it by its name, and draws nothing in the place of the one that is
 * open for typing, and a hint where there is none.
 */
export function drawTextPart(
  text: RichText,
  { part, look, hint }: { part: string; look: string; hint: string },
  context: DrawContext,
): string {
  const name = context.placeholders ? ` data-lz-part="${part}"` : '';
  const isHinted = context.placeholders && context.openPart !== part && isBlankText(text);
  if (isHinted) return `<div class="lz-rich ${look} lz-part-hint"${name}><p>${hint}</p></div>`;
  const content = context.openPart === part ? '' : drawRichText(text, context);
  return `<div class="lz-rich ${look}"${name}>${content}</div>`;
}
