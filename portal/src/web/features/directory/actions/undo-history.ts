/** Undoes an action, once. */
type Undo = () => void;

/** Actions that can be undone, the latest at the end. */
const undoable: Undo[] = [];

let owner: string | undefined;

/** Maximum number of entries; older actions can be reverted through the bin and the history. */
const MAX_ENTRIES = 50;

/** Actions in the directory that can be undone, by the toast's button or by Ctrl+Z. */
export const undoHistory = {
  /** @returns the same action, removed from the list when it is undone. */
  add(undo: Undo): Undo {
    const once = (): void => {
      const at = undoable.indexOf(once);
      if (at === -1) return;
      undoable.splice(at, 1);
      undo();
    };
    undoable.push(once);
    if (undoable.length > MAX_ENTRIES) undoable.shift();
    return once;
  },
  undoLast(): void {
    undoable.at(-1)?.();
  },
  /** Actions of one user cannot be undone by the next. */
  belongTo(userId: string | undefined): void {
    if (owner !== userId) undoable.length = 0;
    owner = userId;
  },
};
