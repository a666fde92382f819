import type { ReportItem } from '@lienzo/schema/report/item';
import type { Layout, SectionLayout } from '@lienzo/schema/report/report';
import type { DrawContext } from '../draw-context.ts';
import { drawItem } from '../items/draw-item.ts';
import { itemWidthCss } from '../items/item-width.ts';

/**
 * A section: its items side by side with their widths. '' for a section without items.
 * @param drawCell draws the content of an item's cell: the item, or a part of it.
 */
export function drawSection(
  section: Layout,
  context: DrawContext,
  drawCell: (item: ReportItem) => string = (item) => drawItem(item, context),
): string {
  if (section.items.length === 0) return '';
  const cells = section.items.map(
    (item) => `<div class="lz-cell" style="width:${itemWidthCss(item.tamaño)}">${drawCell(item)}</div>`,
  );
  const style = sectionStyle(section);
  return `<div class="${sectionClass(section)}"${style === '' ? '' : ` style="${style}"`}>${cells.join('')}</div>`;
}

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
  if (section.items.length > 1) kinds.push('lz-row');
  if (section.items.length > 1 && section.items.every((item) => item.nombre === 'tabla'))
    kinds.push('lz-even');
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
