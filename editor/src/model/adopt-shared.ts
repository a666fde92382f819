import { isDataItem, type ReportItem } from '@lienzo/schema/report/item';
import { originOf, sharedIdOf, withoutShared } from '@lienzo/schema/report/shared-data';
import type { EditorDocument } from './editor-document.ts';

/**
 * A copied item in a report: what it shared in another report, and this one has not got, becomes its own. Its rows stay
 * those that it had.
 */
export function adoptShared(
  item: ReportItem,
  { filtros = [], conjuntos = [] }: Pick<EditorDocument, 'filtros' | 'conjuntos'>,
): ReportItem {
  if (!isDataItem(item)) return item;
  const isKnownSet = conjuntos.some(({ id }) => id === item.conjunto);
  const known = new Set(filtros.map(({ id }) => id));
  const isOther = item.filters.some(
    (filter) => originOf(filter) === 'report' && !known.has(sharedIdOf(filter.id)),
  );
  const own = withoutShared(item, [
    ...(isOther ? (['report'] as const) : []),
    ...(isKnownSet ? [] : (['set'] as const)),
  ]);
  if (isKnownSet || own.conjunto === undefined) return own;
  const { conjunto: _other, ...plain } = own;
  return plain;
}
