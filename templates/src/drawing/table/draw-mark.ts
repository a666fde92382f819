import type { Cell, SelectedColumn } from '@lienzo/schema/data/column';
import { BAR_COLOR, barOf, barPart } from '@lienzo/schema/data/column-bar';
import { type CellIcon, cellIcon, type IconSign } from '@lienzo/schema/data/column-icon';
import { escapeHtml } from '../text/escape-html.ts';

/** What an icon and the space behind it take of a line, in em. */
export const ICON_WIDTH = 1.2;

/** HTML before the text of a cell, and below it. */
export type DrawnMark = { before: string; below: string };
export const NO_MARK: DrawnMark = { before: '', below: '' };

/** The bar or the icon of a value; nothing for an empty one, or while the scale of the bar is not known. */
export function drawMark(column: SelectedColumn, value: Cell | undefined): DrawnMark {
  if (column.marca === undefined) return NO_MARK;
  const icon = cellIcon(column, value);
  return icon === null
    ? { before: '', below: drawBar(column, value) }
    : { before: drawIcon(icon), below: '' };
}

/** What stands beside an icon in its tag for those who read the drawing: the character that Word has instead. */
export const SIGN_ATTRIBUTE = 'data-sign';

const drawIcon = ({ sign, color, words }: CellIcon & { sign: IconSign }): string =>
  `<img class="lz-icon" ${SIGN_ATTRIBUTE}="${sign}" alt="${escapeHtml(words)}" src="${iconUrl(sign, color)}">`;

const filled = (path: string): string => `<path d="${path}" fill="COLOR"/>`;
const stroked = (path: string): string =>
  `<path d="${path}" fill="none" stroke="COLOR" stroke-width="2.4" stroke-linecap="round" stroke-linejoin="round"/>`;

/** On a square of 12. */
const SHAPES: Record<IconSign, string> = {
  '▲': filled('M6 .8 11.6 11H.4z'),
  '▶': filled('M1.6.6 11.6 6 1.6 11.4z'),
  '▼': filled('M6 11.2.4 1h11.2z'),
  '●': '<circle cx="6" cy="6" r="5.3" fill="COLOR"/>',
  '◆': filled('M6 .2 11.8 6 6 11.8.2 6z'),
  '✔': stroked('M1.6 6.6 4.6 9.8 10.4 2.4'),
  '!': stroked('M6 1.5V6.8M6 10.4V10.5'),
  '✖': stroked('M2 2l8 8M10 2 2 10'),
};

const urls = new Map<string, string>();

function iconUrl(sign: IconSign, color: string): string {
  const key = sign + color;
  const known = urls.get(key);
  if (known !== undefined) return known;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 12 12" width="12" height="12">${SHAPES[sign].replaceAll('COLOR', color)}</svg>`;
  const url = `data:image/svg+xml,${encodeURIComponent(svg)}`;
  urls.set(key, url);
  return url;
}

function drawBar(column: SelectedColumn, value: Cell | undefined): string {
  const bar = barOf(column);
  const part = bar === undefined ? null : barPart(bar, value);
  if (bar === undefined || part === null) return '';
  const { from, width, zero, beyond } = part;
  const color = bar.color ?? BAR_COLOR;
  const tip = beyond === null ? '' : ` class="lz-beyond-${beyond}"`;
  const fill =
    width === 0 && beyond === null
      ? ''
      : `<i${tip} style="left:${from.toFixed(2)}%;width:${width.toFixed(2)}%;background-color:${color}"></i>`;
  const axis = zero === null ? '' : `<i class="lz-zero" style="left:${zero.toFixed(2)}%"></i>`;
  return `<span class="lz-bar" aria-hidden="true">${fill}${axis}</span>`;
}
