import type { FileSystemItem } from '@lienzo/schema/directory/directory-endpoints';

/** A row of the list; a search result includes its path. */
export type DirectoryItem = FileSystemItem & { folder_path?: string[] };

/** The rows of the list, loaded only near the visible range. */
export type DirectoryRows = {
  /** Total number of rows; null while unknown. */
  total: number | null;
  /** Number of folders, which come first; null while unknown. */
  folders: number | null;
  /** The row at a zero-based index, or undefined while it is not loaded. */
  at: (index: number) => DirectoryItem | undefined;
  /** All rows, if they fit into one page; else null. */
  all: readonly DirectoryItem[] | null;
  /** Sets the visible range. */
  show: (first: number, last: number) => void;
  /** Loads rows `first` to `last` and returns them. */
  load: (first: number, last: number) => Promise<DirectoryItem[]>;
  /** The index of an item, or null when it is not among the rows. */
  positionOf: (id: string) => Promise<number | null>;
  error: Error | null;
  retry: () => void;
};
