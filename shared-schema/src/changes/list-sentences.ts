import { isSame } from './diff-reports.ts';

type ListText<Entry> = {
  added: (entry: Entry) => string;
  removed: (entry: Entry) => string;
  changed: (before: Entry, after: Entry) => string[];
};

/** What differs between two lists, whose entries are compared by their `id`. */
export function listSentences<Entry extends { id: string }>(
  before: readonly Entry[],
  after: readonly Entry[],
  texts: ListText<Entry>,
): string[] {
  const older = new Map(before.map((entry) => [entry.id, entry]));
  const newer = new Set(after.map(({ id }) => id));
  return [
    ...after.flatMap((entry) => {
      const known = older.get(entry.id);
      if (known === undefined) return [texts.added(entry)];
      return isSame(known, entry) ? [] : texts.changed(known, entry);
    }),
    ...before.flatMap((entry) => (newer.has(entry.id) ? [] : [texts.removed(entry)])),
  ];
}
