import type { ToSend } from './upload';

/** Files and empty folders that one drop may bring. */
export const MAX_ITEMS = 5000;

/** A folder or a file of the computer, however the browser gives it. */
export type TreeNode =
  | { kind: 'file'; name: string; file: () => Promise<File> }
  | { kind: 'folder'; name: string; children: () => Promise<TreeNode[]> };

/** What was brought: files and empty folders, whether folders were among them, whether some were left out. */
export type DroppedEntries = { things: ToSend[]; hasFolders: boolean; tooMany: boolean };

/** What systems leave in folders, and nobody means to send. */
const SYSTEM_FILES = new Set(['.DS_Store', 'Thumbs.db', 'desktop.ini']);

/** Reads folders with all that they hold; of folders, those that hold nothing are listed themselves. */
export async function readTree(roots: readonly TreeNode[]): Promise<DroppedEntries> {
  const waiting = roots.map((node) => ({ node, path: '' }));
  const items: ToSend[] = [];
  for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) {
    const { node, path } = next;
    const children = await childrenOf(node);
    waiting.push(...children.map((child) => ({ node: child, path: below(path, node.name) })));
    if (children.length > 0) continue;
    if (items.length === MAX_ITEMS) return { things: items, hasFolders: hasFolders(roots), tooMany: true };
    items.push({ name: node.name, path, file: node.kind === 'file' ? await node.file() : null });
  }
  return { things: items, hasFolders: hasFolders(roots), tooMany: false };
}

const below = (path: string, name: string): string => (path === '' ? name : `${path}/${name}`);

const hasFolders = (roots: readonly TreeNode[]): boolean => roots.some(({ kind }) => kind === 'folder');

async function childrenOf(node: TreeNode): Promise<TreeNode[]> {
  if (node.kind === 'file') return [];
  return (await node.children()).filter(({ name }) => !SYSTEM_FILES.has(name));
}
