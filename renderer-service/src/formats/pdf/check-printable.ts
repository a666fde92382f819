import { groupDriver, type Layout } from '@lienzo/schema/report/report';
import type { DrawContext } from '@lienzo/templates/drawing/draw-context';
import { tableRows } from '@lienzo/templates/drawing/table-rows';
import { tooLarge } from '../../errors/too-large.ts';

/** Rows of a table that is printed in one piece: the browser lays all of them out at once, ten kilobytes each. */
const MOST_ROWS = 20_000;
/** Characters of HTML in one piece. */
const MOST_HTML = 40_000_000;

/** @throws RenderError body_too_large for more than one print takes. @param advice what to do instead. */
export function checkHtml(html: string, advice: string): string {
  if (html.length > MOST_HTML)
    throw tooLarge(`El reporte es demasiado largo para imprimirlo de una pieza. ${advice}`);
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
        if (tableRows(item, context).length > MOST_ROWS)
          throw tooLarge(`Una tabla impresa de una pieza admite hasta 20,000 filas. ${advice}`, item.uuid);
}
