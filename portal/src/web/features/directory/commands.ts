import type { DirectoryItem } from './list/directory-rows';

/** What a person can do in the directory, wherever it is asked for: row, menu, batch bar, keyboard. */
export type Commands = {
  /** Opens a folder, or the preview of a file. */
  open: (item: DirectoryItem) => void;
  preview: (item: DirectoryItem) => void;
  download: (items: readonly DirectoryItem[]) => void;
  rename: (item: DirectoryItem) => void;
  update: (item: DirectoryItem) => void;
  share: (item: DirectoryItem) => void;
  details: (item: DirectoryItem) => void;
  /** To the folder of something that was found. */
  goToFolder: (item: DirectoryItem) => void;
  move: (items: readonly DirectoryItem[]) => void;
  /** Dropped on a folder. */
  moveTo: (items: readonly DirectoryItem[], folder: { id: string; name: string }) => void;
  remove: (items: readonly DirectoryItem[]) => void;
};

export const every = (items: readonly DirectoryItem[], ability: keyof DirectoryItem['can']): boolean =>
  items.length > 0 && items.every(({ can }) => can[ability]);
