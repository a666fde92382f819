import type { PageSetup } from '@lienzo/schema/report/report';
import { command } from '../command.ts';

/** `margins` may contain only the sides that change, in points. */
export type PageChange = Partial<Omit<PageSetup, 'margins'>> & { margins?: Partial<PageSetup['margins']> };

/** The limit of the document's schema: 3 inches. */
const MAX_MARGIN = 216;

/** Sets paper, margins, header or footer. */
export const setPage = command((draft, { margins, ...regions }: PageChange) => {
  Object.assign(draft.page, regions);
  for (const side of ['top', 'right', 'bottom', 'left'] as const) {
    const preferred = margins?.[side];
    if (preferred !== undefined && Number.isFinite(preferred))
      draft.page.margins[side] = Math.max(0, Math.min(MAX_MARGIN, Math.round(preferred * 100) / 100));
  }
});
