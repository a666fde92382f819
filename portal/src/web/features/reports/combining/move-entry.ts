/** The list with the entry at `from` at place `to`; a place beyond the ends is the end. */
export function moveEntry<Entry>(list: readonly Entry[], from: number, to: number): Entry[] {
  const moved = list[from];
  if (moved === undefined) return [...list];
  const position = Math.max(0, Math.min(to, list.length - 1));
  return list.toSpliced(from, 1).toSpliced(position, 0, moved);
}
