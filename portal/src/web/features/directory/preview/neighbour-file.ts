import type { DirectoryItem, DirectoryRows } from '../list/directory-rows';

/** The file before (-1) or after (1) a row of the list, or null at its end. Rows that are not loaded are fetched. */
export async function neighbourFile(
  rows: DirectoryRows,
  id: string,
  step: 1 | -1,
): Promise<DirectoryItem | null> {
  const total = rows.total ?? 0;
  let index = 0;
  while (index < total && rows.at(index)?.id !== id) index += 1;
  if (index === total) return null;
  for (index += step; index >= 0 && index < total; index += step) {
    const item = rows.at(index) ?? (await rows.load(index, index))[0];
    if (item?.fs_type === 'FILE') return item;
  }
  return null;
}
