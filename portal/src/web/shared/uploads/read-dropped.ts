import { fileToSend } from './file-to-send';
import { type DroppedEntries, readTree, type TreeNode } from './read-tree';

/**
 * Reads dropped files and folders. The entries must be taken before the event ends, so call it in the handler.
 * @throws DOMException when the system does not let a file be read.
 */
export function readDropped(data: DataTransfer): Promise<DroppedEntries> {
  const entries = [...data.items].flatMap((item) => item.webkitGetAsEntry() ?? []);
  if (entries.length > 0) return readTree(entries.flatMap(nodeOf));
  const items = [...data.files].map((file) => fileToSend(file));
  return Promise.resolve({ things: items, hasFolders: false, tooMany: false });
}

function nodeOf(entry: FileSystemEntry): TreeNode[] {
  const { name } = entry;
  if (isFolder(entry)) return [{ kind: 'folder', name, children: () => childrenOf(entry) }];
  return isFile(entry) ? [{ kind: 'file', name, file: () => fileOf(entry) }] : [];
}

const isFolder = (entry: FileSystemEntry): entry is FileSystemDirectoryEntry => entry.isDirectory;
const isFile = (entry: FileSystemEntry): entry is FileSystemFileEntry => entry.isFile;

const fileOf = (entry: FileSystemFileEntry): Promise<File> =>
  new Promise((resolve, reject) => entry.file(resolve, reject));

/** A reader gives its entries in parts; an empty part is the end. */
async function childrenOf(folder: FileSystemDirectoryEntry): Promise<TreeNode[]> {
  const reader = folder.createReader();
  const children: TreeNode[] = [];
  for (;;) {
    const part = await new Promise<FileSystemEntry[]>((resolve, reject) =>
      reader.readEntries(resolve, reject),
    );
    if (part.length === 0) return children;
    children.push(...part.flatMap(nodeOf));
  }
}
