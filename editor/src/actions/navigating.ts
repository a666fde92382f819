import type { ReportProblem } from '@lienzo/schema/report/report-problem';
import { firstNeed } from '../model/first-need.ts';
import type { EditorStore } from '../store/editor-store.ts';
import {
  closeCoveringPanes,
  revealItem,
  setPanes,
  showPropertyTab,
  wantField,
} from '../store/slices/view-slice.ts';
import { selectItem, selectNothing } from './selecting.ts';

/** Selects an item and scrolls it into view. */
export function focusItem(store: EditorStore, uuid: string): void {
  if (store.getState().edit.document.items[uuid] === undefined) return;
  revealItem(store, uuid);
  selectItem(store, uuid);
  closeCoveringPanes(store);
}

/** The element to focus for a problem of the report itself. */
const POSITIONS = {
  nombre: '[data-lz-name]',
  layouts: '[data-lz-palette], [data-lz-workspace]',
  parametros: '[data-lz-parameter]',
  filtros: '[data-lz-report-filters] input',
  conjuntos: '[data-lz-data-sets] input',
};

/** Selects an item and opens the field of its properties that gives it what it needs first. */
export function leadToNeed(store: EditorStore, uuid: string): void {
  const { edit, readOnly, room } = store.getState();
  const item = edit.document.items[uuid];
  const need = item === undefined ? null : firstNeed(item);
  if (readOnly || need === null) return;
  selectItem(store, uuid);
  showPropertyTab(store, 'data');
  setPanes(store, { right: true, ...(room === 'narrow' && { left: false }) });
  wantField(store, need);
}

/** What stands among the properties of the report. */
const isOfReportPanel = (field: string | undefined): field is 'parametros' | 'filtros' | 'conjuntos' =>
  field === 'parametros' || field === 'filtros' || field === 'conjuntos';

/** Goes to where a problem is fixed: its item, or a field of the top bar. */
export function goToProblem(
  store: EditorStore,
  { uuid, field }: Pick<ReportProblem, 'uuid'> & { field?: ReportProblem['field'] | undefined },
): void {
  if (uuid !== null) {
    focusItem(store, uuid);
    return;
  }
  if (isOfReportPanel(field)) {
    selectNothing(store);
    setPanes(store, { right: true });
  }
  const position = field === 'layouts' || isOfReportPanel(field) ? POSITIONS[field] : POSITIONS.nombre;
  // The properties of the report are there after the next drawing.
  requestAnimationFrame(() => document.querySelector<HTMLElement>(position)?.focus());
}
