import { headRowCount, mergedRows, type PlacedCell, placedRows } from '@lienzo/schema/report/fixed-grid';
import type { TablaFijaItem } from '@lienzo/schema/report/item';
import { itemTexts } from '@lienzo/schema/report/item-texts';
import { isBlankText } from '@lienzo/schema/report/rich-text';
import { itemKindMessages } from '@lienzo/schema/reports/item-kind-messages';
import type { DrawContext } from '../draw-context.ts';
import { WHOLE_CLASS } from '../table/continue-groups.ts';
import { drawRichText } from '../text/draw-rich-text.ts';
import { columnShares, fixedPadding } from './fixed-table-look.ts';
import { itemWidth } from './item-width.ts';

const NARROW_PADDING = 3;

/** A table of typed cells. Rows that merged cells hold together stay on one page if they fit on it. */
export function drawTablaFija(item: TablaFijaItem, context: DrawContext): string {
  const width = itemWidth(item.tamaño, context.bodyWidth);
  const narrow = fixedPadding(item, width) === NARROW_PADDING ? ' lz-narrow' : '';
  const columns = columnShares(item).map((share) => `<col style="width:${percent(share)}%">`);
  const rows = placedRows(item);
  const heads = headRowCount(item);
  const hinted = context.placeholders && itemTexts(item).every(isBlankText);
  const drawRows = (from: number, to: number): string =>
    rows
      .slice(from, to)
      .map((cells) => `<tr>${cells.map((one) => drawCell(one, { heads, hinted }, context)).join('')}</tr>`)
      .join('');
  const head = heads === 0 ? '' : `<thead>${drawRows(0, heads)}</thead>`;
  return `<table class="lz-fixed lz-fixed-${item.bordes}${narrow}"><colgroup>${columns.join('')}</colgroup>${head}${drawBodies(item, heads, drawRows)}</table>`;
}

/** A body for each run of rows that may be divided, and one for each that may not. */
function drawBodies(
  item: TablaFijaItem,
  heads: number,
  drawRows: (from: number, to: number) => string,
): string {
  let bodies = '';
  let loose = '';
  const close = (): void => {
    if (loose !== '') bodies += `<tbody>${loose}</tbody>`;
    loose = '';
  };
  for (const { from, to } of mergedRows(item)) {
    if (from < heads) continue;
    if (to - from === 1) loose += drawRows(from, to);
    else {
      close();
      bodies += `<tbody class="${WHOLE_CLASS}">${drawRows(from, to)}</tbody>`;
    }
  }
  close();
  return bodies;
}

function drawCell(
  { cell, row, column, rows, columns }: PlacedCell,
  { heads, hinted }: { heads: number; hinted: boolean },
  context: DrawContext,
): string {
  const isHead = row < heads;
  const scope = isHead ? ` scope="${columns > 1 ? 'colgroup' : 'col'}"` : '';
  const spans = `${columns > 1 ? ` colspan="${columns}"` : ''}${rows > 1 ? ` rowspan="${rows}"` : ''}`;
  const fill = cell.fondo === undefined ? '' : ` style="background-color:${cell.fondo}"`;
  const part = context.placeholders ? ` data-lz-part="${cell.id}"` : '';
  const tag = isHead ? 'th' : 'td';
  return `<${tag}${scope}${spans}${fill}${part}>${drawContent()}</${tag}>`;

  function drawContent(): string {
    if (context.openPart === cell.id) return '';
    if (hinted && row === 0 && column === 0)
      return `<div class="lz-rich lz-part-hint"><p>${itemKindMessages.tabla_fija.missing}</p></div>`;
    return `<div class="lz-rich">${drawRichText(cell.texto, context)}</div>`;
  }
}

const percent = (share: number): string => String(Math.round(share * 1e6) / 1e4);
