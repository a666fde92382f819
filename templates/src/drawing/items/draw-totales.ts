import type { TotalesItem } from '@lienzo/schema/report/item';
import { type TotalsLine, totalsLines } from '@lienzo/schema/report/totals-block';
import { itemKindMessages } from '@lienzo/schema/reports/item-kind-messages';
import type { DrawContext } from '../draw-context.ts';
import { escapeHtml } from '../text/escape-html.ts';

/** Labels and figures at the right, on one page. */
export function drawTotales(item: TotalesItem, { placeholders }: DrawContext): string {
  if (item.filas.length === 0)
    return placeholders ? `<div class="lz-hint">${itemKindMessages.totales.missing}</div>` : '';
  return `<table class="lz-sums"><tbody>${totalsLines(item).map(drawLine).join('')}</tbody></table>`;
}

function drawLine({ row, text, isWide }: TotalsLine): string {
  const look = row.destacada ? ' class="lz-sum"' : '';
  const label = escapeHtml(row.etiqueta);
  const value = escapeHtml(text);
  if (isWide) return `<tr${look}><td colspan="2">${label === '' ? '' : `${label}: `}${value}</td></tr>`;
  return `<tr${look}><th scope="row">${label}</th><td>${value}</td></tr>`;
}
