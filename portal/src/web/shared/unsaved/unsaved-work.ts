/** What would be lost on leaving: a screen's changes, or running uploads. */
type UnsavedKind = 'changes' | 'uploads';

const held = new Set<UnsavedKind>();

/** The registry of unsaved work; the shell checks it before signing out. */
export const unsavedWork = {
  set(kind: UnsavedKind, isHeld: boolean): void {
    if (isHeld) held.add(kind);
    else held.delete(kind);
  },
  exists: (): boolean => held.size > 0,
};
