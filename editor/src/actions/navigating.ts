import type { ReportProblem } from '@lienzo/schema/report/validate-report';
import type { EditorStore } from '../store/editor-store.ts';
import { markProblems } from '../store/slices/save-slice.ts';
import { closeCoveringPanes, revealItem } from '../store/slices/view-slice.ts';
import { selectItem } from './selecting.ts';

/** Selects an item and brings it into view. */
export function focusItem(store: EditorStore, uuid: string): void {
  if (store.getState().edit.document.items[uuid] === undefined) return;
  revealItem(store, uuid);
  selectItem(store, uuid);
  closeCoveringPanes(store);
}

/** Where a problem of the report itself is mended. */
const PLACES = { nombre: '[data-lz-name]', layouts: '[data-lz-palette], [data-lz-workspace]' };

/** Marks what is incomplete, and brings the person to where a problem is mended: its item, or a field of the bar. */
export function goToProblem(
  store: EditorStore,
  { uuid, field }: Pick<ReportProblem, 'uuid'> & { field?: ReportProblem['field'] },
): void {
  markProblems(store, true);
  if (uuid !== null) {
    focusItem(store, uuid);
    return;
  }
  const place = field === 'layouts' ? PLACES.layouts : PLACES.nombre;
  document.querySelector<HTMLElement>(place)?.focus();
}
