import type { PathStep } from '../repositories/file-system.ts';

/** Whether an item is the organization's root or the folder of a client, by its path including itself. */
export function isFixed(item: { client_id: string | null }, path: PathStep[]): boolean {
  if (path.length === 1) return true;
  return path.length === 2 && item.client_id !== null && path[0]?.client_id === null;
}
