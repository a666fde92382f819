import type { Patch } from 'immer';

/**
 * The same patches with those of the order of sections said shortly. Immer replaces every place behind a section
 * that comes or goes, which makes one deletion at the top of a long report a large entry of the history.
 */
export function withShortOrder(patches: Patch[], from: string[], to: string[]): Patch[] {
  if (from === to) return patches;
  const others = patches.filter((patch) => patch.path[0] !== 'order');
  return [...others, ...splice(from, to)];
}

/** What differs between the equal beginnings and the equal ends: taken out from behind, then put in. */
function splice(from: string[], to: string[]): Patch[] {
  let start = 0;
  while (start < from.length && start < to.length && from[start] === to[start]) start += 1;
  let end = 0;
  while (
    end < from.length - start &&
    end < to.length - start &&
    from[from.length - 1 - end] === to[to.length - 1 - end]
  )
    end += 1;
  const removed = from.length - end - start;
  return [
    ...Array.from(
      { length: removed },
      (_, back): Patch => ({
        op: 'remove',
        path: ['order', start + removed - 1 - back],
      }),
    ),
    ...to
      .slice(start, to.length - end)
      .map((value, index): Patch => ({ op: 'add', path: ['order', start + index], value })),
  ];
}
