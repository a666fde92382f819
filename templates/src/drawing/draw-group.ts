import type { Layout } from '@lienzo/schema/report/report';
import type { DrawContext } from './draw-context.ts';
import { drawSection } from './draw-section.ts';

/** A page group drawn once: for `context.current`, or as it stands. '' when it has nothing to show. */
export function drawGroup(group: Layout[], context: DrawContext): string {
  const sections = group.map((section) => drawSection(section, context)).join('');
  return sections === '' ? '' : `<div class="lz-group">${sections}</div>`;
}
