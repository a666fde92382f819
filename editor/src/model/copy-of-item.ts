import { withRenamedSources } from '@lienzo/schema/report/formula-tables';
import type { ReportItem } from '@lienzo/schema/report/item';
import { mapItemFormulas } from '@lienzo/schema/report/placed-formulas';

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
