import { STARTER_CATEGORIES, type StarterReport } from '@lienzo/templates/reports/starter-report';
import { z } from 'zod';
import { matchesText } from '../../../shared/lists/matches-text';

/** The gallery's state in the URL; other parameters are ignored. */
export const gallerySearch = z.object({
  /** Search words. A number in the URL is a word too. */
  q: z.coerce.string().max(200).optional().catch(undefined),
  tema: z.enum(STARTER_CATEGORIES).optional().catch(undefined),
});
export type GallerySearch = z.infer<typeof gallerySearch>;

/** The starter reports of a category with every search word in their name, description or category. */
export function findStarters(
  starters: readonly StarterReport[],
  { q = '', tema }: GallerySearch,
): StarterReport[] {
  return starters.filter(
    (one) =>
      (tema === undefined || one.categoria === tema) &&
      matchesText(`${one.nombre} ${one.descripcion} ${one.categoria}`, q),
  );
}
