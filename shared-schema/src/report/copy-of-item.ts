import { withRenamedSources } from './formula-tables.ts';
import type { ReportItem } from './item.ts';
import { mapItemFormulas } from './placed-formulas.ts';

/**
 * A copy of an item, whose formulas follow what was copied along with it.
 * @param fresh the uuids of the copies, by those of their originals.
 */
export function copyOfItem(item: ReportItem, fresh: ReadonlyMap<string, string>): ReportItem {
  const { id: _stored, ...content } = item;
  const freshOf = (id: string): string => fresh.get(id) ?? id;
  return mapItemFormulas({ ...content, uuid: freshOf(item.uuid) }, (formula) =>
    withRenamedSources(formula, freshOf),
  );
}
