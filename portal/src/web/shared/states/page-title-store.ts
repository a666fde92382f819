/** The title of the screen that is shown; `PageTitle` writes it, the breadcrumbs read it. */
let title = '';
const listeners = new Set<() => void>();

export const pageTitleStore = {
  get: (): string => title,
  set(next: string): void {
    title = next;
    for (const listener of listeners) listener();
  },
  subscribe(listener: () => void): () => void {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
};
