import type { Patch } from 'immer';

/**
 * Drops the steps in between when patches replace the same places again and again, as typing and sliders do.
 * Patches of any other sort are left as they are.
 */
export function compactPatches(patches: Patch[], inverse: Patch[]): { patches: Patch[]; inverse: Patch[] } {
  if (patches.length < 2 || ![...patches, ...inverse].every((patch) => patch.op === 'replace'))
    return { patches, inverse };
  const paths = [...new Set(patches.map(keyOf))];
  if (paths.some((path) => paths.some((other) => other !== path && other.startsWith(path))))
    return { patches, inverse };
  // The last value on the way there; on the way back too, for `inverse` runs from the newest to the oldest.
  return { patches: lastByPath(patches), inverse: lastByPath(inverse) };
}

const keyOf = (patch: Patch): string => `${patch.path.join('/')}/`;

const lastByPath = (patches: Patch[]): Patch[] => [
  ...new Map(patches.map((patch) => [keyOf(patch), patch])).values(),
];
