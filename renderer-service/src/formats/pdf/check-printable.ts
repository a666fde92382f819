import { rendererMessages } from '@lienzo/schema/messages/renderer-messages';
import { groupDriver, type Layout } from '@lienzo/schema/report/report';
import type { DrawContext } from '@lienzo/templates/drawing/draw-context';
import { tableRows } from '@lienzo/templates/drawing/table-rows';
import { tooLarge } from '../../errors/too-large.ts';
import { FORMAT_LIMITS } from '../format-limits.ts';

const { onePieceHtml, onePieceRows } = FORMAT_LIMITS;

/** @throws RenderError body_too_large for more than one print takes. @param advice what to do instead. */
export function checkHtml(html: string, advice: string): string {
  if (html.length > onePieceHtml) throw tooLarge(rendererMessages.tooLarge.onePiece(advice));
  return html;
}

/**
 * @param context with the row that a detail table follows, if any.
 * @throws RenderError body_too_large, with the table's uuid, for one that is too long to be printed in one piece.
 */
export function checkTables(group: Layout[], context: DrawContext, advice: string): void {
  // Of which row a detail table shows the details is known when the row is at hand.
  const known = context.current !== undefined || groupDriver(group) === undefined;
  for (const { items } of group)
    for (const item of items)
      if (item.nombre === 'tabla' && (known || item.detail_column === undefined))
        if (tableRows(item, context).length > onePieceRows)
          throw tooLarge(rendererMessages.tooLarge.tableInOnePiece(onePieceRows, advice), item.uuid);
}
