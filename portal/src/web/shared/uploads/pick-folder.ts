import { type DroppedEntries, readTree, type TreeNode } from './read-tree';

declare global {
  interface Window {
    /** Not every browser has it; the input for folders, which they all have, tells nothing of empty ones. */
    showDirectoryPicker?: (options: { id: string }) => Promise<FileSystemDirectoryHandle>;
  }
}

export const canPickFolder = (): boolean => window.showDirectoryPicker !== undefined;

/**
 * Lets the person choose a folder and reads all that it holds; null when nothing was chosen.
 * @throws DOMException when the system does not let it be read.
 */
export async function pickFolder(): Promise<DroppedEntries | null> {
  try {
    const handle = await window.showDirectoryPicker?.({ id: 'lienzo-carga' });
    return handle === undefined ? null : await readTree([nodeOf(handle)]);
  } catch (cause) {
    if (cause instanceof DOMException && cause.name === 'AbortError') return null;
    throw cause;
  }
}

function nodeOf(handle: FileSystemDirectoryHandle | FileSystemFileHandle): TreeNode {
  const { name } = handle;
  if (handle.kind === 'file') return { kind: 'file', name, file: () => handle.getFile() };
  return { kind: 'folder', name, children: () => childrenOf(handle) };
}

async function childrenOf(handle: FileSystemDirectoryHandle): Promise<TreeNode[]> {
  const children: TreeNode[] = [];
  for await (const child of handle.values()) children.push(nodeOf(child));
  return children;
}
