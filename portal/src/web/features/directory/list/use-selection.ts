import { MAX_BATCH } from '@lienzo/schema/directory/directory-endpoints';
import { directoryMessages } from '@lienzo/schema/directory/directory-messages';
import { useMemo, useState } from 'react';
import { messageOf } from '../../../shared/api/message-of';
import { notify } from '../../../shared/notices/notify';
import type { DirectoryItem, DirectoryRows } from './directory-rows';
import {
  clearChosen,
  moveActive,
  NOTHING_SELECTED,
  presentOf,
  type Selection,
  selectAllOf,
  selectItems,
  selectOnly,
  selectRange,
  shiftActive,
  toggleRow,
  withoutItems,
} from './selection';

export type SelectionControls = Selection & {
  items: DirectoryItem[];
  only: (index: number) => void;
  toggle: (index: number) => void;
  /** From the anchor to `index`, including rows that are not loaded yet. */
  extend: (index: number) => void;
  focusRow: (index: number) => void;
  /** Rows were inserted or removed above: the active row is kept. */
  shift: (by: number) => void;
  all: () => void;
  clear: () => void;
  /** Selects exactly these; the row at `index` becomes active. */
  choose: (index: number, items: readonly DirectoryItem[]) => void;
  /** Removes items that were moved or deleted, in whichever list is open by then. */
  drop: (ids: readonly string[]) => void;
};

/** Selection of the list's rows; a change of `place` clears it. */
export function useSelection(rows: DirectoryRows, position: string): SelectionControls {
  const [held, setHeld] = useState({ place: position, selection: NOTHING_SELECTED });
  const selection = held.place === position ? held.selection : NOTHING_SELECTED;
  const change = (next: (current: Selection) => Selection): void =>
    setHeld((current) => ({
      place: position,
      selection: next(current.place === position ? current.selection : NOTHING_SELECTED),
    }));
  const chosen = useMemo(() => presentOf(selection.chosen, rows.all), [selection.chosen, rows.all]);
  const last = Math.max(0, (rows.total ?? 0) - 1);
  const active = Math.min(selection.active, last);

  /** At most as many as one call may move or delete. */
  async function range(from: number, to: number): Promise<DirectoryItem[]> {
    const items = await rows.load(from, Math.min(to, from + MAX_BATCH - 1));
    if (to - from >= MAX_BATCH) notify.validation(directoryMessages.selectionFull);
    return items;
  }

  async function extend(index: number): Promise<void> {
    const [from, to] = [Math.min(selection.anchor, index), Math.max(selection.anchor, index)];
    change((current) => ({ ...current, active: index }));
    const items = await range(from, to);
    change((current) => (current.active === index ? selectRange(current, index, items) : current));
  }

  /** The row may be far from the loaded ones, as at the end of a long list. */
  async function only(index: number): Promise<void> {
    change(() => selectOnly(index, rows.at(index)));
    if (rows.at(index) !== undefined) return;
    const [item] = await rows.load(index, index);
    change((current) =>
      current.active === index && current.chosen.size === 0 ? selectOnly(index, item) : current,
    );
  }

  async function all(): Promise<void> {
    if (rows.total === null || rows.total === 0) return;
    const items = await range(0, rows.total - 1);
    change((current) => selectAllOf(current, items));
  }

  const tell = (cause: unknown): void => notify.danger(messageOf(cause));
  return {
    ...selection,
    chosen,
    active,
    items: [...chosen.values()],
    only: (index) => void only(index).catch(tell),
    toggle: (index) => change((current) => toggleRow(current, index, rows.at(index))),
    extend: (index) => void extend(index).catch(tell),
    focusRow: (index) => change((current) => moveActive(current, index)),
    shift: (by) => change((current) => shiftActive(current, by)),
    all: () => void all().catch(tell),
    clear: () => change(clearChosen),
    choose: (index, items) => change(() => selectItems(index, items)),
    drop: (ids) => setHeld((current) => ({ ...current, selection: withoutItems(current.selection, ids) })),
  };
}
