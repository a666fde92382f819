import type { ConflictChoice, ToSend } from './upload';

/** For which conflicts an answer holds: this one, those of the same folder that was brought, or all. */
export type ConflictScope = 'one' | 'folder' | 'all';

/** The folder of the computer that a file came with: the first of its path, '' for a file by itself. */
export const topFolderOf = ({ path }: Pick<ToSend, 'path'>): string => path.split('/')[0] ?? '';

/** Remembers the answers that hold for more than one conflict, until the uploads have ended. */
export function createConflictAnswers() {
  let forAll: ConflictChoice | null = null;
  const forFolder = new Map<string, ConflictChoice>();
  return {
    of: (item: Pick<ToSend, 'path'>): ConflictChoice | null => forFolder.get(topFolderOf(item)) ?? forAll,
    remember(itemValue: Pick<ToSend, 'path'>, choice: ConflictChoice, scope: ConflictScope): void {
      if (scope === 'all') forAll = choice;
      if (scope === 'folder') forFolder.set(topFolderOf(itemValue), choice);
    },
    forget(): void {
      forAll = null;
      forFolder.clear();
    },
  };
}
