import { groupDriver } from '@lienzo/schema/report/page-group';
import type { Layout } from '@lienzo/schema/report/report';
import type { DrawContext } from '@lienzo/templates/drawing/draw-context';
import { tableRows } from '@lienzo/templates/drawing/table-rows';
import { tooLarge } from '../../errors/too-large.ts';
import { FORMAT_LIMITS } from '../format-limits.ts';

const { onePieceHtml, onePieceRows } = FORMAT_LIMITS;

/** @throws RenderError body_too_large for more than one print takes. @param message what the client is told. */
export function checkHtml(html: string, message: string): string {
  if (html.length > onePieceHtml) throw tooLarge(message);
  return html;
}

/**
 * @param context with the row that a detail table follows, if any.
 * @param says what the client of a longer table is told.
 * @throws RenderError body_too_large, with the table's uuid, for one that is too long to be printed in one piece.
 */
export function checkTables(group: Layout[], context: DrawContext, says: (mostRows: number) => string): void {
  // Of which row a detail table shows the details is known when the row is at hand.
  const known = context.current !== undefined || groupDriver(group) === undefined;
  for (const { items } of group)
    for (const item of items)
      if (item.nombre === 'tabla' && (known || item.detail_column === undefined))
        if (tableRows(item, context).length > onePieceRows) throw tooLarge(says(onePieceRows), item.uuid);
}
