/** What is selected: items, in the order they were chosen, or one section, or nothing. */
export type Selection = { items: string[]; section: string | null };

export const NO_SELECTION: Selection = { items: [], section: null };

export const selectItems = (items: string[]): Selection => ({ items, section: null });
export const selectSection = (section: string): Selection => ({ items: [], section });

/** The selection that is to be, in the object that there is where both say the same: what shows it then stays. */
export function keepEqual(now: Selection, next: Selection): Selection {
  const same =
    now.section === next.section &&
    now.items.length === next.items.length &&
    now.items.every((uuid, index) => uuid === next.items[index]);
  return same ? now : next;
}
