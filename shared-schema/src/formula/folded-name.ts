import { foldText } from '../text/fold-text.ts';

/** More names than an item has; then the memory begins anew. */
const MAX = 10_000;
/** Longer names are not remembered. */
const MAX_LENGTH = 200;
const known = new Map<string, string>();

/** `foldText` of a name. Remembered, because each letter that is typed compares the names of all columns. */
export function foldedName(name: string): string {
  const before = known.get(name);
  if (before !== undefined) return before;
  if (name.length > MAX_LENGTH) return foldText(name);
  if (known.size >= MAX) known.clear();
  const folded = foldText(name);
  known.set(name, folded);
  return folded;
}
