import type { ToSend } from './upload';

export type ThingCount = { files: number; folders: number };

/** How many are files, and how many empty folders. */
export function countThings(things: readonly Pick<ToSend, 'file'>[]): ThingCount {
  const files = things.filter(({ file }) => file !== null).length;
  return { files, folders: things.length - files };
}
