import type { BROWSE_SORTS } from '@lienzo/schema/directory/directory-endpoints';
import { z } from 'zod';

/** Repeated here instead of imported: the router loads this file on the login page. */
const SORTS = ['name', 'modified_at', 'size'] as const satisfies typeof BROWSE_SORTS;

/** Keeps the URL short. */
export const MAX_CHOSEN = 30;

/** The directory's state in the URL, besides the folder; other parameters are ignored. */
export const directorySearch = z.object({
  /** Search words. A number in the URL is a word too. */
  q: z.coerce.string().max(200).optional().catch(undefined),
  /** 'carpeta': search only below this folder. */
  en: z.enum(['carpeta']).optional().catch(undefined),
  orden: z.enum(SORTS).optional().catch(undefined),
  sentido: z.enum(['asc', 'desc']).optional().catch(undefined),
  /** Whether the details panel is open. */
  detalle: z.literal(true).optional().catch(undefined),
  /** The file with an open preview. */
  vista: z.uuid().optional().catch(undefined),
  /** Items to be selected and scrolled into view once the list is loaded; then removed from the URL. */
  elegidos: z.array(z.uuid()).max(MAX_CHOSEN).optional().catch(undefined),
});
export type DirectorySearch = z.infer<typeof directorySearch>;

export type DirectorySort = { sort: (typeof SORTS)[number]; order: 'asc' | 'desc' };

/** The current sort order: by name unless the URL has another one. */
export const sortOf = ({ orden = 'name', sentido = 'asc' }: DirectorySearch): DirectorySort => ({
  sort: orden,
  order: sentido,
});

/** The sort order after a column head is pressed; each column has its own initial direction. */
export function nextSort(current: DirectorySort, column: DirectorySort['sort']): DirectorySort {
  if (current.sort !== column) return { sort: column, order: column === 'name' ? 'asc' : 'desc' };
  return { sort: column, order: current.order === 'asc' ? 'desc' : 'asc' };
}
