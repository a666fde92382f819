import { useState } from 'react';
import type { DirectoryRows } from './directory-rows';
import { rowId } from './GridRow';
import type { MenuPosition } from './ItemMenu';
import type { SelectionControls } from './use-selection';

/** Offset of a menu opened by keyboard from its row's edge, in pixels. */
const MENU_OFFSET = { x: 56, y: -4 };

/** The menu of a row, or of all selected rows when the row is one of them. */
export function useItemMenu(rows: DirectoryRows, selection: SelectionControls) {
  const [place, setPlace] = useState<MenuPosition | null>(null);

  function open(index: number, x: number, y: number): void {
    const item = rows.at(index);
    if (item === undefined) return;
    const isOneOfMany = selection.chosen.has(item.id) && selection.chosen.size > 1;
    if (!isOneOfMany) selection.only(index);
    setPlace({ x, y, items: isOneOfMany ? selection.items : [item] });
  }

  return {
    place,
    open,
    openOfActive(): void {
      const box = document.getElementById(rowId(selection.active))?.getBoundingClientRect();
      if (box !== undefined) open(selection.active, box.left + MENU_OFFSET.x, box.bottom + MENU_OFFSET.y);
    },
    close: (): void => setPlace(null),
  };
}
