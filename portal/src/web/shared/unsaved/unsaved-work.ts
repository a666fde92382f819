/** What would be lost if the person left: the changes of a screen, or the uploads under way. */
type UnsavedKind = 'changes' | 'uploads';

const held = new Set<UnsavedKind>();

/** The one place that knows; the shell asks it before it signs the person out. */
export const unsavedWork = {
  set(kind: UnsavedKind, isHeld: boolean): void {
    if (isHeld) held.add(kind);
    else held.delete(kind);
  },
  exists: (): boolean => held.size > 0,
};
