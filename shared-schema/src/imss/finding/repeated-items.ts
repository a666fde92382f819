/** Items that a file would hold twice. */

/** `same`: it repeats the first one; `contradicted`: others of its key differ from it, and nobody knows which is right. */
export type Repetition = 'same' | 'contradicted';

/**
 * By the position of the item; what stands alone, and the first of those that are alike, is not among them.
 * @param keyOf null: the item is compared with none.
 */
export function repeatedItems<Item extends object>(
  items: readonly Item[],
  keyOf: (item: Item) => string | null,
): Map<number, Repetition> {
  const repeated = new Map<number, Repetition>();
  for (const group of groupsOf(items, keyOf)) {
    const contents = new Set(group.map((at) => contentOf(items[at])));
    const isSame = contents.size === 1;
    for (const at of isSame ? group.slice(1) : group) repeated.set(at, isSame ? 'same' : 'contradicted');
  }
  return repeated;
}

/** The positions of items of one key, where there are several. */
function groupsOf<Item>(items: readonly Item[], keyOf: (item: Item) => string | null): number[][] {
  const groups = new Map<string, number[]>();
  for (const [at, item] of items.entries()) {
    const key = keyOf(item);
    if (key === null) continue;
    const group = groups.get(key);
    if (group === undefined) groups.set(key, [at]);
    else group.push(at);
  }
  return [...groups.values()].filter((group) => group.length > 1);
}

const contentOf = (item: object | undefined): string =>
  JSON.stringify(Object.entries(item ?? {}).toSorted(([one], [other]) => (one < other ? -1 : 1)));
