import type { Patch } from 'immer';

/**
 * Compacts the patches of the section order. Immer replaces every index behind an inserted or removed section, which
 * makes one deletion at the top of a long report a large history entry.
 */
export function withCompactOrder(patches: Patch[], from: string[], to: string[]): Patch[] {
  if (from === to) return patches;
  const others = patches.filter((patch) => patch.path[0] !== 'order');
  return [...others, ...splice(from, to)];
}

/** The difference between the common prefix and the common suffix: removals from the end, then insertions. */
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

/**
 * Drops intermediate values when patches replace the same paths repeatedly, as typing and sliders do.
 * Other patches are unchanged.
 */
export function compactPatches(patches: Patch[], inverse: Patch[]): { patches: Patch[]; inverse: Patch[] } {
  if (patches.length < 2 || ![...patches, ...inverse].every((patch) => patch.op === 'replace'))
    return { patches, inverse };
  const paths = [...new Set(patches.map(keyOf))];
  if (paths.some((path) => paths.some((other) => other !== path && other.startsWith(path))))
    return { patches, inverse };
  // The last value per path; for `inverse` too, which runs from the newest to the oldest.
  return { patches: lastByPath(patches), inverse: lastByPath(inverse) };
}

const keyOf = (patch: Patch): string => `${patch.path.join('/')}/`;

const lastByPath = (patches: Patch[]): Patch[] => [
  ...new Map(patches.map((patch) => [keyOf(patch), patch])).values(),
];
