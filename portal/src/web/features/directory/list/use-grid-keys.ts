import { type KeyboardEvent, useMemo } from 'react';
import { type Commands, every } from '../commands';
import type { DirectoryItem, DirectoryRows } from './directory-rows';
import { createTypeAhead } from './type-ahead';
import type { SelectionControls } from './use-selection';

/** Maximum number of rows searched by type-ahead. */
const TYPING_ROWS = 2000;

type GridKeysParts = {
  rows: DirectoryRows & { total: number };
  selection: SelectionControls;
  commands: Commands;
  goUp: () => void;
  /** Opens the row menu, which takes the focus asynchronously. */
  menu: { openOfActive: () => void; close: () => void; place: unknown };
  /** Brings a row into sight. */
  reveal: (index: number) => void;
  /** Number of rows per screen. */
  pageSize: number;
};

/** Keyboard navigation of the list (WAI-ARIA grid pattern, and conventions of file managers). */
export function useGridKeys(parts: GridKeysParts): (event: KeyboardEvent<HTMLElement>) => void {
  const typeAhead = useMemo(() => createTypeAhead(Date.now), []);
  return (event) => {
    if (event.target !== event.currentTarget || event.nativeEvent.isComposing) return;
    // A key pressed before the menu has the focus must not affect another row than the menu's; Escape closes it already.
    if (parts.menu.place !== null) {
      event.preventDefault();
      if (event.key === 'Escape') parts.menu.close();
      return;
    }
    const isHandled =
      stepByKey(event, parts) ||
      actByKey(event, parts, typeAhead.isOpen()) ||
      typeLetter(event, parts, typeAhead);
    if (isHandled) event.preventDefault();
  };
}

/** Arrows, Home, End and pages: alone they select, with Shift they extend, with Ctrl they only move. */
function stepByKey(event: KeyboardEvent, { rows, selection, reveal, pageSize }: GridKeysParts): boolean {
  const last = rows.total - 1;
  const { active } = selection;
  const targets: Record<string, number> = {
    ArrowDown: active + 1,
    ArrowUp: active - 1,
    Home: 0,
    End: last,
    PageDown: active + pageSize,
    PageUp: active - pageSize,
  };
  const wished = targets[event.key];
  if (wished === undefined || event.altKey || last < 0) return false;
  // The first arrow key selects the active row.
  const isFirst = selection.chosen.size === 0 && event.key.startsWith('Arrow') && active === 0;
  const target = isFirst ? active : Math.min(last, Math.max(0, wished));
  if (event.shiftKey) selection.extend(target);
  else if (event.ctrlKey || event.metaKey) selection.focusRow(target);
  else selection.only(target);
  reveal(target);
  return true;
}

type Press = {
  event: KeyboardEvent;
  /** The active row, and the targets of an action: the selection, or the active row without one. */
  item: DirectoryItem | undefined;
  chosen: readonly DirectoryItem[];
  isTyping: boolean;
};
type KeyAction = { fits: (press: Press) => boolean; run: (parts: GridKeysParts, press: Press) => void };

const withControl = ({ event }: Press): boolean => event.ctrlKey || event.metaKey;
const altKey = ({ event }: Press, code: string): boolean => event.altKey && event.code === code;

/** Key bindings, the first match applies; without the permission an action's key does nothing. */
const KEY_ACTIONS: readonly KeyAction[] = [
  {
    fits: (press) => withControl(press) && press.event.key.toLowerCase() === 'a',
    run: ({ selection }) => selection.all(),
  },
  {
    // While a word is typed a space is part of it.
    fits: ({ event, isTyping }) => event.key === ' ' && !isTyping,
    run: ({ selection }) => selection.toggle(selection.active),
  },
  { fits: ({ event }) => event.key === 'Escape', run: ({ selection }) => selection.clear() },
  {
    fits: ({ event }) => event.key === 'Enter',
    run: ({ commands }, { item }) => item !== undefined && commands.open(item),
  },
  {
    fits: (press) => press.event.key === 'Backspace' || altKey(press, 'ArrowUp'),
    run: ({ goUp }) => goUp(),
  },
  {
    fits: ({ event }) => event.key === 'ContextMenu' || (event.shiftKey && event.key === 'F10'),
    run: ({ menu }) => menu.openOfActive(),
  },
  {
    fits: ({ event }) => event.key === 'F2',
    run: ({ commands }, { item }) => item?.can.rename && commands.rename(item),
  },
  {
    fits: ({ event }) => event.key === 'Delete',
    run: ({ commands }, { chosen }) => every(chosen, 'delete') && commands.remove(chosen),
  },
  {
    fits: (press) => altKey(press, 'KeyM'),
    run: ({ commands }, { chosen }) => every(chosen, 'move') && commands.move(chosen),
  },
  {
    fits: (press) => altKey(press, 'KeyB'),
    run: ({ commands }, { chosen }) => every(chosen, 'download') && commands.download(chosen),
  },
];

function actByKey(event: KeyboardEvent, parts: GridKeysParts, isTyping: boolean): boolean {
  const { rows, selection } = parts;
  const item = rows.at(selection.active);
  const chosen = selection.items.length > 0 ? selection.items : item === undefined ? [] : [item];
  const press: Press = { event, item, chosen, isTyping };
  const action = KEY_ACTIONS.find(({ fits }) => fits(press));
  action?.run(parts, press);
  return action !== undefined;
}

function typeLetter(
  event: KeyboardEvent,
  { rows, selection, reveal }: GridKeysParts,
  typeAhead: ReturnType<typeof createTypeAhead>,
): boolean {
  if ([...event.key].length !== 1 || event.ctrlKey || event.metaKey || event.altKey) return false;
  // These two are handled by the screen.
  if (event.key === '?' || event.key === '/') return false;
  const names = Array.from({ length: Math.min(rows.total, TYPING_ROWS) }, (_, index) => rows.at(index)?.name);
  const existing = typeAhead.type(event.key, names, selection.active);
  if (existing !== null) {
    selection.only(existing);
    reveal(existing);
  }
  return true;
}
