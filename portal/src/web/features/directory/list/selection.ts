import type { DirectoryItem } from './directory-rows';

/** What is selected, where the keyboard stands (`active`) and where a range began (`anchor`); indices from 0. */
export type Selection = {
  chosen: ReadonlyMap<string, DirectoryItem>;
  active: number;
  anchor: number;
};

export const NOTHING_SELECTED: Selection = { chosen: new Map(), active: 0, anchor: 0 };

const mapOf = (items: readonly DirectoryItem[]): Map<string, DirectoryItem> =>
  new Map(items.map((item) => [item.id, item]));

/** The row alone, as by a plain click or an arrow. */
export const selectOnly = (index: number, item: DirectoryItem | undefined): Selection => ({
  chosen: mapOf(item === undefined ? [] : [item]),
  active: index,
  anchor: index,
});

/** Some rows, by what was done to them; the keyboard stands on one of them. */
export const selectItems = (index: number, items: readonly DirectoryItem[]): Selection => ({
  chosen: mapOf(items),
  active: index,
  anchor: index,
});

/** The row added to what is selected, or taken away, as by Ctrl+click or Space. */
export function toggleRow(selection: Selection, index: number, item: DirectoryItem | undefined): Selection {
  const chosen = new Map(selection.chosen);
  if (item !== undefined && !chosen.delete(item.id)) chosen.set(item.id, item);
  return { chosen, active: index, anchor: index };
}

/** Everything from the anchor to the row, as by Shift; `items` are the rows of that range. */
export const selectRange = (
  selection: Selection,
  index: number,
  items: readonly DirectoryItem[],
): Selection => ({ chosen: mapOf(items), active: index, anchor: selection.anchor });

/** The keyboard stands elsewhere, and what is selected stays, as by Ctrl+arrow. */
export const moveActive = (selection: Selection, index: number): Selection => ({
  ...selection,
  active: index,
  anchor: index,
});

/** Rows came or went above where the keyboard stands. */
export const shiftActive = (selection: Selection, by: number): Selection => ({
  ...selection,
  active: Math.max(0, selection.active + by),
  anchor: Math.max(0, selection.anchor + by),
});

/** What is selected as it is now, without what others took away; `all` is null when not all rows are known. */
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

/** Without what is somewhere else now. */
export function withoutItems(selection: Selection, ids: readonly string[]): Selection {
  const chosen = new Map(selection.chosen);
  for (const id of ids) chosen.delete(id);
  return { ...selection, chosen };
}

export const clearChosen = (selection: Selection): Selection => ({ ...selection, chosen: new Map() });
