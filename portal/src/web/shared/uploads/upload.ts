export type UploadState = 'waiting' | 'sending' | 'conflict' | 'done' | 'failed' | 'cancelled' | 'skipped';

/** What to do when the name is taken in the folder. */
export type ConflictChoice = 'replace' | 'keep_both' | 'skip';

/** Where a file goes: into a folder, or as the new content of a file. */
export type UploadTarget =
  | { kind: 'folder'; folderId: string; folderName: string; mayReplace: boolean }
  | { kind: 'update'; fileId: string };

/**
 * A file that is to be sent, or a folder that holds nothing (`file` null); `path` are the folders below the target,
 * '' for the target itself.
 */
export type ToSend = { name: string; path: string; file: File | null };

/** The file that has the name already. */
export type ExistingFile = { size: number; modified_at: string };

export type Upload = ToSend & {
  id: number;
  target: UploadTarget;
  state: UploadState;
  /** Whether its name was compared with what the folder holds; until then it is not sent. */
  isChecked: boolean;
  /** 0 to 1. */
  progress: number;
  /** Why it was not sent, in words for the person. */
  problem: string | null;
  /** Whether sending it again could help. */
  canRetry: boolean;
  /** How often it was cut off on its way. */
  cuts: number;
  conflict: 'fail' | Exclude<ConflictChoice, 'skip'>;
  /** Of a conflict; null until it is known. */
  existing: ExistingFile | null;
};

/** Why nothing is sent now; it goes on by itself once that is over. */
export type UploadHold = 'offline' | 'signed_out';

/** Not ended: it waits, is being sent, or waits for an answer of the person. */
export const isOpen = ({ state }: Upload): boolean =>
  state === 'waiting' || state === 'sending' || state === 'conflict';
