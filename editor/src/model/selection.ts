/** The selection: items in the order they were selected, or one section, or nothing. */
export type Selection = { items: string[]; section: string | null };

export const NO_SELECTION: Selection = { items: [], section: null };

export const selectItems = (items: string[]): Selection => ({ items, section: null });
export const selectSection = (section: string): Selection => ({ items: [], section });

/** Returns `current` if both are equal, so that components that depend on it do not re-render. */
export function reuseIfEqual(current: Selection, next: Selection): Selection {
  const same =
    current.section === next.section &&
    current.items.length === next.items.length &&
    current.items.every((uuid, index) => uuid === next.items[index]);
  return same ? current : next;
}
