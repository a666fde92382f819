import type { DirectoryItem } from './directory-rows';

/** The selection, the active row (`active`) and the start of a range (`anchor`); zero-based indices. */
export type Selection = {
  chosen: ReadonlyMap<string, DirectoryItem>;
  active: number;
  anchor: number;
};

export const NOTHING_SELECTED: Selection = { chosen: new Map(), active: 0, anchor: 0 };

const mapOf = (items: readonly DirectoryItem[]): Map<string, DirectoryItem> =>
  new Map(items.map((item) => [item.id, item]));

/** Selects only the row, as by a plain click or an arrow key. */
export const selectOnly = (index: number, item: DirectoryItem | undefined): Selection => ({
  chosen: mapOf(item === undefined ? [] : [item]),
  active: index,
  anchor: index,
});

/** Selects the items of an action; one of their rows becomes active. */
export const selectItems = (index: number, items: readonly DirectoryItem[]): Selection => ({
  chosen: mapOf(items),
  active: index,
  anchor: index,
});

/** Toggles the row, as by Ctrl+click or Space. */
export function toggleRow(selection: Selection, index: number, item: DirectoryItem | undefined): Selection {
  const chosen = new Map(selection.chosen);
  if (item !== undefined && !chosen.delete(item.id)) chosen.set(item.id, item);
  return { chosen, active: index, anchor: index };
}

/** Selects from the anchor to the row, as with Shift; `items` are the rows of that range. */
export const selectRange = (
  selection: Selection,
  index: number,
  items: readonly DirectoryItem[],
): Selection => ({ chosen: mapOf(items), active: index, anchor: selection.anchor });

/** Moves the active row and keeps the selection, as by Ctrl+arrow. */
export const moveActive = (selection: Selection, index: number): Selection => ({
  ...selection,
  active: index,
  anchor: index,
});

/** Shifts the indices after rows were inserted or removed above. */
export const shiftActive = (selection: Selection, by: number): Selection => ({
  ...selection,
  active: Math.max(0, selection.active + by),
  anchor: Math.max(0, selection.anchor + by),
});

/** The selection in its current state, without rows that others removed; `all` is null when not all rows are loaded. */
export function presentOf(
  chosen: Selection['chosen'],
  all: readonly DirectoryItem[] | null,
): Selection['chosen'] {
  if (all === null || chosen.size === 0) return chosen;
  return mapOf(all.filter(({ id }) => chosen.has(id)));
}

export const selectAllOf = (selection: Selection, items: readonly DirectoryItem[]): Selection => ({
  ...selection,
  chosen: mapOf(items),
});

/** Removes items that were moved elsewhere. */
export function withoutItems(selection: Selection, ids: readonly string[]): Selection {
  const chosen = new Map(selection.chosen);
  for (const id of ids) chosen.delete(id);
  return { ...selection, chosen };
}

export const clearChosen = (selection: Selection): Selection => ({ ...selection, chosen: new Map() });
