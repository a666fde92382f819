import type { BROWSE_SORTS } from '@lienzo/schema/api/directory-endpoints';
import { z } from 'zod';

/** Said again, not imported: the router reads it on the login page, which needs none of the directory's calls. */
const SORTS = ['name', 'modified_at', 'size'] as const satisfies typeof BROWSE_SORTS;

/** More would make too long an address. */
export const MOST_CHOSEN = 30;

/** What the directory keeps in the URL besides the folder; anything else that stands there is ignored. */
export const directorySearch = z.object({
  /** Words to look for. A number in the URL is a word too. */
  q: z.coerce.string().max(200).optional().catch(undefined),
  /** 'carpeta': look only below this folder. */
  en: z.enum(['carpeta']).optional().catch(undefined),
  orden: z.enum(SORTS).optional().catch(undefined),
  sentido: z.enum(['asc', 'desc']).optional().catch(undefined),
  /** Whether the details are open beside the list. */
  detalle: z.literal(true).optional().catch(undefined),
  /** The file whose preview is open. */
  vista: z.uuid().optional().catch(undefined),
  /** What is to be selected and brought into sight as soon as the list is there; it goes from the URL then. */
  elegidos: z.array(z.uuid()).max(MOST_CHOSEN).optional().catch(undefined),
});
export type DirectorySearch = z.infer<typeof directorySearch>;

export type DirectorySort = { sort: (typeof SORTS)[number]; order: 'asc' | 'desc' };

/** The order in force: by name unless the URL says otherwise. */
export const sortOf = ({ orden = 'name', sentido = 'asc' }: DirectorySearch): DirectorySort => ({
  sort: orden,
  order: sentido,
});

/** The order after a head is pressed: another column begins with what one mostly looks for. */
export function nextSort(current: DirectorySort, column: DirectorySort['sort']): DirectorySort {
  if (current.sort !== column) return { sort: column, order: column === 'name' ? 'asc' : 'desc' };
  return { sort: column, order: current.order === 'asc' ? 'desc' : 'asc' };
}
