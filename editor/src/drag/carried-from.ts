import { ITEM_KINDS, type OfferedKind } from '@lienzo/schema/report/item';
import type { Carried } from '../store/slices/drag-slice.ts';

const isItemKind = (name: unknown): name is OfferedKind => ITEM_KINDS.some((kind) => kind === name);

/**
 * What a drag that begins on an element carries: a palette entry's kind, a handle's section, or an item — with
 * the other selected ones when it is one of them. Null when it begins on none of these.
 */
export function carriedFrom(target: Element, selected: string[]): Carried | null {
  const palette = target.closest<HTMLElement>('[data-lz-palette]')?.dataset.lzPalette;
  if (isItemKind(palette)) return { kind: 'new-item', nombre: palette };
  const handle = target.closest<HTMLElement>('[data-lz-handle]')?.dataset.lzHandle;
  if (handle !== undefined) return { kind: 'section', id: handle };
  const uuid = target.closest<HTMLElement>('[data-lz-item]')?.dataset.lzItem;
  if (uuid === undefined) return null;
  return { kind: 'items', uuids: selected.includes(uuid) ? selected : [uuid] };
}
