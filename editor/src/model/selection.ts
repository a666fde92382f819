/** What is selected: items, in the order they were chosen, or one section, or nothing. */
export type Selection = { items: string[]; section: string | null };

export const NO_SELECTION: Selection = { items: [], section: null };

export const selectItems = (items: string[]): Selection => ({ items, section: null });
export const selectSection = (section: string): Selection => ({ items: [], section });
