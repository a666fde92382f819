/** What each context menu offers: the actions of the bars and of the keyboard. */
import { editorMenuMessages as messages } from '@lienzo/schema/messages/editor-menu-messages';
import { hasTexts } from '@lienzo/schema/report/item-texts';
import {
  breakPage,
  copyItems,
  copySection,
  type Direction,
  deleteItems,
  deleteSection,
  equalizeSectionWidths,
  moveSectionTo,
  nudge,
  positionBeside,
  stackLeft,
  stackPosition,
} from '../actions/arranging.ts';
import { copyByMenu, pasteByMenu } from '../actions/clipboard.ts';
import { appendSection } from '../actions/inserting.ts';
import { selectAll, selectWholeSection } from '../actions/selecting.ts';
import { hasNoItems, positionOf } from '../model/document-queries.ts';
import type { EditorStore } from '../store/editor-store.ts';
import { openText } from '../store/slices/text-slice.ts';
import type { MenuTarget } from './menu-target.ts';

export type MenuEntry = {
  name: string;
  keys?: string;
  disabled?: boolean;
  danger?: boolean;
  run: () => void;
};

/** The entries for what is selected, in groups. */
export function menuEntries(store: EditorStore, target: MenuTarget): MenuEntry[][] {
  switch (target) {
    case 'items':
      return ofItems(store);
    case 'section':
      return ofSection(store);
    case 'page':
      return ofPage(store);
  }
}

const cut = (store: EditorStore) => ({ ...messages.cut, run: () => void copyByMenu(store, true) });
const copy = (store: EditorStore) => ({ ...messages.copy, run: () => void copyByMenu(store, false) });
const paste = (store: EditorStore) => ({ ...messages.paste, run: () => void pasteByMenu(store) });

function ofItems(store: EditorStore): MenuEntry[][] {
  const uuids = store.getState().edit.selection.items;
  const [only, ...others] = uuids;
  const shared = [
    cut(store),
    copy(store),
    paste(store),
    { ...messages.duplicate, run: () => copyItems(store, uuids) },
  ];
  const remove = [{ ...messages.remove, danger: true, run: () => deleteItems(store, uuids) }];
  return only === undefined || others.length > 0
    ? [shared, remove]
    : [...writing(store, only), shared, moves(store, only), aroundItem(store, only), remove];
}

function writing(store: EditorStore, uuid: string): MenuEntry[][] {
  const item = store.getState().edit.document.items[uuid];
  return item !== undefined && hasTexts(item)
    ? [[{ ...messages.write, run: () => openText(store, uuid) }]]
    : [];
}

const DIRECTIONS: Direction[] = ['up', 'down', 'left', 'right'];

const moves = (store: EditorStore, uuid: string): MenuEntry[] => [
  ...DIRECTIONS.map((direction) => ({
    ...messages[direction],
    disabled: positionBeside(store.getState().edit.document, uuid, direction) === null,
    run: () => nudge(store, uuid, direction),
  })),
  {
    ...messages.stack,
    disabled: stackPosition(store.getState().edit.document, uuid) === null,
    run: () => stackLeft(store, uuid),
  },
];

function aroundItem(store: EditorStore, uuid: string): MenuEntry[] {
  const section = positionOf(store.getState().edit.document, uuid)?.section;
  return section === undefined
    ? []
    : [
        pageBreak(store, section.id),
        { ...messages.selectSection, run: () => selectWholeSection(store, section.id) },
      ];
}

function pageBreak(store: EditorStore, id: string): MenuEntry {
  const { document } = store.getState().edit;
  const breaks = document.sections[id]?.separation === true;
  return {
    ...(breaks ? messages.removePageBreak : messages.addPageBreak),
    // The first section always begins the page.
    disabled: document.order[0] === id,
    run: () => breakPage(store, id, !breaks),
  };
}

function ofSection(store: EditorStore): MenuEntry[][] {
  const { document, selection } = store.getState().edit;
  const id = selection.section ?? '';
  const at = document.order.indexOf(id);
  const items = document.sections[id]?.items ?? [];
  const isEmpty = items.length === 0;
  return [
    [
      { ...cut(store), disabled: isEmpty },
      { ...copy(store), disabled: isEmpty },
      paste(store),
      { ...messages.duplicate, run: () => copySection(store, id) },
    ],
    [
      { name: messages.up.name, disabled: at === 0, run: () => moveSectionTo(store, id, at - 1) },
      {
        name: messages.down.name,
        disabled: at === document.order.length - 1,
        run: () => moveSectionTo(store, id, at + 2),
      },
      pageBreak(store, id),
      { ...messages.shareWidths, disabled: items.length < 2, run: () => equalizeSectionWidths(store, id) },
      { ...messages.addSectionBelow, run: () => appendSection(store, at + 1) },
    ],
    [{ ...messages.removeSection, danger: true, run: () => deleteSection(store, id) }],
  ];
}

const ofPage = (store: EditorStore): MenuEntry[][] => [
  [
    paste(store),
    {
      ...messages.selectAll,
      disabled: hasNoItems(store.getState().edit.document),
      run: () => selectAll(store),
    },
  ],
  [{ ...messages.addSection, run: () => appendSection(store) }],
];
