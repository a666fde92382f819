import { rankOf } from './column-choices.ts';

export type NamedGroup<Entry> = { group: string; items: readonly Entry[] };

/**
 * The entries of groups that a search has found, the best first: those whose name begins with it stand before all
 * others, whatever their group; the others follow in a group of their own.
 * @param others the title of that group.
 */
export function rankGroups<Entry>(
  groups: readonly NamedGroup<Entry>[],
  search: string,
  nameOf: (entry: Entry) => string,
  others: string,
): NamedGroup<Entry>[] {
  const rank = (entry: Entry): number => rankOf(nameOf(entry), search);
  const ranked = (entries: readonly Entry[]): Entry[] => entries.toSorted((a, b) => rank(b) - rank(a));
  const begins = groups.map(({ group, items }) => ({
    group,
    items: items.filter((entry) => rank(entry) === 2),
  }));
  const rest = groups.map(({ group, items }) => ({ group, items: items.filter((entry) => rank(entry) < 2) }));
  const matches = begins.every(({ items }) => items.length === 0)
    ? rest.map(({ group, items }) => ({ group, items: ranked(items) }))
    : [...begins, { group: others, items: ranked(rest.flatMap(({ items }) => items)) }];
  return matches.filter(({ items }) => items.length > 0);
}
