import type { FileSystemItem } from '@lienzo/schema/api/directory-endpoints';

/** A row of the list; a found one tells where it is. */
export type DirectoryItem = FileSystemItem & { folder_path?: string[] };

/** The rows of the list, of which only those near the eye are loaded. */
export type DirectoryRows = {
  /** Rows in all; null while nobody knows. */
  total: number | null;
  /** How many of them are folders, which come first; null while nobody knows. */
  folders: number | null;
  /** The row at an index from 0, or undefined while it is not loaded. */
  at: (index: number) => DirectoryItem | undefined;
  /** All rows, in so far as they fit into one page; else null: nobody here knows them all. */
  all: readonly DirectoryItem[] | null;
  /** Says which rows are near the eye. */
  show: (first: number, last: number) => void;
  /** Loads rows `first` to `last` and gives them. */
  load: (first: number, last: number) => Promise<DirectoryItem[]>;
  /** The index of a thing, or null when it is not among the rows. */
  positionOf: (id: string) => Promise<number | null>;
  error: Error | null;
  retry: () => void;
};
