import type { GraficaItem } from '@lienzo/schema/report/item';
import { change } from '../../actions/changing.ts';
import type { ItemFields } from '../../model/commands/update-item.ts';
import type { EditorStore } from '../../store/editor-store.ts';

/** Sets fields of a chart; consecutive changes with the same `mergeKey` are one history entry. */
export function changeChart(
  store: EditorStore,
  item: GraficaItem,
  fields: ItemFields<'grafica'>,
  what: string,
  mergeKey?: string,
): void {
  change(store, { uuid: item.uuid, nombre: 'grafica', fields }, what, mergeKey);
}
