/** What would be lost on leaving: a screen's changes, or running uploads. */
type UnsavedKind = 'changes' | 'uploads';

const retained = new Set<UnsavedKind>();

/** The registry of unsaved work; the shell checks it before signing out. */
export const unsavedWork = {
  set(kind: UnsavedKind, isPending: boolean): void {
    if (isPending) retained.add(kind);
    else retained.delete(kind);
  },
  exists: (): boolean => retained.size > 0,
};
