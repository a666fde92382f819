import type { DirectorySort } from '../directory-search';
import type { DirectoryItem } from './directory-rows';

const collator = new Intl.Collator('es-MX', { sensitivity: 'base', numeric: true });

const COMPARE = {
  name: (one, other) => collator.compare(one.name, other.name),
  modified_at: (one, other) => one.modified_at.localeCompare(other.modified_at),
  size: (one, other) => (one.size ?? 0) - (other.size ?? 0),
} satisfies Record<DirectorySort['sort'], (one: DirectoryItem, other: DirectoryItem) => number>;

/** Folders before files, as the server sorts a folder; equals by name. */
export function sortItems(items: readonly DirectoryItem[], { sort, order }: DirectorySort): DirectoryItem[] {
  const sign = order === 'asc' ? 1 : -1;
  return items.toSorted(
    (one, other) =>
      Number(one.fs_type === 'FILE') - Number(other.fs_type === 'FILE') ||
      sign * COMPARE[sort](one, other) ||
      COMPARE.name(one, other),
  );
}
