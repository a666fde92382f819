import type { FileToSend } from './upload';

/** Files that one drop may bring. */
export const MAX_FILES = 5000;

/** What was dropped: the files with their folders, whether folders were among them, whether some were left out. */
export type Dropped = { files: FileToSend[]; hasFolders: boolean; tooMany: boolean };

/**
 * Reads dropped files and folders. The entries must be taken before the event ends, so call it in the handler.
 * @throws DOMException when the system does not let a file be read.
 */
export function readDropped(data: DataTransfer): Promise<Dropped> {
  const entries = [...data.items].flatMap((item) => item.webkitGetAsEntry() ?? []);
  if (entries.length === 0) {
    const files = [...data.files].map((file) => ({ file, path: '' }));
    return Promise.resolve({ files, hasFolders: false, tooMany: false });
  }
  return walk(entries);
}

async function walk(entries: readonly FileSystemEntry[]): Promise<Dropped> {
  const waiting = entries.map((entry) => ({ entry, path: '' }));
  const files: FileToSend[] = [];
  let hasFolders = false;
  for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) {
    const { entry, path } = next;
    if (isFolder(entry)) {
      hasFolders = true;
      const below = path === '' ? entry.name : `${path}/${entry.name}`;
      for (const child of await childrenOf(entry)) waiting.push({ entry: child, path: below });
    } else if (isFile(entry)) {
      if (files.length === MAX_FILES) return { files, hasFolders, tooMany: true };
      files.push({ file: await fileOf(entry), path });
    }
  }
  return { files, hasFolders, tooMany: false };
}

const isFolder = (entry: FileSystemEntry): entry is FileSystemDirectoryEntry => entry.isDirectory;
const isFile = (entry: FileSystemEntry): entry is FileSystemFileEntry => entry.isFile;

const fileOf = (entry: FileSystemFileEntry): Promise<File> =>
  new Promise((resolve, reject) => entry.file(resolve, reject));

/** A reader gives its entries in parts; an empty part is the end. */
async function childrenOf(folder: FileSystemDirectoryEntry): Promise<FileSystemEntry[]> {
  const reader = folder.createReader();
  const children: FileSystemEntry[] = [];
  for (;;) {
    const part = await new Promise<FileSystemEntry[]>((resolve, reject) =>
      reader.readEntries(resolve, reject),
    );
    if (part.length === 0) return children.filter(({ name }) => !SYSTEM_FILES.has(name));
    children.push(...part);
  }
}

/** What systems leave in folders, and nobody means to send. */
const SYSTEM_FILES = new Set(['.DS_Store', 'Thumbs.db', 'desktop.ini']);
