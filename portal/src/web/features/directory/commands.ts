import type { DirectoryItem } from './list/directory-rows';

/** The actions of the directory, for every place that offers them: row, menu, batch bar, keyboard. */
export type Commands = {
  /** Opens a folder, or the preview of a file. */
  open: (item: DirectoryItem) => void;
  preview: (item: DirectoryItem) => void;
  download: (items: readonly DirectoryItem[]) => void;
  rename: (item: DirectoryItem) => void;
  update: (item: DirectoryItem) => void;
  share: (item: DirectoryItem) => void;
  details: (item: DirectoryItem) => void;
  /** Opens the folder of a search result. */
  goToFolder: (item: DirectoryItem) => void;
  move: (items: readonly DirectoryItem[]) => void;
  /** Dropped on a folder. */
  moveTo: (items: readonly DirectoryItem[], folder: { id: string; name: string }) => void;
  remove: (items: readonly DirectoryItem[]) => void;
};

export const every = (items: readonly DirectoryItem[], ability: keyof DirectoryItem['can']): boolean =>
  items.length > 0 && items.every(({ can }) => can[ability]);
