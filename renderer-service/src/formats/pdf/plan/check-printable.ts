import { groupDriver } from '@lienzo/schema/report/page-group';
import type { Layout } from '@lienzo/schema/report/report';
import type { DrawContext } from '@lienzo/templates/drawing/draw-context';
import { tableRows } from '@lienzo/templates/drawing/table-rows';
import { tooLarge } from '../../../platform/errors/render-error.ts';
import { FORMAT_LIMITS } from '../../../platform/limits/format-limits.ts';

const { onePieceHtml, onePieceRows } = FORMAT_LIMITS;

/** @throws RenderError body_too_large for HTML that is too long for one print. @param message for the client. */
export function checkHtml(html: string, message: string): string {
  if (html.length > onePieceHtml) throw tooLarge(message);
  return html;
}

/**
 * @param context with the current row for detail tables, if any.
 * @param messageFor makes the client's message.
 * @throws RenderError body_too_large, with the table's uuid, for one that is too long to be printed in one piece.
 */
export function checkTables(
  group: Layout[],
  context: DrawContext,
  messageFor: (mostRows: number) => string,
): void {
  // A detail table can be checked only with the current row.
  const isRowKnown = context.current !== undefined || groupDriver(group) === undefined;
  for (const { items } of group)
    for (const item of items)
      if (item.nombre === 'tabla' && (isRowKnown || item.detail_column === undefined))
        if (tableRows(item, context).length > onePieceRows)
          throw tooLarge(messageFor(onePieceRows), item.uuid);
}
