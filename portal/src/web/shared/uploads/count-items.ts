import type { ToSend } from './upload';

export type ItemCount = { files: number; folders: number };

/** How many are files, and how many empty folders. */
export function countItems(items: readonly Pick<ToSend, 'file'>[]): ItemCount {
  const files = items.filter(({ file }) => file !== null).length;
  return { files, folders: items.length - files };
}
