import type { ReportItem } from '@lienzo/schema/report/item';
import type { Layout } from '@lienzo/schema/report/report';
import type { DrawContext } from '../draw-context.ts';
import { drawItem } from '../items/draw-item.ts';
import { itemWidthCss } from '../items/item-width.ts';

/**
 * A section: its items side by side, each as wide as its share. '' for a section without items.
 * @param drawCell what stands in an item's place: the item, or a part of it.
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
  return `<div class="${sectionClass(section)}">${cells.join('')}</div>`;
}

/** One item needs no row beside it: a plain block breaks best over pages. A title stays with what follows. */
export function sectionClass(section: Layout): string {
  const kinds = ['lz-section'];
  if (section.items.length > 1) kinds.push('lz-row');
  if (section.items.every((item) => item.nombre === 'titulo')) kinds.push('lz-keep');
  return kinds.join(' ');
}

/** A page group drawn once: for `context.current`, or as it stands. '' when it has nothing to show. */
export function drawGroup(group: Layout[], context: DrawContext): string {
  const sections = group.map((section) => drawSection(section, context)).join('');
  return sections === '' ? '' : `<div class="lz-group">${sections}</div>`;
}
