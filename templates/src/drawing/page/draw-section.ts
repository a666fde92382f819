import type { ReportItem } from '@lienzo/schema/report/item';
import type { Layout, SectionLayout } from '@lienzo/schema/report/report';
import { sectionColumns } from '@lienzo/schema/report/section-columns';
import type { DrawContext } from '../draw-context.ts';
import { drawItem } from '../items/draw-item.ts';
import { itemWidthCss } from '../items/item-width.ts';

/**
 * A section: its columns side by side with their widths. '' for a section without items.
 * @param drawCell draws the content of an item's cell: the item, or a part of it.
 */
export function drawSection(
  section: Layout,
  context: DrawContext,
  drawCell: (item: ReportItem) => string = (item) => drawItem(item, context),
): string {
  if (section.items.length === 0) return '';
  const cells = sectionColumns(section.items).map((column) => drawColumn(column, drawCell));
  const style = sectionStyle(section);
  return `<div class="${sectionClass(section)}"${style === '' ? '' : ` style="${style}"`}>${cells.join('')}</div>`;
}

/** A column of a section: a cell, or several one below the other. */
function drawColumn(column: readonly ReportItem[], drawCell: (item: ReportItem) => string): string {
  const [first, ...others] = column;
  if (first === undefined) return '';
  const width = `style="width:${itemWidthCss(first.tamaño)}"`;
  if (others.length === 0) return `<div class="lz-cell" ${width}>${drawCell(first)}</div>`;
  const cells = column.map((item) => `<div class="lz-cell${stackClass(item)}">${drawCell(item)}</div>`);
  return `<div class="lz-column" ${width}>${cells.join('')}</div>`;
}

/** The class of the cell of a stacked item: less stands between a title and what is below it. */
export const stackClass = (item: ReportItem): string => (item.nombre === 'titulo' ? ' lz-stack-title' : '');

/** The alignment of a section's items in CSS. */
export const SECTION_ALIGNMENTS = { arriba: 'flex-start', centro: 'center', abajo: 'flex-end' } as const;

/** The CSS of a section's alignment and space; '' for none of its own. Padding is not lost at the top of a page. */
function sectionStyle({
  alineacion = 'arriba',
  espacio_antes = 0,
  espacio_despues = 0,
}: SectionLayout): string {
  return [
    ...(alineacion === 'arriba' ? [] : [`align-items:${SECTION_ALIGNMENTS[alineacion]}`]),
    ...(espacio_antes === 0 ? [] : [`padding-top:${espacio_antes}pt`]),
    ...(espacio_despues === 0 ? [] : [`padding-bottom:${espacio_despues}pt`]),
  ].join(';');
}

/** A single item is a plain block, which breaks best over pages. Titles stay with the following section, short tables side by side end alike. */
export function sectionClass(section: Layout): string {
  const kinds = ['lz-section'];
  const columns = sectionColumns(section.items);
  if (columns.length > 1) kinds.push('lz-row');
  const isEven = columns.every(([item, ...below]) => item?.nombre === 'tabla' && below.length === 0);
  if (columns.length > 1 && isEven) kinds.push('lz-even');
  if (section.items.every((item) => item.nombre === 'titulo')) kinds.push('lz-keep');
  return kinds.join(' ');
}

/** Draws the content of an item's cell. */
export type DrawCell = (item: ReportItem, context: DrawContext) => string;

/** Draws a page group for `context.current`, if any. '' when it is empty. */
export function drawGroup(group: Layout[], context: DrawContext, drawCell: DrawCell = drawItem): string {
  const sections = drawSections(group, context, drawCell);
  return sections === '' ? '' : `<div class="lz-group">${sections}</div>`;
}

/** The sections of a page group, one below the other. */
export const drawSections = (group: Layout[], context: DrawContext, drawCell: DrawCell = drawItem): string =>
  group.map((section) => drawSection(section, context, (item) => drawCell(item, context))).join('');
