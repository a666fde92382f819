import { repeatsPage } from '@lienzo/schema/report/item';
import { command } from '../command.ts';
import { itemsOfSection } from '../document-queries.ts';
import { requirePosition, requireSection } from '../draft-access.ts';
import { pageGroupAround, unlinkedTablesIn } from '../page-groups.ts';

/**
 * Adds page breaks so that unlinked tables are not printed once per row of a dynamic text: one before the text's
 * section if such a table is above, one before the first such table below.
 * Nothing changes where the page already repeats, or the table is in the same section.
 */
export const isolateDynamicText = command((draft, { uuid }: { uuid: string }) => {
  const { section } = requirePosition(draft, uuid);
  const group = pageGroupAround(draft, section.id);
  const repeats = group.some((one) =>
    itemsOfSection(draft, one.id).some((item) => repeatsPage(item) && item.uuid !== uuid),
  );
  if (repeats) return;
  const at = group.findIndex((one) => one.id === section.id);
  if (unlinkedTablesIn(draft, group.slice(0, at)).length > 0)
    requireSection(draft, section.id).separation = true;
  const below = group.slice(at + 1).find((one) => unlinkedTablesIn(draft, [one]).length > 0);
  if (below !== undefined) requireSection(draft, below.id).separation = true;
});
