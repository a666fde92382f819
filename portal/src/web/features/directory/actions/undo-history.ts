/** Takes back what was done, once. */
type Undo = () => void;

/** What can be taken back, the last one at the end. */
const undoable: Undo[] = [];

let owner: string | undefined;

/** Kept are so many; who wants more of them back has the bin and the history. */
const MOST = 50;

/** What was done in the directory and can be taken back, by the toast's button or by Ctrl+Z. */
export const undoHistory = {
  /** @returns the same, which is then no longer to be taken back. */
  add(undo: Undo): Undo {
    const once = (): void => {
      const at = undoable.indexOf(once);
      if (at === -1) return;
      undoable.splice(at, 1);
      undo();
    };
    undoable.push(once);
    if (undoable.length > MOST) undoable.shift();
    return once;
  },
  undoLast(): void {
    undoable.at(-1)?.();
  },
  /** What one person did is not for the next one to take back. */
  belongTo(userId: string | undefined): void {
    if (owner !== userId) undoable.length = 0;
    owner = userId;
  },
};
