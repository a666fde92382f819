import type { DropTarget } from '../store/editor-state.ts';

/** Whether two drops mean the same place, so that moving within it draws nothing anew. */
export function sameDrop(a: DropTarget | null, b: DropTarget | null): boolean {
  return a === b || JSON.stringify(a) === JSON.stringify(b);
}
