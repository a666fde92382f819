import type { ReportProblem } from '@lienzo/schema/report/validate-report';
import type { EditorStore } from '../store/editor-store.ts';
import { markProblems } from '../store/slices/save-slice.ts';
import { closeCoveringPanes, revealItem } from '../store/slices/view-slice.ts';
import { selectItem } from './selecting.ts';

/** Selects an item and scrolls it into view. */
export function focusItem(store: EditorStore, uuid: string): void {
  if (store.getState().edit.document.items[uuid] === undefined) return;
  revealItem(store, uuid);
  selectItem(store, uuid);
  closeCoveringPanes(store);
}

/** The element to focus for a problem of the report itself. */
const PLACES = { nombre: '[data-lz-name]', layouts: '[data-lz-palette], [data-lz-workspace]' };

/** Marks incomplete items, and goes to where a problem is fixed: its item, or a field of the top bar. */
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
