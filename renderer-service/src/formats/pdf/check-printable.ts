import type { DataItem } from '@lienzo/schema/report/item';
import { groupDriver, type Layout } from '@lienzo/schema/report/report';
import type { DrawContext } from '@lienzo/templates/drawing/draw-context';
import { tooLarge } from '../../errors/too-large.ts';

/** Rows of a table that is printed in one piece: the browser lays all of them out at once, ten kilobytes each. */
const MOST_ROWS = 20_000;
/** Characters of HTML in one piece. */
const MOST_HTML = 40_000_000;

const SPLIT =
  'Una tabla impresa de una pieza admite hasta 20,000 filas. Colócala sola en su sección, sin accesibilidad, o filtra sus filas.';

/** @throws RenderError body_too_large for a table of a page group that is printed in one piece and is too long for that. */
export function checkTables(
  group: Layout[],
  context: DrawContext,
  isSplit: (section: Layout) => boolean,
): void {
  const alone = groupDriver(group) === undefined;
  for (const section of group) {
    if (isSplit(section)) continue;
    for (const item of section.items)
      if (item.nombre === 'tabla' && (alone || item.detail_column === undefined))
        checkRows(item.uuid, context.rowsOf(item.uuid).length);
  }
}

/** `rowsOf` that refuses details too long to be printed on their row's page. */
export function checkedRows(rowsOf: DrawContext['rowsOf']): DrawContext['rowsOf'] {
  return (uuid, where) => {
    const rows = rowsOf(uuid, where);
    if (where !== undefined) checkRows(uuid, rows.length);
    return rows;
  };
}

/** @throws RenderError body_too_large for more than one print takes. */
export function checkHtml(html: string): string {
  if (html.length > MOST_HTML)
    throw tooLarge(
      'El reporte es demasiado largo para imprimirlo de una pieza. Quita la accesibilidad o filtra sus filas.',
    );
  return html;
}

function checkRows(uuid: DataItem['uuid'], count: number): void {
  if (count > MOST_ROWS) throw tooLarge(SPLIT, uuid);
}
