import { type MouseEvent, type PointerEvent, useMemo, useRef } from 'react';
import { leaveColumn, selectColumn, startRenaming } from '../../actions/columns.ts';
import { selectItem, selectNothing, selectWholeSection, toggleItem } from '../../actions/selecting.ts';
import type { EditorStore } from '../../store/editor-store.ts';
import { selectedColumn, selectedTable } from '../../store/selected-column.ts';
import { openText } from '../../store/slices/text-slice.ts';
import { closeCoveringPanes } from '../../store/slices/view-slice.ts';
import { useEditorStore } from '../../store/use-editor.ts';
import { columnPositionAt } from '../columns/column-boxes.ts';

/** Pointer handlers for selecting and opening items, delegated: one set of listeners for the whole page. */
export function useCanvasPointer() {
  const store = useEditorStore();
  /** The only selected item at pointer down; a click on it opens its text. */
  const before = useRef<string | null>(null);
  /** A touch may be the start of scrolling: it selects on tap only. */
  const isTouch = useRef(false);
  return useMemo(
    () => ({
      onPointerDown: (event: PointerEvent) => {
        const target = targetOnPage(event);
        if (event.button !== 0 || target === null || handlesOwnPointer(target)) return;
        before.current = onlySelected(store);
        isTouch.current = event.pointerType === 'touch';
        if (isTouch.current) return;
        closeCoveringPanes(store);
        selectAt(store, target, isAdditive(event));
      },
      onClick: (event: MouseEvent) => {
        const target = targetOnPage(event);
        if (target === null) return;
        // Links on the page are not followed in the editor.
        if (target.closest('.lz-paper a') !== null) event.preventDefault();
        if (isTouch.current && !handlesOwnPointer(target)) {
          closeCoveringPanes(store);
          selectAt(store, target, isAdditive(event));
        }
        click(store, target, event, { before: before.current, isTouch: isTouch.current });
      },
    }),
    [store],
  );
}

type Press = { before: string | null; isTouch: boolean };

/** A click on an item that was already selected, or a double click, opens its text or selects its column. */
function click(store: EditorStore, target: Element, event: MouseEvent, { before, isTouch }: Press): void {
  const uuid = handlesOwnPointer(target) || isAdditive(event) ? null : itemAt(target);
  if (uuid === null) return;
  const wasSelected = uuid === before && uuid === onlySelected(store);
  if (!wasSelected && event.detail <= 1) return;
  const part = target.closest<HTMLElement>('[data-lz-part]')?.dataset.lzPart;
  openText(store, uuid, { at: { x: event.clientX, y: event.clientY }, part });
  clickColumn(store, target, event, isTouch);
}

/** A click on a cell of the selected table; a double click on a head, or a tap on that of the selected column, renames. */
function clickColumn(store: EditorStore, target: Element, event: MouseEvent, isTouch: boolean): void {
  const position = columnPositionAt(target, event.clientX);
  const before = selectedColumn(store.getState());
  const column = position === null ? undefined : selectedTable(store.getState())?.selected_columns[position];
  if (column === undefined) {
    leaveColumn(store);
    return;
  }
  selectColumn(store, column.column);
  const isAgain = event.detail > 1 || (isTouch && before?.key === column.column);
  if (isAgain && target.closest('thead') !== null) startRenaming(store);
}

/** Shift, Ctrl or Cmd add to the selection. */
const isAdditive = (event: MouseEvent): boolean => event.shiftKey || event.ctrlKey || event.metaKey;

function selectAt(store: EditorStore, target: Element, additive: boolean): void {
  const uuid = itemAt(target);
  if (uuid !== null) {
    if (additive) toggleItem(store, uuid);
    else if (!store.getState().edit.selection.items.includes(uuid)) selectItem(store, uuid);
    return;
  }
  const handle = target.closest<HTMLElement>('[data-lz-handle],[data-lz-section][data-empty]');
  const section = handle?.dataset.lzHandle ?? handle?.dataset.lzSection;
  if (section !== undefined) selectWholeSection(store, section);
  else if (target.closest('button') === null) selectNothing(store);
}

/** Menus of the toolbars are portals; React bubbles their events through the component tree. */
const targetOnPage = ({ target, currentTarget }: MouseEvent): Element | null =>
  target instanceof Element && currentTarget.contains(target) ? target : null;

/** The text editor and the floating toolbars handle their own pointer events. */
const handlesOwnPointer = (target: Element): boolean =>
  target.closest('[contenteditable="true"],[data-lz-no-drag]') !== null;

const itemAt = (target: Element): string | null =>
  target.closest<HTMLElement>('[data-lz-item]')?.dataset.lzItem ?? null;

function onlySelected(store: EditorStore): string | null {
  const { items } = store.getState().edit.selection;
  return items.length === 1 ? (items[0] ?? null) : null;
}
