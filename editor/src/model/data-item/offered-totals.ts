import type { ColumnTotal, SelectedColumn } from '@lienzo/schema/data/column';
import { derivedTotal } from '@lienzo/schema/data/derived-measure';
import { MEASURE_TOTALS } from '@lienzo/schema/data/summary';
import { TOTAL_LABELS, totalsFor } from '@lienzo/schema/data/totals';
import { editorSummaryMessages } from '@lienzo/schema/messages/editor-summary-messages';
import type { DataItem } from '@lienzo/schema/report/item';

export type OfferedTotal = { total: ColumnTotal; label: string };

/** The totals that a column of an item can have: of a summary's measures themselves, over all rows. */
export function offeredTotals(item: DataItem, { column, data_type }: SelectedColumn): OfferedTotal[] {
  if (item.nombre !== 'tabla') return [];
  if (item.resumen === undefined)
    return totalsFor(data_type).map((total) => ({ total, label: TOTAL_LABELS[total] }));
  const { medidas, derivadas = [] } = item.resumen;
  const own = medidas.find(({ id }) => id === column);
  const derived = derivadas.find(({ id }) => id === column);
  const total = own === undefined ? derived && derivedTotal(derived.funcion) : MEASURE_TOTALS[own.funcion];
  return total === undefined ? [] : [{ total, label: editorSummaryMessages.total }];
}
